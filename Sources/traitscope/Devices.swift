import AppleDevices
import ArgumentParser
import Checking
import Files
import PlaygroundModel

/// `traitscope devices`: the catalogue, with the size classes of each orientation and split.
struct Devices: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Lists the devices a playground can name.")

    @Flag(help: "Print JSON instead of a table.")
    var json = false

    func run() throws {
        let rows = DeviceCatalogue.all.map(DeviceRow.init)
        if json { return try Console.current.write(try JSONText.of(rows) + "\n") }
        try Console.current.print(rows.map(\.table).joined(separator: "\n"))
    }
}

/// A device of the catalogue as the command line prints it.
struct DeviceRow: Codable {
    /// One way the app's window can stand on it.
    struct Window: Codable {
        var orientation: String
        var split: String
        var width: Double
        var height: Double
        var horizontalSizeClass: String
        var verticalSizeClass: String
    }

    /// The insets of the full screen from a version of iOS on, with what they are known from.
    struct SafeArea: Codable {
        /// The first version; that of the device's first system has none.
        var since: Double?
        /// `[top, left, bottom, right]` in points, by orientation; those that are as before are left out.
        var portrait: [Double]?
        var landscape: [Double]?
        /// `low`, `medium` or `high`; of the first system it is that of the row.
        var confidence: String
        var source: String
        var note: String?
    }

    /// The versions of iOS that run on it.
    struct Systems: Codable {
        var first: Double
        /// Left out where none is known that does not run on it.
        var last: Int?
        var source: String
        /// The same in words, for people alone.
        var words = ""

        private enum CodingKeys: CodingKey {
            case first, last, source
        }

        init(_ range: SystemRange) {
            (first, last, source, words) = (range.first.number, range.last, range.source, range.inWords)
        }
    }

    /// A device with the same screen, by the id that a playground can name.
    struct Model: Codable {
        var id: String
        var aliases: [String]
        var name: String
        var longName: String
        var systems: Systems
    }

    var id: String
    var aliases: [String]
    var name: String
    var longName: String
    var models: [Model]
    var year: Int
    /// Left out for a device that runs no iOS.
    var systems: Systems?
    var safeAreas: [SafeArea]
    var idiom: String
    var width: Double
    var height: Double
    var scale: Double
    var forceTouch: Bool
    var windows: [Window]
    /// Those of a device that folds; left out of others.
    var displays: [DisplayRow]?

    init(_ device: Device) {
        id = device.id
        aliases = device.aliases
        name = device.name
        longName = device.longName
        models = device.models.map {
            Model(id: $0.id, aliases: $0.aliases, name: $0.name, longName: $0.longName, systems: Systems($0.systems))
        }
        year = device.year
        systems = device.systems.map(Systems.init)
        safeAreas = Self.safeAreas(of: device)
        idiom = device.idiom.rawValue
        (width, height) = (device.size.width, device.size.height)
        scale = device.scale
        forceTouch = device.hasForceTouch
        windows = Self.windows(of: device)
        displays = device.hinge.map { [DisplayRow($0.outer, name: "outer"), DisplayRow($0.inner, name: "inner")] }
    }

    private static func safeAreas(of device: Device) -> [SafeArea] {
        func numbers(_ insets: EdgeInsets?) -> [Double]? { insets.map { [$0.top, $0.left, $0.bottom, $0.right] } }
        let first = SafeArea(
            portrait: numbers(device.portrait?.safeAreaInsets), landscape: numbers(device.landscape?.safeAreaInsets),
            confidence: device.confidence.rawValue, source: device.source)
        return [first] + device.safeAreaChanges.map { change in
            SafeArea(
                since: change.version.number, portrait: numbers(change.portrait), landscape: numbers(change.landscape),
                confidence: change.confidence.rawValue, source: change.source, note: change.note)
        }
    }

    private static func windows(of device: Device) -> [Window] {
        [(InterfaceOrientation.portrait, "portrait"), (.landscapeRight, "landscape")].flatMap { orientation, word in
            guard let full = device.fullScreen(in: orientation) else { return [Window]() }
            let size = device.screenSize(in: orientation)
            let whole = Window(
                orientation: word, split: WindowConfiguration.fullScreen.word, width: size.width, height: size.height,
                horizontalSizeClass: full.horizontalSizeClass.rawValue, verticalSizeClass: full.verticalSizeClass.rawValue
            )
            let shared = device.multitaskingWindows
                .filter { $0.isPortrait == orientation.isPortrait && $0.configuration != .fullScreen }
                .map { window in
                    Window(
                        orientation: word, split: window.configuration.word, width: window.size.width,
                        height: window.size.height, horizontalSizeClass: window.horizontalSizeClass.rawValue,
                        verticalSizeClass: full.verticalSizeClass.rawValue
                    )
                }
            return [whole] + shared
        }
    }

    /// The row as a heading and a line for each window.
    var table: String {
        let heading = "\(id)  \(longName), \(Size(width: width, height: height).word) @\(scale.shortText)x"
            + (forceTouch ? ", 3D Touch" : "")
            + (systems.map { ", " + $0.words } ?? "")
            + (aliases.isEmpty ? "" : "; also \(aliases.joined(separator: ", "))")
        let lines = windows.map { window in
            let place = "\(window.orientation) \(window.split)".padded(to: 22)
            let size = Size(width: window.width, height: window.height).word.padded(to: 11)
            return "    \(place)\(size)w\(window.horizontalSizeClass.initial) h\(window.verticalSizeClass.initial)"
        }
        return ([heading] + lines + (displays ?? []).flatMap { $0.lines }).joined(separator: "\n")
    }
}

extension String {
    /// `C` of `compact`, as badges write a size class.
    fileprivate var initial: String { prefix(1).uppercased() }
}

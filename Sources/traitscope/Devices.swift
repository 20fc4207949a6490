import AppleDevices
import ArgumentParser
import PlaygroundModel

/// `traitscope devices`: the catalogue, with the size classes of each orientation and split.
struct Devices: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Lists the devices a playground can name.")

    @Flag(help: "Print JSON instead of a table.")
    var json = false

    func run() throws {
        let rows = DeviceCatalogue.all.map(DeviceRow.init)
        if json {
            print(try JSONText.of(rows))
        } else {
            for row in rows { print(row.table) }
        }
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

    var id: String
    var aliases: [String]
    var name: String
    var idiom: String
    var width: Double
    var height: Double
    var scale: Double
    var forceTouch: Bool
    var windows: [Window]

    init(_ device: Device) {
        id = device.id
        aliases = device.aliases
        name = device.name
        idiom = device.idiom.rawValue
        (width, height) = (device.size.width, device.size.height)
        scale = device.scale
        forceTouch = device.hasForceTouch
        windows = Self.windows(of: device)
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
        let heading = "\(id)  \(name), \(Size(width: width, height: height).word) @\(scale.shortText)x"
            + (forceTouch ? ", 3D Touch" : "") + (aliases.isEmpty ? "" : "; also \(aliases.joined(separator: ", "))")
        let lines = windows.map { window in
            let place = "\(window.orientation) \(window.split)".padded(to: 22)
            let size = Size(width: window.width, height: window.height).word.padded(to: 11)
            return "    \(place)\(size)w\(window.horizontalSizeClass.initial) h\(window.verticalSizeClass.initial)"
        }
        return ([heading] + lines).joined(separator: "\n")
    }
}

extension String {
    /// The text filled with spaces up to a length.
    func padded(to length: Int) -> String {
        self + String(repeating: " ", count: max(1, length - count))
    }

    /// `C` of `compact`, as badges write a size class.
    fileprivate var initial: String { prefix(1).uppercased() }
}

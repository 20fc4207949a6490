import AppleDevices
import ArgumentParser
import Checking
import Files
import JSON
import PlaygroundModel

struct Devices: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Lists the devices a playground can name.")

    @Flag(help: "Print JSON instead of a table.")
    var json = false

    func run() throws {
        let rows = DeviceCatalogue.all.map(DeviceRow.init)
        if json { return try Console.current.write(try JSONText.of(rows.map(\.json))) }
        try Console.current.print(rows.map(\.table).joined(separator: "\n"))
    }
}

private struct DeviceRow {
    private struct Window {
        var orientation: String
        var split: WindowConfiguration
        var size: Size
        var horizontalSizeClass: UserInterfaceSizeClass
        var verticalSizeClass: UserInterfaceSizeClass

        var json: JSONValue {
            .object([
                "orientation": orientation.json, "split": split.word.json, "width": .number(size.width), "height": .number(size.height),
                "horizontalSizeClass": horizontalSizeClass.rawValue.json, "verticalSizeClass": verticalSizeClass.rawValue.json,
            ])
        }
    }

    private let device: Device
    private let windows: [Window]
    /// The displays. Empty unless the device folds.
    private let displays: [DisplayRow]

    init(_ device: Device) {
        self.device = device
        windows = Self.windows(of: device)
        displays = device.hinge.map { [DisplayRow(display: $0.outer, name: "outer"), DisplayRow(display: $0.inner, name: "inner")] } ?? []
    }

    private static func windows(of device: Device) -> [Window] {
        [(InterfaceOrientation.portrait, "portrait"), (.landscapeRight, "landscape")].flatMap { orientation, word in
            guard let full = device.fullScreen(in: orientation) else { return [Window]() }
            let whole = Window(
                orientation: word, split: .fullScreen, size: device.screenSize(in: orientation),
                horizontalSizeClass: full.horizontalSizeClass, verticalSizeClass: full.verticalSizeClass)
            let shared = device.multitaskingWindows
                .filter { $0.isPortrait == orientation.isPortrait && $0.configuration != .fullScreen }
                .map { window in
                    Window(
                        orientation: word, split: window.configuration, size: window.size,
                        horizontalSizeClass: window.horizontalSizeClass, verticalSizeClass: full.verticalSizeClass)
                }
            return [whole] + shared
        }
    }

    /// Lengths are in points. Keys without a value are absent, such as `systems` without iOS and `displays` without a hinge.
    var json: JSONValue {
        .object([
            "id": device.id.json, "aliases": .strings(device.aliases), "name": device.name.json, "longName": device.longName.json,
            "models": .array(device.models.map(Self.json)), "year": .number(device.year), "systems": device.systems?.json,
            "safeAreas": .array(safeAreas),
            "idiom": device.idiom.rawValue.json, "width": .number(device.size.width), "height": .number(device.size.height),
            "scale": .number(device.scale), "forceTouch": .bool(device.hasForceTouch),
            "windows": .array(windows.map(\.json)), "displays": displays.isEmpty ? nil : .array(displays.map(\.json)),
        ])
    }

    /// A model that has the same screen, with an id that playgrounds can use.
    private static func json(_ model: Device.Model) -> JSONValue {
        .object([
            "id": model.id.json, "aliases": .strings(model.aliases), "name": model.name.json, "longName": model.longName.json,
            "systems": model.systems.json,
        ])
    }

    /// The full-screen insets, each valid from a version of iOS. The first entry has no version. Unchanged insets are absent.
    private var safeAreas: [JSONValue] {
        let first: JSONValue = .object([
            "portrait": device.portrait?.safeAreaInsets.json, "landscape": device.landscape?.safeAreaInsets.json,
            "confidence": device.confidence.rawValue.json, "source": device.source.json,
        ])
        return [first] + device.safeAreaChanges.map { change in
            .object([
                "since": .number(change.version.number), "portrait": change.portrait?.json, "landscape": change.landscape?.json,
                "confidence": change.confidence.rawValue.json, "source": change.source.json, "note": change.note?.json,
            ])
        }
    }

    var table: String {
        let heading = "\(device.id)  \(device.longName), \(device.size.word) @\(device.scale.shortText)x"
            + (device.hasForceTouch ? ", 3D Touch" : "")
            + (device.systems.map { ", " + $0.inWords } ?? "")
            + (device.aliases.isEmpty ? "" : "; also \(device.aliases.joined(separator: ", "))")
        let lines = windows.map { window in
            let place = "\(window.orientation) \(window.split.word)".padded(to: 22)
            let classes = "w\(window.horizontalSizeClass.initial) h\(window.verticalSizeClass.initial)"
            return "    \(place)\(window.size.word.padded(to: 11))\(classes)"
        }
        return ([heading] + lines + displays.flatMap { $0.lines }).joined(separator: "\n")
    }
}

extension SystemRange {
    /// `last` is absent if the device runs the newest iOS.
    fileprivate var json: JSONValue {
        .object(["first": .number(first.number), "last": last.map { .number($0) }, "source": source.json])
    }
}

extension UserInterfaceSizeClass {
    /// The initial, such as `C` for `compact`, as badges show size classes.
    var initial: String { rawValue.prefix(1).uppercased() }
}

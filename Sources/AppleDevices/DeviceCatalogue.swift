import PlaygroundModel

/// The devices a playground can name, with the facts that decide their traits and layout.
///
/// The facts are data: `devices.toml` and `multitasking.toml` beside this file, embedded in the program, with their
/// sources and doubts as comments. To add a device, add a table there.
public enum DeviceCatalogue {
    /// Every device, in the order of the table.
    public static let all: [Device] = load()

    private static let indexOfID = Dictionary(
        uniqueKeysWithValues: all.enumerated().flatMap { index, device in ([device.id] + device.aliases).map { ($0, index) } }
    )

    /// The ids of all devices, their aliases behind them, in the order of the table: what a playground can write, and a message
    /// offers in place of an unknown one.
    public static var names: [String] { all.flatMap { [$0.id] + $0.aliases } }

    /// The device of that id; for the id of a model, or another name of it, the device as that model.
    public static func device(id: String) -> Device? {
        #if hasFeature(Embedded)
        // An exported page needs a few devices, at once: to read of all takes it as long as to read its playground.
        return deviceAlone(id: id)
        #else
        return indexOfID[id].map { all[$0].model(id) }
        #endif
    }

    /// The same, read from the lines about it and no others.
    static func deviceAlone(id: String) -> Device? {
        let devices = TableLines(in: PackageResources.devices_toml, headed: "[[device]]")
        let pads = TableLines(in: PackageResources.multitasking_toml, headed: "[[pad]]")
        guard let row = devices.first(naming: id, in: ["id = ", "    { id = "]) else { return nil }
        do {
            let device = try DeviceTable.devices(in: row, windows: [:])[0]
            guard let pad = pads.first(naming: device.id, in: ["devices = "]) else { return device.model(id) }
            return try DeviceTable.devices(in: row, windows: MultitaskingTable.windows(in: pad))[0].model(id)
        } catch {
            preconditionFailure("the device catalogue cannot be read: \(error)")
        }
    }

    /// The devices of a group, in the order of the table.
    public static func devices(in group: DeviceGroup) -> [Device] {
        all.filter(group.contains)
    }

    /// What the embedded tables say. They are part of the program, so a mistake in them is one in the program.
    private static func load() -> [Device] {
        do {
            let windows = try MultitaskingTable.windows(in: PackageResources.multitasking_toml)
            return try DeviceTable.devices(in: PackageResources.devices_toml, windows: windows)
        } catch {
            preconditionFailure("the device catalogue cannot be read: \(error)")
        }
    }
}

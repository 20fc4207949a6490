import PlaygroundModel

/// The devices that a playground can name, with the facts that decide their traits and layout.
///
/// The facts are in `devices.toml` and `multitasking.toml` next to this file, with sources and doubts as comments.
public enum DeviceCatalogue {
    /// In the order of the table.
    public static let all: [Device] = load()

    private static let indexOfID = Dictionary(
        uniqueKeysWithValues: all.enumerated().flatMap { index, device in ([device.id] + device.aliases).map { ($0, index) } }
    )

    /// The ids and aliases of all devices in the order of the table: what a playground can write, and what messages suggest.
    public static var names: [String] { all.flatMap { [$0.id] + $0.aliases } }

    /// The device of an id; for the id or alias of a model, the device as that model.
    public static func device(id: String) -> Device? {
        #if hasFeature(Embedded)
        // Reading all devices would take an exported page as long as reading its playground.
        return deviceAlone(id: id)
        #else
        return indexOfID[id].map { all[$0].model(id) }
        #endif
    }

    /// The same, read from its own lines alone.
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

    /// In the order of the table.
    public static func devices(in group: DeviceGroup) -> [Device] {
        all.filter(group.contains)
    }

    /// The tables are part of the program, so a mistake in them is a programming error.
    private static func load() -> [Device] {
        do {
            let windows = try MultitaskingTable.windows(in: PackageResources.multitasking_toml)
            return try DeviceTable.devices(in: PackageResources.devices_toml, windows: windows)
        } catch {
            preconditionFailure("the device catalogue cannot be read: \(error)")
        }
    }
}

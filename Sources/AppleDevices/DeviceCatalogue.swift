import PlaygroundModel

/// The devices that a playground can name, with the facts that determine their traits and layout. `devices.toml` and
/// `multitasking.toml` contain the facts, with sources and doubts as comments.
public enum DeviceCatalogue {
    /// The devices in the order of the table.
    public static let all: [Device] = load()

    private static let indexOfID = Dictionary(
        uniqueKeysWithValues: all.enumerated().flatMap { index, device in ([device.id] + device.aliases).map { ($0, index) } }
    )

    /// The ids and aliases of all devices in the order of the table, for playgrounds and for suggestions in messages.
    public static var names: [String] { all.flatMap { [$0.id] + $0.aliases } }

    /// - Parameter id: A device's id, or the id or alias of a model. For a model, the result is the device as that model.
    public static func device(id: String) -> Device? {
        #if hasFeature(Embedded)
        // In an exported page, reading all devices would take as long as reading the playground.
        if let device = devicesRead[id] { return device }
        let device = deviceAlone(id: id)
        if let device { devicesRead[id] = device }
        return device
        #else
        return indexOfID[id].map { all[$0].model(id) }
        #endif
    }

    #if hasFeature(Embedded)
    /// Devices that were read individually. A page's engine runs on one thread.
    private nonisolated(unsafe) static var devicesRead: [String: Device] = [:]
    #endif
    private static let deviceLines = TableLines(in: PackageResources.devices_toml, headed: "[[device]]", named: ["id = ", "    { id = "])
    private static let padLines = TableLines(in: PackageResources.multitasking_toml, headed: "[[pad]]", named: ["devices = "])

    /// Reads only the device's own lines.
    static func deviceAlone(id: String) -> Device? {
        guard let row = deviceLines[id] else { return nil }
        do {
            let device = try DeviceTable.devices(in: row, windows: [:])[0]
            guard let pad = padLines[device.id] else { return device.model(id) }
            return try DeviceTable.devices(in: row, windows: MultitaskingTable.windows(in: pad))[0].model(id)
        } catch {
            preconditionFailure("the device catalogue cannot be read: \(error)")
        }
    }

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

import PlaygroundModel

/// Reads `[[sets]]`: `{ name = "iPads", devices = ["pads"] }`.
struct DeviceSetReader {
    let profile: BehaviourProfile

    func read(_ list: ValueCursor) -> [DeviceSet] {
        guard let elements = list.elements(limit: PlaygroundLimits.sets) else { return [] }
        let read = elements.map { $0.table("a set") { set($0) } ?? nil }
        let names = zip(elements, read).compactMap { element, set in set.map { (element, $0.name) } }
        let distinct = Set(list.distinct(names).map { $0.0.path })
        return zip(elements, read).compactMap { element, set in distinct.contains(element.path) ? set : nil }
    }

    private func set(_ table: TableCursor) -> DeviceSet? {
        let name = table.required("name", example: "name = \"iPads\"").flatMap { $0.line() }
        let list = table.required("devices", example: "devices = [\"pads\"]")
        let devices = list.map(DeviceReader(profile: profile).configurations) ?? []
        if let list, list.value == .array([]) { list.report(ValidationMistake.emptySet(name ?? "")) }
        return name.map { DeviceSet(name: $0, devices: devices) }
    }
}

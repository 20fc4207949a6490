import AppleDevices
import PlaygroundModel

/// Reads `[[notes]]`: `{ on = "home.photo", text = "Gives way first.", device = "iphone-se-1" }`.
struct NotesReader {
    private let playground: Playground

    init(_ playground: Playground) {
        self.playground = playground
    }

    func read(_ list: ValueCursor) -> [Note] {
        (list.elements() ?? []).compactMap { element in
            element.table("a note") { note($0) } ?? nil
        }
    }

    private func note(_ table: TableCursor) -> Note? {
        let element = table.required("on", example: "on = \"home.photo\"").flatMap { $0.element(of: playground.controllers) }
        let text = table.required("text", example: "text = \"…\", a few words for readers of the board")?.line()
        let devices = table["device"].map(self.devices)
        // A note for an unknown device must not appear on all devices.
        guard let element, let text, devices != .some(nil) else { return nil }
        return Note(path: table.path, element: element, text: text, devices: devices ?? nil)
    }

    /// The IDs for a model, for one of the file's own devices, or for a group.
    private func devices(_ value: ValueCursor) -> Set<String>? {
        guard let name = value.string() else { return nil }
        if let group = DeviceGroup(rawValue: name) { return Set(DeviceCatalogue.devices(in: group).map { $0.id }) }
        let listed = (playground.devices + playground.sets.flatMap { $0.devices }).map { $0.device }
        if let device = DeviceCatalogue.device(id: name) ?? listed.first(where: { $0.name == name }) { return [device.id] }
        let known = DeviceGroup.allCases.map { $0.rawValue } + listed.map { $0.name } + DeviceCatalogue.names
        value.report(ValidationMistake.unknownDevice(name, known: known))
        return nil
    }
}

extension ValueCursor {
    /// The element for `inbox`, or for `inbox.list`, a view or bar item.
    func element(of controllers: [ControllerDefinition]) -> NamedElement? {
        guard let text = string() else { return nil }
        let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let name = parts[0]
        guard !controllers.isEmpty else { return nil }
        guard let controller = controllers.first(where: { $0.id.name == name }) else {
            report(ValidationMistake.unknownController(name, known: controllers.map { $0.id.name }))
            return nil
        }
        guard parts.count > 1 else { return NamedElement(controller: controller.id) }
        let view = ViewID(parts[1])
        guard controller.view(view) != nil || controller.item(view) != nil else {
            let known = (controller.views.map { $0.id } + controller.items.map { $0.id }).map { $0.name }
            report(ValidationMistake.unknownView(view.name, known: known))
            return nil
        }
        return NamedElement(controller: controller.id, view: view)
    }
}

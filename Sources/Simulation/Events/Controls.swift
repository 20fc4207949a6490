import PlaygroundModel

/// Lets a person work a control: it keeps the value and sends its action (UIControl.Event.valueChanged).
enum Controls {
    /// - Returns: what came of it, without the event itself.
    static func change(
        _ view: ViewDefinition, of controller: SceneController, to value: ControlValue, in app: inout DeviceSimulation
    ) -> [LogEntry] {
        guard ControlValue.property(of: view.kind) == value.property, isPermitted(value, of: view, in: controller) else {
            return [LogEntry(.ignored(.notOfControl(value.property, view.id, in: controller.id)), path: view.path)]
        }
        let resolved = controller.views.first { $0.id == view.id }
        guard resolved?.properties[value.property] != value.propertyValue else {
            return [LogEntry(.ignored(.nothingNew), path: view.path)]
        }
        app.state.update(controller.id) { $0.changes.set(value.property, of: view.id, to: value.propertyValue) }
        let changed = LogEntry(.viewChanged(view.id, value.property, value.propertyValue), path: view.path)
        guard let action = view.tap else { return [changed] }
        var sender = Sender(controller: controller.id, view: view.id, path: view.path.appending("tap"))
        sender.value = words(of: value, in: resolved)
        return [changed] + Actions.perform(action, by: sender, in: &app)
    }

    /// What a tap on a switch makes of it; `nil` for other views, which a tap alone does not change.
    static func valueAfterTap(on view: ViewDefinition, in controller: SceneController) -> ControlValue? {
        guard view.kind == .switch else { return nil }
        return .isOn(controller.views.first { $0.id == view.id }?.properties.bool(.isOn) != true)
    }

    private static func isPermitted(_ value: ControlValue, of view: ViewDefinition, in controller: SceneController) -> Bool {
        switch value {
        case .isOn, .text: true
        case .value(let value): view.kind == .stepper || (0...1).contains(value)
        case .selectedSegmentIndex(let index):
            controller.views.first { $0.id == view.id }?.properties.strings(.segments).indices.contains(index) == true
        }
    }

    /// The value as `{value}` stands for it in an action.
    private static func words(of value: ControlValue, in view: ResolvedView?) -> String {
        switch value {
        case .isOn(let isOn): isOn ? "on" : "off"
        case .value(let number): number.logText
        case .selectedSegmentIndex(let index): view?.properties.strings(.segments)[index] ?? ""
        case .text(let text): text
        }
    }

    // MARK: Actions

    /// `tap = { set = { greeting.text = "Hello {value}" } }`: what an element makes of its controller's views.
    static func set(
        _ assignments: [AdaptiveElement.Assignment], by sender: Sender, in app: inout DeviceSimulation
    ) -> [LogEntry] {
        let definition = app.definition(of: sender.controller)
        return assignments.map { assignment in
            guard let view = definition?.view(assignment.view), assignment.property.applies(to: view.kind) else {
                return LogEntry(.ignored(.noSuchView(assignment.view, in: sender.controller)), path: sender.path)
            }
            let value = sender.filling(assignment.value)
            app.state.update(sender.controller) { $0.changes.set(assignment.property, of: view.id, to: value) }
            return LogEntry(.viewChanged(view.id, assignment.property, value), path: sender.path)
        }
    }
}

extension Sender {
    /// A text with the sender's value in place of `{value}`.
    fileprivate func filling(_ value: PropertyValue) -> PropertyValue {
        guard case .string(let text) = value, let word = self.value else { return value }
        return .string(text.replacing("{value}", by: word))
    }
}

extension String {
    /// Byte by byte: the standard library's own search is not part of Embedded Swift.
    fileprivate func replacing(_ wanted: String, by replacement: String) -> String {
        let (bytes, wanted) = (Array(utf8), Array(wanted.utf8))
        var result: [UInt8] = []
        var index = 0
        while index < bytes.count {
            if bytes[index...].starts(with: wanted) {
                result += Array(replacement.utf8)
                index += wanted.count
            } else {
                result.append(bytes[index])
                index += 1
            }
        }
        return String(decoding: result, as: UTF8.self)
    }
}

import PlaygroundLanguage
import PlaygroundModel

extension SwiftLines {
    /// Sets the members of a stage whose values differ from UIKit's defaults.
    ///
    /// - Parameter target: The owner of the members, with its dot. Empty for the controller itself.
    mutating func add(_ stage: UIKitMember.Stage, of controller: ControllerDefinition, on target: String = "", _ run: EjectionRun) {
        for row in ControllerKeys.all where row.member?.stage == stage && row.belongs(to: controller.kind.word) {
            guard let value = row.value(in: controller), value != row.default, let literal = SwiftLiteral.plain(value) else { continue }
            let statement = "\(target)\(row.member?.name ?? row.name) = \(literal)"
            add(run.comments(at: controller.path.appending(row.name)))
            addAvailable(since: row.feature?.availability.introduced ?? 0, run.deployment) { $0.add(statement) }
        }
    }
}

extension SwiftLiteral {
    fileprivate static func plain(_ value: PropertyValue) -> String? {
        switch value {
        case .bool(let bool): bool ? "true" : "false"
        case .string(let word): ".\(word)"
        case .number(let number): self.number(number)
        case .strings, .stringLists, .integers, .time, .color, .font, .insets, .size, .transform, .gradient, .symbolConfiguration, .compositionalLayout: nil
        }
    }
}

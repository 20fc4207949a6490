import PlaygroundLanguage
import PlaygroundModel

extension SwiftLines {
    /// Sets the members of a stage of which a controller has other values than UIKit's own.
    ///
    /// - Parameter target: What the members are of, with a point behind it; empty for the controller itself.
    mutating func add(_ stage: UIKitMember.Stage, of controller: ControllerDefinition, on target: String = "", _ deployment: Int) {
        for row in ControllerKeys.all where row.member?.stage == stage && row.belongs(to: controller.kind.word) {
            guard let value = row.value(in: controller), value != row.default, let literal = SwiftLiteral.plain(value) else { continue }
            let statement = "\(target)\(row.member?.name ?? row.name) = \(literal)"
            addAvailable(since: row.feature?.availability.introduced ?? 0, deployment) { $0.add(statement) }
        }
    }
}

extension SwiftLiteral {
    /// A value of a row that is true or false, a number, or one of the cases of an enumeration.
    fileprivate static func plain(_ value: PropertyValue) -> String? {
        switch value {
        case .bool(let bool): bool ? "true" : "false"
        case .string(let word): ".\(word)"
        case .number(let number): self.number(number)
        case .strings, .stringLists, .integers, .time, .color, .font, .insets, .size: nil
        }
    }
}

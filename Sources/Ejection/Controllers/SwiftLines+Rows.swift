import PlaygroundLanguage
import PlaygroundModel

extension SwiftLines {
    /// Sets members of a stage that differ from UIKit's defaults. `target` is their owner with its dot, or empty for the controller.
    mutating func add(_ stage: UIKitMember.Stage, of controller: ControllerDefinition, on target: String = "", _ run: EjectionRun) {
        for row in ControllerKeys.all where row.belongs(to: controller.kind.word) {
            let members = row.members.filter { $0.stage == stage }
            guard !members.isEmpty, let type = row.type, let value = row.value(in: controller), value != row.default,
                  let literal = run.expression(value, of: type)
            else { continue }
            add(run.comments(at: controller.path.appending(row.name)))
            addAvailable(since: row.feature?.availability.introduced ?? 0, run.deployment) {
                for member in members { $0.assign("\(target)\(member.name ?? row.name)", literal) }
            }
        }
    }
}

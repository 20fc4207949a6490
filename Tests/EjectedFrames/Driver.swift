@testable import Ejection
import PlaygroundModel
import PlaygroundReader

/// The main function of a program with an ejected package's sources: it makes controllers as the package's own code does.
struct Driver {
    let text: String
    /// The names of the package.
    let run: EjectionRun

    init(_ controllers: [ControllerID], playground: Playground, reading: PlaygroundFile.ReadResult, deployment: Int) {
        guard let index = reading.index else { preconditionFailure("a playground that was read has an index") }
        run = EjectionRun(playground, index: index, options: EjectionOptions(deployment: deployment))
        let writer = TextWriter(run: run)
        var lines = ["import UIKit", "", "UIKitRecorder.run(["]
        for (place, controller) in controllers.enumerated() {
            lines.append("    \"\(place)\": { \(run.making(controller, writer).text) },")
        }
        lines.append(controllers.isEmpty ? "    :" : "")
        lines.append("], customTraits: [")
        // An app can declare traits from iOS 17 on.
        let traits = deployment >= 17 ? playground.customTraits : []
        for trait in traits {
            guard let names = run.names.traits[trait.name] else { preconditionFailure("every trait has names") }
            lines.append("    \(SwiftLiteral.text(trait.name).text): { value, traits in")
            for value in trait.values {
                let name = names.cases[value] ?? value
                lines.append("        if value == \(SwiftLiteral.text(value).text) { traits[\(names.type).self] = .\(name) }")
            }
            lines.append("    },")
        }
        lines.append(traits.isEmpty ? "    :" : "")
        lines.append("])")
        text = lines.joined(separator: "\n") + "\n"
    }
}

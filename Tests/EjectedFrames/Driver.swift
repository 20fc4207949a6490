import Ejection
import Foundation
import PlaygroundModel
import PlaygroundReader

/// The main function of a program with an ejected package's sources. It makes controllers in the same way as the package's own code.
struct Driver {
    let text: String
    let names: EjectedNames

    /// - Parameter package: The folder of the ejected package. UIKit creates its cells by their classes.
    init(_ controllers: [ControllerID], playground: Playground, reading: PlaygroundFile.ReadResult, deployment: Int, package: URL) {
        guard let index = reading.index else { preconditionFailure("a playground that was read has an index") }
        names = EjectedNames(playground, index: index, options: EjectionOptions(deployment: deployment))
        var lines = ["import UIKit", ""] + Self.cellMakers(in: package) + ["UIKitRecorder.run(["]
        for (place, controller) in controllers.enumerated() {
            lines.append("    \"\(place)\": { \(names.making(controller)) },")
        }
        lines.append(controllers.isEmpty ? "    :" : "")
        lines.append("], customTraits: [")
        // An app can declare traits from iOS 17 on.
        let traits = deployment >= 17 ? playground.customTraits : []
        for trait in traits {
            guard let (type, cases) = names.trait(trait.name) else { preconditionFailure("every trait has names") }
            lines.append("    \(EjectedNames.literal(trait.name)): { value, traits in")
            for value in trait.values {
                let name = cases[value] ?? value
                lines.append("        if value == \(EjectedNames.literal(value)) { traits[\(type).self] = .\(name) }")
            }
            lines.append("    },")
        }
        lines.append(traits.isEmpty ? "    :" : "")
        lines.append("])")
        text = lines.joined(separator: "\n") + "\n"
    }

    private static func cellMakers(in package: URL) -> [String] {
        let files = FileManager.default.enumerator(at: package, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
        let texts = files.filter { $0.pathExtension == "swift" }.compactMap { try? String(contentsOf: $0, encoding: .utf8) }
        let declared = /class (\w+): (UITableViewCell|UITableViewHeaderFooterView|UICollectionViewCell|UICollectionReusableView)\b/
        return texts.flatMap { $0.matches(of: declared) }.map { match in
            let arguments = switch match.2 {
            case "UITableViewCell": "style: .default, reuseIdentifier: nil"
            case "UITableViewHeaderFooterView": "reuseIdentifier: nil"
            default: "frame: .zero"
            }
            return "Cells.makers[ObjectIdentifier(\(match.1).self)] = { \(match.1)(\(arguments)) }"
        }
    }
}

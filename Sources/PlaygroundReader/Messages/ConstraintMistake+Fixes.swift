import PlaygroundModel
import SourceDiagnostics

extension ConstraintMistake {
    var fixes: [Fix] {
        switch self {
        case .expected(.relation, found: "\"<\""): [.replace("<=")]
        case .expected(.relation, found: "\">\""): [.replace(">=")]
        case .unknownAttribute(let name, _, let known), .unknownItem(let name, let known), .unknownMetric(let name, let known),
             .unknownOption(let name, let known):
            FamiliarName.item(for: name).map { [.rename($0)] } ?? known.renamings(of: name)
        case .positionWithoutItem(let anchor):
            [Fix("Relate it to the superview", .replace("superview.\(anchor.split(separator: ".").last ?? "top") + 12"))]
        default: []
        }
    }
}

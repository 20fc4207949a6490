import PlaygroundModel
import SourceDiagnostics

extension ValidationMistake {
    var fixes: [Fix] {
        switch self {
        case .unknownKind(let name, _, let known):
            FamiliarName.kind(for: name, among: known).map { [.rename($0)] } ?? known.renamings(of: name)
        case .unknownTrait(let name, let known), .unknownQuirk(let name, let known),
             .unknownController(let name, let known), .unknownView(let name, let known), .unknownSegue(let name, let known),
             .notAChild(let name, _, let known), .notArranged(let name, _, let known), .unknownPlaceholder(let name, let known),
             .unknownDevice(let name, let known), .unknownVariable(let name, let known), .unknownAction(let name, let known):
            known.renamings(of: name)
        case .unknownSDK(_, let known): known.last.map { [.replace("\"\($0)\"")] } ?? []
        case .actionWord(let word, _, true, _, _): [.replace("{ show = \(word.tomlText) }")]
        case .actionWord(let word, _, false, let verbs, let known): Self.actions(for: word, among: verbs, known)
        case .notYetThere(let key, _, _), .keyBesideOwnCell(let key, _), .nothingToSearchWith(let key), .ignoredBySDK(let key, _): [.remove(key.quoted)]
        case .labelOfOtherCell(_, let counterpart, _): [.rename(counterpart)]
        case .toolbarNowhere: [.remove("toolbarItems")]
        case .largeTitleNowhere: [.remove("largeTitleDisplayMode")]
        default: []
        }
    }

    /// The fix `{ showDetail = "trail" }` for `showDetail trail`. For other strings, the nearest actions.
    private static func actions(for words: String, among verbs: [String], _ known: [String]) -> [Fix] {
        let parts = words.split(separator: " ").map { String($0) }
        guard parts.count == 2, verbs.contains(parts[0]) else { return known.renamings(of: words) }
        return [.replace("{ \(parts[0]) = \(parts[1].tomlText) }")]
    }
}

import PlaygroundModel

/// Why a change of the board is rejected.
public enum BoardMistake: Error, Hashable, Sendable {
    case notUnderstood(String)
    /// The file has always had mistakes.
    case nothingToArrange
    case noSuchDevice(String)
    case notInCatalogue(String)
    case thereAlready(String)
    case noSuchSet(String)
    case nameTooLong
    /// `PlaygroundLimits.devices`, or fewer if screens are full.
    case full(limit: Int)

    public var sentence: String {
        switch self {
        case .notUnderstood(let text): "“\(text)” is no change of the board."
        case .nothingToArrange: "There is nothing to arrange before the file can be read."
        case .noSuchDevice(let id): "There is no device “\(Self.short(id))” on the board."
        case .notInCatalogue(let id): "The catalogue has no device “\(Self.short(id))”."
        case .thereAlready(let id): "“\(Self.short(id))” is on the board already."
        case .noSuchSet(let name): "The file has no set called “\(Self.short(name))”."
        case .nameTooLong: "A name can be \(PlaygroundLimits.nameBytes) bytes long."
        case .full(let limit) where limit < PlaygroundLimits.devices:
            "The screens of this playground are so full that the board has room for \(limit) devices."
        case .full(let limit): "The board has room for \(limit) devices."
        }
    }

    private static func short(_ text: String) -> String { String(text.prefix(60)) }
}

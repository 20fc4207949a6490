import PlaygroundModel

public enum BoardMistake: Error, Hashable, Sendable {
    case notUnderstood(String)
    /// No version of the file has been free of mistakes.
    case nothingToArrange
    case noSuchDevice(String)
    case notInCatalogue(String)
    case thereAlready(String)
    case noSuchSet(String)
    case nameTooLong
    /// The limit is `PlaygroundLimits.devices`, or lower if screens are full.
    case full(limit: Int)

    public var sentence: String {
        switch self {
        case .notUnderstood(let text): "“\(text)” is not a change of the board."
        case .nothingToArrange: "Devices can be arranged only after the file has been read."
        case .noSuchDevice(let id): "There is no device “\(Self.short(id))” on the board."
        case .notInCatalogue(let id): "The catalogue has no device “\(Self.short(id))”."
        case .thereAlready(let id): "“\(Self.short(id))” is already on the board."
        case .noSuchSet(let name): "The file has no set called “\(Self.short(name))”."
        case .nameTooLong: "A name has at most \(PlaygroundLimits.nameBytes) bytes."
        case .full(let limit) where limit < PlaygroundLimits.devices:
            "The board has room for only \(limit) devices: the screens of this playground are full."
        case .full(let limit): "The board has room for \(limit) devices."
        }
    }

    private static func short(_ text: String) -> String { String(text.prefix(60)) }
}

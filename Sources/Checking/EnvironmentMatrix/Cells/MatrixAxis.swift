import PlaygroundModel

/// One thing in which environments differ, with the values it takes in a matrix.
public struct MatrixAxis: Hashable, Sendable {
    /// What differs.
    public enum Kind: Hashable, Sendable {
        case device, posture, orientation, window, language
        case setting(DeviceSetting)
    }

    public var kind: Kind
    /// A word for each value, by which a sentence names it.
    public var words: [String]
    /// The idiom of each device; empty for every other axis.
    public var idioms: [UserInterfaceIdiom] = []

    public var count: Int { words.count }

    /// Whether the values stand in an order in which a person speaks of them: from one on, up to another.
    public var isOrdered: Bool { kind == .setting(.preferredContentSizeCategory) }
}

extension MatrixAxis.Kind {
    /// All, in the order in which a description is spared them: what comes first is left out first, where two things
    /// explain the same.
    static let fromLeastTelling: [MatrixAxis.Kind] = DeviceSetting.allCases.reversed().map { .setting($0) }
        + [.language, .posture, .window, .orientation, .device]
}

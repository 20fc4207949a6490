import PlaygroundModel

/// A property in which environments differ, with its values in a matrix.
public struct MatrixAxis: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
        case device, posture, orientation, window, language
        case setting(DeviceSetting)
    }

    public var kind: Kind
    /// A word for each value, for sentences.
    public var words: [String]
    /// The idiom of each device; empty for every other axis.
    public var idioms: [UserInterfaceIdiom] = []

    public var count: Int { words.count }

    /// Whether a range of the values has a name: from one on, up to another.
    public var isOrdered: Bool { kind == .setting(.preferredContentSizeCategory) }
}

extension MatrixAxis.Kind {
    /// In the order in which a description omits them where two axes explain the same.
    static let fromLeastTelling: [MatrixAxis.Kind] = DeviceSetting.allCases.reversed().map { .setting($0) }
        + [.language, .posture, .window, .orientation, .device]
}

import PlaygroundModel

/// A property in which environments differ, with its values in a matrix.
public struct MatrixAxis: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
        case device, posture, orientation, window, language
        case setting(DeviceSetting)
    }

    public var kind: Kind
    public var words: [String]
    public var idioms: [UserInterfaceIdiom] = []

    public var count: Int { words.count }

    /// Whether ranges of the values have names, such as `from large on`.
    public var isOrdered: Bool { kind == .setting(.preferredContentSizeCategory) }
}

extension MatrixAxis.Kind {
    /// In the order in which a description omits them if two axes explain the same.
    static let fromLeastTelling: [MatrixAxis.Kind] = DeviceSetting.allCases.reversed().map { .setting($0) }
        + [.language, .posture, .window, .orientation, .device]
}

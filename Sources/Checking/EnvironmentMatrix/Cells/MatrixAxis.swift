import PlaygroundModel

public enum MatrixAxisKind: Hashable, Sendable {
    case device, posture, orientation, window, language
    case setting(DeviceSetting)
}

/// A property in which environments differ, with its values in the matrix.
public struct MatrixAxis: Hashable, Sendable {
    public var kind: MatrixAxisKind
    public var words: [String]
    public var idioms: [UserInterfaceIdiom] = []

    public var count: Int { words.count }

    /// Whether ranges of the values can be described, as in `from large on`.
    public var isOrdered: Bool { kind == .setting(.preferredContentSizeCategory) }
}

extension MatrixAxisKind {
    /// The order of the axes. If two axes explain the same environments, a description omits the earlier one.
    static let fromLeastInformative: [MatrixAxisKind] = DeviceSetting.allCases.reversed().map { .setting($0) }
        + [.language, .posture, .window, .orientation, .device]
}

/// Strings that exceeded a limit when a controller's arguments were filled in.
public struct TextExcess: Hashable, Sendable {
    public enum Subject: Hashable, Sendable {
        /// One string, which is cut.
        case text
        /// The arguments of a shown controller, which stay unfilled.
        case arguments
        /// All strings of the controller, which stay unfilled.
        case controller
    }

    public var subject: Subject
    public var path: DocumentPath
    /// The length in bytes. Arguments are counted up to the limit. For a controller, the length is the limit.
    public var length: Int

    public var limit: Int {
        switch subject {
        case .text: PlaygroundLimits.textBytes
        case .arguments: PlaygroundLimits.argumentBytes
        case .controller: PlaygroundLimits.filledBytes
        }
    }
}

/// Replaces `{name}` in one controller's strings with arguments. A class, because all strings share the byte count.
final class TextFilling {
    private let values: [String: String]
    private(set) var bytes = 0
    private(set) var excess: TextExcess?

    init(_ values: [String: String]) {
        self.values = values
    }

    var isFull: Bool { bytes > PlaygroundLimits.filledBytes }

    func fill(_ text: String, at path: () -> DocumentPath) -> String {
        guard !isFull, text.contains("{") else { return text }
        let (filled, length) = PlaceholderText.filled(text, with: values)
        bytes += filled.utf8.count
        if length > PlaygroundLimits.textBytes { note(TextExcess(subject: .text, path: path(), length: length)) }
        return filled
    }

    func fill(_ controller: ControllerID, at path: () -> DocumentPath) -> ControllerID {
        guard !isFull, !controller.arguments.isEmpty else { return controller }
        let (filled, length) = controller.filled(with: values)
        bytes += filled.argumentBytes
        if length > PlaygroundLimits.argumentBytes { note(TextExcess(subject: .arguments, path: path(), length: length)) }
        return filled
    }

    /// The path breaks ties, because a view's properties have no order.
    private func note(_ other: TextExcess) {
        guard let excess else { return excess = other }
        let isMore = other.length == excess.length ? other.path.description < excess.path.description : other.length > excess.length
        if isMore { self.excess = other }
    }
}

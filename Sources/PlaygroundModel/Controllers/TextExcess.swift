/// That texts became longer than they can be as a controller's arguments were filled in.
public struct TextExcess: Hashable, Sendable {
    public enum Subject: Hashable, Sendable {
        /// One text, which is cut.
        case text
        /// What a controller that is shown is given, which is left as it is written.
        case arguments
        /// All texts of the controller together, which are left as they are written.
        case controller
    }

    public var subject: Subject
    public var path: DocumentPath
    /// In bytes; of arguments those counted until they were too many, of all texts of a controller the limit.
    public var length: Int

    public var limit: Int {
        switch subject {
        case .text: PlaygroundLimits.textBytes
        case .arguments: PlaygroundLimits.argumentBytes
        case .controller: PlaygroundLimits.filledBytes
        }
    }
}

/// Puts arguments in the place of `{name}` in the texts of one controller.
///
/// A class, since all that it fills shares the count; it never leaves the controller's filling.
final class TextFilling {
    private let values: [String: String]
    /// What the texts come to so far.
    private(set) var bytes = 0
    /// The longest of those that were too long.
    private(set) var excess: TextExcess?

    init(_ values: [String: String]) {
        self.values = values
    }

    /// Whether the texts are too long together: what is filled from then on stays as it is.
    var isFull: Bool { bytes > PlaygroundLimits.filledBytes }

    func fill(_ text: String, at path: @autoclosure () -> DocumentPath) -> String {
        guard !isFull, text.contains("{") else { return text }
        let (filled, length) = PlaceholderText.filled(text, with: values)
        bytes += filled.utf8.count
        if length > PlaygroundLimits.textBytes { note(TextExcess(subject: .text, path: path(), length: length)) }
        return filled
    }

    func fill(_ controller: ControllerID, at path: @autoclosure () -> DocumentPath) -> ControllerID {
        guard !isFull, !controller.arguments.isEmpty else { return controller }
        let (filled, length) = controller.filled(with: values)
        bytes += filled.argumentBytes
        if length > PlaygroundLimits.argumentBytes { note(TextExcess(subject: .arguments, path: path(), length: length)) }
        return filled
    }

    /// Of several of one length the same one is named however the properties of a view are ordered.
    private func note(_ other: TextExcess) {
        guard let excess else { return excess = other }
        let isMore = other.length == excess.length ? other.path.description < excess.path.description : other.length > excess.length
        if isMore { self.excess = other }
    }
}

import PlaygroundModel

/// The presses that a node accepts.
public struct FingerTarget: Hashable, Sendable {
    public enum Subject: Hashable, Sendable {
        case view(controller: String, ViewID)
        case icon
    }

    public var subject: Subject
    public var takesLongPress: Bool
    /// A sentence for the user if a press has no effect.
    public var notice: String?

    public init(_ subject: Subject, takesLongPress: Bool, notice: String? = nil) {
        self.subject = subject
        self.takesLongPress = takesLongPress
        self.notice = notice
    }

    /// The press event's text without the force.
    public var press: String {
        switch subject {
        case .view(let controller, let view): "press \(controller).\(view)"
        case .icon: "pressIcon"
        }
    }

    public var longPress: Event? {
        guard takesLongPress else { return nil }
        return switch subject {
        case .view(let controller, let view): .touch(.longPress(controller: controller, view: view))
        case .icon: .homeScreen(.longPressIcon)
        }
    }
}

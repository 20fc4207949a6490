import PlaygroundModel

/// What a touch that rests on a node sends, beyond a tap.
public struct FingerTarget: Hashable, Sendable {
    /// What the finger rests on.
    public enum Subject: Hashable, Sendable {
        case view(controller: String, ViewID)
        /// The app's icon on the home screen.
        case icon
    }

    public var subject: Subject
    /// Whether a long press has an effect here.
    public var takesLongPress: Bool
    /// Why a press has no effect here, as a sentence.
    public var notice: String?

    public init(_ subject: Subject, takesLongPress: Bool, notice: String? = nil) {
        self.subject = subject
        self.takesLongPress = takesLongPress
        self.notice = notice
    }

    /// The text form of a press, up to the force.
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

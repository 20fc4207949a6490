import PlaygroundModel

/// An event, and the screen after all its effects.
public struct RecordedStep: Hashable, Sendable {
    /// The window, or a controller's view.
    public struct Surface: Hashable, Sendable {
        /// In the window's coordinates, in points; of the window in the screen's.
        public var frame: Rect?
        /// UIView.safeAreaInsets.
        public var safeArea: EdgeInsets?
        /// By UIKit's names; an absent trait is not compared.
        public var traits: [String: String] = [:]
    }

    public struct View: Hashable, Sendable {
        public var surface: Surface
        /// UIView.bounds.size, where the frame is not known.
        public var size: Size?
        /// UIView.isHidden, of the view or a view around it.
        public var isHidden = false
        public var text: Text?
    }

    public struct Text: Hashable, Sendable {
        /// UIFont.pointSize.
        public var fontSize: Double?
        /// UIView.sizeThatFits for the view's width, in points.
        public var asked: Size?
    }

    /// A method that UIKit called.
    public struct Callback: Hashable, Sendable {
        /// The controller, `scene` or `notifications`.
        public var receiver: String
        /// As the log has it: `viewWillTransition(to:with:)`.
        public var method: String
        /// By their names; an absent argument is not compared.
        public var arguments: [String: String] = [:]

        init(_ receiver: String, _ method: String, arguments: [String: String] = [:]) {
            (self.receiver, self.method, self.arguments) = (receiver, method, arguments)
        }
    }

    /// The text form of an event; `nil` for the launch.
    public var event: String?
    /// Why the recorder could not do it: the rest of the run is not compared.
    public var refusal: String?
    /// Why no recorder can do it: the run went on without it.
    public var skipped: String?
    /// Whether all controllers and views on the screen are listed, so that an absent one was not there.
    public var isComplete = false
    public var orientation: InterfaceOrientation?
    public var window = Surface()
    /// By their names in the playground, as `inspect` prints them.
    public var controllers: [String: Surface] = [:]
    /// By `controller.view`.
    public var views: [String: View] = [:]
    /// The whole of a bar, by `controller.navigationBar`, `.toolbar` or `.tabBar`, in the window's coordinates.
    public var bars: [String: Rect] = [:]
    /// Presented controllers that do not cover the window, in the window's coordinates.
    public var sheets: [String: Rect] = [:]
    /// In the screen's coordinates.
    public var keyboard: Rect?
    /// In order; `nil` where they were not recorded.
    public var callbacks: [Callback]?
}

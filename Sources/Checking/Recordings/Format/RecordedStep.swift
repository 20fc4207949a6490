import PlaygroundModel

/// An event, and the screen after all its effects.
public struct RecordedStep: Hashable, Sendable {
    /// The window, or a controller's view.
    public struct Surface: Hashable, Sendable {
        /// The frame in points, in the window's coordinates. The window's frame is in the screen's coordinates.
        public var frame: Rect?
        public var safeArea: EdgeInsets?
        /// The traits by their names in UIKit. An absent trait is not compared.
        public var traits: [String: String] = [:]
    }

    public struct View: Hashable, Sendable {
        public var surface: Surface
        /// The view's UIView.bounds.size, if the frame is unknown.
        public var size: Size?
        /// UIView.isHidden of the view or of a surrounding view.
        public var isHidden = false
        public var text: Text?
    }

    public struct Text: Hashable, Sendable {
        public var fontSize: Double?
        /// The result of UIView.sizeThatFits for the view's width, in points.
        public var asked: Size?
    }

    public struct Callback: Hashable, Sendable {
        /// A controller, `scene` or `notifications`.
        public var receiver: String
        /// The method as the log names it: `viewWillTransition(to:with:)`.
        public var method: String
        /// The arguments by name. An absent argument is not compared.
        public var arguments: [String: String] = [:]

        init(_ receiver: String, _ method: String, arguments: [String: String] = [:]) {
            (self.receiver, self.method, self.arguments) = (receiver, method, arguments)
        }
    }

    /// The event in text form. `nil` for the launch.
    public var event: String?
    /// The reason why the recorder could not perform the event. The run continued without it.
    public var refusal: String?
    /// The reason why no recorder can perform the event. The run continued without it.
    public var skipped: String?
    /// Whether all controllers and views on the screen are listed, so that absence means something.
    public var isComplete = false
    public var orientation: InterfaceOrientation?
    public var window = Surface()
    /// The controllers by their names in the playground, as `inspect` prints them.
    public var controllers: [String: Surface] = [:]
    /// The views by `controller.view`.
    public var views: [String: View] = [:]
    /// The frames of bars by `controller.navigationBar`, `.toolbar` or `.tabBar`, in the window's coordinates.
    public var bars: [String: Rect] = [:]
    /// Presented controllers that do not cover the window, in the window's coordinates.
    public var sheets: [String: Rect] = [:]
    /// The keyboard's frame, in the screen's coordinates.
    public var keyboard: Rect?
    /// The callbacks in order. `nil` if they were not recorded.
    public var callbacks: [Callback]?
}

import PlaygroundModel

/// An event, and what stood on the screen when all that followed from it had come to rest.
public struct RecordedStep: Hashable, Sendable {
    /// The window, or a controller's view.
    public struct Surface: Hashable, Sendable {
        /// In the window's coordinates, in points; of the window in the screen's.
        public var frame: Rect?
        /// UIView.safeAreaInsets.
        public var safeArea: EdgeInsets?
        /// By UIKit's names; one that is absent is not compared.
        public var traits: [String: String] = [:]

        public init(frame: Rect? = nil, safeArea: EdgeInsets? = nil, traits: [String: String] = [:]) {
            self.frame = frame
            self.safeArea = safeArea
            self.traits = traits
        }
    }

    /// A view of the playground.
    public struct View: Hashable, Sendable {
        public var surface: Surface
        /// UIView.bounds.size, where the frame is not known.
        public var size: Size?
        /// UIView.isHidden, or that of a view around it.
        public var isHidden = false
        public var text: Text?

        public init(_ surface: Surface, isHidden: Bool = false, text: Text? = nil) {
            self.surface = surface
            self.isHidden = isHidden
            self.text = text
        }
    }

    /// The text of a view, and how much room it asks for; what it is given is the view's frame.
    public struct Text: Hashable, Sendable {
        /// UIFont.pointSize.
        public var fontSize: Double?
        /// UIView.sizeThatFits for the width that it is given, in points.
        public var asked: Size?

        public init(fontSize: Double? = nil, asked: Size? = nil) {
            self.fontSize = fontSize
            self.asked = asked
        }
    }

    /// A method that UIKit called.
    public struct Callback: Hashable, Sendable {
        /// The controller, `scene` or `notifications`.
        public var receiver: String
        /// As the log has it: `viewWillTransition(to:with:)`.
        public var method: String
        /// By their names; one that is absent is not compared.
        public var arguments: [String: String] = [:]

        public init(_ receiver: String, _ method: String, arguments: [String: String] = [:]) {
            self.receiver = receiver
            self.method = method
            self.arguments = arguments
        }
    }

    /// The text form of an event; `nil` for the launch.
    public var event: String?
    /// Why the recorder could not do it: the rest of the run is not compared.
    public var refusal: String?
    /// Why no recorder can do it: nothing happened, and the run went on without it.
    public var skipped: String?
    /// Whether all controllers and views on the screen are here, so that one which is not was not there.
    public var isComplete = false
    public var orientation: InterfaceOrientation?
    public var window = Surface()
    /// By their names in the playground, as `inspect` prints them.
    public var controllers: [String: Surface] = [:]
    /// By `controller.view`.
    public var views: [String: View] = [:]
    /// The whole of a bar, by `controller.navigationBar`, `.toolbar` or `.tabBar`, in the window's coordinates.
    public var bars: [String: Rect] = [:]
    /// What is presented and does not cover the window, by controller, in the window's coordinates.
    public var sheets: [String: Rect] = [:]
    /// In the screen's coordinates.
    public var keyboard: Rect?
    /// In the order in which they came; `nil` where nobody listened.
    public var callbacks: [Callback]?

    public init(event: String? = nil) {
        self.event = event
    }
}

import PlaygroundModel
import Simulation

/// A node's look without its content; lengths in points.
public struct NodeStyle: Hashable, Sendable {
    /// CALayer.borderWidth and borderColor.
    public struct Border: Hashable, Sendable {
        public var width: Double
        public var color: Color

        public init(width: Double, color: Color) {
            self.width = width
            self.color = color
        }
    }

    /// Which corners `cornerRadius` rounds.
    public enum Corners: Hashable, Sendable { case all, upper }

    public var backgroundColor: Color?
    /// `nil` inherits the parent's.
    public var tintColor: Color?
    /// From 0 to 1.
    public var alpha: Double
    public var cornerRadius: Double
    public var corners: Corners
    public var border: Border?
    /// The insets of the text of a text view, in points; `nil` for UIKit's own.
    public var textInsets: EdgeInsets?
    /// Only for text fields; `nil` for the default border.
    public var textBorder: TextBorderStyle?
    public var clipsToBounds: Bool
    /// Whether it receives keyboard input.
    public var isFirstResponder = false
    /// `nil` inherits the parent's.
    public var appearance: Appearance?
    /// `nil` unless it was presented.
    public var presentation: PresentationForm?
    /// Whether a swipe cannot dismiss it, as for a modal sheet.
    public var resistsDismissal = false
    /// Set for floating elements, such as a column over the secondary.
    public var castsShadow: Bool
    /// The lowering of the upper edge of a presenter drawn smaller behind a card; `nil` without a card.
    public var pushedBack: Double?
    /// Rotation around the centre.
    public var turn: Turn?
    /// Only for bars.
    public var scrollEdge: ScrollEdge?
    /// Only for screens.
    public var design: SystemDesign?
    /// Only for screens: the app's image files in the tree.
    public var imageFiles: [ImageFile] = []
    /// The effect of a touch; `nil` without one.
    public var touch: TouchStyle?

    public init(
        backgroundColor: Color? = nil, tintColor: Color? = nil, alpha: Double = 1, cornerRadius: Double = 0,
        corners: Corners = .all, border: Border? = nil, clipsToBounds: Bool = false, appearance: Appearance? = nil,
        presentation: PresentationForm? = nil, castsShadow: Bool = false, pushedBack: Double? = nil,
        touch: TouchStyle? = nil
    ) {
        self.backgroundColor = backgroundColor
        self.tintColor = tintColor
        self.alpha = alpha
        self.cornerRadius = cornerRadius
        self.corners = corners
        self.border = border
        self.clipsToBounds = clipsToBounds
        self.appearance = appearance
        self.presentation = presentation
        self.castsShadow = castsShadow
        self.pushedBack = pushedBack
        self.touch = touch
    }
}

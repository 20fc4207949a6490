import PlaygroundModel
import Simulation

/// How a box looks, apart from what it contains.
public struct NodeStyle: Hashable, Sendable {
    /// CALayer.borderWidth and borderColor.
    public struct Border: Hashable, Sendable {
        /// In points.
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
    /// `nil` means the parent's.
    public var tintColor: Color?
    /// From 0 to 1.
    public var alpha: Double
    /// In points.
    public var cornerRadius: Double
    public var corners: Corners
    public var border: Border?
    /// The border of a text field; `nil` for the usual one and for everything else.
    public var textBorder: TextBorderStyle?
    public var clipsToBounds: Bool
    /// Whether it has the keyboard.
    public var isFirstResponder = false
    /// `nil` means the parent's.
    public var appearance: Appearance?
    /// How it stands over what presented it; `nil` unless it was presented.
    public var presentation: PresentationForm?
    /// Whether a finger cannot draw it away, as a sheet that is modal.
    public var resistsDismissal = false
    /// Whether it floats above its siblings, like a column over the secondary.
    public var castsShadow: Bool
    /// Drawn smaller behind a card, with its upper edge so many points lower; `nil` where no card covers it.
    public var pushedBack: Double?
    /// Around its middle; `nil` where it stands upright.
    public var turn: Turn?
    /// How it follows what is scrolled under it; of bars alone.
    public var scrollEdge: ScrollEdge?
    /// How the system draws; of a screen alone.
    public var design: SystemDesign?
    /// The image files of the app that the tree below shows; of a screen alone.
    public var imageFiles: [ImageFile] = []
    /// How far a finger has brought it; `nil` where none has anything to do with it.
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

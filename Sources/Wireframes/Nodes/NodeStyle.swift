import LayoutEngine
import PlaygroundModel
import Simulation

/// A node's look, with lengths in points.
public struct NodeStyle: Hashable, Sendable {
    /// `CALayer.borderWidth` and `borderColor`.
    public struct Border: Hashable, Sendable {
        public var width: Double
        public var color: Color

        public init(width: Double, color: Color) {
            self.width = width
            self.color = color
        }
    }

    /// `CALayer`'s shadow.
    public struct Shadow: Hashable, Sendable {
        public var color: Color
        /// The shadow's opacity, from 0 to 1.
        public var opacity: Double
        public var offset: Size
        /// Half of CSS's blur.
        public var radius: Double

        public init(color: Color, opacity: Double, offset: Size, radius: Double) {
            (self.color, self.opacity, self.offset, self.radius) = (color, opacity, offset, radius)
        }
    }

    public indirect enum Layer: Hashable, Sendable {
        case gradient(Gradient)
        /// Glass uses the look of a part.
        case effect(VisualEffect)
    }

    public var glassEffect: GlassEffect? { if case .effect(.glass(let glass)) = layer { glass } else { nil } }

    var dependsOnSize: Bool {
        if case .gradient = layer { true } else { false }
    }

    /// Attributes that only some nodes have.
    public indirect enum Parts: Hashable, Sendable {
        case colors(PartColors)
        case field(FieldViews)
        case pin(Pin)
        /// A scroll position, with the effects at the upper and the lower edge.
        case scrolling(ScrollPosition, top: ScrollEdgeEffect, bottom: ScrollEdgeEffect)
    }

    /// The edge of a node's visible content at which a child stays.
    public struct Pin: Hashable, Sendable {
        /// `nil` for a background, which does not scroll.
        public var edge: ExtendedLayout.Edge?
        /// The distance from the scroll view's edge, in points.
        public var inset = 0.0

        public init(edge: ExtendedLayout.Edge, inset: Double) {
            self.edge = edge
            self.inset = inset
        }

        public init() {}
    }

    /// The views at the ends of a text field, and the modes that show them.
    public struct FieldViews: Hashable, Sendable {
        /// The side of a view, and the gap between view and text, in points.
        public static let (side, gap) = (TextFieldMetrics.viewSide, TextFieldMetrics.viewGap)

        /// UITextField.leftView and rightView.
        public var left: ImageName?
        public var right: ImageName?
        public var leftMode = TextFieldViewMode.never
        public var rightMode = TextFieldViewMode.never
        public var clearMode = TextFieldViewMode.never
    }

    /// The colours of a control's parts. `nil` for the look's colour.
    public struct PartColors: Hashable, Sendable {
        /// The filled range, a switch that is on, the selected segment and the current dot.
        public var fill: Color?
        /// The unfilled range and the other dots.
        public var track: Color?
        public var knob: Color?

        public init(fill: Color? = nil, track: Color? = nil, knob: Color? = nil) {
            (self.fill, self.track, self.knob) = (fill, track, knob)
        }
    }

    public var backgroundColor: Color?
    /// A layer over the background.
    public var layer: Layer?
    /// `nil` inherits the tint.
    public var tintColor: Color?
    /// The opacity, from 0 to 1.
    public var alpha: Double
    /// `nil` for the look's radii.
    public var cornerRadii: CornerRadii?
    public var border: Border?
    public var shadow: Shadow?
    /// `nil` for the identity.
    public var transform: ViewTransform?
    /// The colour of an activity indicator. `nil` means grey.
    public var inkColor: Color?
    public var parts: Parts?
    /// The insets of a text view's text from the edges of its content, including the adjusted content inset. `nil` means UIKit's default.
    public var textInsets: EdgeInsets?
    /// The border of a text field. `nil` means the default border.
    public var textBorder: TextBorderStyle?
    public var clipsToBounds: Bool
    public var isFirstResponder = false
    /// `nil` inherits the appearance.
    public var appearance: Appearance?
    public var presentation: PresentationForm?
    /// Whether a swipe cannot dismiss the node (modal sheet).
    public var resistsDismissal = false
    /// Whether the node casts a shadow: floating elements, such as a column over the secondary.
    public var castsShadow: Bool
    /// The distance by which a presenter's upper edge moves down behind a card. `nil` without a card.
    public var pushedBack: Double?
    /// The rotation around the centre.
    public var turn: Turn?
    /// The colour of a bar's line. `nil` for the look's colour.
    public var lineColor: Color?
    /// The scroll edge of a bar. `nil` for other nodes.
    public var scrollEdge: ScrollEdge?
    /// The design of a screen. `nil` for other nodes.
    public var design: SystemDesign?
    /// The app's image files in a screen's tree. Empty for other nodes.
    public var imageFiles: [ImageFile] = []
    public var touch: TouchStyle?

    public var partColors: PartColors { if case .colors(let colors) = parts { colors } else { PartColors() } }

    public var fieldViews: FieldViews? { if case .field(let views) = parts { views } else { nil } }

    public init(
        backgroundColor: Color? = nil, tintColor: Color? = nil, alpha: Double = 1, cornerRadius: Double = 0,
        border: Border? = nil, clipsToBounds: Bool = false, appearance: Appearance? = nil,
        presentation: PresentationForm? = nil, castsShadow: Bool = false, pushedBack: Double? = nil,
        touch: TouchStyle? = nil
    ) {
        self.backgroundColor = backgroundColor
        self.tintColor = tintColor
        self.alpha = alpha
        if cornerRadius != 0 { cornerRadii = CornerRadii(all: cornerRadius) }
        self.border = border
        self.clipsToBounds = clipsToBounds
        self.appearance = appearance
        self.presentation = presentation
        self.castsShadow = castsShadow
        self.pushedBack = pushedBack
        self.touch = touch
    }
}

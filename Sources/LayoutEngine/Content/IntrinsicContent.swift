import PlaygroundLanguage
import PlaygroundModel
import TextMetrics

/// UIView.intrinsicContentSize of a view's alignment rectangle, with the baselines of its text.
struct IntrinsicContent: Hashable, Sendable {
    /// The width in points. `nil` is UIView.noIntrinsicMetric.
    var width: Double?
    var height: Double?
    /// The distance from the view's top. `nil` if the view's bottom is its baseline.
    var firstBaseline: Double?
    /// The distance from the view's bottom.
    var lastBaseline = 0.0
    /// Whether the text stays in the middle of a view that is higher than its content.
    var centresText = false

    static let none = IntrinsicContent()

    /// The size of a placeholder image, in points, 4:3.
    static let placeholderImageSize = Size(width: 120, height: 90)

    init(width: Double? = nil, height: Double? = nil) {
        self.width = width
        self.height = height
    }

    init(_ size: Size) {
        self.init(width: size.width, height: size.height)
    }

    /// A wrapping label without a preferred width counts as one line here. The label's height follows from its final width.
    init(of view: LayoutRequest.View, text: ViewText?, traits: LayoutTraits) {
        let sizes = ControlSizes(profile: traits.profile)
        switch view.kind {
        case .label: self = text.map { IntrinsicContent(label: $0, traits: traits) } ?? .none
        case .textView: self = text.map { IntrinsicContent(textView: $0, traits: traits) } ?? .none
        case .button: self = text.map { IntrinsicContent(button: view, text: $0, traits: traits) } ?? .none
        case .image: self.init(image: view, traits: traits)
        case .textField:
            let metrics = TextFieldMetrics(view.properties, sizes: sizes)
            self = text.map { IntrinsicContent(textField: $0, metrics, traits: traits) } ?? .none
        case .segmentedControl: self.init(segmentedControl: view.properties, sizes: sizes, traits: traits)
        default: self = sizes.content(of: view, traits: traits)
        }
        self = inset(by: sizes.alignmentRectInsets(of: view.kind))
    }

    private init(label text: ViewText, traits: LayoutTraits) {
        let available = text.lineWidth(inFrameWidth: .infinity)
        let layout = text.lines(inFrameWidth: available)
        self.init(width: traits.pixels.ceil(min(layout.widthWithSpaces, available)), height: traits.pixels.ceil(layout.size.height))
        setBaselines(of: text, traits: traits)
    }

    /// A UITextView that does not scroll has the size of its text.
    private init(textView text: ViewText, traits: LayoutTraits) {
        guard !text.scrolls else {
            self = .none
            return
        }
        let size = text.lines(inFrameWidth: .infinity).size
        self.init(
            width: traits.pixels.ceil(size.width) + text.insets.left + text.insets.right,
            height: traits.pixels.ceil(max(text.leastHeight, size.height)) + text.insets.top + text.insets.bottom
        )
        setBaselines(of: text, traits: traits)
    }

    private init(button view: LayoutRequest.View, text: ViewText, traits: LayoutTraits) {
        let metrics = ButtonMetrics(view, traits: traits)
        let size = metrics.size(title: text, subtitle: view.properties.string(.subtitle) ?? "")
        // A UIButton without a configuration measures its title in whole points.
        let grid = metrics.hasConfiguration ? traits.pixels : PixelGrid(scale: 1)
        self.init(width: grid.ceil(size.width), height: grid.ceil(size.height))
        setBaselines(of: text, traits: traits)
        centreBaselines(traits.pixels.ceil(text.font.lineHeight) + text.insets.top + text.insets.bottom)
    }

    private init(textField text: ViewText, _ metrics: TextFieldMetrics, traits: LayoutTraits) {
        let line = traits.pixels.ceil(text.font.lineHeight)
        self.init(
            width: traits.pixels.ceil(text.font.width(of: text.string)) + text.insets.left + text.insets.right
                + (metrics.sizes.textFieldSides - 1) * TextFieldMetrics.sideInsets(metrics.style).total(on: .horizontal),
            height: metrics.height(of: text.font, line: line)
        )
        setBaselines(of: text, traits: traits)
        centreBaselines(line)
    }

    private init(image view: LayoutRequest.View, traits: LayoutTraits) {
        let placeholder = view.properties.string(.image) == nil ? nil : Self.placeholderImageSize
        let size = view.properties.size(.imageSize) ?? view.symbolMetrics(in: traits)?.alignmentSize ?? placeholder
        self = size.map { IntrinsicContent($0) } ?? .none
    }

    /// All segments are as wide as the widest. The control, and from iOS 26 each title, is a whole number of points wide.
    private init(segmentedControl properties: ViewProperties, sizes: ControlSizes, traits: LayoutTraits) {
        let segments = properties.strings(.segments)
        let font = traits.font(.system(size: 13, weight: sizes.segmentTitleWeight))
        let grid = PixelGrid(scale: 1)
        let widest = segments.map { sizes.roundsSegments ? grid.ceil(font.width(of: $0)) : font.width(of: $0) }.max() ?? 0
        self.init(
            width: grid.ceil((widest + sizes.segmentPadding) * Double(segments.count)),
            height: sizes.segmentedControlHeight
        )
    }

    /// Centres the text in any larger height (UIControl.contentVerticalAlignment; Interface Builder's frames of three projects).
    private mutating func centreBaselines(_ contentHeight: Double) {
        centresText = true
        let surplus = ((height ?? contentHeight) - contentHeight) / 2
        firstBaseline = firstBaseline.map { $0 + surplus }
        lastBaseline += surplus
    }

    private mutating func setBaselines(of text: ViewText, traits: LayoutTraits) {
        let baseline = traits.pixels.round(text.font.baseline)
        firstBaseline = text.insets.top + baseline + (text.paragraphs?.lineSurplus ?? 0)
        lastBaseline = text.insets.bottom + traits.pixels.ceil(text.font.lineHeight) - baseline
    }
}

extension LayoutRequest.View {
    /// The symbol of an image view. `nil` if the view has an image size.
    func symbolMetrics(in traits: LayoutTraits) -> SymbolMetrics? {
        kind == .image && properties.size(.imageSize) == nil ? properties.symbolMetrics(in: traits.contentSizeCategory) : nil
    }
}

extension IntrinsicContent {
    func length(on axis: LayoutAttribute.Axis) -> Double? { axis == .horizontal ? width : height }
}

import PlaygroundModel

/// Keys of values that are tables, one statement per row.
public enum ValueKeys {
    public static let transform: [LanguageKey<ViewTransform>] = {
        let (scales, distances): (ViewProperty.ValueType, ViewProperty.ValueType) = (.number(-100...100), .number(ViewProperty.ValueType.distances))
        var rows: [LanguageKey<ViewTransform>] = []
        rows.append(.value("scaleX", "How much wider the view is drawn.", scales, get: { $0.scaleX }, set: { $0.scaleX = $1 }))
        rows.append(.value("scaleY", "How much higher the view is drawn.", scales, get: { $0.scaleY }, set: { $0.scaleY = $1 }))
        rows.append(.value(
            "rotationAngle", "How far the view is turned clockwise, in radians.", .number(-1000...1000), get: { $0.rotationAngle },
            set: { $0.rotationAngle = $1 }))
        rows.append(.value(
            "translationX", "How far the view is moved to the right, in points.", distances, get: { $0.translationX },
            set: { $0.translationX = $1 }))
        rows.append(.value(
            "translationY", "How far the view is moved down, in points.", distances, get: { $0.translationY }, set: { $0.translationY = $1 }))
        return rows
    }()

    public static let symbolConfiguration: [LanguageKey<SymbolConfiguration>] = {
        var rows: [LanguageKey<SymbolConfiguration>] = []
        rows.append(.value(
            "pointSize", "The size of the text that the symbol fits, in points (default: 17, or that of a button's title).",
            .number(ViewProperty.ValueType.fontSizes), get: { $0.pointSize }, set: { $0.size = .pointSize($1) }))
        rows.append(.choice(
            "textStyle", "The style of that text, in place of its size.", get: { $0.textStyle }, set: { $0.size = .textStyle($1) }))
        rows.append(.choice("weight", "How thick the symbol's lines are.", get: { $0.weight ?? .regular }, set: { $0.weight = $1 }))
        rows.append(.choice("scale", "How large the symbol is in its text.", get: { $0.scale ?? .medium }, set: { $0.scale = $1 }))
        rows.append(.value(
            "hierarchicalColor", "The colour of the symbol, in several opacities (iOS 15). One is drawn.", .color,
            get: { $0.hierarchicalColor }, set: { $0.colors = .hierarchical($1) }))
        rows.append(.other(
            "paletteColors", "The colours of the symbol's layers (iOS 15). The first is drawn.", .value(.list(.color))))
        rows.append(.bool(
            "prefersMulticolor", "Whether the symbol has the colours of its design (iOS 15). It is drawn in the tint.",
            get: { $0.colors == .multicolor }, set: { if $1 { $0.colors = .multicolor } }))
        return rows
    }()

    public static let glassEffect: [LanguageKey<GlassEffect>] = {
        var rows: [LanguageKey<GlassEffect>] = []
        rows.append(.choice("glass", "How much of the content behind the glass shows.", get: { $0.style }, set: { $0.style = $1 }))
        rows.append(.value(
            "tintColor", "The colour of the glass (default: none).", .color, get: { $0.tintColor }, set: { $0.tintColor = $1 }))
        rows.append(.bool(
            "isInteractive", "Whether the glass answers to touches. Its movement is not drawn.", get: { $0.isInteractive },
            set: { $0.isInteractive = $1 }))
        return rows
    }()

    public static let corners: [LanguageKey<CornerConfiguration>] = {
        var rows: [LanguageKey<CornerConfiguration>] = []
        rows.append(.value(
            "radius", "The radius of all corners, in points.", .cornerRadius, get: { $0.radius }, set: { $0 = CornerConfiguration(radius: $1) }))
        rows.append(.value(
            "uniformRadius", "The same, but all corners have the largest of the radii.", .cornerRadius, get: { _ in nil },
            set: {
                $0 = CornerConfiguration(radius: $1)
                $0.isUniform = true
            }))
        rows.append(.value(
            "maximumRadius", "The largest radius of a capsule, in points.", .number(ViewProperty.ValueType.lengths), get: { _ in nil },
            set: { $0 = CornerConfiguration(radius: .capsule(maximum: $1)) }))
        rows.append(.value(
            "topLeftRadius", "The radius of the top left corner.", .cornerRadius, get: { $0.topLeftRadius }, set: { $0.topLeftRadius = $1 }))
        rows.append(.value(
            "topRightRadius", "The radius of the top right corner.", .cornerRadius, get: { $0.topRightRadius }, set: { $0.topRightRadius = $1 }))
        rows.append(.value(
            "bottomLeftRadius", "The radius of the bottom left corner.", .cornerRadius, get: { $0.bottomLeftRadius },
            set: { $0.bottomLeftRadius = $1 }))
        rows.append(.value(
            "bottomRightRadius", "The radius of the bottom right corner.", .cornerRadius, get: { $0.bottomRightRadius },
            set: { $0.bottomRightRadius = $1 }))
        return rows
    }()

    /// The keys of a dimension of a view in an arrangement.
    public static let lengths: [LanguageKey<ArrangementDefinition.DimensionRange>] = {
        let type: ViewProperty.ValueType = .number(ViewProperty.ValueType.lengths)
        var rows: [LanguageKey<ArrangementDefinition.DimensionRange>] = []
        rows.append(.value("minimum", "The minimum length, in points.", type, get: { $0.minimum }, set: { $0.minimum = $1 }))
        rows.append(.value("preferred", "The preferred length, in points.", type, get: { $0.preferred }, set: { $0.preferred = $1 }))
        rows.append(.value(
            "maximum", "The maximum length, in points, unless a fold determines it.", type, get: { $0.maximum }, set: { $0.maximum = $1 }))
        return rows
    }()
}

extension ViewTransform: LanguageSubject {
    public static func blank(of kind: String?) -> ViewTransform { .identity }
}

extension GlassEffect: PlainSubject {}

extension CornerConfiguration: PlainSubject {}

extension SymbolConfiguration: PlainSubject {
    fileprivate var pointSize: Double? { if case .pointSize(let size) = self.size { size } else { nil } }
    fileprivate var textStyle: TextStyle? { if case .textStyle(let style) = self.size { style } else { nil } }
    fileprivate var hierarchicalColor: Color? { if case .hierarchical(let color) = colors { color } else { nil } }
}

extension ArrangementDefinition.DimensionRange: LanguageSubject {
    public static func blank(of kind: String?) -> ArrangementDefinition.DimensionRange { ArrangementDefinition.DimensionRange() }
}

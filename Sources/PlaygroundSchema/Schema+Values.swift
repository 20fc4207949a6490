import JSON
import PlaygroundLanguage
import PlaygroundModel

extension Schema {
    static func value(of type: ViewProperty.ValueType) -> Schema {
        switch type {
        case .string: .string
        case .list(let type): .array(of: value(of: type))
        // Editors pass TOML's dates and times as strings.
        case .time: Schema()
        case .bool: .boolean
        case .number(let range): .number(range)
        case .integer(let range): .integer(range)
        case .color: .reference(.color)
        case .font: .reference(.font)
        case .choice(let names): .choice(names)
        case .insets(let range): insets(range)
        case .directionalInsets(let range): insets(range, edges: ["top", "leading", "bottom", "trailing"])
        case .size: size
        case .offset: sides(in: ViewProperty.ValueType.distances)
        case .transform: .table(ValueKeys.transform)
        case .gradient: .any(of: .array(of: .reference(.color)), gradient)
        case .effect: .any(of: .choice(VisualEffect.words), .table(ValueKeys.glassEffect))
        case .corners:
            .any(
                of: .number(ViewProperty.ValueType.lengths), .choice([CornerConfiguration.words.capsule, CornerConfiguration.words.containerConcentric]),
                .table(ValueKeys.corners))
        case .cornerRadius:
            .any(of: .number(ViewProperty.ValueType.lengths), .choice([CornerConfiguration.words.containerConcentric]), concentricRadius)
        case .symbolConfiguration: .table(ValueKeys.symbolConfiguration)
        case .collectionLayout(let names): .any(of: .choice(names), CollectionSchema.layout)
        }
    }

    static let concentricRadius = Schema.table(
        ["minimum": .number(ViewProperty.ValueType.lengths).described("The minimum of a radius that is concentric with the container's, in points.")],
        required: ["minimum"])

    static let gradient = Schema.table(
        [
            "colors": .array(of: .reference(.color)).described("The colours from start to end, at least two."),
            "locations": .array(of: .number(0...1)).described("The position of each colour, from 0 to 1 (default: equal distances)."),
            "startPoint": point.described("The start of the gradient, in the unit square of the view (default: the middle of the top)."),
            "endPoint": point.described("The end of the gradient (default: the middle of the bottom)."),
            "type": .choice(Gradient.GradientType.self).standard("axial").described("Whether the colours follow a line, or go around the start."),
        ],
        required: ["colors"])

    static let point = Schema.table(
        ["x": .number(-10...10).described("From 0 at the left to 1."), "y": .number(-10...10).described("From 0 at the top to 1.")],
        required: ["x", "y"])

    private static func insets(_ range: ClosedRange<Double>, edges: [String] = ["top", "left", "bottom", "right"]) -> Schema {
        let edges = edges.map { ($0, number(range).described("The inset at the \($0), in points.")) }
        return .any(of: .number(range), .table(Dictionary(uniqueKeysWithValues: edges)))
    }

    static let systemVersion = version(among: BehaviourProfile.supportedVersions)

    static let sdk = version(among: AppDeclaration.sdks)

    private static func version(among versions: [SystemVersion]) -> Schema {
        any(of: .choice(versions.map(\.description)), Schema(.choice(versions.map { .number($0.number) })))
    }

    static let size = sides(in: ViewProperty.ValueType.lengths)

    private static func sides(in range: ClosedRange<Double>) -> Schema {
        let side = Schema.number(range).described("In points.")
        return Schema.table(["width": side, "height": side], required: ["width", "height"])
    }

    static let color = Schema.any(
        of: .choice(SemanticColor.self), components, ownName.described("A colour of [colors].").naming(.color)
    )

    private static let components = Schema.text(matching: "^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$")

    static let colorOfOwn = Schema.any(
        of: .choice(SemanticColor.self), components,
        .table(["light": known.described("In light style."), "dark": known.described("In dark style.")], required: ["light", "dark"]).described("A colour for each style.")
    )

    private static let known = Schema.any(of: .choice(SemanticColor.self), components)

    /// A colour's name in the file, which only the reader knows.
    private static let ownName = Schema.text(matching: "^\(NamePattern.hyphenated)$")

    static let font = Schema.any(
        of: textStyle, ownName.described("A font of [fonts].").naming(.font), pointSize, styledFont, sizedFont, fileFont
    )

    static let fontOfOwn = Schema.any(of: textStyle, pointSize, styledFont, sizedFont, fileFont)

    private static let textStyle = Schema.choice(TextStyle.self).described("A text style, which follows Dynamic Type.")

    private static let weight = Schema.choice(FontWeight.self).described("UIFont.Weight.")

    private static let pointSize = Schema.number(ViewProperty.ValueType.fontSizes).described("A size in points, of the system font.")

    private static let styledFont = Schema.table(
        ["textStyle": textStyle, "weight": weight], required: ["textStyle"])

    private static let sizedFont = Schema.table(
        [
            "size": .number(ViewProperty.ValueType.fontSizes).described("In points."),
            "family": .string.described("A font of the system by its family. Families other than \(families) have the system font's widths."),
            "weight": weight,
        ],
        required: ["size"])

    private static let fileFont = Schema.table(
        [
            "name": .string.described("UIFont.fontName: the PostScript name of a font of the app's files (appFonts)."),
            "size": .number(ViewProperty.ValueType.fontSizes).described("In points."),
            "textStyle": textStyle,
        ],
        required: ["name", "size"])

    private static let families = FontFamily.allCases.map(\.rawValue).joined(separator: ", ")

    static let controller = Schema.string.naming(.controller)

    static let layoutName = Schema.text(matching: "^\(NamePattern.hyphenated)$")
}

/// Regular expressions for chosen names. All characters outside ASCII count as letters.
enum NamePattern {
    private static let first = "([A-Za-z_]|[^\\x00-\\x7F])"
    private static let further = "([A-Za-z0-9_]|[^\\x00-\\x7F])"

    static let plain = "\(first)\(further)*"
    static let hyphenated = "\(first)\(further)*(-\(further)+)*"
}

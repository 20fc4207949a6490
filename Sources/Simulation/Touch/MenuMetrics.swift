import PlaygroundModel

/// The lengths of a menu (UIMenu), in points.
public struct MenuMetrics: Hashable, Sendable {
    public var width: Double
    public var cornerRadius: Double
    /// The distance above the first row and below the last.
    public var edge: Double
    /// The gap between the rows of two sections.
    public var sectionGap: Double
    /// The distance between the menu's sides and a title.
    public var padding: Double
    /// The distance between the menu's sides and a mark or an image. It replaces the padding.
    public var imageInset: Double
    public var imageWidth: Double
    /// The gap after a mark or an image.
    public var imageGap: Double
    public var titleSize: Double

    /// The height of a row, measured on a phone with iOS 26. The height on an iPad is unknown.
    public static let rowHeight = 44.0
    /// The additional height of a subtitle.
    public static let subtitleHeight = 18.0
    public static let markWidth = 14.0

    struct Idioms: Hashable, Sendable {
        var phone: MenuMetrics
        var pad: MenuMetrics
    }

    private static let choice = MenuMetrics(
        width: 250, cornerRadius: 13, edge: 0, sectionGap: 8, padding: 16, imageInset: 16, imageWidth: 35, imageGap: 12, titleSize: 17)

    static let table: VersionTable<Idioms> = [
        .since(8, Idioms(phone: choice, pad: choice), "a modelling choice", .low),
        .since(26, Idioms(
            phone: MenuMetrics(
                width: 250, cornerRadius: 32, edge: 10, sectionGap: 21, padding: 28, imageInset: 16, imageWidth: 40, imageGap: 4, titleSize: 17),
            pad: MenuMetrics(
                width: 224, cornerRadius: 26, edge: 8, sectionGap: 17, padding: 20, imageInset: 14, imageWidth: 34, imageGap: 5, titleSize: 15)
        ), "UIKitCore of iOS 26.1, the metrics of context menus on phones and iPads with glass, read by two public disassemblies: "
            + "corners, insets of sections, lines of 1 point between sections only, images before titles, fonts"),
    ]

    /// - Parameter traits: The window's traits.
    public init(_ profile: BehaviourProfile, _ traits: TraitCollection) {
        let idioms = Self.table[profile]
        self = traits.userInterfaceIdiom == .pad ? idioms.pad : idioms.phone
    }

    init(
        width: Double, cornerRadius: Double, edge: Double, sectionGap: Double, padding: Double, imageInset: Double, imageWidth: Double, imageGap: Double,
        titleSize: Double
    ) {
        (self.width, self.cornerRadius, self.edge, self.sectionGap) = (width, cornerRadius, edge, sectionGap)
        (self.padding, self.imageInset, self.imageWidth, self.imageGap) = (padding, imageInset, imageWidth, imageGap)
        self.titleSize = titleSize
    }
}

import PlaygroundModel

/// What stands around the screens: the page's own colours, light or dark (`Templates/styles/tokens.css`).
public struct PageTheme: Hashable, Sendable {
    public var page: Paint
    public var dot: Paint
    public var ink: Paint
    public var secondaryInk: Paint
    public var tertiaryInk: Paint
    public var hover: Paint
    public var compact: Paint
    public var compactGround: Paint
    public var regular: Paint
    public var regularGround: Paint
    public var bezel: Paint
    public var bezelEdge: Paint
    /// Close to the bezel, and farther off.
    public var contactShadow: Paint
    public var shadow: Paint

    public static let light = PageTheme(
        page: Paint(0xF4F5F7), dot: Paint(0x141822, 0.07), ink: Paint(0x1B1E26), secondaryInk: Paint(0x5A6070),
        tertiaryInk: Paint(0x646B7B), hover: Paint(0x141822, 0.05), compact: Paint(0xA8480F), compactGround: Paint(0xFDEADB),
        regular: Paint(0x11608F), regularGround: Paint(0xDCEEFA), bezel: Paint(0x191B20), bezelEdge: Paint(0x34373F),
        contactShadow: Paint(0x141822, 0.16), shadow: Paint(0x141822, 0.26)
    )

    public static let dark = PageTheme(
        page: Paint(0x15171B), dot: Paint(0xFFFFFF, 0.055), ink: Paint(0xECEEF3), secondaryInk: Paint(0xADB3C1),
        tertiaryInk: Paint(0x959CAC), hover: Paint(0xFFFFFF, 0.06), compact: Paint(0xFFB27A), compactGround: Paint(0x45301F),
        regular: Paint(0x86CDF8), regularGround: Paint(0x1C3A4D), bezel: Paint(0x2B2E36), bezelEdge: Paint(0x4D525E),
        contactShadow: Paint(0x000000, 0.5), shadow: Paint(0x000000, 0.65)
    )

    /// Of a size class's badge: warm for compact, cool for regular.
    func badge(_ sizeClass: UserInterfaceSizeClass) -> (ink: Paint, ground: Paint) {
        switch sizeClass {
        case .compact: (compact, compactGround)
        case .regular: (regular, regularGround)
        case .unspecified: (secondaryInk, hover)
        }
    }
}

import PlaygroundModel

/// The page's colours around screens (`Templates/styles/tokens.css`).
package struct PageTheme: Hashable, Sendable {
    package var page: Paint
    package var dot: Paint
    package var ink: Paint
    package var secondaryInk: Paint
    package var tertiaryInk: Paint
    package var hover: Paint
    package var compact: Paint
    package var compactGround: Paint
    package var regular: Paint
    package var regularGround: Paint
    package var bezel: Paint
    package var bezelEdge: Paint
    /// `contactShadow` is near the bezel, `shadow` farther away.
    package var contactShadow: Paint
    package var shadow: Paint

    package static let light = PageTheme(
        page: Paint(0xF4F5F7), dot: Paint(0x141822, 0.07), ink: Paint(0x1B1E26), secondaryInk: Paint(0x5A6070),
        tertiaryInk: Paint(0x646B7B), hover: Paint(0x141822, 0.05), compact: Paint(0xA8480F), compactGround: Paint(0xFDEADB),
        regular: Paint(0x11608F), regularGround: Paint(0xDCEEFA), bezel: Paint(0x191B20), bezelEdge: Paint(0x34373F),
        contactShadow: Paint(0x141822, 0.16), shadow: Paint(0x141822, 0.26)
    )

    package static let dark = PageTheme(
        page: Paint(0x15171B), dot: Paint(0xFFFFFF, 0.055), ink: Paint(0xECEEF3), secondaryInk: Paint(0xADB3C1),
        tertiaryInk: Paint(0x959CAC), hover: Paint(0xFFFFFF, 0.06), compact: Paint(0xFFB27A), compactGround: Paint(0x45301F),
        regular: Paint(0x86CDF8), regularGround: Paint(0x1C3A4D), bezel: Paint(0x2B2E36), bezelEdge: Paint(0x4D525E),
        contactShadow: Paint(0x000000, 0.5), shadow: Paint(0x000000, 0.65)
    )

    func badge(_ sizeClass: UserInterfaceSizeClass) -> (ink: Paint, ground: Paint) {
        switch sizeClass {
        case .compact: (compact, compactGround)
        case .regular: (regular, regularGround)
        case .unspecified: (secondaryInk, hover)
        }
    }
}

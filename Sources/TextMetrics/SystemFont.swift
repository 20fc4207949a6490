/// The properties of UIKit's system font that depend on the size: letters and spacing. The font has a text cut for small
/// sizes and a narrower display cut. From 17 to 28 points the text cut becomes the display cut (Human Interface Guidelines,
/// Typography: optical sizes). Before iOS 14 the cut changed at 20 points: SF UI Text and SF UI Display (WWDC 2015,
/// session 804).
///
/// Widths are the font's own numbers (``SystemFontDesigns``). They agree to the pixel with labels recorded from UIKit of iOS 26.1
/// (`Tests/TextMetricsTests`): regular, medium and semibold from 11 to 28 points. Above 40 points nothing is recorded.
enum SystemFont {
    /// The share of the display cut. The axis of the optical size changes its slope at 19 and at 24 points, as in Core Text's kerning (`t`
    /// of the source that `systemfont.toml` names).
    static func displayShare(at size: Double, in typeface: Typeface) -> Double {
        switch typeface {
        case .system where size <= 19: max(0, (size - 17) / 22)
        case .system where size <= 24: 1 / 11 + (size - 19) * 8 / 55
        case .system: min(1, 9 / 11 + (size - 24) / 22)
        case .systemInTwoCuts: size < 20 ? 0 : 1
        default: 0
        }
    }

    /// The points that the font adds after each character at a size in points. Only the system font adds any.
    static func tracking(at size: Double, in typeface: Typeface) -> Double {
        switch typeface {
        case .system: tracking(at: size)
        // The tracking is 19 thousandths of an em at 20 points and 13 at 28 (recalled from the guidelines' table of that time). From
        // 28 points, and below 18, the later table has equal values.
        case .systemInTwoCuts where size >= 20 && size < 28: size * (0.019 - 0.00075 * (size - 20))
        case .systemInTwoCuts: tracking(at: size)
        default: 0
        }
    }

    /// *Tracking values* of the Human Interface Guidelines for SF Pro, in points with two decimals. They determine the font's own values:
    /// whole units of 2048 to the em. If two units fit, a recorded label decides (13 points: 47 characters), or the mean is used.
    /// Values between rows are linear, values beyond them proportional.
    private static func tracking(at size: Double) -> Double { size * units(at: size) / 2048 }

    private static func units(at size: Double) -> Double {
        guard let upper = rows.firstIndex(where: { $0.size >= size }) else { return 0 }
        guard upper > 0 else { return rows[0].units }
        let (low, high) = (rows[upper - 1], rows[upper])
        return low.units + (high.units - low.units) * (size - low.size) / (high.size - low.size)
    }

    private static let rows: [(size: Double, units: Double)] = [
        (6, 82), (7, 67), (8, 53.5), (9, 39), (10, 24.5), (11, 12), (12, 0), (13, -12), (14, -22), (15, -32), (16, -40), (17, -52),
        (18, -50), (19, -48.5), (20, -46), (21, -35), (22, -24), (23, -9), (24, 6), (25, 12), (26, 17), (27, 22), (28, 28), (29, 28),
        (30, 27), (31, 26), (32, 26), (33, 25), (34, 24), (35, 22), (36, 21), (45, 16.5), (60, 10), (80, 2.5), (96, 0),
    ]
}

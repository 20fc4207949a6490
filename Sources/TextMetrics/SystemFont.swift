/// The properties of UIKit's system font that change with the size: letters and spacing. It has a text cut for small
/// sizes and a narrower display cut. From 17 to 28 points one becomes the other (Human Interface Guidelines,
/// Typography: optical sizes). Before iOS 14 the cut changed at 20 points: SF UI Text and SF UI Display (WWDC 2015,
/// session 804).
/// Widths are fitted to frames that Interface Builder recorded (``SystemFontData``), because Apple publishes no
/// advances, and the font may not be shipped. Half of the texts outside the fit are off by 0.37 points or less, 89 in
/// 100 by one point or less and 96 in 100 by two. As Inter with the system font's tracking, 63 and 78.
enum SystemFont {
    static func displayShare(at size: Double, in typeface: Typeface) -> Double {
        switch typeface {
        case .system: min(1, max(0, (size - 17) / 11))
        case .systemInTwoCuts: size < 20 ? 0 : 1
        default: 0
        }
    }

    /// The points that the font adds after each character at a size in points. Only the system font has any.
    static func tracking(at size: Double, in typeface: Typeface) -> Double {
        switch typeface {
        case .system: tracking(at: size)
        // 19 thousandths of an em at 20 points and 13 at 28 (recalled from the guidelines' table of that time). From
        // 28, and below 18, the later table is equal.
        case .systemInTwoCuts where size >= 20 && size < 28: size * (0.019 - 0.00075 * (size - 20))
        case .systemInTwoCuts: tracking(at: size)
        default: 0
        }
    }

    /// *Tracking values* of the Human Interface Guidelines for SF Pro: linear between rows, proportional beyond.
    private static func tracking(at size: Double) -> Double {
        guard size > rows[0].size else { return max(0, size) / rows[0].size * rows[0].points }
        guard let upper = rows.firstIndex(where: { $0.size >= size }) else { return 0 }
        let (low, high) = (rows[upper - 1], rows[upper])
        return low.points + (high.points - low.points) * (size - low.size) / (high.size - low.size)
    }

    private static let rows: [(size: Double, points: Double)] = [
        (6, 0.24), (7, 0.23), (8, 0.21), (9, 0.17), (10, 0.12), (11, 0.06), (12, 0), (13, -0.08), (14, -0.15), (15, -0.23),
        (16, -0.31), (17, -0.43), (18, -0.44), (19, -0.45), (20, -0.45), (21, -0.36), (22, -0.26), (23, -0.10), (24, 0.07),
        (25, 0.15), (26, 0.22), (27, 0.29), (28, 0.38), (29, 0.40), (30, 0.40), (31, 0.39), (32, 0.41), (33, 0.40),
        (34, 0.40), (35, 0.38), (36, 0.37), (45, 0.36), (60, 0.30), (80, 0.10), (96, 0),
    ]
}

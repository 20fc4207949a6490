import Wireframes

/// A colour in sRGB.
package struct Paint: Hashable, Sendable {
    /// The components, from 0 to 255.
    package var red: Double
    package var green: Double
    package var blue: Double
    /// The opacity, from 0 to 1.
    package var alpha: Double

    package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    package init(_ hex: UInt32, _ alpha: Double = 1) {
        self.init(
            red: Double(hex >> 16 & 0xFF), green: Double(hex >> 8 & 0xFF), blue: Double(hex & 0xFF), alpha: alpha
        )
    }

    /// Reads `#rrggbb` or `rgb(20 24 34 / 7%)`, as in the page's style sheets.
    init?(css text: String) {
        if text.hasPrefix("#") {
            guard let number = UInt32(text.dropFirst(), radix: 16) else { return nil }
            self.init(number)
            return
        }
        let numbers = text.matches(of: #/\d+(\.\d+)?/#).compactMap { Double($0.0) }
        guard numbers.count == 4 else { return nil }
        // The opacity is rounded to tenths of a percent, so that equal fractions are the same number.
        self.init(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: (numbers[3] * 10).rounded() / 1000)
    }

    static let black = Paint(0x000000)
    static let white = Paint(0xFFFFFF)
    static let clear = Paint(0x000000, 0)

    /// CSS's `color-mix(in srgb, self share, other)`.
    func mixed(_ share: Double, with other: Paint) -> Paint {
        let rest = 1 - share
        let alpha = self.alpha * share + other.alpha * rest
        guard alpha > 0 else { return .clear }
        let (own, others) = (self.alpha * share / alpha, other.alpha * rest / alpha)
        return Paint(
            red: red * own + other.red * others, green: green * own + other.green * others,
            blue: blue * own + other.blue * others, alpha: alpha
        )
    }

    func faded(to share: Double) -> Paint {
        Paint(red: red, green: green, blue: blue, alpha: alpha * share)
    }

    /// The colour as `#rrggbb`, without the opacity.
    var hex: String {
        "#" + Self.digits(red) + Self.digits(green) + Self.digits(blue)
    }

    /// The colour as `#rrggbb`, or as `#rrggbbaa` with an opacity below 1.
    var hexWithOpacity: String { alpha < 1 ? hex + Self.digits(alpha * 255) : hex }

    private static let figures = Array("0123456789abcdef")

    private static func digits(_ component: Double) -> String {
        let value = Int(min(255, max(0, component.rounded())))
        return String([figures[value / 16], figures[value % 16]])
    }
}

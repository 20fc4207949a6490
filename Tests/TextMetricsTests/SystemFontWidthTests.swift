import PlaygroundModel
import Testing

@testable import TextMetrics

/// Frames that Interface Builder recorded under several systems.
@Suite struct SystemFontWidthTests {
    /// A label or button that Interface Builder recorded with the width of its text, rounded up to the pixel.
    struct Frame: Sendable {
        let text: String
        let weight: FontWeight
        let size: Double
        /// The recorded width, in points.
        let width: Double
        /// The number of pixels per point.
        let pixels: Double

        init(_ text: String, _ weight: FontWeight, _ size: Double, _ width: Double, pixels: Double) {
            (self.text, self.weight, self.size, self.width, self.pixels) = (text, weight, size, width, pixels)
        }

        /// The distance of the measured width from the centre of the frame's possible widths, in points.
        var error: Double { abs(Font(size: size, weight: weight).width(of: text) - (width - 0.5 / pixels)) }
    }

    /// Frames from open-source apps' storyboards and xibs.
    static let recorded = [
        Frame("1", .regular, 140, 63, pixels: 1),
        Frame("Animated", .regular, 17, 73, pixels: 1),
        Frame("Fade Duration: 0.25 sec", .regular, 15, 162.5, pixels: 2),
        Frame("Fade Duration: 0.25 sec", .regular, 15, 162.667, pixels: 3),
        Frame("Active Insulin", .semibold, 15, 95.333, pixels: 3),
        Frame("Always Use Reader View", .regular, 17, 187, pixels: 2),
        Frame("Sort Oldest to Newest", .regular, 17, 167.5, pixels: 2),
        Frame("Group by Feed", .regular, 17, 112.5, pixels: 2),
        Frame("Confirm Mark All as Read", .regular, 17, 191.5, pixels: 2),
        Frame("PRESENTATION CONTEXT", .bold, 13, 168.5, pixels: 2),
        Frame("Haptic Feedback", .bold, 13, 109, pixels: 2),
        Frame("LAYOUT", .bold, 13, 53.5, pixels: 2),
        Frame("Detail", .regular, 17, 44, pixels: 2),
        Frame("Manual UIToolbar + No UIToolbar", .medium, 16, 244.5, pixels: 2),
        Frame("UICollectionView example", .medium, 16, 192.5, pixels: 2),
        Frame("Text Selection", .medium, 16, 105, pixels: 2),
        Frame("Try editing the last cell.", .regular, 17, 176, pixels: 2),
        Frame("OK", .regular, 28, 39, pixels: 1),
        Frame("Loaded by SecondViewController", .regular, 14, 215, pixels: 2),
        Frame("Detail", .regular, 17, 43.667, pixels: 3),
        Frame("Off", .regular, 17, 24.333, pixels: 3),
        Frame("✓", .semibold, 18, 16, pixels: 1),
        Frame("Basic", .regular, 17, 41.667, pixels: 3),
        Frame("Transition", .regular, 17, 75, pixels: 1),
        Frame("UIImageView", .regular, 17, 99, pixels: 1),
        Frame("Save", .regular, 15, 34, pixels: 1),
        Frame("Done", .regular, 15, 37, pixels: 1),
    ]

    @Test func `widths are within a point of the recorded ones`() {
        let errors = Self.recorded.map(\.error).sorted()
        #expect(errors[errors.count / 2] < 0.4)
        #expect(errors.count { $0 <= 1 } * 100 >= errors.count * 88)
        #expect(errors.count { $0 <= 2 } * 100 >= errors.count * 96)
    }
}

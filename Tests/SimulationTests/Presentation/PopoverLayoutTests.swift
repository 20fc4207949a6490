import PlaygroundModel
import Testing

@testable import Simulation

@Suite struct PopoverLayoutTests {
    private static let bounds = Rect(x: 10, y: 30, width: 300, height: 400)

    /// The sources include ones outside the bounds, such as a view that was scrolled away.
    @Test(arguments: PopoverArrowDirection.allCases, [
        Rect(x: 100, y: 900, width: 40, height: 20), Rect(x: 100, y: -600, width: 40, height: 20), Rect(x: 900, y: 100, width: 40, height: 20),
        Rect(x: -600, y: 100, width: 40, height: 20), Rect(x: 100, y: 200, width: 40, height: 20),
    ])
    func popoversStayWithinTheirBounds(_ direction: PopoverArrowDirection, _ source: Rect) {
        for size in [Size(width: 200, height: 100), Size(width: 2000, height: 2000)] {
            let frame = PopoverLayout(size: size, bounds: Self.bounds, source: source, permitted: [direction]).frame
            #expect(frame.minX >= Self.bounds.minX && frame.maxX <= Self.bounds.maxX, "\(frame)")
            #expect(frame.minY >= Self.bounds.minY && frame.maxY <= Self.bounds.maxY, "\(frame)")
        }
    }
}

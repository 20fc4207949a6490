import PlaygroundModel
import Testing

/// The numbers were measured on iOS 26.1 (openuikit, UICornerConfiguration.swift).
@Suite struct CornerConfigurationTests {
    @Test(arguments: [
        (CornerConfiguration.Radius.fixed(40), Size(width: 100, height: 40), 20.0), (.fixed(8), Size(width: 100, height: 40), 8),
        (.capsule(maximum: nil), Size(width: 100, height: 40), 20), (.capsule(maximum: nil), Size(width: 60, height: 100), 30),
        (.capsule(maximum: 10), Size(width: 100, height: 40), 10), (.capsule(maximum: 90), Size(width: 100, height: 40), 20),
    ])
    func `a radius is at most half of the shorter side`(radius: CornerConfiguration.Radius, size: Size, points: Double) {
        #expect(CornerConfiguration(radius: radius).radii(in: size) == CornerRadii(all: points))
    }

    @Test func `a corner without a radius is square`() {
        var corners = CornerConfiguration()
        (corners.topLeftRadius, corners.bottomLeftRadius, corners.bottomRightRadius) = (.fixed(10), .fixed(20), .fixed(30))
        let radii = CornerRadii(topLeft: 10, topRight: 0, bottomRight: 30, bottomLeft: 20)
        #expect(corners.radii(in: Size(width: 100, height: 100)) == radii)
    }

    @Test func `a concentric corner's radius is the container's minus the distance, or the minimum`() {
        let outer = Rect(x: 0, y: 0, width: 200, height: 100)
        let concentric = CornerRadii(all: 20).concentric(of: Rect(x: 4, y: 4, width: 192, height: 92), in: outer)
        #expect(concentric == CornerRadii(topLeft: 16, topRight: 16, bottomRight: 16, bottomLeft: 16))
        let (size, far) = (Size(width: 100, height: 60), CornerRadii(all: 20).concentric(of: Rect(x: 4, y: 30, width: 192, height: 66), in: outer))
        #expect(far == CornerRadii(upper: 0, lower: 16))
        #expect(CornerConfiguration(radius: .containerConcentric(minimum: nil)).radii(in: size, concentric: far) == far)
        #expect(CornerConfiguration(radius: .containerConcentric(minimum: 8)).radii(in: size, concentric: far) == CornerRadii(upper: 8, lower: 16))
        var uniform = CornerConfiguration(radius: .containerConcentric(minimum: nil))
        uniform.isUniform = true
        #expect(uniform.radii(in: size, concentric: far) == CornerRadii(all: 16))
    }
}

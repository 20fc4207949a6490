import PlaygroundModel
import Testing

@testable import AppleDevices

/// The iPhone Duo's two displays, measured on the simulator of Xcode 27.1. `devices.toml` names the sources of the rows.
struct HingeTests {
    private let duo: Device
    private let hinge: Hinge

    init() throws {
        duo = try #require(DeviceCatalogue.device(id: "iphone-duo"))
        hinge = try #require(duo.hinge)
    }

    @Test func `one device of the catalogue folds`() {
        #expect(DeviceCatalogue.all.filter { $0.hinge != nil }.map(\.id) == ["iphone-duo"])
        #expect(duo.systems?.first == SystemVersion(27, 1))
        #expect(!duo.isOpen)
        #expect(duo.display == hinge.outer)
    }

    /// Sizes KUS GS DLB MUX, high. Corners EXH, medium; inner MUX, low. Native scale derived, low.
    @Test func `the displays have the sizes, scales and corners that were measured`() {
        #expect(hinge.outer.size == Size(width: 466, height: 678))
        #expect(hinge.inner.size == Size(width: 669, height: 951))
        #expect(hinge.outer.scale == 3)
        #expect(hinge.inner.scale == 3)
        #expect(hinge.outer.nativeScale == 3)
        #expect(hinge.inner.nativeScale == 2.8075)
        #expect(hinge.outer.corners == CornerRadii(topLeft: 8, topRight: 59, bottomRight: 59, bottomLeft: 8))
        #expect(hinge.inner.corners == CornerRadii(all: 55))
        #expect(hinge.outer.uprightOrientation == .portrait)
        #expect(hinge.inner.uprightOrientation.isLandscape)
    }

    /// Insets of bare root views. DLB GS MUX, high; upside down inferred.
    @Test(arguments: [
        (false, .portrait, [0, 0, 34, 84], .right), (false, .landscapeRight, [0, 84, 34, 0], .left),
        (false, .landscapeLeft, [0, 0, 34, 84], .right), (false, .portraitUpsideDown, [0, 84, 34, 0], .left),
        (true, .portrait, [82, 0, 34, 0], nil), (true, .portraitUpsideDown, [82, 0, 34, 0], nil),
        (true, .landscapeRight, [0, 0, 34, 84], .right), (true, .landscapeLeft, [0, 0, 34, 84], .right),
    ] as [(Bool, InterfaceOrientation, [Double], BarColumn.Edge?)])
    func `insets and bar edge are as measured`(isOpen: Bool, orientation: InterfaceOrientation, insets: [Double], edge: BarColumn.Edge?) {
        let side = (isOpen ? hinge.inner : hinge.outer).side(in: orientation)
        let expected = EdgeInsets(top: insets[0], left: insets[1], bottom: insets[2], right: insets[3])
        #expect(side.fullScreen.safeAreaInsets == expected)
        #expect(side.barColumn == edge.map { BarColumn(edge: $0, width: 84) })
        #expect((side.doubt != nil) == (!isOpen && orientation == .portraitUpsideDown))
    }

    /// KUS DDR BH PRB, high; the closed landscapes KUS, medium.
    @Test(arguments: [
        (false, .portrait, .status, [382, 0, 84, 170], true), (false, .portrait, .camera, [399.7, 29.3, 37, 37], true),
        (false, .landscapeRight, .status, [0, 0, 84, 82], true), (false, .landscapeRight, .camera, [29.3, 29.3, 37, 37], true),
        (false, .landscapeLeft, .status, [594, 384, 84, 82], true), (false, .landscapeLeft, .camera, [611.7, 399.7, 37, 37], true),
        (true, .landscapeLeft, .crease, [455.5, 0, 40, 669], false), (true, .landscapeLeft, .status, [867, 0, 84, 120], true),
        (true, .landscapeLeft, .camera, [677.3, 21, 58, 37], false), (true, .portrait, .crease, [0, 455.5, 669, 40], false),
        (true, .portrait, .status, [535, 0, 134, 82], true), (true, .portrait, .camera, [21, 215.7, 37, 58], false),
    ] as [(Bool, InterfaceOrientation, ReservedRegion.Cause, [Double], Bool)])
    func `regions equal the measured ones`(
        isOpen: Bool, orientation: InterfaceOrientation, cause: ReservedRegion.Cause, frame: [Double], isActive: Bool
    ) throws {
        let regions = (isOpen ? hinge.inner : hinge.outer).side(in: orientation).regions
        let region = try #require(regions.first { $0.cause == cause })
        let expected = Rect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
        #expect(region.frame == expected)
        #expect(region.isActive == isActive)
        #expect(region.kind == (cause == .crease ? .division : .occlusion))
        #expect(regions.count == (isOpen ? 3 : 2))
    }

    /// KUS: the hole and the region are equal, and turning the device by 180° moves only the inner camera.
    @Test func `the camera of the closed device rotates with the device`() throws {
        let hole = try #require(hinge.outer.cutoutFrame)
        for orientation in InterfaceOrientation.allCases {
            let region = try #require(hinge.outer.side(in: orientation).regions.first { $0.cause == .camera })
            #expect(region.frame.isNear(hole.turned(to: orientation, in: hinge.outer.size)))
        }
        for (one, other) in [(InterfaceOrientation.landscapeLeft, InterfaceOrientation.landscapeRight), (.portrait, .portraitUpsideDown)] {
            let (one, other) = (hinge.inner.side(in: one), hinge.inner.side(in: other))
            #expect(one.regions.filter { $0.cause != .camera } == other.regions.filter { $0.cause != .camera })
            #expect(one.regions != other.regions)
            #expect(one.fullScreen == other.fullScreen)
        }
    }

    @Test func `the crease has a margin of 20 on both sides and no width`() throws {
        for (orientation, margins) in [
            (InterfaceOrientation.landscapeLeft, EdgeInsets(left: 20, right: 20)), (.portrait, EdgeInsets(top: 20, bottom: 20)),
        ] {
            let crease = try #require(hinge.inner.side(in: orientation).regions.first { $0.kind == .division })
            #expect(crease.margins == margins)
        }
    }

    /// DLB AMO MVV BH AUD, high.
    @Test func `Split View has two halves of the inner display in landscape`() {
        #expect(hinge.outer.windows.isEmpty)
        #expect(hinge.inner.windows == [
            MultitaskingWindow(
                isPortrait: false, configuration: .leftHalf, size: Size(width: 469, height: 669), horizontalSizeClass: .compact,
                barColumn: BarColumn(edge: .left, width: 84)),
            MultitaskingWindow(
                isPortrait: false, configuration: .rightHalf, size: Size(width: 469, height: 669), horizontalSizeClass: .compact,
                barColumn: BarColumn(edge: .right, width: 84)),
        ])
    }

    @Test func `the display in use follows the posture`() {
        let open = duo.inUse(in: Environment(posture: Posture(.half)))
        #expect(open.isOpen)
        #expect(open.display == hinge.inner)
        #expect(open.size == hinge.inner.size)
        #expect(open.cutout == .none)
        #expect(open.defaultOrientation.isLandscape)
        #expect(open.corners(in: .portrait) == hinge.inner.corners)
        #expect(open.inUse(in: Environment(posture: Posture(.open))) == open)
        #expect(open.inUse(in: Environment()) == duo)
        #expect(duo.inUse(in: Environment()) == duo)
        let other = DeviceCatalogue.all[0]
        #expect(other.inUse(in: Environment(posture: Posture(.open))) == other)
    }
}

extension Rect {
    fileprivate func isNear(_ other: Rect) -> Bool {
        abs(minX - other.minX) < 0.01 && abs(minY - other.minY) < 0.01 && abs(maxX - other.maxX) < 0.01 && abs(maxY - other.maxY) < 0.01
    }
}

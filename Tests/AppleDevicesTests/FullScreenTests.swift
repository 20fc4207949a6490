import PlaygroundModel
import Testing

@testable import AppleDevices

/// One fact of the device table: a device at full screen in one orientation.
struct FullScreenFact: Sendable, CustomTestStringConvertible {
    let device: String
    let orientation: InterfaceOrientation
    let size: Size
    let horizontal: UserInterfaceSizeClass
    let vertical: UserInterfaceSizeClass
    let safeArea: EdgeInsets

    init(
        _ device: String, _ orientation: InterfaceOrientation, _ width: Double, _ height: Double,
        _ horizontal: UserInterfaceSizeClass, _ vertical: UserInterfaceSizeClass,
        _ top: Double, _ left: Double, _ bottom: Double, _ right: Double
    ) {
        self.device = device
        self.orientation = orientation
        self.size = Size(width: width, height: height)
        self.horizontal = horizontal
        self.vertical = vertical
        self.safeArea = EdgeInsets(top: top, left: left, bottom: bottom, right: right)
    }

    var testDescription: String { "\(device) \(orientation)" }
}

@Suite struct FullScreenTests {
    @Test(arguments: fullScreenFacts)
    func `full screen has the size, size classes and safe area of the table`(fact: FullScreenFact) throws {
        let device = try #require(DeviceCatalogue.device(id: fact.device))
        let screen = try #require(device.fullScreen(in: fact.orientation))
        #expect(device.screenSize(in: fact.orientation) == fact.size)
        #expect(screen.horizontalSizeClass == fact.horizontal)
        #expect(screen.verticalSizeClass == fact.vertical)
        #expect(screen.safeAreaInsets == fact.safeArea)
    }

    @Test func `every device and orientation has a row`() {
        let rows = Set(fullScreenFacts.map { "\($0.device) \($0.orientation)" })
        let expected = DeviceCatalogue.all.flatMap { device in
            [InterfaceOrientation.portrait, .landscapeRight]
                .filter { device.fullScreen(in: $0) != nil }
                .map { "\(device.id) \($0)" }
        }
        #expect(rows == Set(expected))
        #expect(rows.count == fullScreenFacts.count)
    }

    @Test(arguments: DeviceCatalogue.all.filter { $0.hinge == nil })
    func `both landscapes and both portraits are alike`(device: Device) {
        #expect(device.fullScreen(in: .landscapeLeft) == device.fullScreen(in: .landscapeRight))
        #expect(device.fullScreen(in: .portraitUpsideDown) == device.fullScreen(in: .portrait))
    }
}

// Sources: Human Interface Guidelines, Layout, Specifications, for sizes and size classes: every phone is compact and
// regular in portrait, and regular in width in landscape only at 414x736, 414x896, 428x926, 430x932, 440x956 and 420x912.
// Safe areas as measured by the sources named in `devices.toml`. Its doubtful rows are doubtful here too: XR and 11 (44
// before iOS 14), the 17s and Air in landscape, the size classes of TV and CarPlay.
//
//                 device                orientation     width height horizontal vertical  top left bottom right
private let fullScreenFacts: [FullScreenFact] = [
    FullScreenFact("iphone-4s",          .portrait,        320,  480, .compact, .regular, 20,  0,  0, 0),
    FullScreenFact("iphone-4s",          .landscapeRight,  480,  320, .compact, .compact,  0,  0,  0, 0),
    FullScreenFact("iphone-5",           .portrait,        320,  568, .compact, .regular, 20,  0,  0, 0),
    FullScreenFact("iphone-5",           .landscapeRight,  568,  320, .compact, .compact,  0,  0,  0, 0),
    FullScreenFact("iphone-se-1",        .portrait,        320,  568, .compact, .regular, 20,  0,  0, 0),
    FullScreenFact("iphone-se-1",        .landscapeRight,  568,  320, .compact, .compact,  0,  0,  0, 0),
    FullScreenFact("iphone-6",           .portrait,        375,  667, .compact, .regular, 20,  0,  0, 0),
    FullScreenFact("iphone-6",           .landscapeRight,  667,  375, .compact, .compact,  0,  0,  0, 0),
    FullScreenFact("iphone-6s",          .portrait,        375,  667, .compact, .regular, 20,  0,  0, 0),
    FullScreenFact("iphone-6s",          .landscapeRight,  667,  375, .compact, .compact,  0,  0,  0, 0),
    FullScreenFact("iphone-7",           .portrait,        375,  667, .compact, .regular, 20,  0,  0, 0),
    FullScreenFact("iphone-7",           .landscapeRight,  667,  375, .compact, .compact,  0,  0,  0, 0),
    FullScreenFact("iphone-8",           .portrait,        375,  667, .compact, .regular, 20,  0,  0, 0),
    FullScreenFact("iphone-8",           .landscapeRight,  667,  375, .compact, .compact,  0,  0,  0, 0),
    FullScreenFact("iphone-se-2",        .portrait,        375,  667, .compact, .regular, 20,  0,  0, 0),
    FullScreenFact("iphone-se-2",        .landscapeRight,  667,  375, .compact, .compact,  0,  0,  0, 0),
    FullScreenFact("iphone-se-3",        .portrait,        375,  667, .compact, .regular, 20,  0,  0, 0),
    FullScreenFact("iphone-se-3",        .landscapeRight,  667,  375, .compact, .compact,  0,  0,  0, 0),
    FullScreenFact("iphone-6-plus",      .portrait,        414,  736, .compact, .regular, 20,  0,  0, 0),
    FullScreenFact("iphone-6-plus",      .landscapeRight,  736,  414, .regular, .compact,  0,  0,  0, 0),
    FullScreenFact("iphone-6s-plus",     .portrait,        414,  736, .compact, .regular, 20,  0,  0, 0),
    FullScreenFact("iphone-6s-plus",     .landscapeRight,  736,  414, .regular, .compact,  0,  0,  0, 0),
    FullScreenFact("iphone-7-plus",      .portrait,        414,  736, .compact, .regular, 20,  0,  0, 0),
    FullScreenFact("iphone-7-plus",      .landscapeRight,  736,  414, .regular, .compact,  0,  0,  0, 0),
    FullScreenFact("iphone-8-plus",      .portrait,        414,  736, .compact, .regular, 20,  0,  0, 0),
    FullScreenFact("iphone-8-plus",      .landscapeRight,  736,  414, .regular, .compact,  0,  0,  0, 0),
    FullScreenFact("iphone-x",           .portrait,        375,  812, .compact, .regular, 44,  0, 34, 0),
    FullScreenFact("iphone-x",           .landscapeRight,  812,  375, .compact, .compact,  0, 44, 21, 44),
    FullScreenFact("iphone-xs",          .portrait,        375,  812, .compact, .regular, 44,  0, 34, 0),
    FullScreenFact("iphone-xs",          .landscapeRight,  812,  375, .compact, .compact,  0, 44, 21, 44),
    FullScreenFact("iphone-11-pro",      .portrait,        375,  812, .compact, .regular, 44,  0, 34, 0),
    FullScreenFact("iphone-11-pro",      .landscapeRight,  812,  375, .compact, .compact,  0, 44, 21, 44),
    FullScreenFact("iphone-xs-max",      .portrait,        414,  896, .compact, .regular, 44,  0, 34, 0),
    FullScreenFact("iphone-xs-max",      .landscapeRight,  896,  414, .regular, .compact,  0, 44, 21, 44),
    FullScreenFact("iphone-11-pro-max",  .portrait,        414,  896, .compact, .regular, 44,  0, 34, 0),
    FullScreenFact("iphone-11-pro-max",  .landscapeRight,  896,  414, .regular, .compact,  0, 44, 21, 44),
    FullScreenFact("iphone-xr",          .portrait,        414,  896, .compact, .regular, 44,  0, 34, 0),
    FullScreenFact("iphone-xr",          .landscapeRight,  896,  414, .regular, .compact,  0, 44, 21, 44),
    FullScreenFact("iphone-11",          .portrait,        414,  896, .compact, .regular, 44,  0, 34, 0),
    FullScreenFact("iphone-11",          .landscapeRight,  896,  414, .regular, .compact,  0, 44, 21, 44),
    FullScreenFact("iphone-12-mini",     .portrait,        375,  812, .compact, .regular, 50,  0, 34, 0),
    FullScreenFact("iphone-12-mini",     .landscapeRight,  812,  375, .compact, .compact,  0, 50, 21, 50),
    FullScreenFact("iphone-13-mini",     .portrait,        375,  812, .compact, .regular, 50,  0, 34, 0),
    FullScreenFact("iphone-13-mini",     .landscapeRight,  812,  375, .compact, .compact,  0, 50, 21, 50),
    FullScreenFact("iphone-12",          .portrait,        390,  844, .compact, .regular, 47,  0, 34, 0),
    FullScreenFact("iphone-12",          .landscapeRight,  844,  390, .compact, .compact,  0, 47, 21, 47),
    FullScreenFact("iphone-13",          .portrait,        390,  844, .compact, .regular, 47,  0, 34, 0),
    FullScreenFact("iphone-13",          .landscapeRight,  844,  390, .compact, .compact,  0, 47, 21, 47),
    FullScreenFact("iphone-14",          .portrait,        390,  844, .compact, .regular, 47,  0, 34, 0),
    FullScreenFact("iphone-14",          .landscapeRight,  844,  390, .compact, .compact,  0, 47, 21, 47),
    FullScreenFact("iphone-16e",         .portrait,        390,  844, .compact, .regular, 47,  0, 34, 0),
    FullScreenFact("iphone-16e",         .landscapeRight,  844,  390, .compact, .compact,  0, 47, 21, 47),
    FullScreenFact("iphone-17e",         .portrait,        390,  844, .compact, .regular, 47,  0, 34, 0),
    FullScreenFact("iphone-17e",         .landscapeRight,  844,  390, .compact, .compact,  0, 47, 21, 47),
    FullScreenFact("iphone-12-pro-max",  .portrait,        428,  926, .compact, .regular, 47,  0, 34, 0),
    FullScreenFact("iphone-12-pro-max",  .landscapeRight,  926,  428, .regular, .compact,  0, 47, 21, 47),
    FullScreenFact("iphone-13-pro-max",  .portrait,        428,  926, .compact, .regular, 47,  0, 34, 0),
    FullScreenFact("iphone-13-pro-max",  .landscapeRight,  926,  428, .regular, .compact,  0, 47, 21, 47),
    FullScreenFact("iphone-14-plus",     .portrait,        428,  926, .compact, .regular, 47,  0, 34, 0),
    FullScreenFact("iphone-14-plus",     .landscapeRight,  926,  428, .regular, .compact,  0, 47, 21, 47),
    FullScreenFact("iphone-14-pro",      .portrait,        393,  852, .compact, .regular, 59,  0, 34, 0),
    FullScreenFact("iphone-14-pro",      .landscapeRight,  852,  393, .compact, .compact,  0, 59, 21, 59),
    FullScreenFact("iphone-15",          .portrait,        393,  852, .compact, .regular, 59,  0, 34, 0),
    FullScreenFact("iphone-15",          .landscapeRight,  852,  393, .compact, .compact,  0, 59, 21, 59),
    FullScreenFact("iphone-16",          .portrait,        393,  852, .compact, .regular, 59,  0, 34, 0),
    FullScreenFact("iphone-16",          .landscapeRight,  852,  393, .compact, .compact,  0, 59, 21, 59),
    FullScreenFact("iphone-14-pro-max",  .portrait,        430,  932, .compact, .regular, 59,  0, 34, 0),
    FullScreenFact("iphone-14-pro-max",  .landscapeRight,  932,  430, .regular, .compact,  0, 59, 21, 59),
    FullScreenFact("iphone-15-plus",     .portrait,        430,  932, .compact, .regular, 59,  0, 34, 0),
    FullScreenFact("iphone-15-plus",     .landscapeRight,  932,  430, .regular, .compact,  0, 59, 21, 59),
    FullScreenFact("iphone-16-plus",     .portrait,        430,  932, .compact, .regular, 59,  0, 34, 0),
    FullScreenFact("iphone-16-plus",     .landscapeRight,  932,  430, .regular, .compact,  0, 59, 21, 59),
    FullScreenFact("iphone-16-pro",      .portrait,        402,  874, .compact, .regular, 62,  0, 34, 0),
    FullScreenFact("iphone-16-pro",      .landscapeRight,  874,  402, .compact, .compact,  0, 62, 21, 62),
    FullScreenFact("iphone-16-pro-max",  .portrait,        440,  956, .compact, .regular, 62,  0, 34, 0),
    FullScreenFact("iphone-16-pro-max",  .landscapeRight,  956,  440, .regular, .compact,  0, 62, 21, 62),
    FullScreenFact("iphone-17",          .portrait,        402,  874, .compact, .regular, 62,  0, 34, 0),
    FullScreenFact("iphone-17",          .landscapeRight,  874,  402, .compact, .compact,  0, 62, 20, 62),
    FullScreenFact("iphone-17-pro-max",  .portrait,        440,  956, .compact, .regular, 62,  0, 34, 0),
    FullScreenFact("iphone-17-pro-max",  .landscapeRight,  956,  440, .regular, .compact,  0, 62, 20, 62),
    FullScreenFact("iphone-18-pro",      .portrait,        402,  874, .compact, .regular, 62,  0, 34, 0),
    FullScreenFact("iphone-18-pro",      .landscapeRight,  874,  402, .compact, .compact,  0, 62, 20, 62),
    FullScreenFact("iphone-18-pro-max",  .portrait,        440,  956, .compact, .regular, 62,  0, 34, 0),
    FullScreenFact("iphone-18-pro-max",  .landscapeRight,  956,  440, .regular, .compact,  0, 62, 20, 62),
    FullScreenFact("iphone-air",         .portrait,        420,  912, .compact, .regular, 68,  0, 34, 0),
    FullScreenFact("iphone-air",         .landscapeRight,  912,  420, .regular, .compact,  0, 68, 20, 68),
    FullScreenFact("iphone-duo",         .portrait,        466,  678, .compact, .regular,  0,  0, 34, 84),
    FullScreenFact("iphone-duo",         .landscapeRight,  678,  466, .compact, .compact,  0, 84, 34, 0),
    FullScreenFact("ipad-9-7",           .portrait,        768, 1024, .regular, .regular, 20,  0,  0, 0),
    FullScreenFact("ipad-9-7",           .landscapeRight, 1024,  768, .regular, .regular, 20,  0,  0, 0),
    FullScreenFact("ipad-mini-7-9",      .portrait,        768, 1024, .regular, .regular, 20,  0,  0, 0),
    FullScreenFact("ipad-mini-7-9",      .landscapeRight, 1024,  768, .regular, .regular, 20,  0,  0, 0),
    FullScreenFact("ipad-10-2",          .portrait,        810, 1080, .regular, .regular, 20,  0,  0, 0),
    FullScreenFact("ipad-10-2",          .landscapeRight, 1080,  810, .regular, .regular, 20,  0,  0, 0),
    FullScreenFact("ipad-10-5",          .portrait,        834, 1112, .regular, .regular, 20,  0,  0, 0),
    FullScreenFact("ipad-10-5",          .landscapeRight, 1112,  834, .regular, .regular, 20,  0,  0, 0),
    FullScreenFact("ipad-pro-11-gen4",   .portrait,        834, 1194, .regular, .regular, 24,  0, 20, 0),
    FullScreenFact("ipad-pro-11-gen4",   .landscapeRight, 1194,  834, .regular, .regular, 24,  0, 20, 0),
    FullScreenFact("ipad-10-9",          .portrait,        820, 1180, .regular, .regular, 24,  0, 20, 0),
    FullScreenFact("ipad-10-9",          .landscapeRight, 1180,  820, .regular, .regular, 24,  0, 20, 0),
    FullScreenFact("ipad-mini-8-3",      .portrait,        744, 1133, .regular, .regular, 24,  0, 20, 0),
    FullScreenFact("ipad-mini-8-3",      .landscapeRight, 1133,  744, .regular, .regular, 24,  0, 20, 0),
    FullScreenFact("ipad-pro-12-9-gen1", .portrait,       1024, 1366, .regular, .regular, 20,  0,  0, 0),
    FullScreenFact("ipad-pro-12-9-gen1", .landscapeRight, 1366, 1024, .regular, .regular, 20,  0,  0, 0),
    FullScreenFact("ipad-pro-12-9",      .portrait,       1024, 1366, .regular, .regular, 24,  0, 20, 0),
    FullScreenFact("ipad-pro-12-9",      .landscapeRight, 1366, 1024, .regular, .regular, 24,  0, 20, 0),
    FullScreenFact("ipad-air-13",        .portrait,       1024, 1366, .regular, .regular, 24,  0, 20, 0),
    FullScreenFact("ipad-air-13",        .landscapeRight, 1366, 1024, .regular, .regular, 24,  0, 20, 0),
    FullScreenFact("ipad-pro-11",        .portrait,        834, 1210, .regular, .regular, 24,  0, 20, 0),
    FullScreenFact("ipad-pro-11",        .landscapeRight, 1210,  834, .regular, .regular, 24,  0, 20, 0),
    FullScreenFact("ipad-pro-13-m4",     .portrait,       1032, 1376, .regular, .regular, 24,  0, 20, 0),
    FullScreenFact("ipad-pro-13-m4",     .landscapeRight, 1376, 1032, .regular, .regular, 24,  0, 20, 0),
    FullScreenFact("apple-tv-hd",        .landscapeRight, 1920, 1080, .regular, .regular, 60, 80, 60, 80),
    FullScreenFact("apple-tv-4k",        .landscapeRight, 1920, 1080, .regular, .regular, 60, 80, 60, 80),
    FullScreenFact("carplay-800x480",    .landscapeRight,  400,  240, .compact, .compact,  0,  0,  0, 0),
    FullScreenFact("carplay-960x540",    .landscapeRight,  480,  270, .compact, .compact,  0,  0,  0, 0),
    FullScreenFact("carplay-1280x720",   .landscapeRight,  640,  360, .compact, .compact,  0,  0,  0, 0),
    FullScreenFact("carplay-1920x720",   .landscapeRight,  640,  240, .compact, .compact,  0,  0,  0, 0),
]

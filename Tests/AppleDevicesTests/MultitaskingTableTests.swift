import PlaygroundModel
import Testing

@testable import AppleDevices

/// One fact of the multitasking table: a window of an iPad in one orientation.
struct SplitFact: Sendable, CustomTestStringConvertible {
    let device: String
    let orientation: InterfaceOrientation
    let configuration: WindowConfiguration
    let size: Size
    let horizontal: UserInterfaceSizeClass

    init(
        _ device: String, _ orientation: InterfaceOrientation, _ configuration: WindowConfiguration,
        _ width: Double, _ height: Double, _ horizontal: UserInterfaceSizeClass
    ) {
        self.device = device
        self.orientation = orientation
        self.configuration = configuration
        self.size = Size(width: width, height: height)
        self.horizontal = horizontal
    }

    var testDescription: String { "\(device) \(orientation) \(configuration.word)" }
}

@Suite struct MultitaskingTableTests {
    @Test(arguments: splitFacts)
    func `a split has the size and size class of the table`(fact: SplitFact) throws {
        let window = try #require(self.window(fact.device, fact.orientation, fact.configuration))
        #expect(window.size == fact.size)
        #expect(window.horizontalSizeClass == fact.horizontal)
    }

    @Test func `every window of every iPad has a row`() {
        let rows = Set(splitFacts.map { "\($0.device) \($0.orientation.isPortrait) \($0.configuration.word)" })
        let expected = DeviceCatalogue.all.flatMap { device in
            device.multitaskingWindows.map { "\(device.id) \($0.isPortrait) \($0.configuration.word)" }
        }
        #expect(rows == Set(expected))
        #expect(rows.count == splitFacts.count && expected.count == rows.count)
    }

    @Test(arguments: DeviceCatalogue.devices(in: .pads))
    func `two windows and the divider of 10 points fill the screen`(pad: Device) throws {
        for orientation in [InterfaceOrientation.portrait, .landscapeRight] {
            let third = try #require(window(pad.id, orientation, .oneThird))
            let rest = try #require(window(pad.id, orientation, .twoThirds))
            #expect(third.size.width + 10 + rest.size.width == pad.screenSize(in: orientation).width)
        }
        let half = try #require(window(pad.id, .landscapeRight, .oneHalf))
        #expect(half.size.width * 2 + 10 == pad.screenSize(in: .landscapeRight).width)
    }

    @Test func `halves exist only in landscape`() {
        let halves = DeviceCatalogue.all.flatMap(\.multitaskingWindows).filter { $0.configuration == .oneHalf }
        #expect(!halves.isEmpty)
        #expect(halves.allSatisfy { !$0.isPortrait })
    }

    @Test func `only iPads have windows other than the full screen`() {
        for device in DeviceCatalogue.all {
            #expect(device.multitaskingWindows.isEmpty == (device.idiom != .pad), "\(device.id)")
        }
    }

    private func window(
        _ device: String, _ orientation: InterfaceOrientation, _ configuration: WindowConfiguration
    ) -> MultitaskingWindow? {
        DeviceCatalogue.device(id: device)?.multitaskingWindows.first {
            $0.isPortrait == orientation.isPortrait && $0.configuration == configuration
        }
    }
}

// Sources are named in `multitasking.toml`. The rules behind the rows: a third is a phone's width, 320 or 375. In
// landscape two thirds are regular, halves only on the 12.9 and 13 inch. In portrait and in Slide Over all are compact.
// Doubtful: every row of the 10.9, the M4s and the 8.3 except 375 and 748, and the class of the M4's 600 and 647.
//
//            device               orientation      window       width height  horizontal
private let splitFacts: [SplitFact] = [
    SplitFact("ipad-9-7",           .landscapeRight, .oneThird,    320,  768, .compact),
    SplitFact("ipad-9-7",           .landscapeRight, .oneHalf,     507,  768, .compact),
    SplitFact("ipad-9-7",           .landscapeRight, .twoThirds,   694,  768, .regular),
    SplitFact("ipad-9-7",           .landscapeRight, .slideOver,   320,  768, .compact),
    SplitFact("ipad-9-7",           .portrait,       .oneThird,    320, 1024, .compact),
    SplitFact("ipad-9-7",           .portrait,       .twoThirds,   438, 1024, .compact),
    SplitFact("ipad-9-7",           .portrait,       .slideOver,   320, 1024, .compact),
    SplitFact("ipad-mini-7-9",      .landscapeRight, .oneThird,    320,  768, .compact),
    SplitFact("ipad-mini-7-9",      .landscapeRight, .oneHalf,     507,  768, .compact),
    SplitFact("ipad-mini-7-9",      .landscapeRight, .twoThirds,   694,  768, .regular),
    SplitFact("ipad-mini-7-9",      .landscapeRight, .slideOver,   320,  768, .compact),
    SplitFact("ipad-mini-7-9",      .portrait,       .oneThird,    320, 1024, .compact),
    SplitFact("ipad-mini-7-9",      .portrait,       .twoThirds,   438, 1024, .compact),
    SplitFact("ipad-mini-7-9",      .portrait,       .slideOver,   320, 1024, .compact),
    SplitFact("ipad-10-2",          .landscapeRight, .oneThird,    320,  810, .compact),
    SplitFact("ipad-10-2",          .landscapeRight, .oneHalf,     535,  810, .compact),
    SplitFact("ipad-10-2",          .landscapeRight, .twoThirds,   750,  810, .regular),
    SplitFact("ipad-10-2",          .landscapeRight, .slideOver,   320,  810, .compact),
    SplitFact("ipad-10-2",          .portrait,       .oneThird,    320, 1080, .compact),
    SplitFact("ipad-10-2",          .portrait,       .twoThirds,   480, 1080, .compact),
    SplitFact("ipad-10-2",          .portrait,       .slideOver,   320, 1080, .compact),
    SplitFact("ipad-10-5",          .landscapeRight, .oneThird,    320,  834, .compact),
    SplitFact("ipad-10-5",          .landscapeRight, .oneHalf,     551,  834, .compact),
    SplitFact("ipad-10-5",          .landscapeRight, .twoThirds,   782,  834, .regular),
    SplitFact("ipad-10-5",          .landscapeRight, .slideOver,   320,  834, .compact),
    SplitFact("ipad-10-5",          .portrait,       .oneThird,    320, 1112, .compact),
    SplitFact("ipad-10-5",          .portrait,       .twoThirds,   504, 1112, .compact),
    SplitFact("ipad-10-5",          .portrait,       .slideOver,   320, 1112, .compact),
    SplitFact("ipad-pro-11-gen4",   .landscapeRight, .oneThird,    375,  834, .compact),
    SplitFact("ipad-pro-11-gen4",   .landscapeRight, .oneHalf,     592,  834, .compact),
    SplitFact("ipad-pro-11-gen4",   .landscapeRight, .twoThirds,   809,  834, .regular),
    SplitFact("ipad-pro-11-gen4",   .landscapeRight, .slideOver,   375,  834, .compact),
    SplitFact("ipad-pro-11-gen4",   .portrait,       .oneThird,    320, 1194, .compact),
    SplitFact("ipad-pro-11-gen4",   .portrait,       .twoThirds,   504, 1194, .compact),
    SplitFact("ipad-pro-11-gen4",   .portrait,       .slideOver,   320, 1194, .compact),
    SplitFact("ipad-10-9",          .landscapeRight, .oneThird,    375,  820, .compact),
    SplitFact("ipad-10-9",          .landscapeRight, .oneHalf,     585,  820, .compact),
    SplitFact("ipad-10-9",          .landscapeRight, .twoThirds,   795,  820, .regular),
    SplitFact("ipad-10-9",          .landscapeRight, .slideOver,   375,  820, .compact),
    SplitFact("ipad-10-9",          .portrait,       .oneThird,    320, 1180, .compact),
    SplitFact("ipad-10-9",          .portrait,       .twoThirds,   490, 1180, .compact),
    SplitFact("ipad-10-9",          .portrait,       .slideOver,   320, 1180, .compact),
    SplitFact("ipad-mini-8-3",      .landscapeRight, .oneThird,    375,  744, .compact),
    SplitFact("ipad-mini-8-3",      .landscapeRight, .oneHalf,   561.5,  744, .compact),
    SplitFact("ipad-mini-8-3",      .landscapeRight, .twoThirds,   748,  744, .regular),
    SplitFact("ipad-mini-8-3",      .landscapeRight, .slideOver,   375,  744, .compact),
    SplitFact("ipad-mini-8-3",      .portrait,       .oneThird,    320, 1133, .compact),
    SplitFact("ipad-mini-8-3",      .portrait,       .twoThirds,   414, 1133, .compact),
    SplitFact("ipad-mini-8-3",      .portrait,       .slideOver,   320, 1133, .compact),
    SplitFact("ipad-pro-12-9-gen1", .landscapeRight, .oneThird,    375, 1024, .compact),
    SplitFact("ipad-pro-12-9-gen1", .landscapeRight, .oneHalf,     678, 1024, .regular),
    SplitFact("ipad-pro-12-9-gen1", .landscapeRight, .twoThirds,   981, 1024, .regular),
    SplitFact("ipad-pro-12-9-gen1", .landscapeRight, .slideOver,   375, 1024, .compact),
    SplitFact("ipad-pro-12-9-gen1", .portrait,       .oneThird,    375, 1366, .compact),
    SplitFact("ipad-pro-12-9-gen1", .portrait,       .twoThirds,   639, 1366, .compact),
    SplitFact("ipad-pro-12-9-gen1", .portrait,       .slideOver,   375, 1366, .compact),
    SplitFact("ipad-pro-12-9",      .landscapeRight, .oneThird,    375, 1024, .compact),
    SplitFact("ipad-pro-12-9",      .landscapeRight, .oneHalf,     678, 1024, .regular),
    SplitFact("ipad-pro-12-9",      .landscapeRight, .twoThirds,   981, 1024, .regular),
    SplitFact("ipad-pro-12-9",      .landscapeRight, .slideOver,   375, 1024, .compact),
    SplitFact("ipad-pro-12-9",      .portrait,       .oneThird,    375, 1366, .compact),
    SplitFact("ipad-pro-12-9",      .portrait,       .twoThirds,   639, 1366, .compact),
    SplitFact("ipad-pro-12-9",      .portrait,       .slideOver,   375, 1366, .compact),
    SplitFact("ipad-air-13",        .landscapeRight, .oneThird,    375, 1024, .compact),
    SplitFact("ipad-air-13",        .landscapeRight, .oneHalf,     678, 1024, .regular),
    SplitFact("ipad-air-13",        .landscapeRight, .twoThirds,   981, 1024, .regular),
    SplitFact("ipad-air-13",        .landscapeRight, .slideOver,   375, 1024, .compact),
    SplitFact("ipad-air-13",        .portrait,       .oneThird,    375, 1366, .compact),
    SplitFact("ipad-air-13",        .portrait,       .twoThirds,   639, 1366, .compact),
    SplitFact("ipad-air-13",        .portrait,       .slideOver,   375, 1366, .compact),
    SplitFact("ipad-pro-11",        .landscapeRight, .oneThird,    375,  834, .compact),
    SplitFact("ipad-pro-11",        .landscapeRight, .oneHalf,     600,  834, .compact),
    SplitFact("ipad-pro-11",        .landscapeRight, .twoThirds,   825,  834, .regular),
    SplitFact("ipad-pro-11",        .landscapeRight, .slideOver,   375,  834, .compact),
    SplitFact("ipad-pro-11",        .portrait,       .oneThird,    320, 1210, .compact),
    SplitFact("ipad-pro-11",        .portrait,       .twoThirds,   504, 1210, .compact),
    SplitFact("ipad-pro-11",        .portrait,       .slideOver,   320, 1210, .compact),
    SplitFact("ipad-pro-13-m4",     .landscapeRight, .oneThird,    375, 1032, .compact),
    SplitFact("ipad-pro-13-m4",     .landscapeRight, .oneHalf,     683, 1032, .regular),
    SplitFact("ipad-pro-13-m4",     .landscapeRight, .twoThirds,   991, 1032, .regular),
    SplitFact("ipad-pro-13-m4",     .landscapeRight, .slideOver,   375, 1032, .compact),
    SplitFact("ipad-pro-13-m4",     .portrait,       .oneThird,    375, 1376, .compact),
    SplitFact("ipad-pro-13-m4",     .portrait,       .twoThirds,   647, 1376, .compact),
    SplitFact("ipad-pro-13-m4",     .portrait,       .slideOver,   375, 1376, .compact),
]

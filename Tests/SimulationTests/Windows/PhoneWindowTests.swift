import PlaygroundModel
@testable import Simulation
import Testing

/// Windows of iPhone apps next to the phone, and of apps made only for iPhones on an iPad.
struct PhoneWindowTests {
    /// A measured window: its size, and its size classes.
    struct Row: Sendable, CustomTestStringConvertible {
        let size: Size
        let horizontal: UserInterfaceSizeClass
        let vertical: UserInterfaceSizeClass

        init(_ width: Double, _ height: Double, _ horizontal: UserInterfaceSizeClass, _ vertical: UserInterfaceSizeClass) {
            size = Size(width: width, height: height)
            self.horizontal = horizontal
            self.vertical = vertical
        }

        var testDescription: String { size.word }
    }

    /// Source: Axiom layout-ref.md, iOS 27.0 release: a simulator's resize session, then Mirroring.
    static let besidePhone: [Row] = [
        Row(402, 874, .compact, .regular), Row(640, 1000, .compact, .regular), Row(700, 1000, .regular, .regular),
        Row(900, 675, .regular, .regular), Row(1000, 800, .regular, .regular), Row(874, 402, .regular, .compact),
        Row(440, 956, .compact, .regular), Row(1144, 845, .regular, .regular),
        // The largest compact and the smallest regular width measured.
        Row(655, 900, .compact, .regular), Row(683, 900, .regular, .regular),
    ]

    /// Sources: Axiom, an iPad Pro 12.9 in landscape; and GetStream/stream-chat-react-native#3818.
    static let onPad: [Row] = [
        Row(375, 1024, .compact, .regular), Row(477, 1024, .compact, .regular), Row(683, 1024, .regular, .regular),
    ]

    private static func simulation(
        ios version: SystemVersion = 27, on device: Device = .phoneX, _ orientation: InterfaceOrientation = .portrait,
        app: AppDeclaration = AppDeclaration(), quirks: Set<BehaviourProfile.Quirk> = []
    ) -> DeviceSimulation {
        var playground = Playground.make(.make("home"), quirks: quirks)
        playground.profile.version = version
        playground.profile.app = app
        return DeviceSimulation.make(playground, on: device, orientation)
    }

    @Test(arguments: besidePhone)
    func sizeClassesOfAWindowNextToThePhone(_ row: Row) throws {
        var simulation = Self.simulation()
        try simulation.facts(after: "resize \(row.size.word)")
        let scene = simulation.scene()
        #expect(scene.window == Rect(origin: .zero, size: row.size) && scene.screenSize == row.size)
        #expect(scene.traits.collection.horizontalSizeClass == row.horizontal)
        #expect(scene.traits.collection.verticalSizeClass == row.vertical)
        #expect(scene.doubts[.horizontalSizeClass] == nil && scene.doubts[.verticalSizeClass] == nil)
        #expect(scene.isBesidePhone && scene.doubts[.safeArea] != nil)
    }

    @Test(arguments: onPad)
    func sizeClassesOfAPhoneAppOnAnIPad(_ row: Row) throws {
        var simulation = Self.simulation(on: .pad129, .landscapeRight, app: AppDeclaration(deviceFamily: [.phone]))
        try simulation.facts(after: "resize \(row.size.word)")
        let scene = simulation.scene()
        #expect(scene.window.size == row.size && scene.screenSize == Size(width: 1366, height: 1024))
        #expect(scene.traits.collection.horizontalSizeClass == row.horizontal)
        #expect(scene.traits.collection.verticalSizeClass == row.vertical)
        #expect(scene.traits.collection.userInterfaceIdiom == .phone)
    }

    /// Nothing was measured between 655 and 683 points of width, and between 402 and 675 of height.
    @Test(arguments: [(655.0, false), (656, true), (670, true), (682, true), (683, false)], [(402.0, false), (403, true), (674, true), (675, false)])
    func unmeasuredValuesAreDoubtful(_ width: (points: Double, isDoubtful: Bool), _ height: (points: Double, isDoubtful: Bool)) throws {
        var simulation = Self.simulation()
        try simulation.facts(after: "resize \(width.points)x\(height.points)")
        let scene = simulation.scene()
        for (trait, isDoubtful) in [(Trait.horizontalSizeClass, width.isDoubtful), (.verticalSizeClass, height.isDoubtful)] {
            let source = try #require(scene.traits.origins[trait]?.last?.source)
            #expect((source.doubt != nil) == isDoubtful)
        }
        #expect((scene.doubts[.horizontalSizeClass] != nil) == width.isDoubtful)
        #expect((scene.doubts[.verticalSizeClass] != nil) == height.isDoubtful)
    }

    /// The betas of June and July 2026 had compact width at every size, and called only viewWillTransition(to:with:).
    @Test func theQuirkOfTheBetasKeepsTheSizeClasses() throws {
        var simulation = Self.simulation(quirks: [.ios27BetaSizeClasses])
        try simulation.facts(after: "resize 402x874")
        let told = try simulation.facts(after: "resize 1000x402").map(\.name)
        #expect(told == ["viewWillTransition"])
        let traits = simulation.scene().traits
        #expect(traits.collection.horizontalSizeClass == .compact && traits.collection.verticalSizeClass == .regular)
        #expect(traits.origins[.horizontalSizeClass]?.last?.source == .quirk(.ios27BetaSizeClasses))
    }

    // MARK: Apps with such windows

    static let refusals: [(SystemVersion, Device, AppDeclaration, String, LogFact.Reason)] = [
        (26, .phoneX, AppDeclaration(), "640x1000", .windowRefused(.resizable(Size(width: 640, height: 1000)), .cameWith(27))),
        (27, .phoneX, AppDeclaration(sdk: 26), "640x1000",
         .windowRefused(.resizable(Size(width: 640, height: 1000)), .linkedBefore(27))),
        // A resize session reported 1280 × 1280 as the maximum.
        (27, .phoneX, AppDeclaration(), "1280.5x900",
         .windowRefused(.resizable(Size(width: 1280.5, height: 900)), .larger(than: Size(width: 1280, height: 1280)))),
        (27, .tv, AppDeclaration(), "640x400", .windowNotSupported(.resizable(Size(width: 640, height: 400)))),
        (26, .pad129, AppDeclaration(deviceFamily: [.phone]), "400x700",
         .windowRefused(.resizable(Size(width: 400, height: 700)), .compatibilityBox)),
        (27, .pad129, AppDeclaration(sdk: 26, deviceFamily: [.phone]), "400x700",
         .windowRefused(.resizable(Size(width: 400, height: 700)), .compatibilityBox)),
        // UIRequiresFullScreen prevents windows up to iPadOS 26, and later if the app is linked with an earlier SDK.
        (18, .pad129, AppDeclaration(requiresFullScreen: true), "400x700",
         .windowRefused(.resizable(Size(width: 400, height: 700)), .requiresFullScreen)),
        (26, .pad129, AppDeclaration(requiresFullScreen: true), "400x700",
         .windowRefused(.resizable(Size(width: 400, height: 700)), .requiresFullScreen)),
        (27, .pad129, AppDeclaration(sdk: 26, requiresFullScreen: true), "400x700",
         .windowRefused(.resizable(Size(width: 400, height: 700)), .requiresFullScreen)),
    ]

    @Test(arguments: refusals)
    func windowsTheAppDoesNotSupportAreIgnoredWithAReason(
        _ version: SystemVersion, _ device: Device, _ app: AppDeclaration, _ size: String, _ reason: LogFact.Reason
    ) throws {
        var simulation = Self.simulation(ios: version, on: device, app: app)
        let before = simulation.state.environment
        #expect(try simulation.facts(after: "resize \(size)") == [.ignored(reason)])
        #expect(simulation.state.environment == before)
        #expect(!LogEntry(.ignored(reason)).text.isEmpty)
    }

    @Test func splitViewIsNotSupportedOnPhones() throws {
        for version in [26, 27] as [SystemVersion] {
            var simulation = Self.simulation(ios: version)
            #expect(try simulation.facts(after: "split 1/3") == [.ignored(.windowNotSupported(.oneThird))])
        }
    }

    @Test func aWindowNextToThePhoneStaysInPortrait() throws {
        var simulation = Self.simulation(on: .phoneX, .landscapeRight)
        try simulation.facts(after: "resize 874x402")
        #expect(simulation.state.environment.orientation == .portrait)
        #expect(try simulation.facts(after: "rotate landscape") == [.ignored(.windowStaysUpright)])
        try simulation.facts(after: "split full")
        #expect(simulation.scene().screenSize == Size(width: 375, height: 812))
        #expect(try simulation.facts(after: "rotate landscape").first == .posted(.deviceOrientationDidChange(from: .portrait, to: .landscapeRight)))
    }

    @Test func aSystemWithoutWindowsRestoresTheFullScreen() throws {
        var simulation = Self.simulation()
        let size = WindowConfiguration.resizable(Size(width: 640, height: 1000))
        let facts = try simulation.facts(after: "resize 640x1000", "ios 26")
        #expect(facts.contains(.windowReplaced(size, with: .fullScreen)))
        #expect(simulation.scene().screenSize == Size(width: 375, height: 812))
    }

    @Test func theHomeScreenHasTheSizeOfThePhone() throws {
        var simulation = Self.simulation()
        try simulation.facts(after: "resize 1000x800", "home")
        #expect(simulation.scene().screenSize == Size(width: 375, height: 812) && !simulation.scene().isBesidePhone)
    }

    // MARK: Changes of a window

    /// WWDC 2026, session 278, and Axiom layout-ref.md: idiom, scale and orientation stay, size and size classes change.
    @Test func resizingChangesOnlySizeAndSizeClasses() throws {
        var simulation = Self.simulation()
        try simulation.facts(after: "resize 402x874")
        let before = simulation.scene()
        try simulation.facts(after: "resize 1000x402")
        let after = simulation.scene()
        let changed = after.traits.collection.traits(differingFrom: before.traits.collection)
        #expect(changed == [.horizontalSizeClass, .verticalSizeClass])
        #expect(after.traits.collection.userInterfaceIdiom == .phone && after.traits.collection.displayScale == 3)
        #expect(after.environment.orientation == before.environment.orientation)
        #expect(after.controllers.map(\.id) == before.controllers.map(\.id))
    }

    @Test func theMinimumSizeLimitsTheWindow() throws {
        var simulation = Self.simulation(app: AppDeclaration(minimumSize: Size(width: 390, height: 600)))
        let asked = WindowConfiguration.resizable(Size(width: 200, height: 700))
        let given = WindowConfiguration.resizable(Size(width: 390, height: 700))
        #expect(try simulation.facts(after: "resize 200x700").contains(.windowReplaced(asked, with: given)))
        #expect(simulation.scene().window.size == Size(width: 390, height: 700))
    }

    // MARK: iPhone apps on iPads

    /// The width is half of the screen's: 683 of 1366 (iPad Pro 12.9, landscape), 417 of 834 (11-inch iPad, portrait).
    @Test(arguments: [(Device.pad129, InterfaceOrientation.landscapeRight, 683.0, 1024.0), (.pad11, .portrait, 417, 1210)])
    func aPhoneAppBeginsWithItsMaximumSize(_ device: Device, _ orientation: InterfaceOrientation, width: Double, height: Double) throws {
        var simulation = Self.simulation(on: device, orientation, app: AppDeclaration(deviceFamily: [.phone]))
        #expect(simulation.scene().window == Rect(x: 0, y: 0, width: width, height: height))
        try simulation.facts(after: "resize 1200x1400")
        #expect(simulation.scene().window.size == Size(width: width, height: height))
    }

    /// The insets on an 11-inch iPad under iPadOS 27 are 32, 0, 20, 0 (GetStream/stream-chat-react-native#3818).
    @Test func aPhoneAppHasABottomInset() {
        let simulation = Self.simulation(on: .pad11, app: AppDeclaration(deviceFamily: [.phone]))
        #expect(simulation.scene().safeAreaInsets == EdgeInsets(top: 32, bottom: 20))
    }

    /// Open Radar 31656385 and 26924060: 320 × 480 under iOS 10, and an aspect ratio of 16 to 9 on an iPad Pro 12.9.
    @Test(arguments: [
        (SystemVersion(10), Device.pad97, InterfaceOrientation.portrait, Rect(x: 224, y: 272, width: 320, height: 480), false),
        (10, .pad97, .landscapeRight, Rect(x: 272, y: 224, width: 480, height: 320), false),
        (10, .pad129, .portrait, Rect(x: 324, y: 349, width: 375, height: 667), false),
        (26, .pad97, .portrait, Rect(x: 196, y: 178, width: 375, height: 667), true),
    ])
    func aPhoneAppIsInABoxBeforeIOS27(
        _ version: SystemVersion, _ device: Device, _ orientation: InterfaceOrientation, frame: Rect, isDoubtful: Bool
    ) {
        let scene = Self.simulation(ios: version, on: device, orientation, app: AppDeclaration(deviceFamily: [.phone])).scene()
        #expect(scene.window == frame && (scene.doubts[.window] != nil) == isDoubtful)
        let traits = scene.traits.collection
        #expect(traits.userInterfaceIdiom == .phone && traits.horizontalSizeClass == .compact)
        #expect(traits.verticalSizeClass == (orientation.isPortrait ? .regular : .compact))
        #expect(scene.traits.origins[.horizontalSizeClass]?.last?.source == .box)
    }

    /// Axiom layout-ref.md: with Full Screen Apps the window is the fixed box.
    @Test func fullScreenAppsAreInABoxInIOS27() throws {
        var simulation = Self.simulation(on: .pad129, app: AppDeclaration(deviceFamily: [.phone]))
        try simulation.facts(after: "windowedApps off")
        #expect(simulation.scene().window.size == Size(width: 375, height: 667))
        #expect(simulation.scene().windowing == .compatibilityBox)
    }

    // MARK: iPadOS 26

    /// Half, a third and two thirds of the screen, with 10 points in between, are inferred and marked as doubtful.
    @Test(arguments: [
        (WindowConfiguration.oneHalf, InterfaceOrientation.portrait, Size(width: 507, height: 1366), UserInterfaceSizeClass.compact),
        (.oneHalf, .landscapeRight, Size(width: 678, height: 1024), .regular),
        (.oneThird, .landscapeRight, Size(width: 448, height: 1024), .compact),
        (.twoThirds, .landscapeRight, Size(width: 908, height: 1024), .regular),
    ])
    func windowsOfSplitViewAreTilesInIPadOS26(
        _ share: WindowConfiguration, _ orientation: InterfaceOrientation, _ size: Size, _ horizontal: UserInterfaceSizeClass
    ) throws {
        var simulation = Self.simulation(ios: 26, on: .pad129, orientation)
        try simulation.facts(after: "split \(share.word)")
        let scene = simulation.scene()
        #expect(scene.window.size == size && scene.traits.collection.horizontalSizeClass == horizontal)
        #expect(scene.doubts[.window] != nil && scene.controllers[0].frameDoubt == scene.doubts[.window])
    }

    @Test func splitViewHasTheMeasuredSizesBeforeIPadOS26() throws {
        var simulation = Self.simulation(ios: 18, on: .pad129, .landscapeRight)
        try simulation.facts(after: "split 2/3")
        #expect(simulation.scene().window.size == Size(width: 981, height: 1024) && simulation.scene().doubts.isEmpty)
    }

    @Test func fullScreenAppsHaveNoWindows() throws {
        var simulation = Self.simulation(ios: 26, on: .pad129, .landscapeRight)
        let facts = try simulation.facts(after: "split 1/2", "windowedApps off")
        #expect(facts.contains(.windowReplaced(.oneHalf, with: .fullScreen)))
        #expect(try simulation.facts(after: "split 1/2") == [.ignored(.windowRefused(.oneHalf, .fullScreenApps))])
    }

    // MARK: An edge in a hand

    @Test func interactiveResizingIsPartOfTheEnvironment() throws {
        var simulation = Self.simulation()
        try simulation.facts(after: "resize 640x1000 interactively")
        #expect(simulation.state.environment.isInteractivelyResizing)
        #expect(try simulation.facts(after: "resize 640x1000") == [.ignored(.nobodyConcerned)])
        #expect(!simulation.state.environment.isInteractivelyResizing)
    }

    /// WWDC 2026, session 278: from iOS 27 on UIRequiresFullScreen means resizing in steps.
    @Test func anAppThatRequiresFullScreenIsOnlyResizedAtTheEnd() throws {
        for device in [Device.phoneX, .pad129] {
            var simulation = Self.simulation(on: device, app: AppDeclaration(requiresFullScreen: true))
            #expect(try simulation.facts(after: "resize 640x700 interactively") == [.ignored(.resizesInSteps)])
            try simulation.facts(after: "resize 640x700")
            #expect(simulation.scene().window.size == Size(width: 640, height: 700))
        }
    }
}

import AppleDevices
import PlaygroundModel
@testable import Simulation
import Testing

/// The area that an iPhone Duo gives an app, depending on its SDK, under iOS 27.1. Each row is a fact with its source.
struct LetterboxTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let sdk: SystemVersion
        let posture: Posture.Name
        let orientation: InterfaceOrientation
        let window: WindowConfiguration
        let frame: Rect
        let insets: EdgeInsets
        let isDoubtful: Bool

        init(
            _ sdk: SystemVersion, _ posture: Posture.Name, _ orientation: InterfaceOrientation, _ frame: Rect, _ insets: EdgeInsets,
            window: WindowConfiguration = .fullScreen, isDoubtful: Bool = false
        ) {
            self.sdk = sdk
            self.posture = posture
            self.orientation = orientation
            self.window = window
            self.frame = frame
            self.insets = insets
            self.isDoubtful = isDoubtful
        }

        var testDescription: String { "SDK \(sdk), \(posture.rawValue), \(orientation.rawValue), \(window.word)" }
    }

    private static let landscapeInsets = EdgeInsets(left: 34, bottom: 20, right: 34)

    static let rows: [Row] = [
        // kusumotoa/iPhoneDuoLab: 375 × 667, left of a strip on the closed display, in the centre of the open display in every posture.
        Row(26, .closed, .portrait, Rect(x: 0, y: 5, width: 375, height: 667), EdgeInsets(top: 20), isDoubtful: true),
        Row(26, .open, .landscapeLeft, Rect(x: 288, y: 1, width: 375, height: 667), EdgeInsets(top: 20), isDoubtful: true),
        Row(26, .open, .portrait, Rect(x: 147, y: 142, width: 375, height: 667), EdgeInsets(top: 20), isDoubtful: true),
        Row(26, .half, .landscapeLeft, Rect(x: 288, y: 1, width: 375, height: 667), EdgeInsets(top: 20), isDoubtful: true),
        // The web view notes of amoshydra, SDK 27.0: 386 × 678, 871 × 669 and 669 × 871.
        Row(27, .closed, .portrait, Rect(x: 0, y: 0, width: 386, height: 678), EdgeInsets(bottom: 34)),
        Row(27, .open, .landscapeLeft, Rect(x: 0, y: 0, width: 871, height: 669), landscapeInsets),
        Row(27, .open, .portrait, Rect(x: 0, y: 80, width: 669, height: 871), EdgeInsets(bottom: 34)),
        // The size 598 × 466 is derived.
        Row(27, .closed, .landscapeRight, Rect(x: 80, y: 0, width: 598, height: 466), landscapeInsets, isDoubtful: true),
        // Split View, from the same notes: 469 × 669 on the left, 389 × 669 on the right.
        Row(27, .open, .landscapeLeft, Rect(x: 0, y: 0, width: 469, height: 669), landscapeInsets, window: .leftHalf),
        Row(27, .open, .landscapeLeft, Rect(x: 482, y: 0, width: 389, height: 669), landscapeInsets, window: .rightHalf),
    ]

    private static func scene(sdk: SystemVersion, _ posture: Posture.Name, _ orientation: InterfaceOrientation, _ window: WindowConfiguration) throws -> Scene {
        let device = try #require(DeviceCatalogue.device(id: "iphone-duo"))
        var playground = Playground.make(.make("home"))
        playground.profile = BehaviourProfile(version: SystemVersion(27, 1), app: AppDeclaration(sdk: sdk))
        var environment = Environment(orientation: orientation, window: window)
        environment.posture = Posture(posture)
        return DeviceSimulation.make(playground, on: device, environment: environment).scene()
    }

    @Test(arguments: rows)
    func theAreaOfAnAppDependsOnItsSDK(_ row: Row) throws {
        let scene = try Self.scene(sdk: row.sdk, row.posture, row.orientation, row.window)
        #expect(scene.window == row.frame && scene.safeAreaInsets == row.insets)
        #expect((scene.doubts[.window] != nil) == row.isDoubtful)
        // All bars of the app are horizontal.
        #expect(scene.traits.collection.verticalBarEdge == .unspecified)
        guard row.sdk < 27 else { return }
        #expect(scene.traits.collection.horizontalSizeClass == .compact && scene.traits.collection.verticalSizeClass == .regular)
    }

    @Test func anAppWithTheNewestSDKGetsTheWholeDisplay() throws {
        let scene = try Self.scene(sdk: SystemVersion(27, 1), .open, .landscapeLeft, .fullScreen)
        #expect(scene.window == Rect(x: 0, y: 0, width: 951, height: 669) && !scene.isBoxed)
        #expect(scene.traits.collection.verticalBarEdge == .trailing)
    }

    @Test func anAppWithAnEarlierSDKHasNoSplitView() throws {
        let scene = try Self.scene(sdk: 26, .open, .landscapeLeft, .rightHalf)
        #expect(scene.environment.window == .fullScreen)
    }
}

import LayoutEngine
import PlaygroundModel
@testable import Simulation
import Testing
@testable import Wireframes

@Suite struct ScreenTreeTests {
    private let whole = Rect(x: 0, y: 0, width: 320, height: 568)

    private func screen(
        _ device: Device = .make(), _ environment: Environment = Environment(), window: Rect? = nil
    ) -> WireframeNode {
        .screen(
            of: .make(device: device, environment: environment, window: window, controllers: [.make(frame: whole)]),
            layouts: [:], tintColor: nil
        )
    }

    @Test func phonesHideTheStatusBarInLandscape() {
        #expect(screen().descendant("device/status-bar")?.frame == Rect(x: 0, y: 0, width: 320, height: 20))
        #expect(screen(.make(), Environment(orientation: .landscapeRight)).descendant("device/status-bar") == nil)
        let pad = Device.make(idiom: .pad, size: Size(width: 768, height: 1024))
        #expect(screen(pad, Environment(orientation: .landscapeRight)).descendant("device/status-bar") != nil)
    }

    @Test(arguments: [
        (InterfaceOrientation.portrait, Rect(x: 83, y: 0, width: 209, height: 30)),
        (.portraitUpsideDown, Rect(x: 83, y: 782, width: 209, height: 30)),
        (.landscapeRight, Rect(x: 0, y: 83, width: 30, height: 209)),
        (.landscapeLeft, Rect(x: 782, y: 83, width: 30, height: 209)),
    ])
    func theNotchIsAtTheTopOfTheHardware(orientation: InterfaceOrientation, frame: Rect) {
        let device = Device.make(
            size: Size(width: 375, height: 812), cutout: .notch, cutoutSize: Size(width: 209, height: 30)
        )
        #expect(screen(device, Environment(orientation: orientation)).descendant("device/cutout")?.frame == frame)
    }

    @Test func anotherAppFillsTheRestOfASplitScreen() {
        let pad = Device.make(idiom: .pad, size: Size(width: 768, height: 1024))
        let tree = screen(
            pad, Environment(orientation: .landscapeRight, window: .oneHalf),
            window: Rect(x: 0, y: 0, width: 507, height: 768)
        )
        #expect(tree.descendant("device/other-app-1")?.frame == Rect(x: 507, y: 0, width: 517, height: 768))
    }

    @Test func anotherAppIsBehindASlideOverWindow() {
        let pad = Device.make(idiom: .pad, size: Size(width: 768, height: 1024))
        let tree = screen(
            pad, Environment(window: .slideOver), window: Rect(x: 448, y: 0, width: 320, height: 1024)
        )
        #expect(tree.children.first?.frame == Rect(x: 0, y: 0, width: 768, height: 1024))
        #expect(tree.descendant("device/window")?.style.cornerRadii == CornerRadii(all: 10))
    }

    @Test func onlyDevicesWithoutAHomeButtonHaveAHomeIndicator() {
        #expect(screen().descendant("device/home-indicator") == nil)
        let node = screen(.make(hasHomeIndicator: true)).descendant("device/home-indicator")
        #expect(node?.frame.maxY == 560)
        #expect(node?.frame.midX == 160)
    }

    @Test func theStatusBarFollowsTheControllerInFront() {
        var dark = TraitCollection()
        dark.userInterfaceStyle = .dark
        let scene = Scene.make(controllers: [.make(frame: whole), .make("detail", frame: whole, traits: dark)])
        let tree = WireframeNode.screen(of: scene, layouts: [:], tintColor: nil)
        #expect(tree.descendant("device/status-bar")?.style.appearance?.isDark == true)
        #expect(tree.style.appearance?.isDark == false)
    }
}

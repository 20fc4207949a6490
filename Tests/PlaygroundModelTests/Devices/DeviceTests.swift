import PlaygroundModel
import Testing

struct DeviceTests {
    private static func device(portrait: Bool, landscape: Bool) -> Device {
        let screen = Device.FullScreen(
            horizontalSizeClass: .compact, verticalSizeClass: .regular, safeAreaInsets: .zero
        )
        return Device(
            id: "some", name: "Some", idiom: .phone, size: Size(width: 320, height: 568), scale: 2, year: 2016,
            firstSystem: "9.3", hasForceTouch: false, statusBarHeight: 20, cornerRadius: 0, cutout: .none,
            cutoutSize: .zero, hasHomeIndicator: false, portrait: portrait ? screen : nil,
            landscape: landscape ? screen : nil
        )
    }

    private let phone = Self.device(portrait: true, landscape: true)
    private let television = Self.device(portrait: false, landscape: true)

    @Test func sizesRotateWithThePhone() {
        #expect(phone.screenSize(in: .portraitUpsideDown) == Size(width: 320, height: 568))
        #expect(phone.screenSize(in: .landscapeLeft) == Size(width: 568, height: 320))
    }

    @Test func sizesOfDevicesWithoutPortraitAreNotRotated() {
        #expect(television.screenSize(in: .landscapeRight) == Size(width: 320, height: 568))
        #expect(television.orientations == [.landscapeLeft, .landscapeRight])
        #expect(television.defaultOrientation == .landscapeRight)
    }

    @Test(arguments: [
        (InterfaceOrientation.portrait, WindowConfiguration.fullScreen, "some"),
        (.landscapeRight, .fullScreen, "some@landscape"), (.landscapeLeft, .fullScreen, "some@landscapeLeft"),
        (.landscapeRight, .oneThird, "some@landscape,1/3"), (.portrait, .slideOver, "some@slideOver"),
    ])
    func configurationsOfADeviceHaveDifferentNames(
        _ orientation: InterfaceOrientation, _ window: WindowConfiguration, _ expected: String
    ) {
        #expect(DeviceConfiguration(device: phone, orientation: orientation, window: window).id == expected)
    }

    @Test func orientationsToggleBetweenPortraitAndLandscape() {
        #expect(InterfaceOrientation.portrait.toggled == .landscapeRight)
        #expect(InterfaceOrientation.landscapeLeft.toggled == .portrait)
        for word in InterfaceOrientation.words {
            #expect(InterfaceOrientation(word: word) != nil)
        }
        #expect(InterfaceOrientation(word: "up") == nil)
    }
}

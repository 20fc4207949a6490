import PlaygroundModel
import Testing

@testable import Simulation

@Suite struct TouchResponseTests {
    private static func response(_ device: Device, ios version: Int, isEnabled: Bool = true) -> TouchResponse {
        var environment = Environment()
        environment.isForceTouchEnabled = isEnabled
        return TouchResponse(on: device, in: environment, profile: BehaviourProfile(version: SystemVersion(version)))
    }

    @Test(arguments: [9, 10, 11, 12])
    func `a device with 3D Touch peeks and pops from iOS 9 to iOS 12`(version: Int) {
        #expect(Self.response(.phone6s, ios: version) == .peekAndPop)
        #expect(Self.response(.phone6s, ios: version, isEnabled: false) == .inert(.switchedOff))
        #expect(Self.response(.phoneSE, ios: version) == .inert(.noForceTouch))
        #expect(Self.response(.pad97, ios: version, isEnabled: false) == .inert(.noForceTouch))
    }

    @Test func `before iOS 9 no device peeks and the reason is the version`() {
        #expect(Self.response(.phone6s, ios: 8) == .inert(.beforePeekAndPop(version: 8)))
        #expect(Self.response(.phoneSE, ios: 8) == .inert(.beforePeekAndPop(version: 8)))
    }

    @Test(arguments: [13, 17, 26])
    func `from iOS 13 on there is a context menu, which force opens on 3D Touch devices`(version: Int) {
        #expect(Self.response(.phone6s, ios: version) == .contextMenu(opensByForce: true))
        #expect(Self.response(.phone6s, ios: version, isEnabled: false) == .contextMenu(opensByForce: false))
        #expect(Self.response(.pad97, ios: version) == .contextMenu(opensByForce: false))
    }
}

import PlaygroundModel
import Testing
@testable import Checking

/// The device and the initial state that a recording names.
@Suite struct RecordedDeviceTests {
    private func recording(
        _ name: String, id: String? = nil, _ width: Double, _ height: Double, version: String = "26.5", scale: Double = 3, first: RecordedStep = RecordedStep()
    ) -> Recording {
        Recording(
            device: Recording.Device(id: id, name: name), system: Recording.System(version: version),
            screen: Recording.Screen(size: Size(width: width, height: height), scale: scale), runs: [Recording.Run(steps: [first])])
    }

    @Test func `a device is found by Apple's name, by its id, and by the screen`() throws {
        let byName = try #require(RecordedDevice(of: recording("iPhone 17 Pro", 402, 874)))
        #expect(byName.configuration.device.modelID == "iphone-17-pro")
        #expect(byName.note == nil)
        #expect(RecordedDevice(of: recording("Phone of Ada", id: "iphone-se-1", 320, 568, version: "15.8"))?.configuration.device.id == "iphone-se-1")
        let byScreen = try #require(RecordedDevice(of: recording("iPhone 99", 402, 874)))
        #expect(byScreen.configuration.device.size == Size(width: 402, height: 874))
        #expect(byScreen.note?.hasPrefix("iPhone 99 is not in the device table: it is compared as ") == true)
        #expect(RecordedDevice(of: recording("iPhone 99", 403, 874)) == nil)
    }

    @Test func `version, orientation, settings and window are read`() throws {
        var step = RecordedStep()
        step.orientation = .landscapeRight
        step.window = RecordedStep.Surface(
            frame: Rect(x: 0, y: 0, width: 600, height: 500),
            traits: ["userInterfaceStyle": "dark", "preferredContentSizeCategory": "large", "layoutDirection": "rightToLeft"])
        let configuration = try #require(RecordedDevice(of: recording("iPad mini (A17 Pro)", id: "ipad-mini-6", 744, 1133, scale: 2, first: step))).configuration
        let environment = configuration.environment()
        #expect(environment.systemVersion == SystemVersion(26, 5))
        #expect(environment.orientation == .landscapeRight)
        #expect(environment.userInterfaceStyle == .dark)
        #expect(environment.layoutDirection == .rightToLeft)
        #expect(environment.window == .resizable(Size(width: 600, height: 500)))
        #expect(configuration.settings.count == 3)
    }

    @Test func `the display of a foldable device is read`() throws {
        let open = try #require(RecordedDevice(of: recording("iPhone Duo", 669, 951, version: "27.1")))
        #expect(open.configuration.deviceInUse.isOpen)
        let closed = try #require(RecordedDevice(of: recording("iPhone Duo", 466, 678, version: "27.1")))
        #expect(!closed.configuration.deviceInUse.isOpen)
    }
}

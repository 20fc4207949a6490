import PlaygroundModel
@testable import Simulation
import Testing

struct SystemVersionTests {
    private static func playground(ios version: Int) -> Playground {
        var playground = Playground.makeFlow(ios: version)
        playground.profile.version = SystemVersion(version)
        return playground
    }

    @Test func aChangeOfSystemVersionKeepsTheScreen() throws {
        var simulation = DeviceSimulation.make(Self.playground(ios: 26), on: .phone8Plus)
        try simulation.facts(after: "userInterfaceStyle dark")
        let tree = simulation.tree
        #expect(simulation.scene().traits.collection.userInterfaceStyle == .dark)

        #expect(try simulation.facts(after: "ios 12").isEmpty)
        #expect(simulation.playground.profile.version == 12)
        #expect(simulation.tree == tree)
        #expect(simulation.scene().traits.collection.userInterfaceStyle == .light)
    }

    @Test func aReloadKeepsTheSystemVersionOfTheDevice() throws {
        var simulation = DeviceSimulation.make(Self.playground(ios: 26))
        try simulation.facts(after: "ios 12")
        _ = simulation.reload(Self.playground(ios: 17))
        #expect(simulation.playground.profile.version == 12)
    }

    @Test func aDeviceWithTheVersionOfTheFileFollowsTheFile() throws {
        var simulation = DeviceSimulation.make(Self.playground(ios: 26))
        try simulation.facts(after: "ios 12", "ios 26")
        #expect(simulation.state.environment.systemVersion == nil)
        _ = simulation.reload(Self.playground(ios: 17))
        #expect(simulation.playground.profile.version == 17)
    }

    @Test func `setting the same system version is ignored`() throws {
        var simulation = DeviceSimulation.make(Self.playground(ios: 26))
        #expect(try simulation.facts(after: "ios 26") == [.ignored(.nothingNew)])
    }

    @Test func windowsUnsupportedByTheSystemAreReplaced() throws {
        var simulation = DeviceSimulation.make(Self.playground(ios: 26), on: .pad97)
        let facts = try simulation.facts(after: "split 1/3", "ios 8")
        #expect(facts.last == .windowReplaced(.oneThird, with: .fullScreen))
        #expect(simulation.scene().window.size == Size(width: 768, height: 1024))
    }

    // An iPhone 8 Plus ran iOS 11 to 16.
    private static var phone: DeviceConfiguration {
        var device = Device.phone8Plus
        device.systems = SystemRange(11, through: 16)
        return DeviceConfiguration(device: device, orientation: .portrait)
    }

    @Test(arguments: [(26, 16), (14, 14), (9, 11)])
    func theDeviceRunsTheNewestVersionThatItAndTheFileSupport(asked: Int, runs: Int) {
        let simulation = DeviceSimulation(playground: Self.playground(ios: asked), configuration: Self.phone)
        #expect(simulation.playground.profile.version == SystemVersion(runs))
        #expect(simulation.requestedPlayground.profile.version == SystemVersion(asked))
        #expect(simulation.state.environment.systemVersion == nil)
    }

    @Test func aVersionSetOnTheDeviceOverridesTheFile() throws {
        var configuration = Self.phone
        configuration.settings = [.systemVersion(26)]
        var simulation = DeviceSimulation(playground: Self.playground(ios: 26), configuration: configuration)
        #expect(simulation.playground.profile.version == 26)
        #expect(simulation.state.environment.systemVersion == 26)
        // A device set to its default version follows the file again.
        try simulation.facts(after: "ios 16")
        #expect(simulation.state.environment.systemVersion == nil)
        _ = simulation.reload(Self.playground(ios: 13))
        #expect(simulation.playground.profile.version == 13)
        _ = simulation.reload(Self.playground(ios: 18))
        #expect(simulation.playground.profile.version == 16)
    }
}

import PlaygroundModel
@testable import Simulation
import Testing

/// The callbacks of UIWindowSceneDelegate for the window's geometry, by version.
struct SceneGeometryTests {
    private static func said(ios version: SystemVersion, on device: Device, after lines: [String]) throws -> [String] {
        var playground = Playground.make(.make("home"))
        playground.profile.version = version
        var simulation = DeviceSimulation.make(playground, on: device)
        for line in lines.dropLast() { _ = simulation.apply(try Event(line: line)) }
        let entries = simulation.apply(try Event(line: lines[lines.count - 1]))
        return entries.map(\.text).filter { $0.hasPrefix("the scene's delegate") }
    }

    private static let effective = "the scene's delegate windowScene(_:didUpdateEffectiveGeometry:): "
    private static let older = "the scene's delegate windowScene(_:didUpdate:interfaceOrientation:traitCollection:): "

    @Test(arguments: [
        (SystemVersion(12), Device.pad97, ["rotate landscape"], []),
        (13, .pad97, ["rotate landscape"], [older + "768 × 1024 → 1024 × 768, interfaceOrientation → landscapeRight"]),
        (18, .pad97, ["split 1/3"], [older + "768 × 1024 → 320 × 1024"]),
        (18, .pad97, ["userInterfaceStyle dark"], [older + "other traits"]),
        (26, .pad97, ["userInterfaceStyle dark"], []),
        (26, .pad97, ["rotate landscape"], [effective + "768 × 1024 → 1024 × 768, interfaceOrientation → landscapeRight"]),
        (26, .pad97, ["resize 500x700"], [effective + "768 × 1024 → 500 × 700"]),
        (26, .pad97, ["resize 500x700 interactively"],
         [effective + "768 × 1024 → 500 × 700, isInteractivelyResizing → true"]),
        (27, .phoneX, ["resize 500x700 interactively", "resize 500x700"], [effective + "isInteractivelyResizing → false"]),
    ])
    func theDelegateReceivesGeometryChanges(_ version: SystemVersion, _ device: Device, _ lines: [String], _ expected: [String]) throws {
        #expect(try Self.said(ios: version, on: device, after: lines) == expected)
    }

    @Test func geometryCallbacksAreVerboseLogEntries() throws {
        let hierarchy = DeviceSimulation.make(.make(.make("home"))).currentHierarchy
        let geometry = SceneGeometry(hierarchy)
        #expect(LogEntry(.effectiveGeometryUpdated(from: geometry, to: geometry)).isVerbose)
        #expect(LogEntry(.sceneUpdated(from: geometry, to: geometry)).isVerbose)
    }
}

import AppleDevices
import Foundation
import Goldens
import PlaygroundModel
import PlaygroundReader
import SeededRandom
import Testing
import WireframeHTML
@testable import PlaygroundPipeline
@testable import Wireframes

/// The samples have no mistakes and equal their reviewed goldens.
@Suite struct BundledPlaygroundsTests {
    @Test func thereAreBundledPlaygrounds() {
        #expect(BundledPlayground.all.map(\.name).contains("neko"))
    }

    @Test(arguments: BundledPlayground.all) func everyPlaygroundIsReadWithoutDiagnostics(sample: BundledPlayground) throws {
        let reading = try sample.reading
        #expect(reading.playground != nil)
        #expect(reading.diagnostics.map(\.headline) == [])
    }

    @Test(arguments: BundledPlayground.all) func everyFirstScreenIsLaidOutWithoutProblems(sample: BundledPlayground) throws {
        let problems = PageSession(try sample.reading).copiedPicture.problems
        #expect(problems.map { "\($0.location): \($0.headline) \($0.notes)" } == [])
    }

    /// There is one golden for each first screen and for each tappable element on it, and none for a device that a sample no longer has.
    @Test(arguments: BundledPlayground.all) func screensUpToOneTapAwayEqualTheirGoldens(sample: BundledPlayground) throws {
        let reading = try sample.reading
        var outlines: [String: String] = [:]
        for device in PageSession(reading).copiedPicture.devices {
            outlines["\(device.fileName).txt"] = device.outline
            for event in device.screen.taps {
                var session = PageSession(reading)
                session.apply(event, to: device.id)
                let after = try #require(session.picture.devices.first { $0.id == device.id })
                outlines["\(device.fileName).\(event.fileName).txt"] = after.outline
            }
        }
        for (name, outline) in outlines { try Golden("\(sample.name)/\(name)").check(outline) }
        let recorded = try FileManager.default.contentsOfDirectory(atPath: Repository.folder("Tests/PlaygroundPipelineTests/Goldens/\(sample.name)").path)
        #expect(Set(recorded) == Set(outlines.keys))
    }

    /// Without the sweeps, each sample is laid out on every eighth device, and all samples together on all devices.
    @Test(arguments: BundledPlayground.all.enumerated().map { ($0, $1) })
    func everyPlaygroundIsLaidOutOnEveryDeviceInEveryOrientation(number: Int, sample: BundledPlayground) throws {
        let playground = try #require(try sample.reading.playground)
        for (index, device) in DeviceCatalogue.all.enumerated() where Sweeps.areRun || index % 8 == number % 8 {
            for orientation in device.orientations {
                let configuration = DeviceConfiguration(device: device, orientation: orientation)
                var app = DeviceApp(playground, on: configuration)
                for controller in app.picture().scene.controllers where !controller.views.isEmpty {
                    let frames = app.picture().layouts[controller.id]?.frames ?? [:]
                    #expect(Set(frames.keys) == Set(controller.views.map(\.id)), "\(configuration.id)")
                    #expect(frames.values.allSatisfy { $0.width >= 0 && $0.height >= 0 }, "\(configuration.id)")
                }
            }
        }
    }
}

extension DeviceWireframe {
    /// The id without the slash of a split.
    fileprivate var fileName: String { id.replacing("/", with: "-") }
}

extension Event {
    /// The event as a file name: `tap-home.next`.
    fileprivate var fileName: String { description.replacing(" ", with: "-") }
}

extension WireframeNode {
    /// The possible taps on the screen, in the order of the tree.
    fileprivate var taps: [Event] {
        (event.map { [$0] } ?? []) + children.flatMap(\.taps)
    }
}

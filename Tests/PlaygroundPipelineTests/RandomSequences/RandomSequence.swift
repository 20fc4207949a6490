import AppleDevices
import PlaygroundModel
import PlaygroundReader
import RandomApps
import SeededRandom
import Simulation
@testable import PlaygroundPipeline

/// A bundled playground's app on some device, in some orientation, under some version of iOS, and its events. All follow from
/// one number.
struct RandomSequence: CustomStringConvertible {
    /// A sample and its reading.
    struct Sample {
        var name: String
        var reading: PlaygroundFile.ReadResult
        var playground: Playground
    }

    static let samples: [Sample] = BundledPlayground.all.compactMap { sample in
        guard let reading = try? sample.reading, let playground = reading.playground else { return nil }
        return Sample(name: sample.name, reading: reading, playground: playground)
    }

    let seed: Int
    let sample: Sample
    let configuration: DeviceConfiguration
    let settings: Environment
    let length: Int
    /// The seed of the events.
    let random: SeededGenerator

    /// - Returns: `nil` without samples.
    init?(seed: Int) {
        var random = SeededGenerator(seed: seed)
        guard let sample = Self.samples.randomElement(using: &random),
              let device = DeviceCatalogue.all.randomElement(using: &random),
              let orientation = device.orientations.randomElement(using: &random)
        else { return nil }
        let version = BehaviourProfile.supportedVersions.randomElement(using: &random)
        let profile = version.map { BehaviourProfile(version: $0) } ?? .newest
        let windows = [.fullScreen] + device.fixedWindows(in: orientation, under: profile)
        configuration = DeviceConfiguration(
            device: device, orientation: orientation, window: windows.randomElement(using: &random) ?? .fullScreen
        )
        var settings = configuration.environment()
        settings.systemVersion = version
        self.settings = settings
        length = Int.random(in: 5...30, using: &random)
        self.seed = seed
        self.sample = sample
        self.random = random
    }

    var description: String {
        "sequence \(seed): \(sample.name) on \(configuration.id), iOS \(settings.systemVersion ?? 0)"
    }

    /// The app after its launch.
    var launched: DeviceSimulation {
        DeviceSimulation(
            playground: sample.playground, configuration: configuration, environment: settings
        )
    }
}

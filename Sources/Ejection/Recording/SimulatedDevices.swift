import AppleDevices
import PlaygroundModel
import SourceDiagnostics

/// The devices of a playground as simulators, and the devices for which no simulator exists.
/// The type comes from the device table and not from the name in the playground. Devices of the same type differ in settings.
struct SimulatedDevices {
    let run: EjectionRun

    private struct SimulatorType {
        var name: String
        var systems: SystemRange
    }

    var lines: [String] {
        run.playground.devices.compactMap { configuration in
            simulatorType(of: configuration.device).flatMap { $0.systems.runs(appsFor: run.deployment) ? line(configuration, $0) : nil }
        }
    }

    private func line(_ configuration: DeviceConfiguration, _ type: SimulatorType) -> String {
        let environment = configuration.environment()
        let language = if case .translation(let name) = environment.language { name } else { "" }
        return [
            type.name, configuration.writtenID, environment.orientation.rawValue,
            environment.userInterfaceStyle == .dark ? "dark" : "light",
            Self.word(environment.preferredContentSizeCategory), language, environment.layoutDirection.rawValue,
        ].map { $0.replacing("|", with: "-") }.joined(separator: "|")
    }

    /// A text size as `simctl ui content_size` expects it: `extra-large`.
    private static func word(_ size: ContentSizeCategory) -> String {
        size.rawValue.reduce(into: "") { $0 += $1.isUppercase ? "-" + $1.lowercased() : String($1) }
    }

    /// Adds a remark for each device without a simulator, with the nearest alternative.
    func remark() {
        for (index, configuration) in run.playground.devices.enumerated() {
            let device = configuration.device
            let path = DocumentPath([.key("devices"), .index(index)])
            guard let type = simulatorType(of: device) else {
                missing("\(device.name), which is not an Apple device", device, path)
                continue
            }
            if !type.systems.runs(appsFor: run.deployment) {
                missing("\(type.name) (\(type.systems.inWords)) for an app made for iOS \(run.deployment)", device, path)
            } else if configuration.window != .fullScreen {
                run.remark("an app cannot give its window a size: \(type.name) records the whole screen", at: path)
            }
        }
    }

    private func missing(_ words: String, _ device: Device, _ path: DocumentPath) {
        run.remark("no simulator exists for \(words)\(suggestion(for: device))", at: path)
    }

    private func suggestion(for device: Device) -> String {
        let current = DeviceCatalogue.all.filter { other in
            other.idiom == device.idiom && other.systems.map { $0.last == nil && $0.runs(appsFor: run.deployment) } == true
        }
        func distance(_ other: Device) -> Double { abs(other.size.width - device.size.width) + abs(other.size.height - device.size.height) }
        let nearest = current.min { (distance($0), -$0.year) < (distance($1), -$1.year) }
        guard let nearest, let type = simulatorType(of: nearest) else { return "" }
        let size = "\(nearest.size.width.shortText) by \(nearest.size.height.shortText) points"
        return ": \(type.name) (`\(nearest.id)`) has a screen of \(size)"
    }

    /// The simulator type of a device. `nil` if the playground defines the device. If a row has several models, it is the chosen model.
    /// Otherwise it is the phone that names the row, or the newest iPad that runs the app.
    private func simulatorType(of device: Device) -> SimulatorType? {
        let known = DeviceCatalogue.device(id: device.modelID) ?? DeviceCatalogue.device(id: device.id)
        guard let known, let systems = known.systems else { return nil }
        let models = known.models.map { SimulatorType(name: $0.longName, systems: $0.systems) }
        guard !models.isEmpty else { return SimulatorType(name: known.longName, systems: systems) }
        if let chosen = known.models.firstIndex(where: { $0.id == device.modelID }) { return models[chosen] }
        guard known.idiom == .pad else { return SimulatorType(name: known.modelName, systems: systems) }
        return models.last { $0.systems.runs(appsFor: run.deployment) } ?? models[0]
    }
}

extension SystemRange {
    /// Whether a system in the range runs apps with the deployment target, which is a major version of iOS.
    fileprivate func runs(appsFor deploymentTarget: Int) -> Bool { last.map { $0 >= deploymentTarget } ?? true }
}

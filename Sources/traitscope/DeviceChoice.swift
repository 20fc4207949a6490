import AppleDevices
import ArgumentParser
import PlaygroundModel
import SourceDiagnostics

/// The devices that an option names.
enum DeviceChoice {
    /// Those of the playground that have the id, else of its scenarios, or one of the catalogue as it comes.
    static func configurations(of id: String, in playground: Playground) throws -> [DeviceConfiguration] {
        var named = playground.devices.filter { $0.device.id == id || $0.id == id }
        if named.isEmpty { named = Array(playground.scenarios.flatMap { $0.devices ?? [] }.filter { $0.id == id }.prefix(1)) }
        if !named.isEmpty { return named }
        guard let found = DeviceCatalogue.device(id: id) else {
            let hint = NameSuggestion(for: id, among: DeviceCatalogue.all.map(\.id)).map { "; \($0.question)" }
            throw ValidationError("There is no device \(id.quoted)\(hint ?? ".") `traitscope devices` lists them.")
        }
        return [DeviceConfiguration(device: found, orientation: found.defaultOrientation)]
    }
}

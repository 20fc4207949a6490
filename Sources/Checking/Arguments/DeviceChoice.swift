import AppleDevices
import Files
import PlaygroundModel
import SourceDiagnostics

/// The devices that an option names.
package enum DeviceChoice {
    /// Those of the playground that have the id, else of its scenarios, or one of the catalogue as it comes.
    package static func configurations(of id: String, in playground: Playground) throws(UsageFailure) -> [DeviceConfiguration] {
        var named = playground.devices.filter { $0.device.id == id || $0.id == id }
        if named.isEmpty { named = Array(playground.scenarios.flatMap { $0.devices ?? [] }.filter { $0.id == id }.prefix(1)) }
        if !named.isEmpty { return named }
        guard let found = DeviceCatalogue.device(id: id) else {
            let hint = NameSuggestion(for: id, among: DeviceCatalogue.all.map(\.id)).map { "; \($0.question)" }
            throw UsageFailure("There is no device \(id.quoted)\(hint ?? ".") `traitscope devices` lists them.")
        }
        return [DeviceConfiguration(device: found, orientation: found.defaultOrientation)]
    }
}

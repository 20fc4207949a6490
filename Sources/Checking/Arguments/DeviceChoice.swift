import AppleDevices
import Files
import PlaygroundModel
import SourceDiagnostics

/// The devices that a command-line option selects: `iphone-8-plus`, `ipad-pro-11-m4@landscape,ios26`.
/// The part after `@` lists an orientation, window, posture, language, version and settings in any order.
package enum DeviceChoice {
    /// The playground's devices with the id. If there are none, the catalogue's device with the settings in the id.
    package static func configurations(of id: String, in playground: Playground) throws(UsageFailure) -> [DeviceConfiguration] {
        let named = playground.devices.filter { $0.isNamed(id) || $0.device.id == id || $0.device.writtenID == id }
        if !named.isEmpty { return named }
        let known = playground.devices + playground.scenarios.flatMap { $0.devices ?? [] }
        if let inScenario = known.first(where: { $0.isNamed(id) }) { return [inScenario] }
        let parts = id.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        var asked = DeviceConfiguration(device: try device(parts[0], among: known), orientation: .portrait)
        var orientation: InterfaceOrientation?
        for word in parts.count == 2 ? parts[1].split(separator: ",", omittingEmptySubsequences: false).map(String.init) : [] {
            if let found = InterfaceOrientation(word: word) { orientation = found } else { try asked.set(as: word, in: playground) }
        }
        asked.orientation = orientation ?? asked.deviceInUse.defaultOrientation
        guard asked.deviceInUse.fullScreen(in: asked.orientation) != nil else {
            throw UsageFailure("\(parts[0]) has no orientation \(asked.orientation.rawValue).")
        }
        let listed = known.filter { $0.device.modelID == asked.device.modelID && $0.environment() == asked.environment() }
        return [listed.first ?? asked]
    }

    /// The device with exactly this id (`iphone-8-plus` in portrait), or otherwise the devices of ``configurations(of:in:)``.
    package static func exact(_ id: String, in playground: Playground) throws(UsageFailure) -> [DeviceConfiguration] {
        let exact = playground.devices.filter { $0.isNamed(id) }
        return exact.isEmpty ? try configurations(of: id, in: playground) : exact
    }

    private static func device(_ name: String, among known: [DeviceConfiguration]) throws(UsageFailure) -> Device {
        if let found = DeviceCatalogue.device(id: name) ?? known.first(where: { $0.device.id == name })?.device { return found }
        let hint = NameSuggestion(for: name, among: DeviceCatalogue.names).map { "; \($0.question)" }
        throw UsageFailure("There is no device \(name.quoted)\(hint ?? ".") `traitscope devices` lists them.")
    }
}

extension DeviceConfiguration {
    fileprivate func isNamed(_ name: String) -> Bool { id == name || writtenID == name }

    fileprivate mutating func set(as word: String, in playground: Playground) throws(UsageFailure) {
        if let window = WindowConfiguration(word: word) {
            self.window = window
            return
        }
        let languages = AppLanguage.all(with: playground.translations).map { EnvironmentEvent.language($0) }
        let values = DeviceSetting.allCases.flatMap { $0.values }.map { EnvironmentEvent.setting($0) }
        let versions = BehaviourProfile.supportedVersions.map { EnvironmentEvent.systemVersion($0) }
        let postures = device.hinge == nil ? [] : Posture.Name.allCases.map { EnvironmentEvent.fold($0) }
        // Values precede languages, because a layout direction is also the name of a pseudolanguage.
        let all = postures + values + languages + versions
        let prefix = "angle"
        let angle = device.hinge != nil && word.hasPrefix(prefix) ? Double(word.dropFirst(prefix.count)) : nil
        if let setting = all.first(where: { $0.word == word }) {
            settings.append(setting)
        } else if let angle, Posture.angles.contains(angle) {
            settings.append(.hinge(angle: angle))
        } else {
            let words = InterfaceOrientation.words + WindowConfiguration.fixed.map { $0.word } + all.map { $0.word }
            let near = NameSuggestion(for: word, among: words).map { "; \($0.question)" }
                ?? ". It can be an orientation, a window, a setting such as dark or rightToLeft, a language or a version."
            throw UsageFailure("\(device.writtenID) cannot be \(word.quoted)\(near)")
        }
    }
}

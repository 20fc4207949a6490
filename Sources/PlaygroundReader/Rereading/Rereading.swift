import PlaygroundModel
import SourceDiagnostics
import TOMLReading

/// Reuses unchanged parts of an earlier reading. A class, because it collects values while the readers run.
final class Rereading {
    private(set) var kept = KeptValues()
    private let former: KeptValues?
    private var canKeep = false

    init(after former: KeptValues?) {
        self.former = former
    }

    /// The document, reused if the bytes are the same.
    func document(_ bytes: [UInt8], fileName: String) -> TOMLDocument.Reading {
        let known = former?.documents[fileName]
        let reading = known.flatMap { $0.source.utf8 == bytes ? $0 : nil } ?? TOMLDocument.read(bytes, fileName: fileName)
        kept.documents[fileName] = reading
        return reading
    }

    /// The font, reused if the bytes are the same.
    func font(
        _ bytes: [UInt8], at path: String, read: ([UInt8]) throws(TrueTypeFile.TrueTypeFailure) -> FontFile
    ) throws(TrueTypeFile.TrueTypeFailure) -> FontFile {
        let known = former?.fonts[path].flatMap { $0.bytes == bytes ? $0 : nil }
        let font = if let known { known } else { try read(bytes) }
        kept.fonts[path] = font
        return font
    }

    /// If a font changed, nothing is reused, because any part may refer to fonts.
    func finishFonts() {
        canKeep = canKeep && former?.fonts == kept.fonts
    }

    /// If the common tables changed, nothing is reused.
    func begin(_ playground: DocumentTable) {
        kept.common = CommonTables(of: playground)
        canKeep = former.map { $0.common.isSame(as: kept.common) } ?? false
    }

    func devices(in list: ValueCursor, read: (ValueCursor) -> [DeviceConfiguration]) -> [DeviceConfiguration] {
        let (devices, part) = part(list, nil, former: former?.devices) { read(list) }
        kept.devices = part
        return devices ?? []
    }

    func controller(
        _ name: String, in value: ValueCursor, _ components: Components, read: () -> ControllerDefinition?
    ) -> ControllerDefinition? {
        let (definition, part) = part(value, components, former: former?.controllers[name], read: read)
        kept.controllers[name] = part
        return definition
    }

    /// The scenarios, reused if nothing but strings and constraints of the controllers has changed.
    func scenarios(in list: ValueCursor, of playground: Playground, read: () -> [Scenario]) -> [Scenario] {
        kept.controllersOfScenarios = playground.controllers.map { $0.withoutTexts }
        let isSame = former?.controllersOfScenarios == kept.controllersOfScenarios
        let (scenarios, part) = part(list, nil, former: isSame ? former?.scenarios : nil, read: read)
        kept.scenarios = part
        return scenarios ?? []
    }

    private func part<Value>(
        _ source: ValueCursor, _ components: Components?, former: KeptValues.Part<Value>?, read: () -> Value?
    ) -> (Value?, KeptValues.Part<Value>?) {
        if canKeep, let former, former.source.isSame(as: source.value), former.effects.happen(to: source.findings, components) {
            return (former.value, former)
        }
        let start = ReadingEffects.Start(source.findings, components, source.names.strings)
        guard let value = read() else { return (nil, nil) }
        return (value, start.effects.map { KeptValues.Part(source: source.value, value: value, effects: $0) })
    }
}

extension ControllerDefinition {
    fileprivate var withoutTexts: ControllerDefinition {
        var copy = self
        copy.constraints = []
        for index in views.indices {
            copy.views[index].properties[.text] = nil
            copy.views[index].properties[.title] = nil
        }
        return copy
    }
}

import PlaygroundModel
import SourceDiagnostics
import TOMLReading

/// A reading that goes on from an earlier one: parts of the document that are the same are not read again.
///
/// A class, since it gathers what it leaves while the readers go on; it never leaves the reading that made it.
final class Rereading {
    /// What the next reading can go on from.
    private(set) var kept = KeptValues()
    private let former: KeptValues?
    private var canKeep = false

    init(after former: KeptValues?) {
        self.former = former
    }

    /// The file or one that it includes, read unless its bytes are as they were.
    func document(_ bytes: [UInt8], fileName: String) -> TOMLDocument.Reading {
        let known = former?.documents[fileName]
        let reading = known.flatMap { $0.source.utf8 == bytes ? $0 : nil } ?? TOMLDocument.read(bytes, fileName: fileName)
        kept.documents[fileName] = reading
        return reading
    }

    /// Begins a playground. Where what its parts share is another, nothing of them is kept.
    func begin(_ playground: DocumentTable) {
        kept.common = CommonTables(of: playground)
        canKeep = former.map { $0.common.isSame(as: kept.common) } ?? false
    }

    /// The devices of a list, read unless it is as it was.
    func devices(in list: ValueCursor, read: (ValueCursor) -> [DeviceConfiguration]) -> [DeviceConfiguration] {
        let (devices, part) = part(list, nil, former: former?.devices) { read(list) }
        kept.devices = part
        return devices ?? []
    }

    /// A controller, read unless it is as it was.
    func controller(
        _ name: String, in value: ValueCursor, _ components: Components, read: () -> ControllerDefinition?
    ) -> ControllerDefinition? {
        let (definition, part) = part(value, components, former: former?.controllers[name], read: read)
        kept.controllers[name] = part
        return definition
    }

    /// - Returns: the value, and what to keep of it.
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

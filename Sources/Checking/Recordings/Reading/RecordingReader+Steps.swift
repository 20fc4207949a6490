import PlaygroundModel
import SourceDiagnostics

extension RecordingReader {
    private static let stepKeys = [
        "event", "refusal", "skipped", "complete", "orientation", "window", "controllers", "views", "bars", "sheets", "keyboard",
        "callbacks",
    ]

    mutating func step(_ value: RecordingValue) -> RecordedStep? {
        guard let table = table(value, "the step", Self.stepKeys) else { return nil }
        var step = RecordedStep()
        step.event = event(table["event"])
        step.refusal = string(table["refusal"])
        step.skipped = string(table["skipped"])
        step.isComplete = bool(table["complete"]) ?? false
        step.orientation = orientation(table["orientation"])
        step.window = surface(table["window"]) ?? RecordedStep.Surface()
        step.controllers = elements(table, "controllers") { reader, value in reader.surface(value) }
        step.views = elements(table, "views") { reader, value in reader.view(value) }
        step.bars = elements(table, "bars") { reader, value in reader.rect(value) }
        step.sheets = elements(table, "sheets") { reader, value in reader.rect(value) }
        step.keyboard = rect(table["keyboard"])
        step.callbacks = table["callbacks"].map { callbacks in
            list(callbacks, "callbacks", limit: RecordingLimits.callbacks).compactMap { callback($0) }
        }
        return step
    }

    private mutating func event(_ value: RecordingValue?) -> String? {
        guard let value, let text = string(value) else { return nil }
        do throws(Event.ParseError) {
            _ = try Event(line: text)
        } catch {
            add(.noEvent(text, reason: error.headline, hint: error.hint), at: value)
        }
        return text
    }

    private mutating func orientation(_ value: RecordingValue?) -> InterfaceOrientation? {
        guard let value, let name = string(value) else { return nil }
        if let orientation = InterfaceOrientation(rawValue: name) { return orientation }
        add(.unknownValue(name, known: InterfaceOrientation.allCases.map { $0.rawValue }), at: value)
        return nil
    }

    private mutating func elements<Element>(
        _ table: RecordingTable, _ key: String, _ read: (inout RecordingReader, RecordingValue) -> Element?
    ) -> [String: Element] {
        guard let value = table[key], let members = members(value) else { return [:] }
        guard members.count <= RecordingLimits.elements else {
            add(.tooMany(members.count, limit: RecordingLimits.elements, of: key), at: value.node.range.leading(1), value.path)
            return [:]
        }
        var elements: [String: Element] = [:]
        for member in members {
            if let mistake = Self.mistake(of: member.name, in: key) { add(mistake, at: member.nameRange, value.path + [member.name]) }
            elements[member.name] = read(&self, value.member(member))
        }
        return elements
    }

    private static func mistake(of name: String, in key: String) -> RecordingMistake? {
        switch key {
        case "views": name.dropFirst().dropLast().contains(".") ? nil : .elementWithoutController(name)
        case "bars": RecordedBar(name: name) == nil ? .barName(name) : nil
        default: nil
        }
    }

    private mutating func surface(_ value: RecordingValue?) -> RecordedStep.Surface? {
        table(value, "the element", ["frame", "safeArea", "traits"]).map { surface($0) }
    }

    private mutating func surface(_ table: RecordingTable) -> RecordedStep.Surface {
        let frame = rect(table["frame"])
        let insets = numbers(table["safeArea"], count: 4).map { EdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) }
        return RecordedStep.Surface(frame: frame, safeArea: insets, traits: words(table["traits"]))
    }

    private mutating func view(_ value: RecordingValue) -> RecordedStep.View? {
        guard let table = table(value, "the view", ["frame", "size", "safeArea", "traits", "hidden", "text"]) else { return nil }
        let surface = surface(table)
        let size = size(table["size"])
        let isHidden = bool(table["hidden"]) ?? false
        return RecordedStep.View(surface: surface, size: size, isHidden: isHidden, text: text(table["text"]))
    }

    private mutating func text(_ value: RecordingValue?) -> RecordedStep.Text? {
        guard let table = table(value, "the text", ["fontSize", "asked"]) else { return nil }
        return RecordedStep.Text(fontSize: length(table["fontSize"]), asked: size(table["asked"]))
    }

    private mutating func callback(_ value: RecordingValue) -> RecordedStep.Callback? {
        guard let table = table(value, "the callback", ["to", "method", "arguments"]) else { return nil }
        let receiver = string(table.required("to", &self))
        let method = string(table.required("method", &self))
        let arguments = words(table["arguments"])
        guard let receiver, let method else { return nil }
        return RecordedStep.Callback(receiver, method, arguments: arguments)
    }

    /// Traits or arguments by name, as strings. The values may be strings, numbers, true and false.
    private mutating func words(_ value: RecordingValue?) -> [String: String] {
        guard let value, let members = members(value) else { return [:] }
        var words: [String: String] = [:]
        for member in members {
            words[member.name] = read(value.member(member), as: "a string, a number, true or false") { value in
                switch value {
                case .string(let string): string
                case .number(let number): number.shortText
                case .bool(let isTrue): isTrue ? "true" : "false"
                case .null, .array, .object: nil
                }
            }
        }
        return words
    }
}

enum RecordedBarKind: String, CaseIterable {
    case navigationBar, toolbar, tabBar
}

struct RecordedBar: Hashable {
    var controller: String
    var kind: RecordedBarKind

    init?(name: String) {
        guard let dot = name.lastIndex(of: "."), dot > name.startIndex, let kind = RecordedBarKind(rawValue: String(name[name.index(after: dot)...]))
        else {
            return nil
        }
        controller = String(name[..<dot])
        self.kind = kind
    }
}

import PlaygroundModel
import SourceDiagnostics

extension RecordingReader {
    private static let stepKeys = [
        "event", "refusal", "skipped", "complete", "orientation", "window", "controllers", "views", "bars", "sheets", "keyboard", "callbacks",
    ]

    mutating func step(_ node: JSONNode, _ path: [String]) -> RecordedStep? {
        guard let table = table(node, path, "the step", Self.stepKeys) else { return nil }
        var step = RecordedStep()
        step.event = table.member("event").flatMap { event($0, path + ["event"]) }
        step.refusal = table.string("refusal", &self)
        step.skipped = table.string("skipped", &self)
        step.isComplete = table.member("complete").flatMap { bool($0, path + ["complete"]) } ?? false
        step.orientation = table.member("orientation").flatMap { orientation($0, path + ["orientation"]) }
        step.window = table.member("window").flatMap { surface($0, path + ["window"]) } ?? RecordedStep.Surface()
        step.controllers = elements(table, "controllers") { reader, node, path in reader.surface(node, path) }
        step.views = elements(table, "views") { reader, node, path in reader.view(node, path) }
        step.bars = elements(table, "bars") { reader, node, path in reader.rect(node, path) }
        step.sheets = elements(table, "sheets") { reader, node, path in reader.rect(node, path) }
        step.keyboard = table.member("keyboard").flatMap { rect($0, path + ["keyboard"]) }
        if let callbacks = table.member("callbacks") {
            let nodes = list(callbacks, path + ["callbacks"], "callbacks", limit: RecordingLimits.callbacks)
            step.callbacks = nodes.enumerated().compactMap { callback($1, path + ["callbacks", String($0)]) }
        }
        return step
    }

    private mutating func event(_ node: JSONNode, _ path: [String]) -> String? {
        guard let text = string(node, path) else { return nil }
        do throws(Event.ParseError) {
            _ = try Event(line: text)
        } catch {
            add(.noEvent(text, reason: error.headline, hint: error.hint), at: node.range, path)
        }
        return text
    }

    private mutating func orientation(_ node: JSONNode, _ path: [String]) -> InterfaceOrientation? {
        guard let name = string(node, path) else { return nil }
        if let orientation = InterfaceOrientation(rawValue: name) { return orientation }
        add(.unknownValue(name, known: InterfaceOrientation.allCases.map { $0.rawValue }), at: node.range, path)
        return nil
    }

    // MARK: Elements

    /// An object whose members are elements, by their names.
    private mutating func elements<Element>(
        _ table: RecordingTable, _ key: String, _ read: (inout RecordingReader, JSONNode, [String]) -> Element?
    ) -> [String: Element] {
        let path = table.path + [key]
        guard let node = table.member(key), let members = members(node, path) else { return [:] }
        guard members.count <= RecordingLimits.elements else {
            add(.tooMany(members.count, limit: RecordingLimits.elements, of: key), at: node.range.lowerBound..<node.range.lowerBound + 1, path)
            return [:]
        }
        var elements: [String: Element] = [:]
        for member in members {
            if let mistake = Self.mistake(of: member.name, in: key) { add(mistake, at: member.nameRange, path + [member.name]) }
            elements[member.name] = read(&self, member.node, path + [member.name])
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

    private mutating func surface(_ node: JSONNode, _ path: [String]) -> RecordedStep.Surface? {
        table(node, path, "the element", ["frame", "safeArea", "traits"]).map { surface($0) }
    }

    private mutating func surface(_ table: RecordingTable) -> RecordedStep.Surface {
        var surface = RecordedStep.Surface()
        surface.frame = table.member("frame").flatMap { rect($0, table.path + ["frame"]) }
        if let node = table.member("safeArea"), let numbers = numbers(node, table.path + ["safeArea"], count: 4) {
            surface.safeArea = EdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
        }
        if let node = table.member("traits"), let members = members(node, table.path + ["traits"]) {
            for member in members { surface.traits[member.name] = word(member.node, table.path + ["traits", member.name]) }
        }
        return surface
    }

    private mutating func view(_ node: JSONNode, _ path: [String]) -> RecordedStep.View? {
        guard let table = table(node, path, "the view", ["frame", "size", "safeArea", "traits", "hidden", "text"]) else { return nil }
        var view = RecordedStep.View(surface(table))
        view.size = table.member("size").flatMap { size($0, path + ["size"]) }
        view.isHidden = table.member("hidden").flatMap { bool($0, path + ["hidden"]) } ?? false
        view.text = table.member("text").flatMap { text($0, path + ["text"]) }
        return view
    }

    private mutating func text(_ node: JSONNode, _ path: [String]) -> RecordedStep.Text? {
        guard let table = table(node, path, "the text", ["fontSize", "asked"]) else { return nil }
        return RecordedStep.Text(
            fontSize: table.member("fontSize").flatMap { length($0, path + ["fontSize"]) },
            asked: table.member("asked").flatMap { size($0, path + ["asked"]) })
    }

    private mutating func size(_ node: JSONNode, _ path: [String]) -> Size? {
        guard let numbers = numbers(node, path, count: 2) else { return nil }
        guard numbers[0] >= 0, numbers[1] >= 0 else {
            add(.negativeSize, at: node.range, path)
            return nil
        }
        return Size(width: numbers[0], height: numbers[1])
    }

    private mutating func callback(_ node: JSONNode, _ path: [String]) -> RecordedStep.Callback? {
        guard let table = table(node, path, "the callback", ["to", "method", "arguments"]) else { return nil }
        let receiver = table.required("to", &self).flatMap { string($0, path + ["to"]) }
        let method = table.required("method", &self).flatMap { string($0, path + ["method"]) }
        var arguments: [String: String] = [:]
        if let node = table.member("arguments"), let members = members(node, path + ["arguments"]) {
            for member in members { arguments[member.name] = word(member.node, path + ["arguments", member.name]) }
        }
        guard let receiver, let method else { return nil }
        return RecordedStep.Callback(receiver, method, arguments: arguments)
    }

    /// A trait or an argument, which are compared as words: a string, a number, true or false.
    private mutating func word(_ node: JSONNode, _ path: [String]) -> String? {
        switch node.value {
        case .string(let string): return string
        case .number(let number): return number.shortText
        case .bool(let isTrue): return isTrue ? "true" : "false"
        case .null, .array, .object:
            refuse(node, path, "a string, a number, true or false")
            return nil
        }
    }
}

/// A bar of a container, by the name that a recording gives it.
struct RecordedBar: Hashable {
    enum Kind: String, CaseIterable {
        case navigationBar, toolbar, tabBar
    }

    var controller: String
    var kind: Kind

    init?(name: String) {
        guard let dot = name.lastIndex(of: "."), dot > name.startIndex, let kind = Kind(rawValue: String(name[name.index(after: dot)...])) else {
            return nil
        }
        controller = String(name[..<dot])
        self.kind = kind
    }
}

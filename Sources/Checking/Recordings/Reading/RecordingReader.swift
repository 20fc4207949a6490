import PlaygroundModel
import SourceDiagnostics

struct RecordingReader {
    struct Finding {
        var mistake: RecordingMistake
        var range: Range<Int>
        var pointer: String
    }

    /// The mistakes found, at most ``RecordingLimits/mistakes``. The first error is always included.
    private(set) var findings: [Finding] = []
    private var hasError = false

    private var isFull: Bool { hasError && findings.count >= RecordingLimits.mistakes }

    mutating func recording(_ document: JSONNode) -> Recording? {
        guard case .object(let members) = document.value, let format = members.first(where: { $0.name == "format" }) else {
            add(.noRecording, at: document.range.leading(1), [])
            return nil
        }
        guard case .number(let number) = format.node.value, number == Double(Recording.format) else {
            let found: Double? = if case .number(let number) = format.node.value { number } else { nil }
            add(.format(found), at: format.node.range, ["format"])
            return nil
        }
        let keys = ["format", "source", "device", "system", "build", "screen", "methods", "runs"]
        guard let table = table(RecordingValue(node: document, path: []), "the recording", keys) else { return nil }
        let source = string(table["source"])
        let device = device(table.required("device", &self))
        let system = system(table.required("system", &self))
        let build = build(table["build"])
        let screen = screen(table.required("screen", &self))
        let methods = table["methods"].map { methods in
            list(methods, "methods", limit: RecordingLimits.callbacks).compactMap { string($0) }
        }
        guard let runs = table.required("runs", &self).map({ self.runs($0) }), let device, let system, let screen else { return nil }
        return Recording(source: source, device: device, system: system, build: build, screen: screen, methods: methods, runs: runs)
    }

    private mutating func device(_ value: RecordingValue?) -> Recording.Device? {
        guard let table = table(value, "the device", ["id", "name", "model"]) else { return nil }
        let (id, model) = (string(table["id"]), string(table["model"]))
        return string(table.required("name", &self)).map { Recording.Device(id: id, name: $0, model: model) }
    }

    private mutating func system(_ value: RecordingValue?) -> Recording.System? {
        guard let table = table(value, "the system", ["name", "version", "build"]) else { return nil }
        let (name, build) = (string(table["name"]), string(table["build"]))
        guard let version = table.required("version", &self), let text = string(version) else { return nil }
        let system = Recording.System(name: name ?? "iOS", version: text, build: build)
        if system.systemVersion == nil { add(.noVersion(text), at: version) }
        return system
    }

    private mutating func build(_ value: RecordingValue?) -> Recording.Build? {
        guard let table = table(value, "the build", ["xcode", "sdk", "deployment"]) else { return nil }
        return Recording.Build(xcode: string(table["xcode"]), sdk: string(table["sdk"]), deployment: string(table["deployment"]))
    }

    private mutating func screen(_ value: RecordingValue?) -> Recording.Screen? {
        guard let table = table(value, "the screen", ["width", "height", "scale"]) else { return nil }
        let numbers = ["width", "height", "scale"].map { length(table.required($0, &self)) }
        guard let width = numbers[0], let height = numbers[1], let scale = numbers[2] else { return nil }
        return Recording.Screen(size: Size(width: width, height: height), scale: scale)
    }

    private mutating func runs(_ value: RecordingValue) -> [Recording.Run] {
        list(value, "runs", limit: RecordingLimits.runs).compactMap { value in
            guard let table = table(value, "the run", ["name", "steps"]) else { return nil }
            let name = string(table["name"])
            guard let steps = table.required("steps", &self) else { return nil }
            let values = list(steps, "steps", limit: RecordingLimits.steps)
            return Recording.Run(name: name, steps: values.compactMap { isFull ? nil : step($0) })
        }
    }

    mutating func add(_ mistake: RecordingMistake, at range: Range<Int>, _ path: [String]) {
        let isError = mistake.severity == .error
        guard findings.count < RecordingLimits.mistakes || isError && !hasError else { return }
        if isError { hasError = true }
        let pointer = path.map { "/" + $0.replacing("~", with: "~0").replacing("/", with: "~1") }.joined()
        findings.append(Finding(mistake: mistake, range: range, pointer: pointer))
    }

    mutating func add(_ mistake: RecordingMistake, at value: RecordingValue) { add(mistake, at: value.node.range, value.path) }

    mutating func read<Value>(_ value: RecordingValue?, as expected: String, _ read: (JSONNode.Value) -> Value?) -> Value? {
        guard let value else { return nil }
        if let found = read(value.node.value) { return found }
        add(.wrongKind(expected: expected, found: value.node.kind), at: value.node.range.leading(60), value.path)
        return nil
    }

    mutating func table(_ value: RecordingValue?, _ owner: String, _ keys: [String]) -> RecordingTable? {
        guard let value, let members = members(value) else { return nil }
        for member in members where !keys.contains(member.name) {
            add(.unknownKey(member.name, known: keys), at: member.nameRange, value.path + [member.name])
        }
        return RecordingTable(members: members, value: value, owner: owner)
    }

    mutating func members(_ value: RecordingValue?) -> [JSONNode.Member]? {
        read(value, as: "an object") { if case .object(let members) = $0 { members } else { nil } }
    }

    private mutating func array(_ value: RecordingValue, as expected: String) -> [JSONNode]? {
        read(value, as: expected) { if case .array(let elements) = $0 { elements } else { nil } }
    }

    mutating func list(_ value: RecordingValue, _ what: String, limit: Int) -> [RecordingValue] {
        guard let elements = array(value, as: "a list") else { return [] }
        guard elements.count <= limit else {
            add(.tooMany(elements.count, limit: limit, of: what), at: value.node.range.leading(1), value.path)
            return []
        }
        return value.elements(elements)
    }

    mutating func string(_ value: RecordingValue?) -> String? {
        read(value, as: "a string") { if case .string(let string) = $0 { string } else { nil } }
    }

    mutating func bool(_ value: RecordingValue?) -> Bool? {
        read(value, as: "true or false") { if case .bool(let isTrue) = $0 { isTrue } else { nil } }
    }

    private mutating func number(_ value: RecordingValue) -> Double? {
        guard let number = read(value, as: "a number", { if case .number(let number) = $0 { number } else { nil } }) else { return nil }
        if abs(number) <= RecordingLimits.coordinate { return number }
        add(.outOfRange(number), at: value)
        return nil
    }

    mutating func length(_ value: RecordingValue?) -> Double? {
        guard let value, let number = number(value) else { return nil }
        if number >= 0 { return number }
        add(.negativeSize, at: value)
        return nil
    }

    /// - Parameter lengths: The indices of numbers that must not be negative.
    mutating func numbers(_ value: RecordingValue?, count: Int, lengths: Range<Int> = 0..<0) -> [Double]? {
        guard let value, let elements = array(value, as: "a list of \(count) numbers") else { return nil }
        guard elements.count == count else {
            add(.count(elements.count, expected: count), at: value)
            return nil
        }
        let numbers = value.elements(elements).compactMap { number($0) }
        guard numbers.count == count else { return nil }
        if numbers[lengths].allSatisfy({ $0 >= 0 }) { return numbers }
        add(.negativeSize, at: value)
        return nil
    }

    mutating func rect(_ value: RecordingValue?) -> Rect? {
        numbers(value, count: 4, lengths: 2..<4).map { Rect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
    }

    mutating func size(_ value: RecordingValue?) -> Size? {
        numbers(value, count: 2, lengths: 0..<2).map { Size(width: $0[0], height: $0[1]) }
    }
}

struct RecordingValue {
    let node: JSONNode
    let path: [String]

    fileprivate func elements(_ nodes: [JSONNode]) -> [RecordingValue] {
        nodes.enumerated().map { RecordingValue(node: $1, path: path + [String($0)]) }
    }

    func member(_ member: JSONNode.Member) -> RecordingValue { RecordingValue(node: member.node, path: path + [member.name]) }
}

struct RecordingTable {
    fileprivate let members: [JSONNode.Member]
    fileprivate let value: RecordingValue
    fileprivate let owner: String

    subscript(key: String) -> RecordingValue? { members.first { $0.name == key }.map(value.member) }

    func required(_ key: String, _ reader: inout RecordingReader) -> RecordingValue? {
        if let found = self[key] { return found }
        reader.add(.missing(key, in: owner), at: value.node.range.leading(1), value.path)
        return nil
    }
}

extension Recording.System {
    /// The first two numbers of the version, as the playground's language writes it.
    public var systemVersion: SystemVersion? {
        let parts = version.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count <= 4, parts.allSatisfy({ !$0.isEmpty && $0.count <= 4 && $0.allSatisfy { $0.isASCII && $0.isNumber } })
        else { return nil }
        return SystemVersion(word: parts.prefix(2).joined(separator: "."))
    }
}

extension Range<Int> {
    func leading(_ count: Int) -> Range<Int> { lowerBound..<Swift.min(upperBound, lowerBound + count) }
}

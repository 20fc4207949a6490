import PlaygroundModel
import SourceDiagnostics

/// Reads a recording from its document, and collects what is wrong with it.
struct RecordingReader {
    struct Finding {
        var mistake: RecordingMistake
        var range: Range<Int>
        var pointer: String
    }

    /// At most ``RecordingLimits/mistakes``, and the first error whatever came before it.
    private(set) var findings: [Finding] = []
    private var hasError = false

    private var isFull: Bool { hasError && findings.count >= RecordingLimits.mistakes }

    mutating func recording(_ document: JSONNode) -> Recording? {
        guard case .object(let members) = document.value, let format = members.first(where: { $0.name == "format" }) else {
            add(.noRecording, at: document.range.lowerBound..<min(document.range.lowerBound + 1, document.range.upperBound), [])
            return nil
        }
        guard case .number(let number) = format.node.value, number == Double(Recording.format) else {
            let found: Double? = if case .number(let number) = format.node.value { number } else { nil }
            add(.format(found), at: format.node.range, ["format"])
            return nil
        }
        let table = table(document, [], "the recording", ["format", "source", "device", "system", "build", "screen", "methods", "runs"])
        let source = table?.string("source", &self)
        let device = table?.required("device", &self).flatMap { self.device($0, ["device"]) }
        let system = table?.required("system", &self).flatMap { self.system($0, ["system"]) }
        let build = table?.member("build").flatMap { self.build($0, ["build"]) }
        let screen = table?.required("screen", &self).flatMap { self.screen($0, ["screen"]) }
        let methods = table?.member("methods").map { self.methods($0, ["methods"]) }
        let runs = table?.required("runs", &self).map { self.runs($0, ["runs"]) }
        guard let device, let system, let screen, let runs else { return nil }
        return Recording(source: source, device: device, system: system, build: build, screen: screen, methods: methods, runs: runs)
    }

    private mutating func methods(_ node: JSONNode, _ path: [String]) -> [String] {
        list(node, path, "methods", limit: RecordingLimits.callbacks).enumerated().compactMap { string($1, path + [String($0)]) }
    }

    private mutating func device(_ node: JSONNode, _ path: [String]) -> Recording.Device? {
        guard let table = table(node, path, "the device", ["id", "name", "model"]) else { return nil }
        let (id, model) = (table.string("id", &self), table.string("model", &self))
        return table.required("name", &self).flatMap { string($0, path + ["name"]) }.map { Recording.Device(id: id, name: $0, model: model) }
    }

    private mutating func system(_ node: JSONNode, _ path: [String]) -> Recording.System? {
        guard let table = table(node, path, "the system", ["name", "version", "build"]) else { return nil }
        let (name, build) = (table.string("name", &self), table.string("build", &self))
        guard let versionNode = table.required("version", &self), let version = string(versionNode, path + ["version"]) else { return nil }
        let system = Recording.System(name: name ?? "iOS", version: version, build: build)
        if system.systemVersion == nil { add(.noVersion(version), at: versionNode.range, path + ["version"]) }
        return system
    }

    private mutating func build(_ node: JSONNode, _ path: [String]) -> Recording.Build? {
        guard let table = table(node, path, "the build", ["xcode", "sdk", "deployment"]) else { return nil }
        return Recording.Build(xcode: table.string("xcode", &self), sdk: table.string("sdk", &self), deployment: table.string("deployment", &self))
    }

    private mutating func screen(_ node: JSONNode, _ path: [String]) -> Recording.Screen? {
        guard let table = table(node, path, "the screen", ["width", "height", "scale"]) else { return nil }
        let numbers = ["width", "height", "scale"].map { key in table.required(key, &self).flatMap { length($0, path + [key]) } }
        guard let width = numbers[0], let height = numbers[1], let scale = numbers[2] else { return nil }
        return Recording.Screen(size: Size(width: width, height: height), scale: scale)
    }

    private mutating func runs(_ node: JSONNode, _ path: [String]) -> [Recording.Run] {
        list(node, path, "runs", limit: RecordingLimits.runs).enumerated().compactMap { index, node in
            let path = path + [String(index)]
            guard let table = table(node, path, "the run", ["name", "steps"]) else { return nil }
            let name = table.string("name", &self)
            guard let steps = table.required("steps", &self) else { return nil }
            let nodes = list(steps, path + ["steps"], "steps", limit: RecordingLimits.steps)
            return Recording.Run(name: name, steps: nodes.enumerated().compactMap { place, node in
                isFull ? nil : step(node, path + ["steps", String(place)])
            })
        }
    }

    // MARK: Values

    mutating func add(_ mistake: RecordingMistake, at range: Range<Int>, _ path: [String]) {
        let isError = mistake.severity == .error
        guard findings.count < RecordingLimits.mistakes || isError && !hasError else { return }
        if isError { hasError = true }
        let pointer = path.map { "/" + $0.replacing("~", with: "~0").replacing("/", with: "~1") }.joined()
        findings.append(Finding(mistake: mistake, range: range, pointer: pointer))
    }

    /// An object with these keys and no others.
    mutating func table(_ node: JSONNode, _ path: [String], _ owner: String, _ keys: [String]) -> RecordingTable? {
        guard let members = members(node, path) else { return nil }
        for member in members where !keys.contains(member.name) {
            add(.unknownKey(member.name, known: keys), at: member.nameRange, path + [member.name])
        }
        return RecordingTable(members: members, range: node.range, path: path, owner: owner)
    }

    /// An object whose names the playground gives.
    mutating func members(_ node: JSONNode, _ path: [String]) -> [JSONNode.Member]? {
        guard case .object(let members) = node.value else {
            refuse(node, path, "an object")
            return nil
        }
        return members
    }

    mutating func list(_ node: JSONNode, _ path: [String], _ what: String, limit: Int) -> [JSONNode] {
        guard case .array(let nodes) = node.value else {
            refuse(node, path, "a list")
            return []
        }
        guard nodes.count <= limit else {
            add(.tooMany(nodes.count, limit: limit, of: what), at: node.range.lowerBound..<node.range.lowerBound + 1, path)
            return []
        }
        return nodes
    }

    mutating func string(_ node: JSONNode, _ path: [String]) -> String? {
        guard case .string(let string) = node.value else {
            refuse(node, path, "a string")
            return nil
        }
        return string
    }

    mutating func bool(_ node: JSONNode, _ path: [String]) -> Bool? {
        guard case .bool(let isTrue) = node.value else {
            refuse(node, path, "true or false")
            return nil
        }
        return isTrue
    }

    mutating func number(_ node: JSONNode, _ path: [String]) -> Double? {
        guard case .number(let number) = node.value else {
            refuse(node, path, "a number")
            return nil
        }
        guard abs(number) <= RecordingLimits.coordinate else {
            add(.outOfRange(number), at: node.range, path)
            return nil
        }
        return number
    }

    /// A number that is no less than 0.
    mutating func length(_ node: JSONNode, _ path: [String]) -> Double? {
        guard let number = number(node, path) else { return nil }
        guard number >= 0 else {
            add(.negativeSize, at: node.range, path)
            return nil
        }
        return number
    }

    mutating func numbers(_ node: JSONNode, _ path: [String], count: Int) -> [Double]? {
        guard case .array(let nodes) = node.value else {
            refuse(node, path, "a list of \(count) numbers")
            return nil
        }
        guard nodes.count == count else {
            add(.count(nodes.count, expected: count), at: node.range, path)
            return nil
        }
        let numbers = nodes.enumerated().compactMap { number($1, path + [String($0)]) }
        return numbers.count == count ? numbers : nil
    }

    mutating func rect(_ node: JSONNode, _ path: [String]) -> Rect? {
        guard let numbers = numbers(node, path, count: 4) else { return nil }
        guard numbers[2] >= 0, numbers[3] >= 0 else {
            add(.negativeSize, at: node.range, path)
            return nil
        }
        return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }

    mutating func refuse(_ node: JSONNode, _ path: [String], _ expected: String) {
        let end = min(node.range.upperBound, node.range.lowerBound + 60)
        add(.wrongKind(expected: expected, found: node.kind), at: node.range.lowerBound..<end, path)
    }
}

/// An object with known keys.
struct RecordingTable {
    fileprivate var members: [JSONNode.Member]
    fileprivate var range: Range<Int>
    var path: [String]
    fileprivate var owner: String

    func member(_ key: String) -> JSONNode? { members.first { $0.name == key }?.node }

    func required(_ key: String, _ reader: inout RecordingReader) -> JSONNode? {
        if let node = member(key) { return node }
        reader.add(.missing(key, in: owner), at: range.lowerBound..<range.lowerBound + 1, path)
        return nil
    }

    func string(_ key: String, _ reader: inout RecordingReader) -> String? {
        member(key).flatMap { reader.string($0, path + [key]) }
    }
}

extension Recording.System {
    /// As the playground's language writes versions: the first two numbers.
    public var systemVersion: SystemVersion? {
        let parts = version.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count <= 4, parts.allSatisfy({ !$0.isEmpty && $0.count <= 4 && $0.allSatisfy { $0.isASCII && $0.isNumber } }) else { return nil }
        return SystemVersion(word: parts.prefix(2).joined(separator: "."))
    }
}

import Files
import Foundation
import JSON
import PageAssets
import SeededRandom
import Testing
@testable import ModelContext

/// Calls that violate the schema. Each is answered, no text outside the folder is revealed or written, and inside only the
/// named file is written.
///
/// The calls are random but the same in each run. `TRAITSCOPE_FUZZ_INPUTS` is the number of calls per tool, `TRAITSCOPE_RANDOM_SEED`
/// the seed.
@Suite struct HostileCallTests {
    private static let environment = ProcessInfo.processInfo.environment
    private static let count = environment["TRAITSCOPE_FUZZ_INPUTS"].flatMap(Int.init) ?? (Sweeps.areRun ? 60 : 15)
    private static let seed = environment["TRAITSCOPE_RANDOM_SEED"].flatMap(Int.init) ?? 29

    private static let secret = "a secret outside the folder"
    private static let app = """
        devices = ["iphone-17"]
        [app]
        rootViewController = "home"
        [controllers.home]
        constraints = ["box.width == 50", "box.height == 40", "box.center == superview.center"]
        [controllers.home.views.box]
        kind = "label"
        text = "Box"
        """

    @Test(arguments: ToolBox.tools.map(\.name))
    func everyCallIsAnsweredWithoutSideEffects(_ name: String) throws {
        let tool = try #require(ToolBox.tools.first { $0.name == name })
        let outer = FileManager.default.temporaryDirectory.appending(path: "calls-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: outer) }
        let root = outer.appending(path: "root")
        try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
        try Data(Self.secret.utf8).write(to: outer.appending(path: "secret.toml"))
        try Data(Self.app.utf8).write(to: root.appending(path: "app.toml"))
        try Data("<document></document>".utf8).write(to: root.appending(path: "Main.storyboard"))
        try FileManager.default.createSymbolicLink(atPath: root.appending(path: "out.toml").path, withDestinationPath: "../secret.toml")
        let folder = try WorkFolder(root.path)
        var calls = HostileCalls(seed: Self.seed + name.utf8.reduce(0) { $0 + Int($1) })
        for number in 0..<Self.count {
            let before = try contents(of: outer)
            let call = calls.next(of: tool)
            let hint: Comment = "call \(number): \(name) \(call.arguments.text.prefix(2000))"
            let answer = try #require(ModelContextServer.answer(of: tool, call.arguments, ToolCall(folder: folder)), hint)
            #expect(!answer.contents.isEmpty && !answer.text.isEmpty, hint)
            #expect(!answer.text.contains(Self.secret) && !answer.text.contains("root:x:0"), hint)
            // The answer names the mistake.
            for wrong in call.wrong { #expect(answer.isError && answer.text.contains(wrong), "\(wrong) in \(hint)\n\(answer.text.prefix(500))") }
            if answer.isError { #expect(answer.text.count < 8000, hint) }
            // An answer is a valid JSON message, whatever it contains.
            #expect(JSONValue(reading: Array(answer.json.text.utf8), depth: 128) == answer.json, hint)
            let changed = try contents(of: outer).filter { before[$0.key] != $0.value }.keys
            let named = call.arguments["output"]?.string
            let isMeant = changed.allSatisfy { file in
                tool.writes && !answer.isError && file.hasPrefix("root/") && named?.hasSuffix((file as NSString).lastPathComponent) == true
            }
            #expect(isMeant, "\(changed.sorted()) after \(hint)")
            #expect(before.keys.allSatisfy { FileManager.default.fileExists(atPath: outer.appending(path: $0).path) }, hint)
        }
    }

    /// The contents of every file below a folder, by path.
    private func contents(of folder: URL) throws -> [String: Data] {
        let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        return names.reduce(into: [:]) { $0[$1] = FileManager.default.contents(atPath: folder.appending(path: $1).path) }
    }
}

/// Random arguments of tools, some of them invalid.
private struct HostileCalls {
    struct Call {
        var arguments: JSONValue
        /// The names of unknown parameters and of parameters with a value of the wrong type.
        var wrong: [String] = []
    }

    private var random: SeededGenerator

    init(seed: Int) {
        random = SeededGenerator(seed: seed)
    }

    mutating func next(of tool: any ContextTool) -> Call {
        var call = Call(arguments: .null)
        var members: [JSONValue.Member] = []
        for parameter in tool.parameters {
            // A PNG picture would start a browser for each call.
            let isFormat = parameter.name == "format"
            guard isFormat || tool.required.contains(parameter.name) || Bool.random(using: &random) else { continue }
            if !isFormat, Int.random(in: 0..<12, using: &random) == 0 {
                let value = anything(depth: 3)
                if !parameter.accepts(value), value != .null { call.wrong.append(parameter.name) }
                if parameter.accepts(value) || value != .null { members.append(JSONValue.Member(name: parameter.name, value: value)) }
            } else {
                members.append(JSONValue.Member(name: parameter.name, value: isFormat ? "svg".json : value(of: parameter.json)))
            }
        }
        if Int.random(in: 0..<10, using: &random) == 0 {
            let name = text()
            if !tool.parameters.contains(where: { $0.name == name }) {
                members.append(JSONValue.Member(name: name, value: anything(depth: 2)))
                call.wrong.append("no parameter")
            }
        }
        call.arguments = .object(members.shuffled(using: &random))
        return call
    }

    /// A value that a schema permits.
    private mutating func value(of schema: JSONValue) -> JSONValue {
        if let words = schema["enum"]?.elements, let word = words.randomElement(using: &random) { return word }
        switch schema["type"]?.string {
        case "integer":
            let (least, most) = (schema["minimum"]?.wholeNumber ?? 0, schema["maximum"]?.wholeNumber ?? 100)
            return .number([least, most, Int.random(in: least...most, using: &random)].randomElement(using: &random) ?? least)
        case "boolean": return .bool(Bool.random(using: &random))
        case "array": return .array((0..<Int.random(in: 0...3, using: &random)).map { _ in text().json })
        default: return text().json
        }
    }

    private mutating func anything(depth: Int) -> JSONValue {
        switch Int.random(in: 0..<(depth > 0 ? 7 : 5), using: &random) {
        case 0: return .null
        case 1: return .bool(Bool.random(using: &random))
        case 2: return .number([0, -1, 1.5, 1e300, -1e-300, 9_007_199_254_740_992].randomElement(using: &random) ?? 0)
        case 3, 4: return text().json
        case 5: return .array((0..<Int.random(in: 0...3, using: &random)).map { _ in anything(depth: depth - 1) })
        default:
            return .object((0..<Int.random(in: 0...3, using: &random)).map { _ in
                JSONValue.Member(name: text(), value: anything(depth: depth - 1))
            })
        }
    }

    /// Words that have a meaning for some tool, and arbitrary strings.
    private static let words = [
        "app.toml", "out.toml", "../secret.toml", "/etc/passwd", "./app.toml/", "Main.storyboard", "new.toml", "new.svg", "sub/new.svg", "../new.svg",
        "/tmp", "app", "", ".", "..", "~", "home", "home.box", "iphone-17", "ipad-11", "widht", "tap home.box", "rotate landscapeLeft", "resize 320x480",
        "style=light,dark", "device=all", "HEAD", "--output=../new.svg", "-rf", "1/3", "507x1024", "0x0", "-1x99999999", "view.alpha", "truncated-text",
        "devices = []", "[app]\nrootViewController = \"home\"\n[controllers.home]\n", "[[[[", "<NSLayoutConstraint:0x1 UILabel:0x2.width == 50 (active)>",
        "Unable to simultaneously satisfy constraints.", "\0", "\u{202E}", "😺", "e\u{301}", "%00", "${HOME}", "`id`", "\r\n", "null",
    ]

    private mutating func text() -> String {
        switch Int.random(in: 0..<10, using: &random) {
        case 0: return String(repeating: Self.words.randomElement(using: &random) ?? "", count: Int.random(in: 2...400, using: &random))
        case 1:
            let scalars = (0..<Int.random(in: 1...20, using: &random)).compactMap { _ in
                Unicode.Scalar(UInt32.random(in: 0...0x1_F600, using: &random))
            }
            return String(String.UnicodeScalarView(scalars))
        default: return Self.words.randomElement(using: &random) ?? ""
        }
    }
}

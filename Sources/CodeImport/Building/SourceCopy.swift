import Foundation
import JSON

/// A file of the imported code: its copy without what does not compile, and what is added to it so that selectors and cells work.
struct SourceCopy {
    let number: Int
    /// The path in the folder.
    let name: String
    let source: String
    /// Where the tool keeps the copy; its lines are those of the source.
    let body: String
    /// What the compiler reads: the body and what is added.
    let copy: String
    /// Where the source is kept as it was built.
    private let kept: String
    var answer: ToolAnswer?
    /// What was cut, beginning with what the tool was told to cut at once.
    private(set) var rounds: [CutRound] = []
    /// What the copy is made of.
    private var original: [UInt8] = []
    /// Cells and headers of its own, by their classes, with what makes each.
    var makers: [Maker] = [] {
        didSet { if makers != oldValue { isWritten = false } }
    }
    /// Whether the compiler reads what is here.
    private var isWritten = false
    /// Whether the original is kept for the next import.
    private var isKept = false

    struct Maker: Hashable {
        var type: String
        var expression: String
    }

    /// The parts of the addition that do not compile.
    private var dropped: Set<String> = []
    private var bodyLines = 0
    private var owners: [String?] = []

    // MARK: Between imports

    /// What the next import of the same file begins with.
    var record: JSONValue {
        .object(["name": .string(name), "rounds": .array(rounds.map(\.record)), "dropped": .strings(dropped.sorted())])
    }

    /// Writes down what the record belongs to.
    mutating func keepOriginal() throws(CodeImportFailure) {
        if !isKept { try CodeBuild.write(original, to: kept) }
        isKept = true
    }

    /// Returns whether the record is of this file.
    mutating func take(_ record: JSONValue) -> Bool {
        guard record["name"] == .string(name), let bytes = CodeBuild.bytes(of: kept), let rounds = record["rounds"]?.elements else { return false }
        original = bytes
        self.rounds = rounds.map { CutRound($0, file: number) }
        dropped = Set((record["dropped"]?.elements ?? []).compactMap(\.string))
        return true
    }

    init(number: Int, name: String, folder: String, scratch: String) {
        (self.number, self.name) = (number, name)
        source = "\(folder)/\(name)"
        let digits = String(number)
        let padded = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        let file = name.split(separator: "/").last ?? ""
        body = "\(scratch)/bodies/\(padded)-\(file)"
        copy = "\(scratch)/sources/\(padded)-\(file)"
        kept = "\(scratch)/originals/\(padded)-\(file)"
    }

    var methodTable: String { "traitscopeMethods\(number)" }
    var cellTable: String { "traitscopeCells\(number)" }

    /// Names of the previews that are left.
    var previews: [(line: Int, name: String)] {
        (answer?.previews ?? []).filter { preview in
            !(answer?.additions ?? []).enumerated().contains { $1.contains("func \(preview.name)(") && dropped.contains("a\($0)") }
        }
    }

    /// Reads the source again, and returns whether what was cut of it before is cut again.
    mutating func read() throws(CodeImportFailure) -> Bool {
        guard let bytes = CodeBuild.bytes(of: source) else { throw CodeImportFailure("\(source) cannot be read.") }
        let repeated = rounds.repeated(from: original, in: bytes)
        if bytes != original { isKept = false }
        (original, isWritten) = (bytes, false)
        if let repeated { rounds = repeated } else { forgetCuts() }
        return repeated != nil
    }

    mutating func forgetCuts() { (rounds, dropped) = ([], []) }

    mutating func cut(_ round: CutRound, _ answer: ToolAnswer) {
        rounds.append(round)
        isWritten = false
        self.answer?.types = answer.types
        self.answer?.names = answer.names
        self.answer?.keptLayoutCalls = answer.keptLayoutCalls
    }

    /// Writes what the compiler reads, if it has changed.
    mutating func write() throws(CodeImportFailure) {
        guard !isWritten else { return }
        guard let bytes = CodeBuild.bytes(of: body) else { throw CodeImportFailure("\(body) is gone.") }
        let text = String(decoding: bytes, as: UTF8.self)
        bodyLines = text.utf8.count { $0 == UInt8(ascii: "\n") } + 1
        let addition = self.addition
        owners = addition.map(\.owner)
        let whole = text + "\n" + addition.map(\.text).joined(separator: "\n") + "\n"
        try CodeBuild.write(Array(whole.utf8), to: copy)
        isWritten = true
    }

    /// Drops the part of the addition at a line; `false` for a line of the body.
    mutating func drop(line: Int) -> Bool {
        guard line > bodyLines else { return false }
        let index = line - bodyLines - 1
        if owners.indices.contains(index), let owner = owners[index] { dropped.insert(owner) }
        isWritten = false
        return true
    }

    /// Lines, each with the part that it belongs to.
    private var addition: [(text: String, owner: String?)] {
        var lines: [(text: String, owner: String?)] = []
        for (place, text) in (answer?.additions ?? []).enumerated() where !dropped.contains("a\(place)") {
            for line in text.split(separator: "\n", omittingEmptySubsequences: false) { lines.append((String(line), "a\(place)")) }
        }
        lines.append(("func \(methodTable)(_ target: AnyObject, _ name: String, _ sender: Any?) -> Bool {", nil))
        let methods = (answer?.methods ?? []).enumerated().filter { !dropped.contains("m\($0.offset)") }
        for (place, method) in methods {
            let call = "target.traitscopeCall\(number)_\(place)(sender)"
            lines.append(("if name == \"\(method.name)\", let target = target as? \(method.type), \(call) { return true }", "m\(place)"))
        }
        lines.append(("return false }", nil))
        for (place, method) in methods {
            let guarded = method.guardType.map { "guard let sender = sender as? \($0) else { return false }; " } ?? ""
            let head = "func traitscopeCall\(number)_\(place)(_ sender: Any?) -> Bool"
            lines.append(("extension \(method.type) { \(head) { \(guarded)\(method.call); return true } }", "m\(place)"))
        }
        lines.append(("func \(cellTable)() {", nil))
        for (place, maker) in makers.enumerated() where !dropped.contains("c\(place)") {
            lines.append(("Cells.makers[ObjectIdentifier(\(maker.type).self)] = { \(maker.expression) }", "c\(place)"))
        }
        lines.append(("}", nil))
        return lines
    }
}

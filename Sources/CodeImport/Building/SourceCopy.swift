/// A copy of a file of the imported code. It omits code that does not compile, and has additions for selectors and cells.
struct SourceCopy {
    let number: Int
    /// The file's path in the code's folder.
    let name: String
    private let source: String
    /// The path of the source as it was read. All work on the file uses it, because the user may save the source at any time.
    let original: String
    /// The path of the copy without additions. Its line numbers match the source.
    let body: String
    /// The path of the file for the compiler: the body and the additions.
    let copy: String
    var answer: ToolAnswer?
    /// The cuts, grouped in rounds. The first rounds come from an earlier import.
    private(set) var rounds: [CutRound] = []
    private(set) var bytes: [UInt8] = []
    /// The classes of cells and headers in the file, each with an expression that creates an instance.
    var makers: [Maker] = [] {
        didSet { if makers != oldValue { isWritten = false } }
    }
    /// Whether the file for the compiler is up to date.
    private var isWritten = false

    struct Maker: Hashable {
        var type: String
        var expression: String
    }

    /// The parts of the additions that do not compile.
    private var dropped: Set<String> = []
    private var bodyLines = 0
    private var owners: [String?] = []

    /// The state with which the next import of the same file starts.
    struct Record: Codable {
        var name: String
        var rounds: [CutRound]
        var dropped: [String]
    }

    var record: Record { Record(name: name, rounds: rounds, dropped: dropped.sorted()) }

    /// Uses the record if it belongs to this file. Returns whether it does.
    mutating func take(_ record: Record) -> Bool {
        guard record.name == name, let bytes = CodeBuild.bytes(of: original) else { return false }
        (self.bytes, rounds, dropped) = (bytes, record.rounds, Set(record.dropped))
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
        original = "\(scratch)/originals/\(padded)-\(file)"
    }

    var methodTable: String { "traitscopeMethods\(number)" }
    var cellTable: String { "traitscopeCells\(number)" }

    /// The previews that were not cut.
    var previews: [ToolAnswer.Preview] {
        (answer?.previews ?? []).filter { preview in
            !(answer?.additions ?? []).enumerated().contains { $1.contains("func \(preview.name)(") && dropped.contains("a\($0)") }
        }
    }

    /// Whether the source is unchanged since it was read.
    var isCurrent: Bool { CodeBuild.bytes(of: source) == bytes }

    /// Reads the source again. Returns whether the earlier cuts still apply.
    mutating func read() throws(CodeImportFailure) -> Bool {
        guard let bytes = CodeBuild.bytes(of: source) else { throw CodeImportFailure("\(source) cannot be read.") }
        let repeated = rounds.repeated(from: self.bytes, in: bytes)
        try CodeBuild.write(bytes, to: original)
        (self.bytes, isWritten) = (bytes, false)
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

    /// Writes the file for the compiler if it has changed.
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

    /// Drops the part of the addition that contains a line. Returns `false` for a line of the body, and for a line whose part cannot be
    /// dropped. An error in such a line means that the body is not closed.
    mutating func drop(line: Int) -> Bool {
        let index = line - bodyLines - 1
        guard owners.indices.contains(index), let owner = owners[index], dropped.insert(owner).inserted else { return false }
        isWritten = false
        return true
    }

    /// The line of the body that an error refers to.
    func line(ofBody line: Int) -> Int { min(line, bodyLines) }

    /// The lines of the additions, each with the part that contains it.
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

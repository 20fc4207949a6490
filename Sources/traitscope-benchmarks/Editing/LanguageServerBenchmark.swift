import Files
import Foundation
import JSON

/// Measures the time from a keystroke to diagnostics and completions, and the same for `taplo lsp` if available (`TAPLO`).
enum LanguageServerBenchmark {
    private static let keystrokes = 60
    private static let edits = 10_000

    static func run() throws {
        let scratch = try ScratchFolder()
        defer { scratch.remove() }
        let executable = Bundle.main.bundlePath + "/traitscope"
        guard FileManager.default.isExecutableFile(atPath: executable) else {
            throw BenchmarkFailure(description: "\(executable) is missing; `swift build -c release` makes it.")
        }
        // A missing answer then reveals that the server has ended.
        signal(SIGPIPE, SIG_IGN)
        var table = BenchmarkTable("Typing in an editor")
        var hasTaplo = false
        for lines in [100, 1_000, 5_000] {
            let file = "\(scratch.path)/app-\(lines).toml"
            let text = TypedPlayground.text(lines: lines)
            try text.write(toFile: file, atomically: true, encoding: .utf8)
            try add("traitscope", lines, text, file, EditorClient(executable, ["lsp"]), to: &table)
            // PyPI's taplo has no language server and exits immediately.
            guard let taplo, let client = try? EditorClient(taplo, ["lsp", "stdio"]) else { continue }
            hasTaplo = true
            try add("taplo", lines, text, file, client, to: &table)
        }
        try addMemory(executable, scratch, to: &table)
        if !hasTaplo { table.note("No taplo with a language server is installed to compare with.") }
        table.note("The aim is diagnostics within 50 ms, for a file of a thousand lines.")
        table.print()
    }

    private static var taplo: String? {
        let candidates = [ProcessInfo.processInfo.environment["TAPLO"], ".build/browser-tests/bin/taplo"].compactMap(\.self)
        return candidates.first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    private static func add(
        _ name: String, _ lines: Int, _ text: String, _ file: String, _ client: EditorClient, to table: inout BenchmarkTable
    ) throws {
        let document = TypedDocument(client, file, text)
        try document.open()
        var diagnosed: [Duration] = []
        var completed: [Duration] = []
        let clock = ContinuousClock()
        for number in 0..<(keystrokes + 5) {
            let start = clock.now
            document.type(number)
            try client.waitForDiagnostics(version: document.version)
            let middle = clock.now
            try document.complete()
            guard number >= 5 else { continue }
            diagnosed.append(middle - start)
            completed.append(clock.now - middle)
        }
        table.add("\(name), \(lines) lines: diagnostics", Samples(diagnosed))
        table.add("\(name), \(lines) lines: completions", Samples(completed))
    }

    private static func addMemory(_ executable: String, _ scratch: ScratchFolder, to table: inout BenchmarkTable) throws {
        let text = TypedPlayground.text(lines: 1_000)
        let client = try EditorClient(executable, ["lsp"])
        let document = TypedDocument(client, "\(scratch.path)/app-1000.toml", text)
        try document.open()
        for number in 0..<100 { document.type(number) }
        try client.waitForDiagnostics(version: document.version)
        let first = client.memory
        for number in 0..<edits { document.type(number) }
        try client.waitForDiagnostics(version: document.version)
        guard let first, let last = client.memory else { return }
        table.note("After 100 keystrokes in 1,000 lines the server uses \(first >> 20) MB, after \(edits) more \(last >> 20) MB.")
    }
}

private final class TypedDocument {
    private let client: EditorClient
    private let uri: JSONValue
    private let text: String
    /// The positions for typing and for completion.
    private let (title, equation): (JSONValue, JSONValue)
    private(set) var version = 1

    init(_ client: EditorClient, _ file: String, _ text: String) {
        self.client = client
        self.text = text
        uri = URL(filePath: file).absoluteString.json
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let middle = lines.indices.dropFirst(lines.count / 2).first { lines[$0].hasPrefix("title = ") } ?? 0
        let place = lines.indices.dropFirst(middle).first { lines[$0].contains(".top == ") } ?? 0
        title = Self.position(middle, 10)
        equation = Self.position(place, 3)
    }

    private static func position(_ line: Int, _ character: Int) -> JSONValue {
        .object(["line": .number(line), "character": .number(character)])
    }

    func open() throws {
        let item: JSONValue = .object(["uri": uri, "languageId": "toml".json, "version": .number(1), "text": text.json])
        client.tell("textDocument/didOpen", .object(["textDocument": item]))
        try client.waitForDiagnostics(version: 1)
    }

    /// Types a character, or removes it at the next call.
    func type(_ number: Int) {
        version += 1
        let isLetter = number.isMultiple(of: 2)
        let end = isLetter ? title : Self.position(title["line"]?.wholeNumber ?? 0, 11)
        let change: JSONValue = .object(["range": .object(["start": title, "end": end]), "text": (isLetter ? "x" : "").json])
        let document: JSONValue = .object(["uri": uri, "version": .number(version)])
        client.tell("textDocument/didChange", .object(["textDocument": document, "contentChanges": .array([change])]))
    }

    func complete() throws {
        try client.ask("textDocument/completion", .object(["textDocument": .object(["uri": uri]), "position": equation]))
    }
}

/// A playground whose controllers have a few views each and show one another.
private enum TypedPlayground {
    static func text(lines: Int) -> String {
        var text = "devices = [\"iphone-17\"]\n\n[app]\nrootViewController = \"screen0\"\n"
        let count = max(1, (lines - 4) / linesOfController)
        for number in 0..<count { text += controller(number, next: (number + 1) % count) }
        return text
    }

    private static let linesOfController = 20

    private static func controller(_ number: Int, next: Int) -> String {
        """

        [controllers.screen\(number)]
        title = "Screen \(number)"
        backgroundColor = "systemBackground"
        constraints = [
          "words.top == safeArea.top + 16",
          "words.leading == layoutMargins.leading",
          "next.top == words.bottom + 8",
          "next.leading == words.leading",
        ]

        [controllers.screen\(number).views.words]
        kind = "label"
        text = "The title of screen \(number)"
        numberOfLines = 0

        [controllers.screen\(number).views.next]
        kind = "button"
        title = "Next"
        tap = { show = "screen\(next)" }

        """
    }
}

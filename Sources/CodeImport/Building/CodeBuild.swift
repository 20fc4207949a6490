import Files
import Foundation
import JSON

/// Builds imported code. Each round cuts code that does not compile, until the remaining code compiles.
struct CodeBuild {
    let toolchain: SwiftToolchain
    let scratch: String
    /// The module to build, of the app or of a library.
    private let module: String
    /// The libraries built from the user's checkouts.
    private var libraries: [Library] = []
    private(set) var copies: [SourceCopy]
    private(set) var cuts: [CodeCut] = []
    /// The number of compiler runs that ended with errors and cuts.
    private(set) var cutRounds = 0
    private(set) var entries: [Entry] = []
    /// The reasons why controllers cannot be created, by controller.
    private(set) var refused: [String: String] = [:]
    var layoutCalls: Int { answers.reduce(0) { $0 + $1.layoutCalls } }
    var keptLayoutCalls: Int { answers.reduce(0) { $0 + $1.keptLayoutCalls } }
    private var answers: [ToolAnswer] { copies.compactMap(\.answer) }
    private(set) var missingModules: Set<String> = []
    private var tool: SourceTool { SourceTool(toolchain: toolchain, scratch: scratch, time: time) }
    var time: ImportTime
    /// The entries that each line of the main file creates.
    private var mainOwners: [Int: [Entry]] = [:]
    /// Generated types, by name, for protocols that no other type conforms to.
    private var stubs: [String: String] = [:]
    /// Expressions for values of the code's types that the cut code would have created, by type.
    private var values: [String: String] = [:]
    private var unbuiltValues: Set<String> = []
    /// The types whose values the lines of the main file create, by line.
    private var valueOwners: [Int: String] = [:]
    /// Unchanged files with cuts that were caused by changes in other files.
    private var cutByChange: Set<Int> = []
    /// The errors found before any new cuts. Later rounds may report errors that are caused by cuts.
    private(set) var causes: Set<CompilerMessage> = []
    /// Whether the type checker uses all its scopes. Only expressions without errors need more than `scopes`.
    private var usesAllScopes = false
    /// Whether all cuts were made by an earlier import.
    private var hasKeptCuts = false

    struct Entry: Hashable {
        /// The name of the class or of the preview.
        var name: String
        var expression: String
        var previewFile: Int?

        /// Whether the controller is created with arguments.
        var hasArguments: Bool { previewFile == nil && name != EntryPoints.app && expression != "\(name)()" }
    }

    let bundle: AppBundle

    func runner() throws(CodeImportFailure) -> EntryRun {
        EntryRun(root: try ProgramRoot(of: bundle, toolchain), confinement: toolchain.confinement, time: time)
    }

    private static let roundLimit = 40
    /// The number of further rounds, which cut whole files that have errors.
    private static let wholeFileRounds = 5
    /// The number of rounds after which errors also cut the surrounding code.
    private static let smallRoundLimit = 30
    /// The escalation that cuts a whole file.
    private static let largestEscalation = 3

    init(_ folder: CodeFolder, toolchain: SwiftToolchain, scratch: String, time: ImportTime) throws(CodeImportFailure) {
        try self.init(folder, module: Self.app, toolchain: toolchain, scratch: scratch, time: time)
        for name in missingModules.sorted() {
            guard let library = Library(named: name, near: folder.path) else { continue }
            if (try? library.build(toolchain, scratch: scratch, time: time)) != nil { libraries.append(library) }
        }
        guard !libraries.isEmpty else { return }
        missingModules = []
        try prepare(Set(copies.indices))
    }

    private static let app = "App"

    init(
        _ folder: CodeFolder, module: String, toolchain: SwiftToolchain, scratch: String, time: ImportTime
    ) throws(CodeImportFailure) {
        self.toolchain = toolchain
        self.time = time
        self.module = module
        self.scratch = scratch
        bundle = AppBundle(path: "\(scratch)/\(AppBundle.folder)")
        copies = folder.files.enumerated().map { SourceCopy(number: $0, name: $1, folder: folder.path, scratch: scratch) }
        do {
            for name in ["bodies", "sources", "objects", "originals"] {
                try FileManager.default.createDirectory(atPath: "\(scratch)/\(name)", withIntermediateDirectories: true)
            }
        } catch {
            throw CodeImportFailure("\(scratch) cannot be written: \(error.localizedDescription)")
        }
        if module == Self.app {
            try bundle.fill(from: folder)
            takeKeptCuts()
        }
        try prepare(Set(copies.indices))
    }

    // MARK: Between imports

    private var record: String { "\(scratch)/cuts.json" }

    /// Applies the cuts that an earlier import made in the same files.
    private mutating func takeKeptCuts() {
        guard let bytes = Self.bytes(of: record), let records = try? JSONDecoder().decode([SourceCopy.Record].self, from: Data(bytes)),
              records.count == copies.count
        else { return }
        var kept = copies
        guard zip(kept.indices, records).allSatisfy({ kept[$0].take($1) }) else { return }
        (copies, hasKeptCuts) = (kept, true)
    }

    /// Removes the record, so that the next import starts without cuts.
    private func forgetRecord() { try? FileManager.default.removeItem(atPath: record) }

    /// Saves the cuts for the next import.
    func keepCuts() throws(CodeImportFailure) {
        try Self.write(copies.map(\.record).json, to: record)
    }

    // MARK: Copies

    /// Prepares new copies of the changed files.
    private mutating func prepare(_ changed: Set<Int>) throws(CodeImportFailure) {
        forgetRecord()
        var areCutAgain = true
        for number in changed {
            let isCutAgain = try copies[number].read()
            areCutAgain = areCutAgain && isCutAgain
        }
        if hasKeptCuts, !areCutAgain {
            // A change between two imports may be the reason why other files did not compile.
            for number in copies.indices { copies[number].forgetCuts() }
            hasKeptCuts = false
        }
        let files = copies.filter { changed.contains($0.number) }
        cuts.removeAll { cut in files.contains { $0.name == cut.file } }
        let rounds = Dictionary(uniqueKeysWithValues: files.map { ($0.number, $0.rounds) })
        for answer in try tool.ask("prepare", files, modules: SwiftToolchain.importable + libraries.map(\.name), rounds: rounds) {
            copies[answer.number].answer = answer
            cuts += answer.cuts
            missingModules.formUnion(answer.missingModules)
        }
    }

    /// Builds the code until it compiles. `isWanted` returns whether to run a controller.
    mutating func build(_ isWanted: (String) -> Bool) throws(CodeImportFailure) {
        addMakers(EntryPoints(types))
        entries = []
        // Checking the whole module is faster than compiling it.
        let isCut = !hasKeptCuts
        if isCut { try rounds("-typecheck") }
        hasKeptCuts = false
        findEntries(EntryPoints(types), isWanted)
        try rounds(nil, afterCuts: isCut)
    }

    /// Builds again after changes. Other files keep their cuts, except cuts caused by the previous change.
    /// - Returns: The entries whose screens may have changed.
    mutating func update(_ changed: Set<Int>) throws(CodeImportFailure) -> [Entry] {
        let former = (graph: graph, entries: Set(entries), cutByChange: cutByChange)
        for number in cutByChange { copies[number].forgetCuts() }
        try prepare(changed.union(cutByChange))
        let before = Dictionary(grouping: cuts, by: \.file).mapValues(\.count)
        defer { cutByChange = otherFiles(than: changed, withOtherCutsThan: before) }
        let points = EntryPoints(types)
        addMakers(points)
        findEntries(points) { _ in true }
        try rounds(nil)
        let touched = changed.union(former.cutByChange).union(otherFiles(than: changed, withOtherCutsThan: before))
        let graphs = [former.graph, graph]
        return entries.filter { entry in
            entry.previewFile != nil || !former.entries.contains(entry)
                || graphs.contains { !$0.files(of: entry.expression).isDisjoint(with: touched) }
        }
    }

    var graph: CodeGraph { CodeGraph(copies.map { $0.answer?.names ?? FileNames() }) }

    private func otherFiles(than changed: Set<Int>, withOtherCutsThan before: [String: Int]) -> Set<Int> {
        let after = Dictionary(grouping: cuts, by: \.file).mapValues(\.count)
        return Set(copies.filter { after[$0.name] != before[$0.name] && !changed.contains($0.number) }.map(\.number))
    }

    /// The copy of the file that declares a type.
    func file(declaring name: String) -> SourceCopy? {
        copies.first { $0.answer?.types.contains { $0.kind != .extension && $0.name == name } == true }
    }

    func entries(in files: Set<Int>) -> [Entry] {
        let names = Set(copies.filter { files.contains($0.number) }.flatMap { $0.answer?.types ?? [] }.map(\.name))
        return entries.filter { names.contains($0.name) || $0.previewFile.map(files.contains) == true }
    }

    /// Builds a library, which is not run on its own.
    mutating func buildLibrary() throws(CodeImportFailure) {
        try rounds("-typecheck")
        try rounds(nil)
    }

    // MARK: Rounds

    private mutating func rounds(_ mode: String?, afterCuts: Bool = false) throws(CodeImportFailure) {
        var first: [CompilerMessage] = []
        // The files with errors, where the next cuts are made. Only these are checked until they have no errors. `nil` means all files.
        var suspects: Set<Int>?
        for round in 0..<(Self.roundLimit + Self.wholeFileRounds) {
            try time.check("the code was being built, in round \(round + 1) of cutting")
            try writeSources()
            var result = if let suspects { try check(suspects, within: time.left) } else { try compile(mode) }
            if result.isSuccess, suspects != nil {
                // Code in other files may need the code that was cut.
                suspects = nil
                result = try compile(mode)
            }
            if result.isSuccess { return time.say(mode == nil ? "Compiled" : "Checked") }
            try time.check("the code was being compiled, in round \(round + 1) of cutting")
            var errors = CompilerMessage.errors(in: result.errorText)
            if mode != nil { suspects = errors.isEmpty ? nil : Set(errors.map(\.file)).intersection(copies.indices) }
            if !usesAllScopes, errors.contains(where: \.isTooComplex) {
                errors.removeAll(where: \.isTooComplex)
                usesAllScopes = errors.isEmpty
                if usesAllScopes { continue }
            }
            time.say("Round \(round + 1) of cutting: \(errors.count) errors")
            if round == 0 { first = errors }
            if round == 0, !afterCuts { causes.formUnion(errors) }
            var isCut = false
            if errors.isEmpty { isCut = try cutFiles(atWhichTheCompilerFails: result) }
            for (errors, escalation) in attempts(errors, round: round) where !isCut { isCut = try cut(errors, escalation: escalation) }
            cutRounds += 1
            guard isCut else {
                throw CodeImportFailure(
                    errors.first.map { "The code does not compile, and the error cannot be cut: \(describe($0))." }
                        ?? "The compiler failed without an error in the code: \(result.excess ?? String(result.errorText.prefix(600)))",
                    errors: places(of: first))
            }
        }
        throw CodeImportFailure("The code does not compile after \(Self.roundLimit + Self.wholeFileRounds) rounds of cutting.", errors: places(of: first))
    }

    /// Cuts the files that the compiler names in its crash trace. After a limit it names none, so each file is checked separately.
    private mutating func cutFiles(atWhichTheCompilerFails result: ConfinedRun.Result) throws(CodeImportFailure) -> Bool {
        var files = CompilerMessage.files(inTrace: result.errorText)
        var reason = result.excess ?? "the compiler crashes"
        if files.isEmpty {
            for copy in copies where !time.isOver {
                let alone = try check([copy.number], within: min(Self.timeAlone, time.left))
                guard !alone.isSuccess, CompilerMessage.errors(in: alone.errorText).isEmpty else { continue }
                reason = alone.excess ?? reason
                files = [copy.number]
                break
            }
        }
        let errors = files.filter(copies.indices.contains).map { CompilerMessage(file: $0, line: 1, column: 1, text: "\(reason) at this file") }
        return errors.isEmpty ? false : try cut(errors, escalation: Self.largestEscalation)
    }

    private func places(of errors: [CompilerMessage]) -> [CodeError] {
        errors.compactMap { error in
            guard copies.indices.contains(error.file) else { return nil }
            let error = CodeError(source: copies[error.file].sourceText, line: error.line, column: error.column, text: error.text)
            return error.isInSource ? error : nil
        }
    }

    private func attempts(_ errors: [CompilerMessage], round: Int) -> [(errors: [CompilerMessage], escalation: Int)] {
        var files: Set<Int> = []
        let tooDeep = errors.filter { $0.text.contains("nesting level exceeded") }
        if !tooDeep.isEmpty { return [(tooDeep, Self.largestEscalation)] }
        guard round < Self.roundLimit else { return [(errors, Self.largestEscalation)] }
        let isSmall = round < Self.smallRoundLimit
        let larger = isSmall ? errors.filter { files.insert($0.file).inserted } : errors
        return (isSmall ? [(errors.causes, 0), (errors, 0)] : []) + (1...Self.largestEscalation).map { (larger, $0) }
    }

    private func describe(_ error: CompilerMessage) -> String {
        let name = copies.indices.contains(error.file) ? copies[error.file].name : "the main file"
        return "\(name):\(error.line): \(error.text)"
    }

    /// Cuts code at the errors. Returns whether anything was cut.
    private mutating func cut(_ errors: [CompilerMessage], escalation: Int) throws(CodeImportFailure) -> Bool {
        var isCut = false
        var byFile: [Int: [CompilerMessage]] = [:]
        for error in errors {
            if error.file == CompilerMessage.mainFile {
                isCut = refuse(error) || isCut
            } else if copies.indices.contains(error.file) {
                if copies[error.file].drop(line: error.line) {
                    isCut = true
                } else {
                    var error = error
                    error.line = copies[error.file].line(ofBody: error.line)
                    byFile[error.file, default: []].append(error)
                }
            }
        }
        let files = copies.filter { byFile[$0.number] != nil }
        guard !files.isEmpty else { return isCut }
        let before = files.map { Self.bytes(of: $0.body) }
        let rounds = byFile.mapValues { CutRound(escalation: escalation, errors: $0) }
        for answer in try tool.ask("cut", files, rounds: rounds.mapValues { [$0] }) {
            cuts += answer.cuts
            if let round = rounds[answer.number] { copies[answer.number].cut(round, answer) }
        }
        return isCut || zip(files, before).contains { Self.bytes(of: $0.body) != $1 }
    }

    /// Cuts the statement at which the program stopped. Returns whether there is such a statement.
    mutating func cut(stop: CompilerMessage) throws(CodeImportFailure) -> Bool {
        guard copies.indices.contains(stop.file), let bytes = Self.bytes(of: copies[stop.file].body)
        else { return false }
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        guard lines.indices.contains(stop.line - 1) else { return false }
        var stop = stop
        stop.column = (lines[stop.line - 1].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count) + 1
        return try cut([stop], escalation: 0)
    }

    /// Adds a value of the type whose absence stopped the program. Returns whether there is such a value.
    mutating func addValue(forStop reason: String) -> Bool {
        guard let start = reason.firstRange(of: "a value of the type "), let end = reason.firstRange(of: " was cut") else { return false }
        var points = EntryPoints(types)
        let name = String(reason[start.upperBound..<end.lowerBound])
        guard let value = points.value(ofType: name) else { return false }
        guard values[value.type] == nil else { return unbuiltValues.contains(value.type) }
        values[value.type] = value.expression
        unbuiltValues.insert(value.type)
        stubs.merge(points.stubs) { $1 }
        return true
    }

    /// Builds again after cuts.
    mutating func rebuild() throws(CodeImportFailure) {
        unbuiltValues = []
        try rounds(nil, afterCuts: true)
    }

    private mutating func refuse(_ error: CompilerMessage) -> Bool {
        if let type = valueOwners[error.line] {
            values[type] = "nil"
            return true
        }
        guard let owners = mainOwners[error.line] else { return false }
        for entry in owners { refused[entry.name] = "the expression that creates it does not compile: \(error.text)" }
        entries.removeAll(where: owners.contains)
        return true
    }

    private var mainFile: String { "\(scratch)/sources/main.swift" }

    private mutating func writeSources() throws(CodeImportFailure) {
        for index in copies.indices { try copies[index].write() }
        guard module == Self.app else { return }
        var lines = ["import UIKit", ""]
        if !entries.isEmpty {
            lines.append("MethodCalls.tables = [\(copies.map(\.methodTable).joined(separator: ", "))]")
            lines += copies.map { "\($0.cellTable)()" }
            valueOwners = [:]
            for (type, expression) in values.sorted(by: { $0.key < $1.key }) {
                valueOwners[lines.count + 1] = type
                lines.append("StandIn.makers[ObjectIdentifier(\(type).self)] = { \(expression) }")
            }
            lines.append("let traitscopeEntries: [String: ScreenRecorder.Make] = [")
            mainOwners = [:]
            for entry in entries {
                mainOwners[lines.count + 1] = [entry]
                lines.append("    \"\(entry.name)\": { \(entry.expression) },")
            }
            lines.append("]")
            lines.append("ScreenRecorder.run(traitscopeEntries)")
            for (name, text) in stubs.sorted(by: { $0.key < $1.key }) {
                let users = entries.filter { $0.expression.contains("\(name)()") }
                guard !users.isEmpty || values.values.contains(where: { $0.contains("\(name)()") }) else { continue }
                for line in text.split(separator: "\n") {
                    mainOwners[lines.count + 1] = users
                    lines.append(String(line))
                }
            }
        }
        try Self.write(Array((lines.joined(separator: "\n") + "\n").utf8), to: mainFile)
    }

    /// The bytes of a copy, or `nil` if the file no longer exists.
    static func bytes(of path: String) -> [UInt8]? { BoundedFile.bytes(of: path, limit: largestCopy) }

    /// The maximum size of a copy, in bytes.
    private static let largestCopy = 16 << 20

    /// Writes a file unless it already has these contents. A changed file gets a modification time in a later second, because the compiler
    /// compares whole seconds to find files that it must recompile.
    static func write(_ text: [UInt8], to path: String) throws(CodeImportFailure) {
        guard bytes(of: path) != text else { return }
        let former = FileStatus(ofPath: path)
        guard FileManager.default.createFile(atPath: path, contents: Data(text)) else { throw CodeImportFailure("\(path) cannot be written.") }
        guard let former, let status = FileStatus(ofPath: path), status.modifiedSeconds <= former.modifiedSeconds else { return }
        let later = Date(timeIntervalSince1970: Double(former.modifiedSeconds + 1))
        do {
            try FileManager.default.setAttributes([.modificationDate: later], ofItemAtPath: path)
        } catch {
            throw CodeImportFailure("\(path) cannot be written: \(error.localizedDescription)")
        }
    }

    // MARK: The compiler

    /// The number of seconds after which the compiler gives up on an expression.
    private static let expressionTime = 15

    private var options: [String] {
        [
            "-swift-version", "5", "-strict-concurrency=minimal", "-enforce-exclusivity=unchecked", "-suppress-warnings", "-module-name", module,
            "-I", toolchain.folder, "-I", "\(scratch)/\(Library.folder)",
        ] + toolchain.moduleCache
    }

    /// The maximum number of scopes per expression. With an error in it, the type checker can search for seconds before it gives up.
    private static let scopes = 20_000

    private var expressionLimits: [String] {
        ["-solver-expression-time-threshold=\(Self.expressionTime)"] + (usesAllScopes ? [] : ["-solver-scope-threshold=\(Self.scopes)"])
    }

    /// Checks some files, using the declarations in the other files.
    private func check(_ files: Set<Int>, within seconds: Double) throws(CodeImportFailure) -> ConfinedRun.Result {
        let inputs = copies.flatMap { files.contains($0.number) ? ["-primary-file", $0.copy] : [$0.copy] }
        let frontend = [toolchain.compiler, "-frontend", "-typecheck"] + (module == Self.app ? [mainFile] : ["-parse-as-library"])
        return try toolchain.run(frontend + inputs + options + expressionLimits, writing: scratch, within: seconds)
    }

    /// The time limit for checking a single file, in seconds.
    private static let timeAlone = 60.0

    /// The number of batches, compiled in parallel. Each batch reads all files. The driver's usual batches have 25 files.
    private static let batches = 2

    private func compile(_ mode: String?) throws(CodeImportFailure) -> ConfinedRun.Result {
        let sources = (module == Self.app ? [mainFile] : []) + copies.map(\.copy)
        var arguments = [toolchain.compiler] + options + expressionLimits.flatMap { ["-Xfrontend", $0] } + ["-continue-building-after-errors"]
        arguments += module == Self.app ? ["-enable-batch-mode", "-j", "\(Self.batches)", "-driver-batch-count", "\(Self.batches)"] : ["-parse-as-library"]
        var objects: [String] = []
        if let mode {
            arguments.append(mode)
        } else if module != Self.app {
            arguments += ["-Onone", "-wmo", "-c", "-emit-module", "-emit-module-path", "\(scratch)/\(module).swiftmodule"]
            arguments += ["-o", "\(scratch)/\(module).o"]
        } else {
            var map: [String: JSONValue] = ["": .object(["swift-dependencies": .string("\(scratch)/objects/module.swiftdeps")])]
            for source in sources {
                let name = (source.split(separator: "/").last ?? "").dropLast(".swift".count)
                map[source] = .object([
                    "object": .string("\(scratch)/objects/\(name).o"),
                    "swift-dependencies": .string("\(scratch)/objects/\(name).swiftdeps"),
                ])
            }
            let path = "\(scratch)/objects/map.json"
            try Self.write(Array(JSONValue.object(byName: map).text.utf8), to: path)
            // With `-g`, the driver requires a module file and fails if there is nothing to compile.
            arguments += ["-Onone", "-gline-tables-only", "-incremental", "-output-file-map", path, "-o", bundle.program]
            // Objects follow the sources, because the link step writes a file next to the first object.
            objects = SwiftToolchain.modules.map { "\(toolchain.folder)/\($0).o" }
                + libraries.map { "\(scratch)/\(Library.folder)/\($0.name).o" }
        }
        return try toolchain.run(arguments + sources + objects, writing: scratch, within: time.left)
    }

    // MARK: Output

    private var types: [TypeSurvey] { answers.flatMap(\.types) }

    private static let reusable: [(base: Set<String>, arguments: String)] = [
        (["UITableViewCell"], "style: .default, reuseIdentifier: nil"), (["UITableViewHeaderFooterView"], "reuseIdentifier: nil"),
        (["UICollectionViewCell", "UICollectionReusableView", "UICollectionViewListCell", "UIView"], "frame: .zero"),
    ]

    private mutating func addMakers(_ points: EntryPoints) {
        var makers: [Int: [SourceCopy.Maker]] = [:]
        for survey in types where survey.kind == .class && !survey.isGeneric {
            guard let (_, arguments) = Self.reusable.first(where: { points.descends(survey, from: $0.base) }) else { continue }
            makers[survey.file, default: []].append(.init(type: survey.name, expression: "\(survey.name)(\(arguments))"))
        }
        for index in copies.indices { copies[index].makers = makers[index] ?? [] }
    }

    private mutating func findEntries(_ points: EntryPoints, _ isWanted: (String) -> Bool) {
        entries = points.entries.filter { isWanted($0.name) }
        refused = points.refused.filter { isWanted($0.key) }
        stubs = points.stubs
        for copy in copies {
            let file = copy.name.split(separator: "/").last?.dropLast(".swift".count) ?? ""
            for (place, preview) in copy.previews.enumerated() {
                let name = "\(file)Preview\(place == 0 ? "" : String(place + 1))"
                if isWanted(name) { entries.append(Entry(name: name, expression: "\(preview.name)()", previewFile: copy.number)) }
            }
        }
    }
}

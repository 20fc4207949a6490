import PlaygroundModel
import SourceDiagnostics
import TOMLReading

/// The files that a playground includes, directly or indirectly, each once, nearest first. Cycles are permitted.
struct IncludedFiles {
    let attachments: Attachments
    /// The names of TOML files in a folder, for suggestions. The folder is within the playground's and has a trailing slash.
    let neighbours: (String) -> [String]
    let rereading: Rereading

    private(set) var documents: [TOMLDocument] = []
    /// The sources of all included files, even if they are not TOML.
    private(set) var sources: [SourceText] = []
    /// The paths within the playground's folder, including missing files.
    private(set) var names: [String] = []
    private(set) var diagnostics: [Diagnostic] = []

    private struct Reader {
        let document: TOMLDocument
        let name: String
        let chain: [String]
    }

    private var bytes = 0

    init(attachments: Attachments, neighbours: @escaping (String) -> [String], rereading: Rereading) {
        self.attachments = attachments
        self.neighbours = neighbours
        self.rereading = rereading
    }

    /// Reads all included files. Diagnostics name the files like `fileName`, the playground's name.
    mutating func read(for document: TOMLDocument, fileName: String) {
        let folder = IncludePath.folder(of: fileName)
        bytes = document.source.utf8.count
        var known: Set = [String(fileName.dropFirst(folder.count))]
        var waiting = [Reader(document: document, name: String(fileName.dropFirst(folder.count)), chain: [])]
        var next = 0
        while next < waiting.count, diagnostics.count < PlaygroundLimits.diagnostics {
            let reader = waiting[next]
            next += 1
            let findings = Findings(in: reader.document)
            for include in Self.includes(of: reader.document, findings) {
                guard let path = include.string(), let name = resolve(path, of: reader, include) else { continue }
                guard known.insert(name).inserted else { continue }
                guard let file = self.document(name, path, for: reader, include, folder: folder) else { continue }
                documents.append(file)
                waiting.append(Reader(document: file, name: name, chain: reader.chain + [reader.name]))
            }
            diagnostics += findings.finish()
        }
        diagnostics = Array(diagnostics.prefix(PlaygroundLimits.diagnostics))
    }

    private static func includes(of document: TOMLDocument, _ findings: Findings) -> [ValueCursor] {
        guard let value = document.root["include"] else { return [] }
        let list = ValueCursor(value: value, path: DocumentPath().appending("include"), findings: findings, names: DocumentNames())
        return list.elements() ?? []
    }

    private func resolve(_ path: String, of reader: Reader, _ include: ValueCursor) -> String? {
        do throws(IncludePathFailure) {
            return try IncludePath.resolve(path, from: reader.name)
        } catch {
            switch error {
            case .leavesFolder: include.report(IncludeMistake.leavesFolder(path))
            case .notTOML: include.report(IncludeMistake.notTOML(path, others: others(than: path, from: reader.name)))
            }
            return nil
        }
    }

    private func others(than path: String, from file: String) -> [String] {
        let folder = IncludePath.folder(of: path)
        guard let there = try? IncludePath.resolve("\(folder)x.toml", from: file) else { return [] }
        return neighbours(IncludePath.folder(of: there)).map { folder + $0 }
    }

    private mutating func document(
        _ name: String, _ path: String, for reader: Reader, _ include: ValueCursor, folder: String
    ) -> TOMLDocument? {
        let limits = (files: PlaygroundLimits.includedFiles, depth: PlaygroundLimits.includeDepth)
        guard names.count < limits.files else {
            include.findings.reportOnce(IncludeMistake.tooManyFiles(limit: limits.files), at: .value(include.path))
            return nil
        }
        guard reader.chain.count < limits.depth else {
            include.report(IncludeMistake.tooDeep(chain: reader.chain + [reader.name], limit: limits.depth))
            return nil
        }
        names.append(name)
        guard let bytes = attachments.bytes(of: name) else {
            include.report(IncludeMistake.missing(path, within: name, others: others(than: path, from: reader.name)))
            return nil
        }
        guard bytes.count <= PlaygroundLimits.attachmentBytes else {
            include.report(IncludeMistake.tooLarge(name, limit: PlaygroundLimits.attachmentBytes))
            return nil
        }
        self.bytes += bytes.count
        guard self.bytes <= PlaygroundLimits.playgroundBytes else {
            include.report(IncludeMistake.tooManyBytes(self.bytes, limit: PlaygroundLimits.playgroundBytes))
            return nil
        }
        let reading = rereading.document(bytes, fileName: folder + name)
        sources.append(reading.source)
        diagnostics += reading.diagnostics
        return reading.document
    }
}

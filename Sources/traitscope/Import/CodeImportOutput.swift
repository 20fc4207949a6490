import Checking
import CodeImport
import Files
import Foundation
import InterfaceImport
import PathKit

/// `traitscope import --run`: runs the code, writes its playgrounds to a folder, and prints which parts were imported and cut.
struct CodeImportOutput {
    private let folder: CodeFolder
    private let run: CodeImport
    private let seconds: Double
    /// A description of how memory is limited.
    private let memoryLimit: String
    private let target: Path
    private let images: [CatalogueImage.File]

    /// `output` is the folder given on the command line. If `isAllowed`, code may run even if the system confines it only partly.
    /// `time` is the limit in seconds.
    init(_ path: String, controllers: [String], output: String?, isAllowed: Bool, within time: Double) throws {
        let folder = try CodeFolder(path)
        self.folder = folder
        target = Path(output ?? ".")
        if target.exists, !target.isDirectory { throw CleanFailure("\(target) is a file. Name a folder for the playgrounds.") }
        let interruption = Interruption()
        defer { interruption.end() }
        let scratch = try ScratchFolder()
        defer { scratch.remove() }
        let confinement = try Confinement(trying: scratch.path)
        if !confinement.isWhole, !isAllowed { try CodeQuestion.ask(about: folder.path) }
        let toolchain = try SwiftToolchain(confinement) { Console.current.printError($0) }
        let progress = WorkProgress("Running", of: "controller")
        let time = ImportTime(limit: time, report: progress.print, progress: progress.show)
        let seconds = progress.countSeconds("Building the code")
        defer {
            seconds.cancel()
            progress.clear()
        }
        let place = try BuildFolder(for: folder, toolchain)
        defer { place.close() }
        memoryLimit = confinement.memoryLimit.rawValue
        run = try CodeImport(folder, controllers: controllers, toolchain: toolchain, in: place, within: time)
        self.seconds = time.passed
        var seen: Set<CatalogueImage.File> = []
        images = run.playgrounds.members.filter { $0.refusal == nil }.flatMap(\.imageFiles).filter { seen.insert($0).inserted }
    }

    private var written: [RecordedPlaygrounds.Member] { run.playgrounds.members.filter { $0.refusal == nil } }

    func write() throws {
        guard !written.isEmpty else { return }
        let made = try MadeFolder(target)
        do {
            for member in written {
                let path = (target + member.fileName).string
                let file = try OutputFile(path)
                try file.check(isOf: "a playground that was imported", RecordedPlaygrounds.begins)
            }
            let files = written.map { (path: $0.fileName, bytes: Array($0.text.utf8)) } + images.map { (path: $0.name, bytes: $0.bytes) }
            try OwnedFolder(made.path.string, list: ".traitscope-import").write(files)
        } catch {
            made.remove()
            throw error
        }
    }

    func show(asJSON: Bool) throws {
        if asJSON { return try Console.current.write(try JSONText.of(record)) }
        try Console.current.print(lines.joined(separator: "\n"))
    }

    /// Whether at least one playground was written.
    var isSuccess: Bool { !written.isEmpty }

    private struct Record: Encodable {
        struct Playground: Encodable {
            var controller: String
            var playground: String
            var report: ImportReport
        }

        struct Refusal: Encodable {
            var controller: String
            var reason: String
        }

        var folder: String
        var files: Int
        var seconds: Double
        var cutRounds: Int
        var layoutCalls: Int
        var keptLayoutCalls: Int
        var controllers: Int
        var missingModules: [String]
        var memoryLimit: String
        var playgrounds: [Playground]
        var refused: [Refusal]
        var cuts: [CodeCut]
    }

    private var record: Record {
        Record(
            folder: folder.path, files: run.files, seconds: (seconds * 10).rounded() / 10, cutRounds: run.cutRounds, layoutCalls: run.layoutCalls,
            keptLayoutCalls: run.keptLayoutCalls, controllers: run.controllers, missingModules: run.missingModules,
            memoryLimit: memoryLimit, playgrounds: written.map { .init(controller: $0.className, playground: (target + $0.fileName).string, report: $0.report) },
            refused: run.refused.map { .init(controller: $0.controller, reason: $0.reason) }, cuts: run.cuts)
    }

    private var lines: [String] {
        var lines = written.map { "\((target + $0.fileName).string): \($0.report.summary)" }
        let reports = written.map(\.report)
        let whole = reports.dropFirst().reduce(reports.first) { $0.map { [next = $1] in $0 + next } }
        if let whole, written.count > 1 { lines.append("Together: \(whole.summary)") }
        let calls = run.keptLayoutCalls == run.layoutCalls ? "all \(run.layoutCalls)" : "\(run.keptLayoutCalls) of \(run.layoutCalls)"
        lines.append(
            "\(counted(run.files, "file")), \(calls) calls that place views, "
                + "\(counted(written.count, "playground")) in \((seconds * 10).rounded() / 10) s, "
                + "\(counted(run.cutRounds, "round")) of cutting.")
        lines.append("The memory of each run was limited to 1 GB by \(memoryLimit).")
        lines += whole?.details ?? []
        if !run.missingModules.isEmpty { lines.append("Missing modules: \(run.missingModules.joined(separator: ", ")).") }
        if !run.refused.isEmpty {
            lines.append("Not run, or showing nothing:")
            lines += run.refused.map { "  \($0.controller): \($0.reason)" }
        }
        if !run.cuts.isEmpty {
            lines.append("Cut, because it does not compile or stops the program:")
            lines += run.cuts.map { "  \($0.reportLine)" }
        }
        if !folder.skipped.isEmpty {
            let rest = folder.skipped.count > 8 ? ", …" : ""
            lines.append("Skipped: \(folder.skipped.prefix(8).joined(separator: ", "))\(rest).")
        }
        return lines
    }
}

import Files
import Foundation

/// Imports an app's code again when its files change.
package struct CodeSession: Sendable {
    private let path: String
    private let toolchain: SwiftToolchain
    private let place: BuildFolder
    /// The time limit for an update, in seconds.
    private let seconds: Double
    private var folder: CodeFolder
    private var build: CodeBuild
    private var runs: CodeRuns
    private var statuses: [String: FileStatus]
    /// The files that have changed since the last build.
    private var unbuilt: Set<String> = []
    package private(set) var result: CodeImport
    private var good: GoodCode
    /// Whether the complete newest result is shown.
    private var isShown = true

    package init(
        _ folder: CodeFolder, toolchain: SwiftToolchain, in place: BuildFolder, within seconds: Double = ImportTime.standardLimit
    ) throws(CodeImportFailure) {
        (path, self.toolchain, self.place, self.seconds, self.folder) = (folder.path, toolchain, place, seconds, folder)
        statuses = Self.statuses(of: folder)
        build = try Self.build(folder, toolchain, place, seconds)
        runs = try CodeRuns(of: &build)
        result = CodeImport(folder, build, runs)
        good = GoodCode(result, build)
    }

    private static func build(
        _ folder: CodeFolder, _ toolchain: SwiftToolchain, _ place: BuildFolder, _ seconds: Double
    ) throws(CodeImportFailure) -> CodeBuild {
        var build = try CodeBuild(folder, toolchain: toolchain, scratch: place.path, time: ImportTime(limit: seconds))
        try build.build { _ in true }
        return build
    }

    /// The statuses of files. A file that changed very recently is omitted, because its next change may have the same time.
    private static func statuses(of folder: CodeFolder) -> [String: FileStatus] {
        let now = Date().timeIntervalSince1970
        return folder.files.reduce(into: [:]) { statuses, name in
            guard let status = FileStatus(ofPath: "\(folder.path)/\(name)") else { return }
            let time = Double(status.modifiedSeconds) + Double(status.modifiedNanoseconds) / 1e9
            if now - time > timeResolution { statuses[name] = status }
        }
    }

    /// The resolution of file times, in seconds. It exceeds the interval between two ticks of the system's clock.
    private static let timeResolution = 0.02

    /// Imports changed files again: first their controllers and the controllers of open pages, then all controllers whose code can reach a
    /// change. `seen` contains the files of playgrounds on open pages. `goesOn` is called before each other controller and returns whether
    /// to run it now. `show` is called with the result after each group, and with the mistakes if the update fails. It returns whether it
    /// showed the result. If not, the next update shows it.
    package mutating func update(
        seen: Set<String>, while goesOn: () -> Bool, _ show: (CodeImport) -> Bool
    ) throws(CodeImportFailure) {
        do {
            try updateGroups(seen: seen, while: goesOn, show)
        } catch {
            result.mistakes = good.mistakes(of: error, in: folder.name)
            isShown = show(result)
            throw error
        }
    }

    private mutating func updateGroups(
        seen: Set<String>, while goesOn: () -> Bool, _ show: (CodeImport) -> Bool
    ) throws(CodeImportFailure) {
        build.time = ImportTime(limit: seconds)
        guard let changed = try rebuild() else {
            if !isShown { isShown = show(result) }
            return
        }
        let classes = Set(result.playgrounds.members.filter { seen.contains($0.fileName) }.map(\.className))
        let first = build.entries(in: changed) + build.entries.filter { classes.contains($0.name) }
        let stale = build.entries.filter { first.contains($0) && !runs.isCurrent($0) }
        guard !stale.isEmpty || !runs.areFollowed || !isShown else { return }
        let runner = try build.runner()
        if !stale.isEmpty {
            try runs.run(stale, of: &build, with: runner) { true }
            showResult(show)
            isShown = false
        }
        guard !runs.areFollowed || !isShown else { return }
        try build.keepCuts()
        try runs.run(build.entries, of: &build, with: runner, while: goesOn)
        try runs.follow(build.entries, with: runner, while: goesOn)
        if goesOn() { showResult(show) }
    }

    /// Writes the playgrounds again, for example after images have changed.
    package mutating func showResult(_ show: (CodeImport) -> Bool) {
        let mistakes = result.mistakes
        result = CodeImport(folder, build, runs, former: result)
        // There are no cuts to compare if the build failed.
        result.mistakes = unbuilt.isEmpty ? good.mistakes(in: result, build) : mistakes
        if result.mistakes.isEmpty { good = GoodCode(result, build) }
        isShown = show(result)
    }

    /// Builds the changed code. Returns the changed files, or `nil` if nothing needs to be built.
    private mutating func rebuild() throws(CodeImportFailure) -> Set<Int>? {
        let folder = try CodeFolder(path)
        let files = folder.files
        // Determined before the files are read, so that a later save is detected.
        let statuses = Self.statuses(of: folder)
        let isSame = files == build.copies.map(\.name)
        let saved = files.indices.filter { index in
            let status = statuses[files[index]]
            return (status == nil || status != self.statuses[files[index]]) && !(isSame && build.copies[index].isCurrent)
        }
        let isChanged = !saved.isEmpty || files != self.folder.files
        (self.folder, self.statuses) = (folder, statuses)
        guard isChanged else { return unbuilt.isEmpty ? [] : nil }
        isShown = false
        unbuilt.formUnion(isSame ? saved.map { files[$0] } : files)
        let changed = Set(files.indices.filter { !isSame || unbuilt.contains(files[$0]) })
        if isSame {
            try build.bundle.copyResources(of: folder)
            runs.change(try build.update(changed))
        } else {
            build = try Self.build(folder, toolchain, place, seconds)
            runs.change(build.entries)
        }
        unbuilt = []
        return changed
    }
}

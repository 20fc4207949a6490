import Files

/// Imports an app's code again when its files change.
package struct CodeSession: Sendable {
    private let path: String
    private let toolchain: SwiftToolchain
    private let place: BuildFolder
    /// The time for an update.
    private let seconds: Double
    private var folder: CodeFolder
    private var build: CodeBuild
    private var runs: CodeRuns
    private var statuses: [String: FileStatus]
    /// Files that have changed since the last build.
    private var unbuilt: Set<String> = []
    package private(set) var result: CodeImport

    package init(
        _ folder: CodeFolder, toolchain: SwiftToolchain, in place: BuildFolder, within seconds: Double = ImportTime.standardLimit
    ) throws(CodeImportFailure) {
        (path, self.toolchain, self.place, self.seconds, self.folder) = (folder.path, toolchain, place, seconds, folder)
        statuses = Self.statuses(of: folder)
        build = try Self.build(folder, toolchain, place, seconds)
        runs = try CodeRuns(of: &build)
        result = CodeImport(folder, build, runs)
    }

    private static func build(
        _ folder: CodeFolder, _ toolchain: SwiftToolchain, _ place: BuildFolder, _ seconds: Double
    ) throws(CodeImportFailure) -> CodeBuild {
        var build = try CodeBuild(folder, toolchain: toolchain, scratch: place.path, time: ImportTime(limit: seconds))
        try build.build { _ in true }
        return build
    }

    private static func statuses(of folder: CodeFolder) -> [String: FileStatus] {
        Dictionary(uniqueKeysWithValues: folder.files.map { ($0, FileStatus(ofPath: "\(folder.path)/\($0)")) }).compactMapValues { $0 }
    }

    /// Imports changed files again: first their controllers and those of open pages, then all whose code can reach a change.
    /// `seen` has the files of playgrounds on open pages. `goesOn`, called before each other controller, returns whether it runs now.
    /// `show` is called with the result after each of the two groups.
    package mutating func update(
        seen: Set<String>, while goesOn: () -> Bool, _ show: (CodeImport) -> Void
    ) throws(CodeImportFailure) {
        build.time = ImportTime(limit: seconds)
        guard let changed = try rebuild() else { return }
        let classes = Set(result.playgrounds.members.filter { seen.contains($0.fileName) }.map(\.className))
        let first = build.entries(in: changed) + build.entries.filter { classes.contains($0.name) }
        let stale = build.entries.filter { first.contains($0) && !runs.isCurrent($0) }
        if !stale.isEmpty {
            try runs.run(stale, of: &build, with: try build.runner()) { true }
            showResult(show)
        }
        guard !runs.areFollowed else { return }
        try build.keepCuts()
        try runs.run(build.entries, of: &build, with: try build.runner(), while: goesOn)
        try runs.follow(build.entries, with: try build.runner(), while: goesOn)
        if goesOn() { showResult(show) }
    }

    /// Writes the playgrounds again, for example after images have changed.
    package mutating func showResult(_ show: (CodeImport) -> Void) {
        result = CodeImport(folder, build, runs, former: result)
        show(result)
    }

    /// Returns the changed files, or `nil` if the code does not build.
    private mutating func rebuild() throws(CodeImportFailure) -> Set<Int>? {
        let folder = try CodeFolder(path)
        try build.copyResources(of: folder)
        let statuses = Self.statuses(of: folder)
        guard statuses != self.statuses else { return unbuilt.isEmpty ? [] : nil }
        unbuilt.formUnion(folder.files.filter { statuses[$0] != self.statuses[$0] })
        let isSame = folder.files == build.copies.map(\.name)
        let changed = Set(folder.files.indices.filter { !isSame || unbuilt.contains(folder.files[$0]) })
        (self.folder, self.statuses) = (folder, statuses)
        if isSame {
            runs.change(try build.update(changed))
        } else {
            build = try Self.build(folder, toolchain, place, seconds)
            runs.change(build.entries)
        }
        unbuilt = []
        return changed
    }
}

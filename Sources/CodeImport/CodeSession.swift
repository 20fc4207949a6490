import Files

/// An app's code that is imported again when its files change.
package struct CodeSession {
    private let path: String
    private let toolchain: SwiftToolchain
    private let confinement: Confinement
    private let scratch: String
    private var folder: CodeFolder
    private var build: CodeBuild
    private var statuses: [String: FileStatus]
    package private(set) var result: CodeImport

    /// - Parameter scratch: A folder for the build, which is kept.
    package init(
        _ folder: CodeFolder, toolchain: SwiftToolchain, confinement: Confinement, scratch: String
    ) throws(CodeImportFailure) {
        (path, self.toolchain, self.confinement, self.scratch, self.folder) = (folder.path, toolchain, confinement, scratch, folder)
        statuses = Self.statuses(of: folder)
        (build, result) = try Self.whole(folder, toolchain, confinement, scratch)
    }

    private static func whole(
        _ folder: CodeFolder, _ toolchain: SwiftToolchain, _ confinement: Confinement, _ scratch: String
    ) throws(CodeImportFailure) -> (CodeBuild, CodeImport) {
        var build = try CodeBuild(folder, toolchain: toolchain, scratch: scratch)
        try build.build { _ in true }
        let result = try CodeImport(folder, running: &build, confinement: confinement, scratch: scratch)
        return (build, result)
    }

    private static func statuses(of folder: CodeFolder) -> [String: FileStatus] {
        Dictionary(uniqueKeysWithValues: folder.files.map { ($0, FileStatus(ofPath: "\(folder.path)/\($0)")) }).compactMapValues { $0 }
    }

    /// Imports again what has changed. Controllers of changed files are run first, and then all others: their code may call what has changed.
    ///
    /// - Parameter show: Is called after each of both, with the result.
    package mutating func update(_ show: (CodeImport) -> Void) throws(CodeImportFailure) {
        let folder = try CodeFolder(path)
        let statuses = Self.statuses(of: folder)
        let changed = Set(folder.files.indices.filter { statuses[folder.files[$0]] != self.statuses[folder.files[$0]] })
        let isSame = folder.files == self.folder.files
        guard !isSame || !changed.isEmpty else { return }
        (self.folder, self.statuses) = (folder, statuses)
        if isSame {
            try build.update(changed) { _ in true }
            let names = try build.entryNames(in: changed)
            result = try CodeImport(
                folder, running: &build, confinement: confinement, scratch: scratch, only: { names.contains($0.name) }, former: result)
            show(result)
            result = try CodeImport(folder, running: &build, confinement: confinement, scratch: scratch)
        } else {
            (build, result) = try Self.whole(folder, toolchain, confinement, scratch)
        }
        show(result)
    }
}

import PlaygroundModel
import TOMLReading

/// A playground as an app package for Xcode and Swift Playgrounds, with remarks about features that could not be expressed.
public struct Ejection: Sendable {
    public let files: [EjectedFile]
    /// Files for the repository, which are outside the package.
    public let repositoryFiles: [EjectedFile]
    public let remarks: [EjectionRemark]

    /// - Parameters:
    ///   - index: The index of the playground's file and of the files that it includes.
    ///   - name: The name of the app, of the package and of the product.
    public init(_ playground: Playground, index: KeyIndex, name: String, options: EjectionOptions = EjectionOptions()) {
        let run = EjectionRun(playground, index: index, options: options)
        // A class that controllers share is written with the first of them.
        let controllers = playground.controllers.filter { !run.isPlainNavigation($0.id) && run.shared($0.id)?.member($0.id) ?? 0 == 0 }
        var files = controllers.compactMap { ControllerWriter(run: run, controller: $0).file() }
        run.components.writeFiles()
        files += AppWriter(run: run, name: name).files()
        let manifest = ManifestWriter(run: run, name: name)
        files += manifest.files()
        files += run.files
        let recording = options.recording ? RecordingFiles(run: run, manifest: manifest) : nil
        files += recording?.files() ?? []
        repositoryFiles = recording.map { [$0.workflow()] } ?? []
        files += SupportExtension.allCases.filter(run.resources.supportExtensions.contains).map(\.file)
        files += AssetWriter(run: run).files() + StringsWriter(run: run).files()
        self.files = files.sorted { $0.path < $1.path }
        remarks = run.remarks
    }
}

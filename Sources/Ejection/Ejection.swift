import PlaygroundModel
import TOMLReading

/// A playground as the package of an app that Xcode and Swift Playgrounds open: the code a developer would have written, its
/// catalogues, and what could not be carried over.
public struct Ejection: Sendable {
    /// Sorted by their paths.
    public let files: [EjectedFile]
    public let remarks: [EjectionRemark]

    /// - Parameters:
    ///   - index: Of the file that the playground was read from, with those that it includes.
    ///   - name: What the app is called: its package and its product.
    public init(_ playground: Playground, index: KeyIndex, name: String, options: EjectionOptions = EjectionOptions()) {
        let run = EjectionRun(playground, document: index.document, options: options)
        var files = playground.controllers.map { ControllerWriter(run: run, controller: $0).file() }
        run.components.writeFiles()
        files += AppWriter(run: run, name: name).files()
        files += ManifestWriter(run: run, name: name).files()
        files += run.files
        if options.recording { files += RecordingFiles(run: run, name: name, bundleIdentifier: ManifestWriter(run: run, name: name).bundleIdentifier).files }
        files += Helper.allCases.filter(run.resources.helpers.contains).map(\.file)
        files += AssetWriter(run: run).files() + StringsWriter(run: run).files()
        self.files = files.sorted { $0.path < $1.path }
        remarks = run.remarks
    }
}

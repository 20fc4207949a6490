import PlaygroundModel
import TOMLReading

/// A playground as an app package for Xcode and Swift Playgrounds: code, catalogues, and remarks on what could not be expressed.
public struct Ejection: Sendable {
    public let files: [EjectedFile]
    public let remarks: [EjectionRemark]

    /// - Parameters:
    ///   - index: Of the playground's file, with the files that it includes.
    ///   - name: The app's name: of its package and product.
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

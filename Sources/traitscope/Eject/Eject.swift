import ArgumentParser
import Checking
import Ejection
import Files
import Foundation
import PathKit
import SourceDiagnostics

struct Eject: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Writes a playground as an app package that Xcode and Swift Playgrounds open. The code is then yours.",
        discussion: """
            Reports the written files, and lost features with their lines in the playground. A package that was changed since \
            it was ejected is not overwritten: with --merge, files that differ are written into a folder next to it.
            """
    )

    @Argument(help: "The playground file, or - for standard input.", completion: .file(extensions: ["toml"]))
    var path: String

    @Option(
        name: .shortAndLong, help: "The package's folder, NAME.swiftpm. Default: here, with the playground's name.",
        completion: .directory
    )
    var output: String?

    @Option(help: "The oldest version of iOS on which the app runs: \(EjectionOptions.deployments.map(String.init).joined(separator: ", ")). The app calls only API of that version.")
    var deployment = EjectionOptions.standardDeployment

    @Flag(help: "If the package was changed, write new files into a folder next to it, NAME.swiftpm.new.")
    var merge = false

    @Flag(help: """
        Add a recorder to the app's debug builds. It records the app's frames on simulators. If -o does not end in .swiftpm, it names \
        the folder of a repository, which gets the package and a workflow that records on a hosted Mac.
        """)
    var record = false

    @Flag(help: "Keep the playground's visual format strings instead of writing anchors.")
    var visualFormats = false

    @Flag(help: "Print the list of written files and of lost features as JSON.")
    var json = false

    @OptionGroup var terminal: TerminalOptions

    func validate() throws {
        guard EjectionOptions.deployments.contains(deployment) else {
            let known = EjectionOptions.deployments.map(String.init).joined(separator: ", ")
            throw ValidationError("--deployment is a version of iOS: \(known).")
        }
        if let output, !output.hasSuffix(PackageFolder.suffix), !record {
            throw ValidationError("-o names a package, whose name ends with \(PackageFolder.suffix): \(output)\(PackageFolder.suffix).")
        }
    }

    func run() throws {
        let source = try PlaygroundSource(Path(path))
        terminal.diagnostics.show(source.diagnostics)
        guard let playground = source.reading.playground, let index = source.reading.index else { throw ExitCode.failure }
        let folder = output ?? source.path.lastComponentWithoutExtension + PackageFolder.suffix
        let name = playground.appName ?? playground.title
        let ejection = Ejection(
            playground, index: index, name: name,
            options: EjectionOptions(deployment: deployment, recording: record, usesVisualFormats: visualFormats))
        var files: [PackageFolder.File] = ejection.files.map { ($0.path, $0.bytes) }
        if !folder.hasSuffix(PackageFolder.suffix) {
            // Xcode opens an app package only if its folder has this suffix.
            let package = Path(folder).lastComponent + PackageFolder.suffix
            files = files.map { ("\(package)/\($0.0)", $0.1) } + ejection.repositoryFiles.map { ($0.path, $0.bytes) }
        }
        do {
            let written = try PackageFolder(folder).write(files, merging: merge)
            try EjectOutput(written: written, remarks: ejection.remarks, reading: source.reading).show(asJSON: json)
        } catch let failure as any CustomStringConvertible & Error {
            throw CleanFailure(failure)
        }
    }
}

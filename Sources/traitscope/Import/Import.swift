import ArgumentParser
import Files
import InterfaceImport
import PathKit

struct Import: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Turns a storyboard or a xib into a playground, or all documents of a folder into playgrounds.",
        discussion: """
            Reports imported and missing features, and refused documents of a folder, with reasons. With --compare it writes \
            nothing: the views are laid out on the document's device and compared with the frames recorded by Interface Builder.
            """
    )

    @Argument(help: "A .storyboard or .xib file, or a folder of them; with --run the folder of an app's Swift sources.", completion: .file(extensions: ["storyboard", "xib"]))
    var path: String

    @Option(
        name: .shortAndLong,
        help: "The file to write, or - for standard output. For a folder of documents, a folder. Default: here, with the document's name.",
        completion: .file(extensions: ["toml"])
    )
    var output: String?

    @Flag(help: "Compare the frames with those recorded by Interface Builder.")
    var compare = false

    @Flag(help: "List the Interface Builder elements and attributes that import does not support, with counts.")
    var vocabulary = false

    @Flag(help: "Add scenarios that expect the frames recorded by Interface Builder, if the playground has them.")
    var expect = false

    @Flag(help: "Print the report, or the comparison, as JSON.")
    var json = false

    @Flag(name: .customLong("run"), help: "Compile the Swift code in the folder, run its view controllers on simulated devices, and write a playground for each. Linux only, with bubblewrap.")
    var runsCode = false

    @Option(
        name: .customLong("controller"), parsing: .upToNextOption,
        help: ArgumentHelp("With --run, import only the controller of this class. Profile also means ProfileViewController.", valueName: "name"))
    var controllers: [String] = []

    @OptionGroup var confinement: ConfinementOptions

    func validate() throws {
        if !runsCode, confinement.areUsed || !controllers.isEmpty { throw ValidationError("--controller, --time and --yes belong to --run.") }
        try confinement.check()
        if runsCode, compare || vocabulary || expect || output == "-" { throw ValidationError("--run permits only --controller, --time, --yes, --json and -o, and -o names a folder.") }
        if compare, output != nil { throw ValidationError("--compare writes no playground, so -o has nothing to name.") }
        if vocabulary, compare || expect || output != nil { throw ValidationError("--vocabulary writes and compares nothing.") }
        if compare, expect { throw ValidationError("--compare writes no playground, so --expect has nothing to add to.") }
        if json, output == "-" { throw ValidationError("--json takes standard output: name a file with -o.") }
    }

    func run() throws {
        do {
            if runsCode { return try runCode() }
            let isFolder = Path(path).isDirectory
            if isFolder, output == "-" { throw ValidationError("The playgrounds of a folder are written into a folder: name one with -o.") }
            let folder = isFolder ? DocumentFolder(Path(path)) : nil
            let progress = WorkProgress("Importing", of: "document")
            defer { progress.clear() }
            var documents = try folder.map { try ImportedDocument.read($0, areJoined: !compare, progress: progress.show) }
                ?? ImportedDocument.read(file: Path(path))
            progress.clear()
            let remarks = expect ? documents.imported.indices.map { documents.imported[$0].addExpectations() } : []
            if vocabulary {
                try VocabularyOutput(documents).show(asJSON: json)
            } else if compare {
                try ComparisonOutput(documents: documents).show(asJSON: json)
            } else {
                let output = try ImportOutput(documents, folder: folder, output: output)
                try output.write()
                try output.show(asJSON: json)
                for remark in remarks { Console.current.printError(remark) }
            }
        } catch let failure as UsageFailure {
            throw ValidationError(failure.description)
        } catch let failure as any CustomStringConvertible & Error where !(failure is ValidationError) {
            throw CleanFailure(failure)
        }
    }

    private func runCode() throws {
        let output = try CodeImportOutput(path, controllers: controllers, output: output, isAllowed: confinement.yes, within: confinement.seconds)
        try output.write()
        try output.show(asJSON: json)
        if !output.isSuccess { throw ExitCode.failure }
    }
}

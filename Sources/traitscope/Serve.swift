import ArgumentParser
import CodeImport
import Files
import Foundation
import Logging
import PathKit
import PlaygroundServer

struct Serve: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Serves playgrounds to a browser and keeps every open page current.",
        discussion: """
            Without a path it serves the folder Playgrounds, or the built-in samples if there is none. Exits with 0 when it is stopped, with 1 \
            if it cannot serve, and with 64 for wrong arguments.
            """
    )

    @Argument(help: "A playground file, or a folder of them.", completion: .file())
    var path: String?

    @Option(help: "The port, which must be free. Default: 8425, or the next free port after it.")
    var port: UInt16?

    @Option(help: "The address to listen on. With any address except localhost, other machines can connect if they know the printed key.")
    var host = "localhost"

    @Option(
        name: .customLong("allow-host"),
        help: ArgumentHelp("The host name of a proxy or a forwarded port. Can be repeated.", valueName: "name")
    )
    var allowedHosts: [String] = []

    @Option(help: "A folder of templates and browser files to use instead of the built-in ones.", completion: .directory)
    var templates: String?

    @Option(help: ArgumentHelp(
        "The editor in which lines of the playground open: vscode, idea, xed, or a template with {path}, {line} and {column}, which is a URL with the editor's scheme or a command.",
        valueName: "editor"
    ))
    var editor: String?

    @Option(
        name: .customLong("framed-by"),
        help: ArgumentHelp(
            "An origin or a scheme whose pages may show the board in a frame, such as vscode-webview:, if they know the secret of this run. "
                + "The address with the secret is printed. Can be repeated.",
            valueName: "origin")
    )
    var framedBy: [String] = []

    @Flag(
        name: .customLong("run"),
        help: "Compile the Swift code in the folder, run its view controllers on simulated devices, and show them, again after each save. Linux only, with bubblewrap.")
    var runsCode = false

    @OptionGroup var confinement: ConfinementOptions

    @Flag(help: "Let the page's editor write the playground files. Each pause in typing saves. Only browsers on this machine may write.")
    var edit = false

    @Flag(help: "Open the browser.")
    var open = false

    @Flag(name: .shortAndLong, help: "Log more messages.")
    var verbose = false

    @OptionGroup var terminal: TerminalOptions

    func validate() throws {
        if confinement.areUsed, !runsCode { throw ValidationError("--time and --yes belong to --run.") }
        try confinement.check()
        if runsCode, path == nil { throw ValidationError("--run needs the folder of an app's Swift sources.") }
        if runsCode, edit { throw ValidationError("--edit cannot change playgrounds that --run makes from code.") }
        _ = try listeningAddress()
        _ = try chosenEditor()
        for origin in framedBy where FrameAncestor(origin) == nil {
            throw ValidationError("\(origin) is neither an origin, such as http://localhost:3000, nor a scheme of a program, such as vscode-webview:.")
        }
        for name in allowedHosts where AllowedHost(name) == nil {
            throw ValidationError("\(name) is not a host name: write it as play.example, without http:// and port.")
        }
    }

    private func listeningAddress() throws -> ListeningAddress {
        guard let address = ListeningAddress(host: host) else {
            throw ValidationError("\(host) is not an address of this machine: use localhost or an IP address.")
        }
        return address
    }

    private func chosenEditor() throws -> Editor? {
        do throws(EditorFailure) {
            guard let editor else { return nil }
            return try Editor(editor)
        } catch {
            throw ValidationError(error.description)
        }
    }

    func run() async throws {
        let signals = StopSignals(gracePeriod: .milliseconds(800))
        let address = try listeningAddress()
        var logger = Logger(label: "traitscope", factory: TerminalLog.init)
        logger.logLevel = verbose ? .debug : .notice
        let service: PlaygroundService
        let given = path ?? BundledPlaygrounds.path()
        if edit, given == nil {
            throw ValidationError("There is nothing to edit: the samples are built in. `traitscope new NAME` writes a playground of your own.")
        }
        let framing = framedBy.isEmpty ? nil : Framing(ancestors: framedBy.compactMap(FrameAncestor.init))
        let samples = try given == nil ? SampleFolder() : nil
        defer { samples?.remove() }
        var running: (code: ServedCode, session: CodeSession)?
        do {
            if runsCode, let given {
                running = try await signals.value(of: Task(executorPreference: ServedCode.thread) { [confinement, logger] in
                    try ServedCode.start(given, isAllowed: confinement.yes, within: confinement.seconds, logger: logger)
                })
            }
        } catch let failure as any CustomStringConvertible & Error {
            if signals.haveArrived { return }
            throw CleanFailure(failure)
        }
        let code = running?.code
        defer { code?.remove() }
        do {
            let location = try PlaygroundLocation(code?.path.string ?? given ?? samples?.path.string ?? ".")
            service = try await PlaygroundService.start(
                location, templates: try pageTemplates(), at: address,
                port: port.map(PortChoice.exactly) ?? .standard,
                allowedHosts: Set(allowedHosts.compactMap(AllowedHost.init).map(\.name)), editor: try chosenEditor(),
                allowsWriting: edit, framing: framing, links: .own(), logger: logger
            )
            try announce(code?.codePath ?? location.path, service, areSamples: samples != nil, framing)
        } catch let failure as any CustomStringConvertible & Error where !(failure is ValidationError) {
            throw CleanFailure(failure)
        }
        if open { Browser.open(service.url) }
        let following = Task(executorPreference: ServedCode.thread) { [running] in
            if let running { await running.code.follow(running.session, on: service) }
        }
        signals.onArrival { following.cancel() }
        await service.run(until: signals)
        await following.value
    }

    private func pageTemplates() throws -> PageTemplates {
        guard let templates else { return .embedded }
        return .folder(try TemplatesFolder.path(templates))
    }

    /// Prints the address on a separate line, so that terminals make it clickable.
    private func announce(_ served: String, _ service: PlaygroundService, areSamples: Bool, _ framing: Framing?) throws {
        var lines: [String] = []
        if port == nil, service.port != PortChoice.standardPort {
            lines.append("Port \(PortChoice.standardPort) is taken, so this is port \(service.port).")
        }
        lines += areSamples
            ? ["Serving the samples, read-only. `traitscope new NAME` writes a playground of your own."] : ["Serving \(served)"]
        if edit { lines.append("Browsers on this machine may change the playgrounds (--edit).") }
        lines += ["", "    \(service.url)", ""]
        if let framing { lines += ["For a frame:", "", "    \(framing.address(of: service.url))", ""] }
        let text = lines.map(\.terminalText) + invitation(service) + ["Press Control-C to stop."]
        try Console.current.write(text.joined(separator: "\n") + "\n")
    }

    /// The addresses for other machines. The first is also shown as a QR code if it can be drawn.
    private func invitation(_ service: PlaygroundService) -> [String] {
        guard let first = service.urlsForOthers.first else { return [] }
        let code = QRCode.terminalLines(of: first, usesColor: terminal.color.isUsed(on: Console.current.output))
        let others = service.urlsForOthers.filter { $0 != service.url }.map { "    \($0)" }
        var lines = others.isEmpty ? [] : ["On a phone or another machine in the same network:", ""] + others + [""]
        if !code.isEmpty { lines += code + [""] }
        return lines + [
            "Anyone with the key in this address can see the playgrounds, over an unencrypted connection. The key is valid until this program ends.", "",
        ]
    }
}

import Foundation

/// A headless Chromium with a profile of its own, running from the start of this value until `stop()`.
final class Chromium: Sendable {
    /// The size of its windows, in CSS pixels: a large monitor, on which twelve devices are in sight.
    static let windowSize = (width: 2560, height: 1440)

    private let process: ChildProcess
    private let profile: ScratchFolder
    private let connection: DevToolsConnection

    init() throws {
        let executable = try ChromiumExecutable.find()
        profile = try ScratchFolder()
        let commands = try PipeEnds(), messages = try PipeEnds()
        process = try ChildProcess(
            executable: executable, arguments: Self.flags + ["--user-data-dir=\(profile.path(of: "profile"))"],
            output: profile.path(of: "output"), descriptors: [3: commands.reading, 4: messages.writing]
        )
        // Once the browser alone holds its ends, each side notices when the other is gone.
        close(commands.reading)
        close(messages.writing)
        connection = DevToolsConnection(reading: messages.reading, writing: commands.writing)
    }

    private static var flags: [String] {
        [
            "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
            "--disable-background-networking", "--disable-component-update", "--disable-sync",
            "--remote-debugging-pipe", "--window-size=\(windowSize.width),\(windowSize.height)",
        ]
    }

    /// Opens a page and waits until it is loaded.
    /// - Parameter script: runs before any of the page's own.
    func open(_ url: String, after script: String? = nil) async throws -> BrowserPage {
        let target = try await connection.call(CreateTarget()).targetId
        let page = try await BrowserPage(target: target, connection: connection)
        try await page.load(url, after: script)
        return page
    }

    /// Ends the browser and removes its profile.
    func stop() async {
        await connection.close()
        process.stop()
    }

    /// Runs `body` with a browser, which is ended however that goes.
    static func run<Result>(_ body: (Chromium) async throws -> Result) async throws -> Result {
        let chromium = try Chromium()
        do {
            let result = try await body(chromium)
            await chromium.stop()
            return result
        } catch let failure as DevToolsConnection.Failure {
            await chromium.stop()
            throw Failure(cause: failure, output: chromium.profile.text(of: "output"))
        } catch {
            await chromium.stop()
            throw error
        }
    }

    /// The browser did not do as it was asked; what it wrote to its console may say why.
    struct Failure: Error, CustomStringConvertible {
        let cause: DevToolsConnection.Failure
        let output: String

        var description: String {
            ([cause.description] + output.split(separator: "\n").suffix(5).map { "  chromium: \($0)" })
                .joined(separator: "\n")
        }
    }
}

import Foundation

/// The least that can put a saved text on a page: one thread in blocking calls, the kernel's watch on one folder, one
/// page with one line of text, and the text sent to it as it is.
///
/// What it takes belongs to the machine and the browser; what Traitscope takes beyond it is Traitscope's own.
final class BareServer: Sendable {
    /// The address of the page.
    let url: String

    /// Serves until the page is closed.
    /// - Parameters:
    ///   - folder: what is watched; holds `file` alone.
    ///   - file: the name of the file whose text the page shows.
    init(folder: String, file: String) throws {
        let listener = try ListeningSocket()
        let watch = try FolderWatch(folder: folder)
        url = "http://127.0.0.1:\(listener.port)/"
        let thread = Thread {
            while let connection = listener.accept() {
                if connection.requestedPath == "/events" {
                    Self.send("\(folder)/\(file)", to: connection, at: watch)
                    break
                }
                connection.send(Self.page)
            }
        }
        thread.name = "bare-server"
        thread.qualityOfService = .userInteractive
        thread.start()
    }

    private static func send(_ path: String, to page: Connection, at watch: FolderWatch) {
        page.send("HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nCache-Control: no-store\r\n\r\n")
        while watch.waitForChange(orEndOf: page.descriptor) {
            guard let text = FileManager.default.contents(atPath: path) else { continue }
            page.send("data: \(String(decoding: text, as: UTF8.self))\n\n")
        }
    }

    private static let page: String = {
        let body = """
            <!DOCTYPE html><meta charset="utf-8"><title>Bare</title>
            <main data-device="bare"><p></p></main>
            <script>
            const line = document.querySelector("p");
            const events = new EventSource("/events");
            events.onopen = () => document.documentElement.dataset.state = "live";
            events.onmessage = event => line.textContent = event.data;
            </script>
            """
        return """
            HTTP/1.1 200 OK\r
            Content-Type: text/html; charset=utf-8\r
            Content-Length: \(body.utf8.count)\r
            Connection: close\r
            \r
            \(body)
            """
    }()
}

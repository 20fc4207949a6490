import Files
import Foundation

/// The person's web browser.
enum Browser {
    /// Opens an address, or prints why it cannot.
    static func open(_ url: String) {
        #if os(macOS)
        let command = "open"
        #else
        let command = "xdg-open"
        #endif
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [command, url]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        do {
            try process.run()
        } catch {
            Console.current.printError("The browser could not be opened: \(error.localizedDescription)")
        }
    }
}

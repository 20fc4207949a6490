import Files
import Foundation

enum Browser {
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

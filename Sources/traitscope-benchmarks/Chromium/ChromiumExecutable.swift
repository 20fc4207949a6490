import Foundation

/// The browser on this machine.
enum ChromiumExecutable {
    /// There is none.
    struct Missing: Error, CustomStringConvertible {
        let description = """
            No Chrome or Chromium is found. Install one (Debian or Ubuntu: apt-get install chromium) or name it in the \
            environment variable CHROMIUM.
            """
    }

    /// Looked for in this order, after what the variable names.
    private static let names = [
        "chromium", "chromium-browser", "google-chrome", "google-chrome-stable",
        "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
        "/Applications/Chromium.app/Contents/MacOS/Chromium",
    ]

    /// Its path.
    static func find(environment: [String: String] = ProcessInfo.processInfo.environment) throws -> String {
        let names = [environment["CHROMIUM"]].compactMap { $0 }.filter { !$0.isEmpty } + Self.names
        let folders = environment["PATH", default: ""].split(separator: ":").map(String.init)
        for name in names {
            let paths = name.contains("/") ? [name] : folders.map { "\($0)/\(name)" }
            if let path = paths.first(where: FileManager.default.isExecutableFile) { return path }
        }
        throw Missing()
    }
}

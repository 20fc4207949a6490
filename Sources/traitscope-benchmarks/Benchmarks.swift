import Foundation

/// `traitscope-benchmarks [SUITE …]`: measures the named suites, or all of them, and prints a table for each.
@main
enum Benchmarks {
    static func main() {
        let names = CommandLine.arguments.dropFirst()
        if names.contains(where: ["-h", "--help"].contains) { return print(Suite.help) }
        if let unknown = names.first(where: { Suite(rawValue: $0) == nil }) {
            end("There is no suite \(unknown).\n\n\(Suite.help)", status: 64)
        }
        let suites = names.isEmpty ? Suite.allCases : names.compactMap(Suite.init)
        var hasFailed = false
        for suite in suites {
            do {
                try suite.run()
            } catch {
                hasFailed = true
                complain("\(suite.rawValue): \(error)")
            }
        }
        if hasFailed { exit(1) }
    }

    private static func complain(_ text: String) {
        FileHandle.standardError.write(Data("\(text)\n".utf8))
    }

    private static func end(_ text: String, status: Int32) -> Never {
        complain(text)
        exit(status)
    }
}

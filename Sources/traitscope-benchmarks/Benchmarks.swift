import Foundation

/// `traitscope-benchmarks [SUITE …]`: measures the given suites, or all suites, and prints a table for each.
@main
enum Benchmarks {
    static func main() {
        let names = CommandLine.arguments.dropFirst()
        if names.contains(where: ["-h", "--help"].contains) { return print(Suite.help) }
        if let unknown = names.first(where: { Suite(rawValue: $0) == nil }) {
            complain("There is no suite \(unknown).\n\n\(Suite.help)")
            exit(64)
        }
        let suites = names.isEmpty ? Suite.allCases : names.compactMap(Suite.init)
        var status: Int32 = 0
        for suite in suites {
            do {
                try suite.run()
            } catch {
                status = 1
                complain("\(suite.rawValue): \(error)")
            }
        }
        exit(status)
    }

    private static func complain(_ text: String) {
        FileHandle.standardError.write(Data("\(text)\n".utf8))
    }
}

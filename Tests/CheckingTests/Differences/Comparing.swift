import PlaygroundReader

@testable import Checking

/// Two versions of a playground with one screen, `home`, compared.
struct Comparing {
    let comparison: PlaygroundComparison
    let report: ChangeReport

    init(_ old: String, _ new: String, _ request: MatrixRequest = MatrixRequest()) throws {
        let playgrounds = try [old, new].map { text in
            let reading = PlaygroundFile.read(bytes: Array(text.utf8), fileName: "test.toml")
            guard let playground = reading.playground else { throw Mistake(text: "\(reading.diagnostics.map(\.headline))") }
            return playground
        }
        comparison = PlaygroundComparison(playgrounds[0], playgrounds[1], request)
        report = ChangeReport((0..<comparison.pieceCount).map { [comparison] in comparison.piece($0) }, of: comparison)
    }

    /// Compares screens only.
    init(home old: String, _ new: String, devices: String = #"["iphone-se-1", "iphone-17", "ipad-9-7"]"#) throws {
        try self.init(Self.playground(old, devices), Self.playground(new, devices))
    }

    struct Mistake: Error { let text: String }

    static func playground(_ home: String, _ devices: String) -> String {
        """
        devices = \(devices)
        [app]
        rootViewController = "home"
        [controllers.home]
        \(home)
        """
    }

    /// A line for each set of environments, with its changes.
    var lines: [String] {
        report.groups.flatMap { group in group.lines.map { "\(group.environments.joined(separator: "; ")): \($0.words())" } }
    }
}

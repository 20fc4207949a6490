import PlaygroundModel

/// Reads the icon files of a playground's quick actions, each once, and reports what is wrong with them where they are named.
struct QuickActionIconCheck {
    let source: IconFileSource
    let findings: Findings

    /// Each is looked for in several places, so a playground cannot name as many as it likes.
    static let fileLimit = 32

    /// - Parameter uses: file names, with the places that name them.
    /// - Returns: those that can be shown, by name.
    func read(_ uses: [(file: String, path: DocumentPath)]) -> [String: TemplateImage] {
        var readings: [String: IconFileSource.Reading] = [:]
        var reported: [IconFileMistake: Set<DocumentPath>] = [:]
        for (file, path) in uses {
            guard let reading = readings[file] ?? (readings.count < Self.fileLimit ? source.read(file) : nil) else {
                findings.report(IconFileMistake.tooMany(limit: Self.fileLimit), at: .value(path))
                break
            }
            readings[file] = reading
            for mistake in reading.mistakes where reported[mistake, default: []].insert(path).inserted {
                findings.report(mistake, at: .value(path))
            }
        }
        return readings.compactMapValues { $0.image }
    }
}

extension [QuickAction] {
    /// The icon files that quick actions written in the playground name, with their places.
    var iconFiles: [(file: String, path: DocumentPath)] {
        compactMap { action in
            guard let file = action.icons.file, let path = action.path else { return nil }
            return (file, path.appending("iconFile"))
        }
    }
}

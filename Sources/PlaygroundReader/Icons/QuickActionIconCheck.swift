import PlaygroundModel

/// Reads the icon files of quick actions, each once. Mistakes are reported where the playground names the files.
struct QuickActionIconCheck {
    let source: IconFileSource
    let findings: Findings

    static let fileLimit = 32

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
    /// The icon files of the playground's own quick actions.
    var iconFiles: [(file: String, path: DocumentPath)] {
        compactMap { action in
            guard let file = action.icons.file, let path = action.path else { return nil }
            return (file, path.appending("iconFile"))
        }
    }
}

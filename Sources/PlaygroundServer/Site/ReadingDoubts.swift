/// Mistakes that were read and are not shown yet.
///
/// The kernel tells of a cut or a write when it is done, but both can be seen before: while the disk is busy, for hundreds of
/// milliseconds. So a reading with mistakes is believed only when a later look has found the same. Readings without mistakes
/// are whole.
struct ReadingDoubts: Sendable {
    typealias Instant = ContinuousClock.Instant

    private struct Doubt {
        let contents: FileContents
        let attachments: [String: [UInt8]?]
        let end: Instant
    }

    /// Before mistakes are believed.
    static let patience = Duration.milliseconds(100)
    /// Before it is believed that a file is gone or empty, which is mostly a save half done.
    static let longPatience = Duration.milliseconds(600)

    private var doubts: [String: Doubt] = [:]

    /// How long to wait before another look at the file; `nil` if this one is believed.
    mutating func remaining(about look: PlaygroundShelf.Look, at now: Instant) -> Duration? {
        guard let item = look.item, item.reading.playground == nil else {
            doubts[look.name] = nil
            return nil
        }
        if let known = doubts[look.name], known.contents == item.contents, known.attachments == item.attachments {
            guard now >= known.end else { return now.duration(to: known.end) }
            doubts[look.name] = nil
            return nil
        }
        let wait = item.isHollow ? Self.longPatience : Self.patience
        doubts[look.name] = Doubt(contents: item.contents, attachments: item.attachments, end: now.advanced(by: wait))
        return wait
    }
}

extension PlaygroundShelf.Item {
    /// Whether the file, or one that it names, is gone or empty.
    fileprivate var isHollow: Bool {
        switch contents {
        case .file(let file): file.size == 0 || attachments.values.contains { $0?.isEmpty ?? true }
        case .gone: true
        case .outside, .unreadable: false
        }
    }
}

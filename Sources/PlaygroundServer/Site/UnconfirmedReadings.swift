import Files

/// Readings with mistakes that are not shown before a later one has confirmed them.
///
/// The kernel tells of a cut or a write when it is done, but both can be seen before: while the disk is busy, for hundreds of
/// milliseconds. So a reading with mistakes is believed only when a later one has found the same. Readings without mistakes
/// are whole.
struct UnconfirmedReadings: Sendable {
    typealias Instant = ContinuousClock.Instant

    private struct Reading {
        let contents: FileContents
        let attachments: [String: [UInt8]?]
        let end: Instant
    }

    /// Before mistakes are believed.
    static let patience = Duration.milliseconds(100)
    /// Before it is believed that a file is gone or empty, which is mostly a save half done.
    static let longPatience = Duration.milliseconds(600)

    private var readings: [String: Reading] = [:]

    /// How long to wait until the file is read again to confirm this reading; `nil` if it is believed.
    mutating func delay(confirming reading: PlaygroundStore.FileReading, at now: Instant) -> Duration? {
        guard let item = reading.item, item.reading.playground == nil else {
            readings[reading.name] = nil
            return nil
        }
        if let known = readings[reading.name], known.contents == item.contents, known.attachments == item.attachments {
            guard now >= known.end else { return now.duration(to: known.end) }
            readings[reading.name] = nil
            return nil
        }
        let wait = item.isHollow ? Self.longPatience : Self.patience
        readings[reading.name] = Reading(contents: item.contents, attachments: item.attachments, end: now.advanced(by: wait))
        return wait
    }
}

extension PlaygroundStore.Item {
    /// Whether the file, or one that it names, is gone or empty.
    fileprivate var isHollow: Bool {
        switch contents {
        case .file(let file): file.size == 0 || attachments.values.contains { $0?.isEmpty ?? true }
        case .gone: true
        case .outside, .unreadable: false
        }
    }
}

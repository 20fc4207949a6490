import Files

/// Readings with mistakes, which are shown only once a later reading confirms them.
///
/// The kernel reports a truncation or a write when it is done, but both are visible before: on a busy disk for hundreds of milliseconds.
/// Readings without mistakes are whole.
struct UnconfirmedReadings: Sendable {
    typealias Instant = ContinuousClock.Instant

    private struct Reading {
        let contents: FileContents
        let attachments: [String: [UInt8]?]
        let end: Instant
    }

    /// The delay before a reading with mistakes is confirmed.
    static let patience = Duration.milliseconds(100)
    /// The delay before a file counts as deleted or empty, which is mostly an unfinished save.
    static let longPatience = Duration.milliseconds(600)

    private var readings: [String: Reading] = [:]

    /// The delay before the file is read again; `nil` if the reading is confirmed.
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
    /// Whether the file, or one that it names, is missing or empty.
    fileprivate var isHollow: Bool {
        switch contents {
        case .file(let file): file.size == 0 || attachments.values.contains { $0?.isEmpty ?? true }
        case .gone: true
        case .outside, .unreadable: false
        }
    }
}

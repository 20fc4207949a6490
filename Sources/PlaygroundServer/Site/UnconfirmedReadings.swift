import Files

/// Readings with errors. They are shown only after a later reading confirms them. On a busy disk, a truncation or write is visible hundreds
/// of milliseconds before the kernel reports it. Readings without errors need no confirmation.
struct UnconfirmedReadings: Sendable {
    typealias Instant = ContinuousClock.Instant

    private struct Reading {
        let contents: FileContents
        let attachments: [String: [UInt8]?]
        let end: Instant
    }

    static let confirmationDelay = Duration.milliseconds(100)
    /// The delay for a missing or empty file, which is usually an unfinished save.
    static let longConfirmationDelay = Duration.milliseconds(600)

    private var readings: [String: Reading] = [:]

    /// The delay before the next reading, or `nil` if this reading is confirmed.
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
        let wait = item.isHollow ? Self.longConfirmationDelay : Self.confirmationDelay
        readings[reading.name] = Reading(contents: item.contents, attachments: item.attachments, end: now.advanced(by: wait))
        return wait
    }
}

extension PlaygroundStore.Item {
    /// Whether the file, or a file that it references, is missing or empty.
    fileprivate var isHollow: Bool {
        switch contents {
        case .file(let file): file.size == 0 || attachments.values.contains { $0?.isEmpty ?? true }
        case .gone: true
        case .outside, .unreadable: false
        }
    }
}

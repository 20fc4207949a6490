import Foundation

extension OutputFile {
    package static func write(_ files: [(target: OutputFile, text: String)]) throws(Refusal) {
        try write(files.map { ($0.target, Array($0.text.utf8)) })
    }

    /// Replaces a file if it is still the expected one, or returns `false`. The file is checked when the draft is complete, and again after
    /// an exchange if the system supports exchanges. `limit` is in bytes.
    package func replace(with bytes: [UInt8], limit: Int, if isExpected: ([UInt8]) -> Bool) throws(Refusal) -> Bool {
        guard case .file(let replaced?) = place else { throw .cannotWrite(path, reason: "there is no such file") }
        let interruption = Interruption()
        defer { interruption.end() }
        let draft = Draft(for: destination)
        do throws(SystemError) {
            try draft.write(bytes, replacing: replaced, unless: interruption)
            return try draft.commit { path in BoundedFile.bytes(of: path, limit: limit).map(isExpected) ?? false }
        } catch {
            draft.discard()
            throw .cannotWrite(path, reason: error.reason)
        }
    }

    /// Writes all files or none. `isExpected` is called when all drafts are complete.
    ///
    /// - Parameter isRequired: Whether the files are written even after a signal that ends the program.
    package static func write(
        _ files: [(target: OutputFile, bytes: [UInt8])], isRequired: Bool = false, if isExpected: () -> Bool = { true }
    ) throws(Refusal) {
        try writeDrafts(files, isRequired: isRequired, if: isExpected)
        for (target, bytes) in files {
            do throws(SystemError) {
                switch target.place {
                case .standardOutput: try Descriptor(Console.current.output).write(bytes)
                case .stream:
                    let stream = try target.openStream()
                    defer { stream.close() }
                    try stream.write(bytes)
                case .file: break
                }
            } catch {
                throw .cannotWrite(target.path, reason: error.code == ENXIO ? "no program reads from this pipe" : error.reason)
            }
        }
    }

    /// Writes the drafts. Signals are delayed only for files, because a stream may block indefinitely.
    private static func writeDrafts(
        _ files: [(target: OutputFile, bytes: [UInt8])], isRequired: Bool, if isExpected: () -> Bool
    ) throws(Refusal) {
        var places: [(target: OutputFile, bytes: [UInt8], replaced: FileIdentity?)] = []
        for (target, bytes) in files {
            if case .file(let replaced) = target.place { places.append((target, bytes, replaced)) }
        }
        guard !places.isEmpty else { return }
        removeLeftovers(inFolders: places.map { folder(of: $0.target.destination) })
        let interruption = Interruption()
        defer { interruption.end() }
        var drafts: [Draft] = []
        var target = places[0].target
        var isLate = false
        do throws(SystemError) {
            for place in places {
                target = place.target
                let draft = Draft(for: target.destination)
                try draft.write(place.bytes, replacing: place.replaced, unless: isRequired ? nil : interruption)
                drafts.append(draft)
            }
            isLate = !isExpected()
            if isLate { throw SystemError(code: EBUSY) }
            if drafts.count > 1 { for draft in drafts { draft.keepOld() } }
            for (place, draft) in zip(places, drafts) {
                target = place.target
                try draft.commit()
            }
            for draft in drafts { draft.forgetOld() }
        } catch {
            for (place, draft) in zip(places, drafts) { draft.takeBack(isNew: place.replaced == nil) }
            throw .cannotWrite(target.path, reason: isLate ? "the file to replace was changed meanwhile" : error.reason)
        }
    }

    package static func removeLeftovers(inFolders folders: [String]) {
        for folder in Set(folders) { Draft.removeLeftovers(in: folder) }
    }

    /// Waits a limited time for a pipe's reader, which may start at the same time. Throws ENXIO if no reader appears.
    private func openStream() throws(SystemError) -> Descriptor {
        var attemptsLeft = Self.attempts
        while true {
            do throws(SystemError) {
                let stream = try Descriptor(opening: destination, O_WRONLY | O_NOCTTY | O_NONBLOCK)
                try SystemError.check(fcntl(stream.number, F_SETFL, O_NOCTTY))
                return stream
            } catch {
                attemptsLeft -= 1
                guard error.code == ENXIO, attemptsLeft > 0 else { throw error }
                usleep(Self.pause)
            }
        }
    }

    /// `pause` is in microseconds.
    private static let attempts = 100
    private static let pause: UInt32 = 50_000
}

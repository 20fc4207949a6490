import Foundation

extension OutputFile {
    /// Writes several texts, all or none: none is put in its place before all are whole beside theirs.
    package static func write(_ files: [(target: OutputFile, text: String)]) throws(Refusal) {
        try write(files.map { ($0.target, Array($0.text.utf8)) })
    }

    /// Puts bytes in the place of a file, unless that has become another than the one they are to replace. It is looked at when the
    /// new file is whole beside it, and once more when it has come out of the place, where the system can exchange files.
    ///
    /// - Parameters:
    ///   - limit: the bytes of the largest file that can be the one to replace.
    ///   - isExpected: whether a file with these bytes is the one to replace.
    /// - Returns: whether it was; otherwise the file stays.
    /// - Throws: why nothing is written, also where there is no file.
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

    /// Writes several files, all or none.
    ///
    /// - Parameter isExpected: Whether what is in their places may be replaced. It is asked when all are whole beside theirs, immediately before
    ///   the first takes its place.
    package static func write(_ files: [(target: OutputFile, bytes: [UInt8])], if isExpected: () -> Bool = { true }) throws(Refusal) {
        try writeDrafts(files, if: isExpected)
        for (target, bytes) in files {
            do throws(SystemError) {
                switch target.place {
                case .standardOutput: try Descriptor(Console.current.output).write(bytes)
                case .stream: try target.writeStream(bytes)
                case .file: break
                }
            } catch {
                throw .cannotWrite(target.path, reason: error.code == ENXIO ? "nobody reads from this pipe" : error.reason)
            }
        }
    }

    /// Writes what goes into files. A signal is held back meanwhile; to a stream, which may take for ever, it is not.
    private static func writeDrafts(_ files: [(target: OutputFile, bytes: [UInt8])], if isExpected: () -> Bool) throws(Refusal) {
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
                try draft.write(place.bytes, replacing: place.replaced, unless: interruption)
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
            throw .cannotWrite(target.path, reason: isLate ? "what it would replace was changed meanwhile" : error.reason)
        }
    }

    /// Takes away drafts that programs which were killed have left in folders.
    package static func removeLeftovers(inFolders folders: [String]) {
        for folder in Set(folders) { Draft.removeLeftovers(in: folder) }
    }

    private func writeStream(_ bytes: [UInt8]) throws(SystemError) {
        let stream = try openStream()
        defer { stream.close() }
        try stream.write(bytes)
    }

    /// Opening a pipe that nobody reads waits for a reader, and might for ever: here only as long as one started beside this needs.
    ///
    /// - Throws: ENXIO where nobody has come to read.
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

    /// How often a reader is looked for, and the microseconds between.
    private static let attempts = 100
    private static let pause: UInt32 = 50_000
}

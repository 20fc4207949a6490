import Foundation

package struct Descriptor {
    let number: Int32

    package init(_ number: Int32) {
        self.number = number
    }

    init(opening path: String, _ flags: Int32, mode: mode_t = 0) throws(SystemError) {
        number = try SystemError.check(open(path, flags | O_CLOEXEC, mode))
    }

    /// Opens a regular file, or a stream that the shell opened, as in `<(pbpaste)`. Refuses other kinds without waiting.
    init(reading path: String) throws(SystemError) {
        let isOpened = path.hasPrefix("/dev/fd/")
        if !isOpened, let kind = FileStatus(ofPath: path)?.kind { try Self.check(kind) }
        // A pipe may have replaced the file since the check.
        let file = try Descriptor(opening: path, O_RDONLY | O_NOCTTY | (isOpened ? 0 : O_NONBLOCK))
        do throws(SystemError) {
            if !isOpened { try Self.check(FileIdentity(ofDescriptor: file.number)?.kind ?? .other) }
        } catch {
            file.close()
            throw error
        }
        self = file
    }

    private static func check(_ kind: FileKind) throws(SystemError) {
        switch kind {
        case .file: break
        case .folder: throw SystemError(code: EISDIR)
        case .symbolicLink, .other: throw .noFile
        }
    }

    func close() { _ = Foundation.close(number) }

    /// - Parameter onPiece: Called between pieces. If it throws, the writing ends.
    func write(_ bytes: [UInt8], onPiece: () throws(SystemError) -> Void = {}) throws(SystemError) {
        var rest = bytes[...]
        while !rest.isEmpty {
            try onPiece()
            let piece = rest.prefix(Self.pieceSize)
            let count = piece.withUnsafeBytes { buffer in
                buffer.baseAddress.map { Foundation.write(number, $0, buffer.count) } ?? 0
            }
            if count < 0, errno != EINTR, errno != EAGAIN { throw .last }
            if count < 0, errno == EAGAIN { wait(for: POLLOUT) }
            rest = rest.dropFirst(max(0, count))
        }
    }

    func beginning(_ count: Int) throws(SystemError) -> [UInt8] {
        var bytes: [UInt8] = []
        while bytes.count < count {
            let piece = try self.piece(min(Self.pieceSize, count - bytes.count))
            guard !piece.isEmpty else { break }
            bytes += piece
        }
        return bytes
    }

    private func piece(_ limit: Int) throws(SystemError) -> [UInt8] {
        var piece = [UInt8](repeating: 0, count: limit)
        while true {
            let count = piece.withUnsafeMutableBytes { buffer in buffer.baseAddress.map { read(number, $0, buffer.count) } ?? 0 }
            if count < 0, errno == EINTR { continue }
            if count < 0, errno == EAGAIN {
                wait(for: POLLIN)
                continue
            }
            guard count >= 0 else { throw .last }
            return Array(piece.prefix(count))
        }
    }

    /// Waits for a stream that another process made non-blocking. Ends after `longestWait`, so that writing can be interrupted.
    private func wait(for event: Int32) {
        var stream = pollfd(fd: number, events: Int16(event), revents: 0)
        _ = poll(&stream, 1, Self.longestWait)
    }

    /// The maximum wait, in milliseconds.
    private static let longestWait: Int32 = 100
    private static let pieceSize = 1 << 16
}

import Foundation

/// The kernel's own watch on one folder, waited for in a blocking call.
final class FolderWatch: Sendable {
    /// The folder cannot be watched.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    private let descriptor: Int32

    init(folder: String) throws {
        descriptor = Self.watch(folder)
        guard descriptor >= 0 else {
            throw Failure(description: "\(folder) cannot be watched: \(String(cString: strerror(errno)))")
        }
    }

    deinit {
        close(descriptor)
    }

    /// Waits until the folder changes.
    /// - Returns: false when the other side of `connection` was closed instead.
    func waitForChange(orEndOf connection: Int32) -> Bool {
        var sources = [descriptor, connection].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        guard poll(&sources, nfds_t(sources.count), -1) > 0, sources[1].revents == 0 else { return false }
        forgetChanges()
        return true
    }

    #if canImport(Darwin)
    private static func watch(_ folder: String) -> Int32 {
        let queue = kqueue()
        var change = kevent(
            ident: UInt(open(folder, O_EVTONLY | O_CLOEXEC)), filter: Int16(EVFILT_VNODE),
            flags: UInt16(EV_ADD | EV_CLEAR), fflags: UInt32(NOTE_WRITE), data: 0, udata: nil
        )
        return kevent(queue, &change, 1, nil, 0, nil) == 0 ? queue : -1
    }

    private func forgetChanges() {
        var change = kevent()
        var noWait = timespec()
        _ = kevent(descriptor, nil, 0, &change, 1, &noWait)
    }
    #else
    private static func watch(_ folder: String) -> Int32 {
        let queue = inotify_init1(Int32(IN_CLOEXEC))
        return inotify_add_watch(queue, folder, UInt32(IN_MOVED_TO)) >= 0 ? queue : -1
    }

    private func forgetChanges() {
        var buffer = [UInt8](repeating: 0, count: 4096)
        _ = read(descriptor, &buffer, buffer.count)
    }
    #endif
}

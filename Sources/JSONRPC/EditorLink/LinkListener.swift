import Dispatch
import FlyingSocks
import Foundation

/// A socket in a ``LinkFolder``, for the user's editors.
package final class LinkListener: Sendable {
    private static let backlog: Int32 = 16

    package let path: String
    // Dispatch objects are thread-safe, but not declared `Sendable` on Linux.
    private nonisolated(unsafe) let source: any DispatchSourceRead

    /// - Parameter called: Receives each new conversation and must call its `run`.
    package init(in folder: LinkFolder, called: @escaping @Sendable (LinkConversation) -> Void) throws {
        try folder.make()
        path = try folder.newSocket()
        let name = String(path.dropLast(LinkFolder.ending.count))
        let socket = try Socket(domain: AF_UNIX)
        socket.stayOutOfOtherPrograms()
        do {
            // The socket gets its final name later, because editors remove a socket that does not listen.
            try socket.bind(to: .unix(path: name))
            try socket.listen(maxPendingConnection: Self.backlog)
            try socket.setFlags(.nonBlocking)
            guard rename(name, path) == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        } catch {
            try? socket.close()
            unlink(name)
            throw error
        }
        source = DispatchSource.makeReadSource(fileDescriptor: socket.file.rawValue, queue: DispatchQueue(label: "editors"))
        source.setEventHandler {
            do {
                while true {
                    let caller = Socket(file: try socket.accept().file)
                    caller.stayOutOfOtherPrograms()
                    called(LinkConversation(caller))
                }
            } catch SocketError.blocked {
            } catch {
                // The editor has quit, or no descriptor is free. The source calls this handler again immediately, so wait.
                Thread.sleep(forTimeInterval: 0.05)
            }
        }
        source.setCancelHandler { try? socket.close() }
        source.resume()
    }

    package func stop() {
        unlink(path)
        source.cancel()
    }
}

extension LinkConversation {
    /// `nil` if no server listens. Removes the socket of a server that has exited.
    package convenience init?(callingAt path: String) {
        guard let socket = try? Socket(domain: AF_UNIX) else { return nil }
        socket.stayOutOfOtherPrograms()
        do {
            try socket.connect(to: .unix(path: path))
        } catch {
            try? socket.close()
            let isSocket = (try? FileManager.default.attributesOfItem(atPath: path))?[.type] as? FileAttributeType == .typeSocket
            if isSocket, case .failed(_, ECONNREFUSED, _) = error as? SocketError { unlink(path) }
            return nil
        }
        self.init(socket)
    }
}

extension Socket {
    /// Prevents programs started by this one from inheriting the socket. Programs that start at the same time are started without our
    /// descriptors anyway (`ProgramStart`).
    package func stayOutOfOtherPrograms() {
        _ = fcntl(file.rawValue, F_SETFD, FD_CLOEXEC)
    }
}

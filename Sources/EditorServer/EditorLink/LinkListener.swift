import Dispatch
import FlyingSocks
import Foundation

/// A socket in a ``LinkFolder`` on which the editors of the same person call.
package final class LinkListener: Sendable {
    /// So many may call and not yet be let in.
    private static let backlog: Int32 = 16

    /// Of the socket's file.
    package let path: String
    // Dispatch's objects may be used from any thread; on Linux they are not declared so.
    private nonisolated(unsafe) let source: any DispatchSourceRead

    /// Listens until it is stopped.
    ///
    /// - Parameter called: Given each conversation, which begins when it is run.
    /// - Throws: `LinkFolder.Failure`, or what the system said.
    package init(in folder: LinkFolder, called: @escaping @Sendable (LinkConversation) -> Void) throws {
        try folder.make()
        path = try folder.newSocket()
        let name = String(path.dropLast(LinkFolder.ending.count))
        let socket = try Socket(domain: AF_UNIX)
        do {
            // Under its name nobody finds it before it listens: one that does not is taken for one whose program is gone.
            try socket.bind(to: .unix(path: name))
            try socket.listen(maxPendingConnection: Self.backlog)
            try socket.setFlags(.nonBlocking)
            socket.stayOutOfOtherPrograms()
            guard rename(name, path) == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        } catch {
            try? socket.close()
            unlink(name)
            throw error
        }
        source = DispatchSource.makeReadSource(fileDescriptor: socket.file.rawValue, queue: DispatchQueue(label: "editors"))
        source.setEventHandler {
            do {
                while true { called(LinkConversation(Socket(file: try socket.accept().file))) }
            } catch SocketError.blocked {
                // That was all who have called.
            } catch {
                // The caller has gone, or there is no descriptor left: the queue asks again at once.
                Thread.sleep(forTimeInterval: 0.05)
            }
        }
        source.setCancelHandler { try? socket.close() }
        source.resume()
    }

    /// Listens no more. Conversations go on.
    package func stop() {
        unlink(path)
        source.cancel()
    }
}

extension LinkConversation {
    /// Calls a server. The socket of one that is gone is taken away.
    ///
    /// - Returns: `nil` where nobody listens.
    package convenience init?(callingAt path: String) {
        guard let socket = try? Socket(domain: AF_UNIX) else { return nil }
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
    /// Programs that this one starts, such as editors, do not get it.
    func stayOutOfOtherPrograms() {
        _ = fcntl(file.rawValue, F_SETFD, FD_CLOEXEC)
    }
}

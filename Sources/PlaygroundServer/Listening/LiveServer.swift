import FlyingSocks
import Foundation
import struct Logging.Logger

package enum LiveServerFailure: Error, Hashable, Sendable, CustomStringConvertible {
    case portTaken(UInt16)
    case noFreePort(first: UInt16, last: UInt16)
    case cannotListen(port: UInt16, reason: String)

    package var description: String {
        switch self {
        case .portTaken(let port):
            "Port \(port) is in use by another program. Choose another with --port, or omit --port to use the next free one."
        case .noFreePort(let first, let last):
            "All ports from \(first) to \(last) are in use by other programs."
        case .cannotListen(let port, let reason):
            "The server cannot listen on port \(port): \(reason)"
        }
    }
}

/// The web server of the live page, with one listener per address. It restarts a listener that ends, and pages reconnect.
package actor LiveServer {
    package nonisolated let port: UInt16
    package nonisolated let url: String
    /// The addresses for other machines. Empty if they cannot reach the server.
    package nonisolated let urlsForOthers: [String]
    /// The bound addresses. A machine without IPv6 has one fewer.
    nonisolated let addresses: [IPAddress]

    private let makeServer: @Sendable (IPAddress) async throws -> BoundServer
    private var servers: [IPAddress: BoundServer]
    private var keepers: [Task<Void, Never>] = []
    private var isStopping = false
    private let logger: Logger

    /// - Parameters:
    ///   - allowedHosts: The names of proxies and forwarded ports, in lower case.
    ///   - allowsWriting: Whether pages on this machine may write playgrounds.
    ///   - pageLimit: The maximum number of pages. `nil` for the system's limit.
    /// - Throws: `LiveServerFailure`.
    static func start(
        _ site: PlaygroundFolderSite,
        assets: some AssetSource,
        at address: ListeningAddress = .loopback,
        port choice: PortChoice = .standard,
        allowedHosts: Set<String> = [],
        allowsWriting: Bool = false,
        framing: Framing? = nil,
        token: AccessToken = AccessToken(),
        pageLimit: Int? = nil,
        now: @escaping ConnectionSeats.Clock = { .now },
        logger: Logger
    ) async throws -> LiveServer {
        let secret = address.isLoopback ? nil : AccessToken(words: 2)
        let pageLimit = PageLimit(pageLimit ?? ConnectionLimits.standard.pages)
        let refusals = RefusalLog(logger: logger)
        return try await start(at: address, port: choice, secret: secret, logger: logger) { bound, port in
            let requestGuard = RequestGuard(
                address: address, port: port, token: token, allowedHosts: allowedHosts, secret: secret, allowsWriting: allowsWriting,
                framing: framing
            )
            return try await BoundServer(at: bound, port: port, now: now, logger: logger, refusals: refusals) { arrivedAt in
                SiteHandler(
                    site: site, assets: assets, requestGuard: requestGuard, arrivedAt: arrivedAt, pageLimit: pageLimit,
                    refusals: refusals
                )
            }
        }
    }

    static func start(
        at address: ListeningAddress,
        port choice: PortChoice,
        secret: AccessToken? = nil,
        logger: Logger,
        makeServer: @escaping @Sendable (IPAddress, UInt16) async throws -> BoundServer
    ) async throws -> LiveServer {
        let candidates = choice.candidates
        for candidate in candidates {
            do {
                let (port, binds) = try availableBinds(of: address, port: candidate)
                let servers = try await makeServers(at: binds) { try await makeServer($0, port) }
                if candidate != candidates[0] {
                    logger.notice("Port \(candidates[0]) is in use by another program. Listening on \(port).")
                }
                let server = LiveServer(address, port, secret, servers, logger) { try await makeServer($0, port) }
                await server.keepRunning()
                return server
            } catch let error as SocketError where error.systemError == EADDRINUSE {
                logger.debug("Port \(candidate) is in use.")
            } catch let error as SocketError {
                throw LiveServerFailure.cannotListen(port: candidate, reason: error.reason)
            }
        }
        throw candidates.count == 1
            ? LiveServerFailure.portTaken(candidates[0])
            : LiveServerFailure.noFreePort(first: candidates[0], last: candidates[candidates.count - 1])
    }

    private init(
        _ address: ListeningAddress,
        _ port: UInt16,
        _ secret: AccessToken?,
        _ servers: [IPAddress: BoundServer],
        _ logger: Logger,
        makeServer: @escaping @Sendable (IPAddress) async throws -> BoundServer
    ) {
        self.port = port
        func url(_ host: String) -> String {
            "http://\(host):\(port)/" + (secret.map { "?\(RequestGuard.secretName)=\($0.text)" } ?? "")
        }
        self.url = url(address.hostInURL)
        urlsForOthers = address.hostsInOtherURLs.map(url)
        addresses = address.binds.filter { servers[$0] != nil }
        self.servers = servers
        self.logger = logger
        self.makeServer = makeServer
    }

    private static func availableBinds(
        of address: ListeningAddress, port: UInt16
    ) throws -> (port: UInt16, binds: [IPAddress]) {
        let all = address.binds
        let port = try all[0].probe(port: port)
        let others = try all.dropFirst().filter { other in
            do {
                return try other.probe(port: port) == port
            } catch let error as SocketError where [EADDRNOTAVAIL, EAFNOSUPPORT].contains(error.systemError) {
                return false
            }
        }
        return (port, [all[0]] + others)
    }

    /// Binds all addresses or none, so that no other program answers at one of them.
    private static func makeServers(
        at binds: [IPAddress], make: (IPAddress) async throws -> BoundServer
    ) async throws -> [IPAddress: BoundServer] {
        var servers: [IPAddress: BoundServer] = [:]
        do {
            for bind in binds { servers[bind] = try await make(bind) }
            return servers
        } catch {
            for server in servers.values { await server.stop() }
            throw error
        }
    }

    private func keepRunning() {
        keepers = addresses.map { address in
            Task { await keepRunning(address) }
        }
    }

    private func keepRunning(_ address: IPAddress) async {
        var pause = Duration.milliseconds(50)
        while let server = servers[address] {
            let outcome = await server.running.result
            guard !isStopping else { return }
            logger.error("The server on \(address) stopped (\(outcome)). Restarting it.")
            try? await Task.sleep(for: pause)
            pause = min(pause * 2, .seconds(5))
            guard !isStopping, let replacement = try? await makeServer(address) else { continue }
            servers[address] = replacement
            if isStopping { await replacement.stop() }
        }
    }

    package func stop() async {
        isStopping = true
        for server in servers.values { await server.stop() }
        for keeper in keepers { await keeper.value }
    }
}

private extension SocketError {
    var reason: String {
        if case .failed(_, _, let message) = self { message } else { localizedDescription }
    }
}

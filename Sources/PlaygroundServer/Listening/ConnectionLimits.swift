import Foundation

/// How many may be connected at once.
struct ConnectionLimits: Hashable, Sendable {
    /// Pages with a WebSocket, on all addresses together.
    var pages: Int
    var connections: Int

    /// More pages than a person opens, and more connections than all their browsers keep.
    static let standard = ConnectionLimits(allowedBy: raisedDescriptorLimit())

    init(allowedBy descriptors: Int) {
        // A quarter is for the playgrounds' files, their watches and what the libraries open.
        let ours = descriptors / 4 * 3
        pages = min(256, max(8, ours / 2))
        connections = min(128, max(8, ours / 4))
    }

    /// Asks the system for more descriptors than the few hundred it may grant unasked, as it does on macOS.
    private static func raisedDescriptorLimit() -> Int {
        #if canImport(Glibc)
        let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
        #else
        let resource = RLIMIT_NOFILE
        #endif
        var limit = rlimit()
        guard getrlimit(resource, &limit) == 0 else { return 256 }
        let wanted = min(1024, limit.rlim_max)
        if limit.rlim_cur < wanted {
            limit.rlim_cur = wanted
            guard setrlimit(resource, &limit) == 0, getrlimit(resource, &limit) == 0 else { return 256 }
        }
        return Int(min(limit.rlim_cur, 1024))
    }
}

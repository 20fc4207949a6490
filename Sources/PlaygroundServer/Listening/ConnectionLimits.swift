import Foundation

struct ConnectionLimits: Hashable, Sendable {
    /// The maximum number of WebSockets on all addresses together.
    var pages: Int
    var connections: Int

    /// The standard limits. They exceed the needs of a user's pages and browsers.
    static let standard = ConnectionLimits(allowedBy: raisedDescriptorLimit())

    init(allowedBy descriptors: Int) {
        // A quarter of the descriptors is for playground files, watches and libraries.
        let ours = descriptors / 4 * 3
        pages = min(256, max(8, ours / 2))
        connections = min(128, max(8, ours / 4))
    }

    /// Raises the limit of descriptors above the default, which is a few hundred on macOS.
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

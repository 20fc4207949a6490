import Foundation

enum NetworkInterfaces {
    /// The machine's addresses, IPv4 first, without loopback and link-local ones, which other machines' browsers cannot use.
    static func addresses() -> [IPAddress] {
        var list: UnsafeMutablePointer<ifaddrs>?
        guard getifaddrs(&list) == 0 else { return [] }
        defer { freeifaddrs(list) }
        let all = sequence(first: list) { $0?.pointee.ifa_next }.prefix { $0 != nil }
            .compactMap { $0?.pointee }
            .filter { Int32(bitPattern: $0.ifa_flags) & Int32(IFF_UP) != 0 }
            .compactMap { $0.ifa_addr.flatMap(address) }
        return all.filter(\.isV4) + all.filter { !$0.isV4 }
    }

    private static func address(_ address: UnsafeMutablePointer<sockaddr>) -> IPAddress? {
        switch Int32(address.pointee.sa_family) {
        case AF_INET:
            address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) { address in
                text(AF_INET, &address.pointee.sin_addr).flatMap { $0.hasPrefix("127.") ? nil : .v4($0) }
            }
        case AF_INET6:
            address.withMemoryRebound(to: sockaddr_in6.self, capacity: 1) { address in
                text(AF_INET6, &address.pointee.sin6_addr).flatMap { $0 == "::1" || $0.hasPrefix("fe80") ? nil : .v6($0) }
            }
        default:
            nil
        }
    }

    private static func text(_ family: Int32, _ address: UnsafeRawPointer) -> String? {
        var buffer = [CChar](repeating: 0, count: 64)
        guard inet_ntop(family, address, &buffer, socklen_t(buffer.count)) != nil else { return nil }
        return String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
}

import Foundation

/// The memory of the process.
package enum ProcessMemory {
    /// In bytes, as far as it is in memory; zero where the system does not say.
    package static var resident: Int {
        #if canImport(Darwin)
        var info = mach_task_basic_info()
        var count = mach_msg_type_number_t(MemoryLayout<mach_task_basic_info>.size / MemoryLayout<natural_t>.size)
        let result = withUnsafeMutablePointer(to: &info) { info in
            info.withMemoryRebound(to: integer_t.self, capacity: Int(count)) { task_info(mach_task_self_, task_flavor_t(MACH_TASK_BASIC_INFO), $0, &count) }
        }
        return result == KERN_SUCCESS ? Int(info.resident_size) : 0
        #else
        // Pages in all, then those in memory (proc(5)).
        guard let file = try? Descriptor(opening: "/proc/self/statm", O_RDONLY) else { return 0 }
        defer { file.close() }
        let words = String(decoding: (try? file.beginning(256)) ?? [], as: UTF8.self).split(separator: " ")
        return words.count > 1 ? (Int(words[1]) ?? 0) * Int(sysconf(Int32(_SC_PAGESIZE))) : 0
        #endif
    }

    /// Gives back to the system what was freed. An allocator keeps it for what comes next, after a large piece of work for good; Musl's gives it
    /// back by itself.
    package static func giveBack() {
        #if canImport(Darwin)
        malloc_zone_pressure_relief(nil, 0)
        #elseif canImport(Glibc)
        _ = malloc_trim(0)
        #endif
    }
}

#if canImport(Glibc)
/// The headers as Swift reads them do not have it. A static executable finds no function by its name while it runs.
@_silgen_name("malloc_trim")
private func malloc_trim(_ kept: Int) -> Int32
#endif

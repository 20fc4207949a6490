import Foundation

package enum ProcessMemory {
    /// The resident memory in bytes, or zero if the system does not report it.
    package static var resident: Int {
        #if canImport(Darwin)
        var info = mach_task_basic_info()
        var count = mach_msg_type_number_t(MemoryLayout<mach_task_basic_info>.size / MemoryLayout<natural_t>.size)
        let result = withUnsafeMutablePointer(to: &info) { info in
            info.withMemoryRebound(to: integer_t.self, capacity: Int(count)) { task_info(mach_task_self_, task_flavor_t(MACH_TASK_BASIC_INFO), $0, &count) }
        }
        return result == KERN_SUCCESS ? Int(info.resident_size) : 0
        #else
        // The fields are total pages, then resident pages (proc(5)).
        guard let file = try? Descriptor(opening: "/proc/self/statm", O_RDONLY) else { return 0 }
        defer { file.close() }
        let words = String(decoding: (try? file.beginning(256)) ?? [], as: UTF8.self).split(separator: " ")
        return words.count > 1 ? (Int(words[1]) ?? 0) * Int(sysconf(Int32(_SC_PAGESIZE))) : 0
        #endif
    }

    /// Returns freed memory to the system. Allocators other than Musl's keep it after large tasks.
    package static func releaseFreedMemory() {
        #if canImport(Darwin)
        malloc_zone_pressure_relief(nil, 0)
        #elseif canImport(Glibc)
        _ = malloc_trim(0)
        #endif
    }
}

#if canImport(Glibc)
/// Swift's view of the headers lacks this function. A static executable cannot look up functions at run time.
@_silgen_name("malloc_trim")
private func malloc_trim(_ kept: Int) -> Int32
#endif

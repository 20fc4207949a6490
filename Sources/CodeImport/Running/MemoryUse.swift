import Files
import Foundation

enum MemoryUse {
    /// The memory of a process and its descendants, in bytes. Shared pages are counted once if the system reports them (`smaps_rollup`).
    static func ofProcesses(from process: pid_t) -> Int {
        var children: [pid_t: [pid_t]] = [:]
        for name in FileStatus.names(inFolder: "/proc") {
            guard let number = pid_t(name), let parent = parent(of: number) else { continue }
            children[parent, default: []].append(number)
        }
        var sum = 0
        var waiting = [process]
        while let next = waiting.popLast() {
            sum += memory(of: next)
            waiting += children[next] ?? []
        }
        return sum
    }

    /// The parent process in `/proc/PID/stat`: `4711 (name) S 1 …`. The name may contain any characters.
    private static func parent(of process: pid_t) -> pid_t? {
        guard let text = text(of: "/proc/\(process)/stat"), let name = text.lastIndex(of: ")") else { return nil }
        let fields = text[name...].split(separator: " ", maxSplits: 3)
        return fields.count > 2 ? pid_t(fields[2]) : nil
    }

    private static func memory(of process: pid_t) -> Int {
        guard let rollup = text(of: "/proc/\(process)/smaps_rollup") else {
            // The second number is the resident memory, in pages.
            let fields = text(of: "/proc/\(process)/statm")?.split(separator: " ") ?? []
            return fields.count > 1 ? (Int(fields[1]) ?? 0) * Int(getpagesize()) : 0
        }
        return rollup.split(separator: "\n").reduce(0) { sum, line in
            guard line.hasPrefix("Pss:") || line.hasPrefix("SwapPss:") else { return sum }
            return sum + (line.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) << 10
        }
    }

    private static func text(of path: String) -> String? {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = read(file, &bytes, bytes.count)
        return count > 0 ? String(decoding: bytes[..<count], as: UTF8.self) : nil
    }
}

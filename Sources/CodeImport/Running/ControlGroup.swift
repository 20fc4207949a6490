import Files
import Foundation
import Synchronization

/// A control group (cgroup) for one run. It limits the total memory and the total number of processes. It is created next to or below our
/// own group, if the system permits: below root's group, or below groups that a user's service manager delegates.
struct ControlGroup {
    private let folders: [String]
    private static let number = Atomic<Int>(0)
    private static let prefix = "traitscope-"
    private static let unified = ""

    /// The folders in which groups can be created: one folder in the unified hierarchy, or the folders for memory and processes in version
    /// 1. A process can only be in a group without children, so a sibling is tried second. Empty if no group can be created.
    private static let parents: [String] = {
        let own = ownFolders
        for parent in own.values.joined() { removeLeftovers(in: parent) }
        let first = ["memory", "pids"].compactMap { own[$0]?.first }
        let candidates = own[unified, default: []].map { [$0] } + [first, Array(first.prefix(1))]
        return candidates.first { ControlGroup(in: $0, .code)?.remove() != nil } ?? []
    }()

    static var isAvailable: Bool { !parents.isEmpty }

    /// `nil` if no group can be created.
    init?(_ limits: RunLimits) { self.init(in: Self.parents, limits) }

    private init?(in parents: [String], _ limits: RunLimits) {
        folders = parents.compactMap(Self.made(in:))
        guard !parents.isEmpty, folders.count == parents.count, set(limits) else {
            for folder in folders { rmdir(folder) }
            return nil
        }
    }

    private func set(_ limits: RunLimits) -> Bool {
        let isFirstVersion = Self.write("\(limits.memory)", to: "memory.limit_in_bytes", in: folders[0])
        guard isFirstVersion || Self.write("\(limits.memory)", to: "memory.max", in: folders[0]) else { return false }
        _ = Self.write("0", to: "memory.swap.max", in: folders[0])
        _ = Self.write("1", to: "memory.oom.group", in: folders[0])
        let limitsProcesses = limits.processes.map { Self.write("\($0)", to: "pids.max", in: folders[folders.count - 1]) } ?? true
        return isFirstVersion || limitsProcesses
    }

    func add(_ process: pid_t) -> Bool { folders.allSatisfy { Self.write("\(process)", to: "cgroup.procs", in: $0) } }

    /// Whether the system ended a process because of the memory limit.
    var hasBeenExceeded: Bool {
        ["memory.events", "memory.oom_control"].contains { name in
            guard let bytes = BoundedFile.bytes(of: "\(folders[0])/\(name)", limit: 1 << 16) else { return false }
            return String(decoding: bytes, as: UTF8.self).split(separator: "\n").contains { $0.hasPrefix("oom_kill ") && !$0.hasSuffix(" 0") }
        }
    }

    /// Removes the group after its processes have ended.
    func remove() {
        for folder in folders {
            var attempts = 50
            while rmdir(folder) != 0, errno == EBUSY, attempts > 0 {
                attempts -= 1
                usleep(2_000)
            }
        }
    }

    // MARK: Files

    private static func removeLeftovers(in parent: String) {
        for name in FileStatus.names(inFolder: parent) where name.hasPrefix(prefix) {
            let process = name.dropFirst(prefix.count).prefix { $0 != "-" }
            if pid_t(process).map(ProgramRun.hasEnded) == true { rmdir("\(parent)/\(name)") }
        }
    }

    private static func made(in parent: String) -> String? {
        let folder = "\(parent)/\(prefix)\(getpid())-\(number.add(1, ordering: .relaxed).newValue)"
        return mkdir(folder, 0o755) == 0 ? folder : nil
    }

    private static func write(_ text: String, to name: String, in folder: String) -> Bool {
        let file = open("\(folder)/\(name)", O_WRONLY | O_CLOEXEC)
        guard file >= 0 else { return false }
        defer { close(file) }
        return Foundation.write(file, text, text.utf8.count) == text.utf8.count
    }

    /// The folders of our own group and of its parent group, by resource.
    private static var ownFolders: [String: [String]] {
        var mounts: [String: String] = [:]
        for line in lines(of: "/proc/self/mountinfo") {
            // The format is `36 35 98:0 /root /mount options - type source super-options`.
            let fields = line.split(separator: " ")
            guard let dash = fields.firstIndex(of: "-"), fields.count > dash + 3, fields.count > 4 else { continue }
            if fields[dash + 1] == "cgroup2" { mounts[unified] = String(fields[4]) }
            if fields[dash + 1] == "cgroup" { for option in fields[dash + 3].split(separator: ",") { mounts[String(option)] = String(fields[4]) } }
        }
        var folders: [String: [String]] = [:]
        for line in lines(of: "/proc/self/cgroup") {
            // The format is `4:memory:/path` or `0::/path`.
            let fields = line.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
            guard fields.count == 3 else { continue }
            for resource in fields[1].split(separator: ",", omittingEmptySubsequences: false) {
                guard let mount = mounts[String(resource)] else { continue }
                let own = fields[2] == "/" ? mount : "\(mount)\(fields[2])"
                folders[String(resource)] = [own] + (fields[2] == "/" ? [] : [OutputFile.folder(of: own)])
            }
        }
        return folders
    }

    private static func lines(of path: String) -> [Substring] {
        String(decoding: BoundedFile.bytes(of: path, limit: 1 << 20) ?? [], as: UTF8.self).split(separator: "\n")
    }
}

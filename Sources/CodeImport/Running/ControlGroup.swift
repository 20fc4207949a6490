import Files
import Foundation
import Synchronization

/// A control group (cgroup) for one run, which limits memory and processes in sum. It is made next to or below our own group, where the
/// system lets us: below root's, or below those that a user's service manager delegates.
struct ControlGroup {
    private let folders: [String]
    private static let number = Atomic<Int>(0)
    private static let prefix = "traitscope-"
    private static let unified = ""

    static let isAvailable: Bool = {
        guard let group = ControlGroup(.code) else { return false }
        group.remove()
        return true
    }()

    /// `nil` where no group can be made.
    init?(_ limits: RunLimits) {
        let own = Self.ownFolders
        if let unified = own[Self.unified, default: []].lazy.compactMap({ Self.made(in: $0) }).first(where: { Self.limit(unified: $0, limits) }) {
            folders = [unified]
            return
        }
        // The first version, with a hierarchy for each resource.
        guard let memory = own["memory"]?.first.flatMap(Self.made(in:)) else { return nil }
        guard Self.write("\(limits.memory)", to: "memory.limit_in_bytes", in: memory) else {
            rmdir(memory)
            return nil
        }
        var folders = [memory]
        if let count = limits.processes, let processes = own["pids"]?.first.flatMap(Self.made(in:)) {
            if Self.write("\(count)", to: "pids.max", in: processes) { folders.append(processes) } else { rmdir(processes) }
        }
        self.folders = folders
    }

    private static func limit(unified folder: String, _ limits: RunLimits) -> Bool {
        guard write("\(limits.memory)", to: "memory.max", in: folder), limits.processes.map({ write("\($0)", to: "pids.max", in: folder) }) ?? true
        else {
            rmdir(folder)
            return false
        }
        _ = write("0", to: "memory.swap.max", in: folder)
        _ = write("1", to: "memory.oom.group", in: folder)
        return true
    }

    func add(_ process: pid_t) -> Bool { folders.allSatisfy { Self.write("\(process)", to: "cgroup.procs", in: $0) } }

    /// Whether the system ended a process because of the limit on memory.
    var hasBeenExceeded: Bool {
        ["memory.events", "memory.oom_control"].contains { name in
            guard let bytes = BoundedFile.bytes(of: "\(folders[0])/\(name)", limit: 1 << 16) else { return false }
            return String(decoding: bytes, as: UTF8.self).split(separator: "\n").contains { $0.hasPrefix("oom_kill ") && !$0.hasSuffix(" 0") }
        }
    }

    /// After its processes have ended.
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

    /// The folders for new groups by resource, without the groups of killed programs. Those of the unified hierarchy limit memory.
    private static let ownFolders: [String: [String]] = {
        var folders = readOwnFolders()
        folders[unified]?.removeAll { parent in
            !lines(of: "\(parent)/cgroup.subtree_control").contains { $0.split(separator: " ").contains("memory") }
        }
        for parent in folders.values.joined() { removeLeftovers(in: parent) }
        return folders
    }()

    /// A process may be in a group without children only, so that a sibling comes second.
    private static func readOwnFolders() -> [String: [String]] {
        var mounts: [String: String] = [:]
        for line in lines(of: "/proc/self/mountinfo") {
            // `36 35 98:0 /root /mount options - type source super-options`
            let fields = line.split(separator: " ")
            guard let dash = fields.firstIndex(of: "-"), fields.count > dash + 3, fields.count > 4 else { continue }
            if fields[dash + 1] == "cgroup2" { mounts[unified] = String(fields[4]) }
            if fields[dash + 1] == "cgroup" { for option in fields[dash + 3].split(separator: ",") { mounts[String(option)] = String(fields[4]) } }
        }
        var folders: [String: [String]] = [:]
        for line in lines(of: "/proc/self/cgroup") {
            // `4:memory:/path`, or `0::/path`
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

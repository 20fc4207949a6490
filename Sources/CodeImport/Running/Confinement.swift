import Files
import Foundation
import Synchronization

/// The confinement, by `bwrap` (bubblewrap), of imported code and of the programs that build it.
///
/// The code sees a separate root, `ProgramRoot`, and nothing else of the machine. It has no network, no terminal, no descriptors except its
/// three pipes, no privileges and no access to other users' processes. Some system calls are refused (`SystemCallFilter`). Compilers see
/// the whole machine, but can write only to the build folders. All these programs end with this program.
///
/// If this program runs as root, `bwrap` starts as another user, because the kernel's settings belong to root in every namespace. An outer
/// `bwrap` makes files available that this user cannot access.
package struct Confinement: Sendable {
    /// Whether the system supports all of this. Otherwise, only the time and the memory of each process are limited.
    package let isWhole: Bool
    /// The method by which the memory of a run is limited.
    package let memoryLimit: MemoryLimit

    package enum MemoryLimit: String, Sendable {
        case controlGroup = "a control group"
        case addition = "adding up the memory of its processes every 100 ms"
    }

    private let scratch: String
    private let wall: String
    private let limits: RunLimits
    /// The options that hide the files of `/proc` that do not concern the code's processes.
    private let coverings: [String]

    private static let number = Atomic<Int>(0)

    /// The arguments that switch to another user if this program runs as root. Each run has a different user, because the system counts
    /// processes per user.
    private static var otherUser: [String] {
        let user = 60_000 + (Int(getpid()) + number.add(1, ordering: .relaxed).newValue) % 5_000
        return [setpriv, "--reuid", "\(user)", "--regid", "\(user)", "--clear-groups"]
    }
    /// Paths of programs in `PATH`, with links resolved, because an outer `bwrap` hides the folder of temporary files.
    private static let (setpriv, prlimit, timeout) = (resolved("setpriv"), resolved("prlimit"), resolved("timeout"))
    private static func resolved(_ name: String) -> String { ProgramRun.path(of: name).flatMap { FileStatus.resolvedPath($0) } ?? name }

    /// The arguments that end a program together with the process that started it, and after some seconds if this program does not end it.
    static func ended(after seconds: Double) -> [String] {
        [setpriv, "--pdeathsig", "KILL", timeout, "--signal=KILL", "\(Int(seconds.rounded(.up)) + 1)"]
    }

    static var isRoot: Bool { geteuid() == 0 }
    private static let stage = "/tmp"

    /// Determines which confinement the system supports. `scratch` is an empty folder for code that runs unconfined.
    ///
    /// - Throws: The reason, if `bwrap` is missing or too old, or if root cannot switch to another user.
    package init(trying scratch: String, limits: RunLimits = .code) throws(CodeImportFailure) {
        self.scratch = scratch
        self.limits = limits
        memoryLimit = limits.usesControlGroup && ControlGroup.isAvailable ? .controlGroup : .addition
        // The first process is `bwrap`, whose system calls are not filtered.
        let covered = ["/proc/1"] + FileStatus.names(inFolder: "/proc").filter { Int($0) == nil }.map { "/proc/\($0)" }
        coverings = covered.flatMap { path -> [String] in
            switch FileStatus(ofPath: path, followingLinks: false)?.kind {
            case .symbolicLink: []
            case .folder: ["--tmpfs", path, "--remount-ro", path]
            default: ["--ro-bind", "/dev/null", path]
            }
        }
        guard let wall = ProgramRun.path(of: "bwrap") else {
            throw CodeImportFailure("--run needs bubblewrap, which confines the code. \(Self.install)")
        }
        self.wall = FileStatus.resolvedPath(wall) ?? wall
        let root = ProgramRoot(["/usr", "/bin", "/lib", "/lib32", "/lib64"].filter { FileStatus(ofPath: $0) != nil }.map { ($0, $0) })
        func succeeds(_ arguments: [String]) -> (isSuccess: Bool, words: String) {
            guard let result = try? ProgramRun(arguments: arguments, deadline: 20).run() else { return (false, "it cannot be started") }
            return (result.isSuccess, result.errorText.split(separator: "\n").last.map(String.init) ?? "it failed")
        }
        let nothing = FileManager.default.isExecutableFile(atPath: "/bin/true") ? "/bin/true" : "/usr/bin/true"
        let (before, options) = Self.code(wall, root, coverings, limits)
        let code = succeeds(before + [self.wall] + options + [nothing])
        isWhole = code.isSuccess
        if isWhole { return }
        // Finds out which part of it is missing.
        guard succeeds([wall, "--size", "1", "--tmpfs", "/tmp", "--disable-userns", "--version"]).isSuccess else {
            throw CodeImportFailure("--run needs bubblewrap 0.8 or newer, and this one is older. \(Self.install)")
        }
        let user = Self.isRoot ? Self.otherUser : []
        guard succeeds(user + [nothing]).isSuccess else {
            throw CodeImportFailure("--run cannot confine code as root here, because root cannot become another user. Run it as an ordinary user.")
        }
        let namespaces = ["--unshare-user", "--unshare-pid", "--unshare-net", "--ro-bind", "/", "/"]
        guard !succeeds(user + [wall] + namespaces + [nothing]).isSuccess else {
            throw CodeImportFailure("bwrap cannot confine the code: \(code.words)")
        }
    }

    private static let install = "Install it with `apt-get install bubblewrap` (Debian, Ubuntu) or `dnf install bubblewrap` (Fedora)."

    // MARK: Imported code

    /// Runs the program with one line of input. Returns its output.
    func run(
        _ root: ProgramRoot, input: String, traces: Bool, within seconds: Double = .infinity
    ) throws(CodeImportFailure) -> ConfinedRun.Result {
        let folder = isWhole ? "/tmp" : scratch
        let environment = [
            "PATH": "/usr/bin:/bin", "HOME": folder, "TMPDIR": folder, "TZ": "UTC", "LANG": "en_US.UTF-8",
            "SWIFT_BACKTRACE": traces ? "enable=yes,color=no,interactive=no,threads=crashed,limit=40" : "enable=no",
        ]
        let (before, options) = Self.code(wall, root, coverings, limits)
        var run = isWhole
            ? ConfinedRun([root.program], behind: before + [wall], options, limits, filtersCalls: true)
            : ConfinedRun([root.sourceOfProgram], limits)
        run.folder = folder
        run.environment = environment
        run.input = Array("\(input)\n".utf8)
        return try run.result(within: seconds)
    }

    private static let namespaces = ["--unshare-user", "--unshare-all", "--disable-userns", "--new-session", "--die-with-parent"]

    /// The arguments before `bwrap`, and the options of `bwrap`.
    private static func code(
        _ wall: String, _ root: ProgramRoot, _ coverings: [String], _ limits: RunLimits
    ) -> (before: [String], options: [String]) {
        var staged: [String] = []
        var files = root.files
        if isRoot {
            staged = [wall, "--die-with-parent", "--dev-bind", "/", "/", "--tmpfs", stage]
            for number in files.indices {
                staged += ["--ro-bind", files[number].source, "\(stage)/\(number)"]
                files[number].source = "\(stage)/\(number)"
            }
            // Ending another user's process needs privileges. The outer `bwrap` gives them up, but `timeout` keeps them.
            staged += ended(after: limits.deadline)
            // Without all privileges, root cannot change the limits of another user's process.
            staged += otherUser + (limits.processes.map { [prlimit, "--nproc=\($0)"] } ?? [])
        }
        var options = namespaces + ["--hostname", "traitscope"]
        for file in files { options += ["--ro-bind", file.source, file.place] }
        for device in ["/dev/null", "/dev/zero", "/dev/urandom"] { options += ["--dev-bind", device, device] }
        options += ["--proc", "/proc"] + coverings
        return (staged, options + ["--size", "\(16 << 20)", "--tmpfs", "/tmp", "--remount-ro", "/", "--chdir", "/tmp"])
    }

    // MARK: Compilers

    /// Runs a compiler or another tool of the toolchain. It can write only to these folders and to a folder of its own.
    func tool(
        _ arguments: [String], writing folders: [String], input: [UInt8] = [], within seconds: Double
    ) throws(CodeImportFailure) -> ConfinedRun.Result {
        let temporary: ScratchFolder
        do {
            temporary = try ScratchFolder()
        } catch {
            throw CodeImportFailure("No temporary folder can be created: \(error.localizedDescription)")
        }
        defer { temporary.remove() }
        var run = ConfinedRun(arguments, .tool)
        if isWhole {
            var options = Self.namespaces + ["--ro-bind", "/", "/", "--dev", "/dev", "--proc", "/proc", "--ro-bind", "/proc/sys", "/proc/sys"]
            for folder in folders + [temporary.path] { options += ["--bind", folder, folder] }
            run = ConfinedRun(arguments, behind: [wall], options, .tool, filtersCalls: false)
        }
        run.environment = ProcessInfo.processInfo.environment.merging(["TMPDIR": temporary.path]) { $1 }
        run.input = input
        return try run.result(within: seconds)
    }
}

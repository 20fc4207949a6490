import Files
import Foundation
import Synchronization

/// The confinement of imported code and of the programs that build it, by `bwrap` (bubblewrap).
///
/// The code sees a root of its own, `ProgramRoot`, and nothing else of the machine. It has no network, no terminal, no descriptor but its
/// three pipes, no privileges and no other users' processes, and cannot make some system calls (`SystemCallFilter`). Compilers see the
/// whole machine, but can write only where they build. All of them end with this program.
///
/// As root, `bwrap` starts as another user, because the kernel's settings belong to root in every namespace. What that user may not reach
/// is staged by an outer `bwrap`.
package struct Confinement: Sendable {
    /// Whether the system supports all of this. If not, only time and the memory of each process are limited.
    package let isWhole: Bool
    /// The way in which the memory of a run is limited.
    package let memoryLimit: MemoryLimit

    package enum MemoryLimit: String, Sendable {
        case controlGroup = "a control group"
        case addition = "adding up the memory of its processes every 100 ms"
    }

    private let scratch: String
    private let wall: String
    private let limits: RunLimits
    /// The options that cover the files of `/proc` which are not about processes of the code.
    private let coverings: [String]

    private static let number = Atomic<Int>(0)

    /// Changes to a user of imported code where this program runs as root. Each run has another one, since the system counts the
    /// processes of a user.
    private static var otherUser: [String] {
        let user = 60_000 + (Int(getpid()) + number.add(1, ordering: .relaxed).newValue) % 5_000
        return [setpriv, "--reuid", "\(user)", "--regid", "\(user)", "--clear-groups"]
    }
    /// Programs of `PATH` without links, since an outer `bwrap` covers the folder of temporary files.
    private static let (setpriv, prlimit, timeout) = (resolved("setpriv"), resolved("prlimit"), resolved("timeout"))
    private static func resolved(_ name: String) -> String { ProgramRun.path(of: name).flatMap { FileStatus.resolvedPath($0) } ?? name }

    /// Words that end a program with the process that starts it, and after some seconds if we do not.
    static func ended(after seconds: Double) -> [String] {
        [setpriv, "--pdeathsig", "KILL", timeout, "--signal=KILL", "\(Int(seconds.rounded(.up)) + 1)"]
    }

    static var isRoot: Bool { geteuid() == 0 }
    private static let stage = "/tmp"

    /// Tests which confinement the system supports. `scratch` is an empty folder for code that runs unconfined.
    ///
    /// - Throws: The reason if `bwrap` is missing or too old, or root cannot become another user.
    package init(trying scratch: String, limits: RunLimits = .code) throws(CodeImportFailure) {
        self.scratch = scratch
        self.limits = limits
        memoryLimit = limits.usesControlGroup && ControlGroup.isAvailable ? .controlGroup : .addition
        // The first process is that of `bwrap`, whose system calls are not filtered.
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
        // Which of its parts is missing?
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

    /// The program's output for one line of input.
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

    /// The words before `bwrap`, and its options.
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
            // The system lets a process end another user's only with privileges, which the outer `bwrap` gives up and `timeout` keeps.
            staged += ended(after: limits.deadline)
            // Root without all privileges cannot change the limits of another user's process.
            staged += otherUser + (limits.processes.map { [prlimit, "--nproc=\($0)"] } ?? [])
        }
        var options = namespaces + ["--hostname", "traitscope"]
        for file in files { options += ["--ro-bind", file.source, file.place] }
        for device in ["/dev/null", "/dev/zero", "/dev/urandom"] { options += ["--dev-bind", device, device] }
        options += ["--proc", "/proc"] + coverings
        return (staged, options + ["--size", "\(16 << 20)", "--tmpfs", "/tmp", "--remount-ro", "/", "--chdir", "/tmp"])
    }

    // MARK: Compilers

    /// Runs a compiler or another tool of the toolchain, which can write only into these folders and one of its own.
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

import Foundation

/// The confinement of imported code. It has no network, can write only into a scratch folder, and is limited to 5 seconds of CPU time
/// and 1 GB of memory. The scratch folder is in memory and has 16 MB. There are at most 64 processes and threads, and all end with the
/// first. If the machine runs out of memory, they end before other programs.
package struct Confinement: Sendable {
    /// Whether the system supports all of this. If not, only time and memory are limited.
    package let isWhole: Bool

    private let scratch: String
    private let prefix: [String]
    private let limits: String

    private static let setpriv = "/usr/bin/setpriv"
    private static let unshare = "/usr/bin/unshare"
    private static let namespaces = [
        "--user", "--map-root-user", "--net", "--mount", "--ipc", "--pid", "--fork", "--kill-child", "--mount-proc",
    ]

    /// The limits of `setrlimit`, set by the shell: seconds, kilobytes, blocks, and open files.
    private static func limits(seconds: Int) -> String {
        "ulimit -t \(seconds); ulimit -v 1048576 2>/dev/null; ulimit -f 16384; ulimit -c 0; ulimit -n 64;"
    }

    /// The limit of `setrlimit` on processes does not apply to root. Since Linux 6.14 a namespace has its own highest process id, and ids
    /// below 300 are not reused. On older systems that number belongs to the machine and stays unchanged.
    private static let processes = #"""
        release=$(uname -r)
        minor=${release#*.}
        if [ $((${release%%.*} * 1000 + ${minor%%[!0-9]*})) -ge 6014 ]; then
          echo 364 > /proc/sys/kernel/pid_max && echo 301 > /proc/sys/kernel/ns_last_pid || exit 125
        fi
        ulimit -p 64 2>/dev/null || ulimit -u 64
        echo 1000 > /proc/self/oom_score_adj
        """#

    /// Root in the namespace could undo all of this.
    private static let withoutPrivileges = "\(setpriv) --no-new-privs --inh-caps=-all --bounding-set=-all"

    /// Makes every mounted file system read-only, except a new one at `$1`.
    private static let mounts = #"""
        mount -t tmpfs -o size=16m,mode=700 tmpfs "$1" || exit 125
        while read -r _ _ _ _ point _; do
          case "$point" in
            "$1"|/proc|/proc/*) ;;
            *)
              mount -o remount,bind,ro "$(printf '%b' "$point")" 2>/dev/null ||
                case "$point" in /dev/*|/sys/*|/sys) ;; *) exit 125 ;; esac ;;
          esac
        done < /proc/self/mountinfo
        mount -t tmpfs -o size=1m tmpfs /dev/shm 2>/dev/null
        cd "$1" || exit 125
        """#

    /// Tests which confinement the system supports. `scratch` is an empty folder. `seconds` is the CPU time of each process.
    package init(trying scratch: String, seconds: Int = 5) {
        self.scratch = scratch
        limits = Self.limits(seconds: seconds)
        let script = "\(Self.mounts)\n\(Self.processes)\n\(limits) shift; exec \(Self.withoutPrivileges) \"$@\""
        prefix = [Self.unshare] + Self.namespaces + ["/bin/sh", "-c", script, "run"]
        let probe = ProgramRun(
            arguments: prefix + [scratch, "/bin/sh", "-c", "! touch /tmp/traitscope-probe 2>/dev/null && touch own"],
            environment: ["PATH": "/usr/bin:/bin"], deadline: 10)
        isWhole = FileManager.default.isExecutableFile(atPath: Self.unshare) && (try? probe.run())?.isSuccess == true
    }

    /// The program's output for one line of input.
    func run(_ program: String, input: String, traces: Bool) throws(CodeImportFailure) -> ProgramRun.Result {
        let bare = ["/bin/sh", "-c", "cd \"$1\"; \(limits) shift; exec \"$@\"", "run"]
        let environment = [
            "PATH": "/usr/bin:/bin", "HOME": scratch, "TMPDIR": scratch, "TZ": "UTC", "LANG": "en_US.UTF-8",
            "SWIFT_BACKTRACE": traces ? "enable=yes,color=no,interactive=no,threads=crashed,limit=40" : "enable=no",
        ]
        return try ProgramRun(
            arguments: (isWhole ? prefix : bare) + [scratch, program], input: Array("\(input)\n".utf8), environment: environment,
            deadline: 20).run()
    }
}

import Foundation

/// Where imported code runs: without network, in a file system of which only a scratch folder can be written, for 5 seconds of a processor
/// and with 1 GB of memory. The scratch folder is in memory and has 16 MB.
package struct Confinement: Sendable {
    /// Whether the system gives all of that; otherwise only time and memory are bounded.
    package let isWhole: Bool

    private let prefix: [String]

    private static let unshare = "/usr/bin/unshare"
    private static let namespaces = [
        "--user", "--map-root-user", "--net", "--mount", "--ipc", "--pid", "--fork", "--kill-child", "--mount-proc",
    ]

    /// The limits of `setrlimit`, set by a shell, which every system has: seconds, kilobytes, blocks, and open files.
    private static let limits = "ulimit -t 5; ulimit -v 1048576 2>/dev/null; ulimit -f 16384; ulimit -c 0; ulimit -n 64;"

    /// Makes every mounted file system read-only, but a new one at `$1`.
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

    /// Tries what the system has.
    ///
    /// - Parameter scratch: An empty folder.
    package init(trying scratch: String) {
        prefix = [Self.unshare] + Self.namespaces + ["/bin/sh", "-c", "\(Self.mounts)\n\(Self.limits) shift; exec \"$@\"", "run"]
        let probe = ProgramRun(
            arguments: prefix + [scratch, "/bin/sh", "-c", "! touch /tmp/traitscope-probe 2>/dev/null && touch own"],
            environment: ["PATH": "/usr/bin:/bin"], deadline: 10)
        isWhole = FileManager.default.isExecutableFile(atPath: Self.unshare) && (try? probe.run())?.isSuccess == true
    }

    /// What a program answers to one line of input.
    func run(_ program: String, input: String, scratch: String, traces: Bool) throws(CodeImportFailure) -> ProgramRun.Result {
        let bare = ["/bin/sh", "-c", "cd \"$1\"; \(Self.limits) shift; exec \"$@\"", "run"]
        let environment = [
            "PATH": "/usr/bin:/bin", "HOME": scratch, "TMPDIR": scratch, "TZ": "UTC", "LANG": "en_US.UTF-8",
            "SWIFT_BACKTRACE": traces ? "enable=yes,color=no,interactive=no,threads=crashed,limit=40" : "enable=no",
        ]
        return try ProgramRun(
            arguments: (isWhole ? prefix : bare) + [scratch, program], input: Array("\(input)\n".utf8), environment: environment,
            deadline: 20).run()
    }
}

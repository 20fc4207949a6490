@testable import CodeImport
import Files
import Foundation
import TemporaryFolders
import Testing

#if os(Linux)
/// Programs that would harm the machine. They are written in Python, so the machine's system folders are added to their root.
struct ConfinementTests {
    private let folder: TemporaryFolder
    private let confinement: Confinement

    init() throws {
        folder = try TemporaryFolder()
        try folder.makeFolder("run")
        try folder.makeFolder("app")
        var limits = RunLimits.code
        limits.processorTime = 1
        confinement = try Confinement(trying: folder.path(of: "run"), limits: limits)
        try #require(confinement.isWhole)
    }

    private func run(_ program: String, _ other: Confinement? = nil, within seconds: Double = 20) throws -> ConfinedRun.Result {
        try folder.write("#!/usr/bin/python3\n\(program)\n", to: "app/program")
        chmod(folder.path(of: "app"), 0o755)
        chmod(folder.path(of: "app/program"), 0o755)
        let system = ["/usr", "/bin", "/lib", "/lib64"].filter { FileStatus(ofPath: $0) != nil }.map { ($0, $0) }
        let root = ProgramRoot([(folder.path(of: "app"), ProgramRoot.app)] + system)
        return try (other ?? confinement).run(root, input: "", traces: false, within: seconds)
    }

    private func output(_ program: String) throws -> String {
        let result = try run(program)
        return String(decoding: result.output, as: UTF8.self) + result.errorText
    }

    @Test func exceededLimitsAreNamed() throws {
        #expect(try run("while True: pass").excess == "it needs more than 1 seconds of processor time")
        #expect(try run("import time; time.sleep(60)", within: 0.5).excess == "it does not end within 1 seconds")
        // The program closes its outputs and continues.
        #expect(try run("import os, time; os.close(1); os.close(2); time.sleep(60)", within: 0.5).excess == "it does not end within 1 seconds")
        #expect(try run("while True: print('x' * 100000)").excess == "its output has no end")
    }

    @Test func memoryOfAProgramIsLimited() throws {
        #expect(try output("try: bytearray(2 << 30)\nexcept MemoryError: print('refused')") == "refused\n")
    }

    private static let threeChildren = """
        import os, time
        children = []
        for _ in range(3):
            child = os.fork()
            if child == 0:
                block = bytearray(360 << 20)
                time.sleep(15)
                os._exit(0)
            children.append(child)
        print(all(os.waitpid(child, 0)[1] == 0 for child in children))
        """

    /// Filling 360 MB may take several seconds of processor time on a busy machine.
    private static var patient: RunLimits {
        var limits = RunLimits.code
        limits.processorTime = 60
        return limits
    }

    @Test func theMemoryOfAllProcessesIsLimited() throws {
        let result = try run(Self.threeChildren, try Confinement(trying: folder.path(of: "run"), limits: Self.patient))
        #expect(result.excess == "it needs more than 1 GB of memory")
        #expect(String(decoding: result.output, as: UTF8.self) != "True\n")
    }

    @Test func memoryOfProcessesIsAddedUpWithoutAControlGroup() throws {
        var limits = Self.patient
        limits.usesControlGroup = false
        let added = try Confinement(trying: folder.path(of: "run"), limits: limits)
        #expect(added.memoryLimit == .addition)
        #expect(try run(Self.threeChildren, added).excess == "it needs more than 1 GB of memory")
    }

    @Test func theNumberOfProcessesIsLimitedAndAllEndWithTheFirst() throws {
        let answer = try output("""
            import ctypes, os, time
            ctypes.CDLL(None).prctl(15, b"w\(getpid())")
            count = 0
            try:
                while count < 1000:
                    if os.fork() == 0:
                        os.setsid()
                        time.sleep(4711)
                    count += 1
            except OSError:
                pass
            print(count)
            """)
        let count = try #require(Int(answer.dropLast()))
        #expect((1...64).contains(count))
        func left() -> [String] {
            FileStatus.names(inFolder: "/proc").filter { name in
                Int(name) != nil && FileManager.default.contents(atPath: "/proc/\(name)/comm") == Data("w\(getpid())\n".utf8)
            }
        }
        let end = Date(timeIntervalSinceNow: 1)
        while !left().isEmpty, Date() < end { usleep(10_000) }
        #expect(left() == [])
    }

    @Test func onlyTheTemporaryFolderIsWritableAndItsSizeIsLimited() throws {
        let answer = try output("""
            import os
            def write(path, size):
                try:
                    with open(path, "wb") as file: file.write(bytes(size))
                    return "written"
                except OSError: return "refused"
            for path in ["/own", "/app/own", "/app/program", "/proc/own", "/dev/own", "/usr/own", "\(folder.path(of: "outside"))"]:
                print(write(path, 1), end=" ")
            print(write("own", 1), *[write(f"fill{number}", 4 << 20) for number in range(5)][-1:])
            """)
        #expect(answer == String(repeating: "refused ", count: 7) + "written refused\n")
        #expect(!FileManager.default.fileExists(atPath: folder.path(of: "outside")))
    }

    @Test func filesAndProcessesOfTheMachineAreInvisible() throws {
        try folder.write("secret", to: "secret")
        let answer = try output("""
            import os
            print(sorted(os.listdir("/")), sorted(os.listdir("/dev")), os.listdir("/proc/sys"))
            print([path for path in ["\(folder.path(of: "secret"))", "/etc", "/run", "/var", "/home", "/root", "/sys"] if os.path.exists(path)])
            print([name for name in os.listdir("/proc") if name.isdigit() and int(name) > 8])
            def text(path):
                try: return open(path).read()
                except OSError: return ""
            print(os.getuid() != 0, [path for path in ["/proc/cmdline", "/proc/version", "/proc/sysrq-trigger"] if text(path)])
            """)
        let lines = answer.split(separator: "\n")
        #expect(lines.count == 4)
        #expect(lines.first?.hasPrefix("['app', 'bin', 'dev', 'lib', 'lib64', 'proc', 'tmp', 'usr'] ['null', 'urandom', 'zero'] []") == true, "\(answer)")
        #expect(lines.dropFirst() == ["[]", "[]", "True []"], "\(answer)")
    }

    @Test func noDescriptorIsInherited() throws {
        let inherited = open("/dev/null", O_RDONLY)
        let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(inherited); close(listener) }
        // The last descriptor is the open listing itself.
        #expect(try output("import os; print(sorted(map(int, os.listdir('/proc/self/fd'))))") == "[0, 1, 2, 3]\n")
        #expect(try output("import os\ntry: os.ttyname(0)\nexcept OSError: print(os.getsid(0) == os.getpgid(0))") == "True\n")
    }

    @Test func otherSystemCallsAreRefused() throws {
        let answer = try output("""
            import ctypes, fcntl, os, socket
            c = ctypes.CDLL(None, use_errno=True)
            def call(name, *arguments):
                ctypes.set_errno(0)
                getattr(c, name)(*arguments)
                return ctypes.get_errno()
            for family in [socket.AF_INET, socket.AF_INET6, socket.AF_NETLINK, socket.AF_PACKET, 40]:
                try: socket.socket(family, socket.SOCK_DGRAM)
                except OSError as error: print(error.errno, end=" ")
            print(call("memfd_create", b"x", 0), call("ptrace", 0, 0, 0, 0), call("unshare", 0x10000000), call("mount", b"a", b"/tmp", b"tmpfs", 0, 0),
                  call("chroot", b"/tmp"), call("shmget", 0, 4096, 0o1600), call("setns", 0, 0), call("umount2", b"/tmp", 0))
            for number in [248, 250, 321, 323, 425, 435] if os.uname().machine == "x86_64" else [217, 219, 280, 282, 425, 435]:
                ctypes.set_errno(0)
                c.syscall(number, 0, 0, 0, 0, 0, 0)
                print(ctypes.get_errno(), end=" ")
            for request in [0x5412, 0x541C]:
                try: fcntl.ioctl(0, request, b"x")
                except OSError as error: print(error.errno, end=" ")
            """)
        #expect(answer == "97 97 97 97 97 1 1 1 1 1 1 1 1\n1 1 1 1 1 38 1 1 ")
    }
}
#endif

struct ProgramRootTests {
    @Test func librariesAreReadFromTheOutputOfLdd() {
        let text = """
            /app/program:
            \tlinux-vdso.so.1 (0x00007ffd)
            \tlibswiftCore.so => /opt/swift usr/lib/swift/linux/libswiftCore.so (0x00007f1)
            \tlibx.so => not found
            /opt/backtrace:
            \tlibswiftCore.so => /opt/swift usr/libexec/../lib/swift/linux/libswiftCore.so (0x00007f2)
            \t/lib64/ld-linux-x86-64.so.2 (0x00007f3)
            """
        #expect(ProgramRoot.libraries(in: text) == ["/opt/swift usr/lib/swift/linux/libswiftCore.so", "/lib64/ld-linux-x86-64.so.2"])
    }
}

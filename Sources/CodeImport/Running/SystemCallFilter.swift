import Foundation

/// Refuses system calls that imported code must not make, as a second barrier. It is a program for the kernel's packet filter (seccomp(2)).
enum SystemCallFilter {
    /// The numbers of the calls on x86-64 and ARM64. −1 if a processor does not have the call.
    private static let refused: [(x86: Int, arm: Int)] = [
        (101, 117), // ptrace
        (165, 40), (166, 39), (155, 41), (161, 51), // mount, umount2, pivot_root, chroot
        (428, 428), (429, 429), (430, 430), (431, 431), (432, 432), (433, 433), (442, 442), // new calls for mounts
        (272, 97), (308, 268), // unshare, setns
        (321, 280), (298, 241), // bpf, perf_event_open
        (248, 217), (249, 218), (250, 219), // add_key, request_key, keyctl
        (425, 425), (426, 426), (427, 427), // io_uring
        (323, 282), // userfaultfd
        // These calls create memory that belongs to no process.
        (319, 279), (447, 447), (29, 194), (30, 196), (31, 195), (68, 186), (64, 190), (240, 180), // memfd, shm, msgget, semget, mq_open
        (311, 271), (438, 438), (312, 272), // process_vm_writev, pidfd_getfd, kcmp
        (303, 264), (304, 265), (300, 262), // name_to_handle_at, open_by_handle_at, fanotify_init
        (246, 104), (320, 294), (175, 105), (313, 273), (176, 106), // kexec, kernel modules
        (169, 142), (167, 224), (168, 225), (163, 89), (179, 60), (103, 116), // reboot, swap, acct, quotactl, syslog
        (164, 170), (227, 112), (159, 171), (305, 266), // clocks
        (170, 161), (171, 162), (153, 58), (172, -1), (173, -1), (154, -1), (134, -1), (135, 92), // names, hang-up, ports, personality
    ]

    #if arch(x86_64)
    private static let architecture: UInt32 = 0xC000_003E
    private static let (socket, ioctl, clone, cloneWithStructure): (UInt32, UInt32, UInt32, UInt32) = (41, 16, 56, 435)
    private static let numbers = refused.map(\.x86)
    #else
    private static let architecture: UInt32 = 0xC000_00B7
    private static let (socket, ioctl, clone, cloneWithStructure): (UInt32, UInt32, UInt32, UInt32) = (198, 29, 220, 435)
    private static let numbers = refused.map(\.arm)
    #endif

    private enum Answer {
        static let allow: UInt32 = 0x7FFF_0000
        static let kill: UInt32 = 0x8000_0000
        static func error(_ code: Int32) -> UInt32 { 0x0005_0000 | UInt32(code) }
    }

    /// The program as the kernel reads it, with 8 bytes for each instruction.
    static let program: [UInt8] = {
        var code = Code()
        code.load(4)
        code.answer(Answer.kill, unlessEqual: architecture)
        code.load(0)
        // The 32-bit calls of x86-64 have different numbers.
        code.answer(Answer.error(ENOSYS), ifAtLeast: 0x4000_0000)
        for number in numbers where number >= 0 { code.answer(Answer.error(EPERM), ifEqual: UInt32(number)) }
        // The C library then falls back to `clone`, whose flags can be checked.
        code.answer(Answer.error(ENOSYS), ifEqual: cloneWithStructure)
        // Only sockets with a path are permitted. The program can access no such socket outside its confinement.
        code.inCall(socket) { $0.load(16); $0.answer(Answer.error(EAFNOSUPPORT), unlessEqual: UInt32(AF_UNIX)) }
        code.inCall(ioctl) {
            $0.load(24)
            for terminalInput: UInt32 in [0x5412, 0x541C] { $0.answer(Answer.error(EPERM), ifEqual: terminalInput) }
        }
        // Creating new namespaces is refused.
        code.inCall(clone) { $0.load(16); $0.answer(Answer.error(EPERM), ifAnyBitOf: 0x7E02_0000) }
        code.add(0x06, Answer.allow)
        return code.bytes
    }()

    /// Instructions of the classic packet filter.
    private struct Code {
        private(set) var bytes: [UInt8] = []
        private var count: Int { bytes.count / 8 }

        mutating func add(_ operation: UInt16, _ value: UInt32, ifTrue: UInt8 = 0, ifFalse: UInt8 = 0) {
            withUnsafeBytes(of: operation) { bytes += $0 }
            bytes += [ifTrue, ifFalse]
            withUnsafeBytes(of: value) { bytes += $0 }
        }

        /// Loads four bytes of the call's description: 0 the number, 4 the architecture, 16 and later the lower halves of the arguments.
        mutating func load(_ offset: UInt32) { add(0x20, offset) }

        mutating func answer(_ answer: UInt32, ifEqual value: UInt32) { test(0x15, value, answer, skips: false) }
        mutating func answer(_ answer: UInt32, unlessEqual value: UInt32) { test(0x15, value, answer, skips: true) }
        mutating func answer(_ answer: UInt32, ifAtLeast value: UInt32) { test(0x35, value, answer, skips: false) }
        mutating func answer(_ answer: UInt32, ifAnyBitOf value: UInt32) { test(0x45, value, answer, skips: false) }

        private mutating func test(_ operation: UInt16, _ value: UInt32, _ answer: UInt32, skips: Bool) {
            add(operation, value, ifTrue: skips ? 1 : 0, ifFalse: skips ? 0 : 1)
            add(0x06, answer)
        }

        /// Instructions for a specific call. Afterwards the call's number is loaded again.
        mutating func inCall(_ number: UInt32, _ body: (inout Code) -> Void) {
            var inner = Code()
            body(&inner)
            inner.load(0)
            add(0x15, number, ifTrue: 0, ifFalse: UInt8(inner.count))
            bytes += inner.bytes
        }
    }
}

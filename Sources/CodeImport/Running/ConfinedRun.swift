import Files
import Foundation

/// A run of a confined program, within limits.
struct ConfinedRun {
    private let program: [String]
    /// The arguments up to `bwrap`, and the options of `bwrap`.
    private let wall: (words: [String], options: [String])?
    private let limits: RunLimits
    private let filtersCalls: Bool
    var environment: [String: String] = [:]
    var input: [UInt8] = []
    /// The working folder, for a program that is not confined.
    var folder: String?

    struct Result {
        var output: [UInt8]
        var errorText: String
        /// The exceeded limit in words: "it needs more than 1 GB of memory".
        var excess: String?
        var isSuccess: Bool
    }

    /// Creates a run without confinement.
    init(_ program: [String], _ limits: RunLimits) {
        // The program ends together with the process that started it.
        (self.program, self.limits, filtersCalls) = (["setpriv", "--pdeathsig", "KILL"] + program, limits, false)
        wall = nil
    }

    /// - Parameter words: The arguments that start `bwrap`.
    init(_ program: [String], behind words: [String], _ options: [String], _ limits: RunLimits, filtersCalls: Bool) {
        (self.program, self.limits, self.filtersCalls) = (program, limits, filtersCalls)
        wall = (words, options)
    }

    func result(within seconds: Double) throws(CodeImportFailure) -> Result {
        do {
            return try run(within: min(seconds, limits.deadline))
        } catch {
            throw CodeImportFailure(error.isStop ? "It was stopped." : "\(error).")
        }
    }

    /// The program starts after its limits are set: `bwrap` reports its process on descriptor 3, then waits for a byte on descriptor 4.
    private func run(within seconds: Double) throws(ProgramFailure) -> Result {
        let (report, gate, filter) = (try ProgramPipe(), try ProgramPipe(), try ProgramPipe())
        defer { for pipe in [report, gate, filter] { pipe.close() } }
        let group = limits.usesControlGroup ? ControlGroup(limits) : nil
        defer { group?.remove() }
        var words = folder.map { ["env", "--chdir=\($0)"] } ?? []
        var descriptors: [Int32] = []
        if let wall {
            words = wall.words + ["--info-fd", "3", "--block-fd", "4"]
            descriptors = [report.writing, gate.reading]
            if filtersCalls {
                let bytes = SystemCallFilter.program
                // The filter is shorter than a pipe's capacity.
                guard bytes.withUnsafeBytes({ write(filter.writing, $0.baseAddress, $0.count) }) == bytes.count else {
                    throw ProgramFailure("the filter of system calls cannot be passed on")
                }
                filter.closeWriting()
                words += ["--seccomp", "5"]
                descriptors.append(filter.reading)
            }
            words += wall.options
        }
        words = Confinement.ended(after: seconds) + limits.words + words + program
        var run = ProgramRun(arguments: words, input: input, environment: environment, deadline: seconds)
        run.descriptors = descriptors
        run.onStart = { process in
            guard wall != nil else { return group?.add(process) ?? true }
            report.closeWriting()
            guard let program = Self.process(in: report) else { return true }
            let isLimited = limits.processes.map { Self.limitProcesses(of: program, to: $0) } ?? true
            guard isLimited, group?.add(program) ?? true else { return false }
            return write(gate.writing, "1", 1) == 1
        }
        run.watch = { process in
            group == nil && MemoryUse.ofProcesses(from: process) > limits.memory ? .memory : nil
        }
        let result = try run.run()
        let isTooLarge = result.exceeded == .memory || group?.hasBeenExceeded == true
        return Result(
            output: result.output, errorText: result.errorText, excess: excess(result, isTooLarge: isTooLarge, seconds),
            isSuccess: result.isSuccess && !isTooLarge)
    }

    private func excess(_ result: ProgramRun.Result, isTooLarge: Bool, _ seconds: Double) -> String? {
        if isTooLarge { return "it needs more than \(limits.memory >> 30) GB of memory" }
        switch (result.exceeded, result.signal) {
        case (.deadline, _): return "it does not end within \(Int(seconds.rounded())) seconds"
        case (.output, _): return "its output has no end"
        case (_, SIGXCPU): return limits.processorTime.map { "it needs more than \($0) seconds of processor time" }
        default: return nil
        }
    }

    /// The process in the report of `bwrap`: `{"child-pid": 4711, …}`. `nil` if `bwrap` failed earlier.
    private static func process(in report: ProgramPipe) -> pid_t? {
        var text: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 256)
        while !text.contains(UInt8(ascii: "}")) {
            let count = read(report.reading, &buffer, buffer.count)
            guard count > 0 || (count < 0 && errno == EINTR) else { return nil }
            text += buffer[..<max(0, count)]
        }
        let value = try? JSONSerialization.jsonObject(with: Data(text)) as? [String: Any]
        return (value?["child-pid"] as? NSNumber).map { pid_t($0.int32Value) }
    }

    /// Limits processes. In the namespace of `bwrap`, only its own processes count. Root's substitute user has the limit from the start.
    private static func limitProcesses(of process: pid_t, to count: Int) -> Bool {
        #if os(Linux)
        guard !Confinement.isRoot else { return true }
        var limit = rlimit(rlim_cur: rlim_t(count), rlim_max: rlim_t(count))
        return setLimit(process, numberOfProcesses, &limit, nil) == 0
        #else
        return true
        #endif
    }
}

#if os(Linux)
/// `RLIMIT_NPROC`.
private let numberOfProcesses: Int32 = 6

/// glibc's headers declare this function only for GNU sources.
@_silgen_name("prlimit")
private func setLimit(_ process: pid_t, _ resource: Int32, _ new: UnsafePointer<rlimit>?, _ old: UnsafeMutablePointer<rlimit>?) -> Int32
#endif

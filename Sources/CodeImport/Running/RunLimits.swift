/// The limits of a run.
package struct RunLimits: Sendable {
    /// The maximum duration, in seconds.
    var deadline: Double
    /// The maximum processor time of each process, in seconds.
    var processorTime: Int?
    /// The maximum memory of all processes together, in bytes.
    var memory: Int
    /// The maximum address space of each process, in bytes.
    var addressSpace: Int
    /// The maximum size of a written file, in bytes.
    var file: Int?
    /// The maximum number of processes and threads, if `bwrap` confines them.
    var processes: Int?
    var openFiles: Int?
    /// Whether a control group limits memory, if one can be created.
    var usesControlGroup = true

    /// The limits of imported code. Several programs run in parallel, so the deadline is much longer than the processor time.
    package static let code = RunLimits(
        deadline: 40, processorTime: 5, memory: 1 << 30, addressSpace: 1 << 30, file: 8 << 20, processes: 64, openFiles: 64)
    static let tool = RunLimits(deadline: 600, memory: 4 << 30, addressSpace: 3 << 30)

    /// The limits as arguments of `prlimit`. No process writes a core file.
    var words: [String] {
        var words = ["prlimit", "--core=0", "--as=\(addressSpace)"]
        // The first signal identifies the limit. The second signal cannot be ignored.
        if let processorTime { words.append("--cpu=\(processorTime):\(processorTime + 1)") }
        if let file { words.append("--fsize=\(file)") }
        if let openFiles { words.append("--nofile=\(openFiles)") }
        return words
    }
}

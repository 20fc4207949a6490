/// The limits of a run.
package struct RunLimits: Sendable {
    /// In seconds.
    var deadline: Double
    /// Processor time of each process, in seconds.
    var processorTime: Int?
    /// Of all processes together, in bytes.
    var memory: Int
    /// Address space of each process, in bytes.
    var addressSpace: Int
    /// The size of a written file, in bytes.
    var file: Int?
    /// Processes and threads, where `bwrap` confines them.
    var processes: Int?
    var openFiles: Int?
    /// Whether a control group limits memory, where one can be made.
    var usesControlGroup = true

    /// Several programs run at the same time, so that the deadline is far above the processor time.
    package static let code = RunLimits(
        deadline: 40, processorTime: 5, memory: 1 << 30, addressSpace: 1 << 30, file: 8 << 20, processes: 64, openFiles: 64)
    static let tool = RunLimits(deadline: 600, memory: 4 << 30, addressSpace: 3 << 30)

    /// As options of `prlimit`. No process writes a core file.
    var words: [String] {
        var words = ["prlimit", "--core=0", "--as=\(addressSpace)"]
        // The first signal names the limit, the second cannot be ignored.
        if let processorTime { words.append("--cpu=\(processorTime):\(processorTime + 1)") }
        if let file { words.append("--fsize=\(file)") }
        if let openFiles { words.append("--nofile=\(openFiles)") }
        return words
    }
}

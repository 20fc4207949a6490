import Foundation

/// The two ends of a pipe. A child gets neither unless it is given one.
struct PipeEnds: Sendable {
    let reading: Int32
    let writing: Int32

    init() throws {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else {
            throw ChildProcess.Failure(description: "There is no pipe to be had: \(String(cString: strerror(errno)))")
        }
        defer { for end in ends { close(end) } }
        // Numbers well above those a child sees them under, so that giving it one cannot overwrite the other.
        reading = fcntl(ends[0], F_DUPFD_CLOEXEC, 32)
        writing = fcntl(ends[1], F_DUPFD_CLOEXEC, 32)
    }
}

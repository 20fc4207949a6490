import Foundation
import SeededRandom
import Testing

/// Passes many inputs to one entry point of the program. No input may crash it. A long run
/// also checks how long each input takes, and that memory does not grow.
///
/// `TRAITSCOPE_FUZZ_INPUTS` sets the number of inputs for each entry point, and makes the run a long one. `TRAITSCOPE_RANDOM_SEED` sets the
/// number of the first input. Input number n depends only on n. A long run writes the current input to a file, which can be examined
/// after a crash.
struct FuzzRun {
    let door: String
    private let seeds: Range<Int>
    private let isLong: Bool

    /// - Parameters:
    ///   - share: The share of the inputs for the entry point: less than 1 if each takes long.
    ///   - short: The default number of inputs with the sweeps. Without them, a quarter is used.
    init(_ door: String, share: Double = 1, short: Int = 300) {
        self.door = door
        let environment = ProcessInfo.processInfo.environment
        let asked = environment["TRAITSCOPE_FUZZ_INPUTS"].flatMap(Int.init)
        isLong = asked != nil
        let first = environment["TRAITSCOPE_RANDOM_SEED"].flatMap(Int.init) ?? 0
        seeds = first..<(first + max(1, asked.map { Int(Double($0) * share) } ?? (Sweeps.areRun ? short : short / 4)))
    }

    /// - Parameters:
    ///   - input: Makes an input.
    ///   - handle: Passes the input to the program. Returns a word for the result, or throws if it is wrong.
    func callAsFunction<Input>(
        input: (inout SeededGenerator) throws -> Input, handle: (Input) throws -> String
    ) throws {
        var outcomes: [String: Int] = [:]
        var slowest = (seed: seeds.lowerBound, time: Duration.zero)
        var memoryHalfway = 0
        let clock = ContinuousClock()
        let start = clock.now
        for seed in seeds {
            var random = SeededGenerator(seed: seed)
            let input = try input(&random)
            keep(input)
            let started = clock.now
            do {
                outcomes[try handle(input), default: 0] += 1
            } catch {
                Issue.record("\(door), input \(seed): \(error) for \(String(describing: input).prefix(2000).debugDescription)")
                return
            }
            let time = clock.now - started
            if time > slowest.time { slowest = (seed, time) }
            if seed == (seeds.lowerBound + seeds.upperBound) / 2 { memoryHalfway = Self.residentKilobytes }
        }
        let growth = Self.residentKilobytes - memoryHalfway
        let words = outcomes.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }.joined(separator: ", ")
        print("\(door): inputs \(seeds.lowerBound) to \(seeds.upperBound - 1) in \(clock.now - start): \(words); "
            + "slowest \(slowest.time) (input \(slowest.seed)); \(growth) KB more memory in the second half")
        guard isLong else { return }
        #expect(slowest.time < .seconds(1), "\(door), input \(slowest.seed)")
        #expect(growth < 32 * 1024, "\(door) keeps memory")
    }

    /// Writes the input to a file, which can be examined after a crash.
    private func keep(_ input: some Any) {
        guard isLong else { return }
        let text = (input as? [UInt8]).map { Data($0) } ?? Data(String(describing: input).utf8)
        try? text.write(to: FileManager.default.temporaryDirectory.appending(path: "traitscope-fuzz-\(door).input"))
    }

    /// The process's resident memory. 0 if the system does not report it in a file.
    private static var residentKilobytes: Int {
        let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)
        let line = status?.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
        return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) } ?? 0
    }
}

/// An entry point's result for an input is impossible.
struct FuzzFault: Error, CustomStringConvertible {
    var description: String

    init(_ description: String) {
        self.description = description
    }
}

import Foundation
import PlaygroundModel
import RandomApps
import SeededRandom
import Testing

/// Rules for the bundled playgrounds after random events, on any device under any version of iOS: see
/// ``SoundnessCheck`` and ``RandomSequence``.
///
/// `TRAITSCOPE_RANDOM_SEQUENCES` sets the number of sequences, `TRAITSCOPE_RANDOM_SEED` the number of the first one. A failure
/// prints the number of its sequence.
@Suite struct RandomSequencesTests {
    private static let seeds: Range<Int> = {
        let environment = ProcessInfo.processInfo.environment
        let first = environment["TRAITSCOPE_RANDOM_SEED"].flatMap(Int.init) ?? 0
        return first..<(first + (environment["TRAITSCOPE_RANDOM_SEQUENCES"].flatMap(Int.init) ?? (Sweeps.areRun ? 120 : 40)))
    }()

    private static let chunks = 8
    /// Drawing takes far longer than simulation, so only one in this many sequences is played on a page, too.
    private static let sequencesPerPage = 20

    @Test(arguments: 0..<chunks) func randomSequencesLeaveASoundAppAndCanBeUndone(_ chunk: Int) throws {
        let renderer = try Repository.renderer()
        for seed in Self.seeds where seed % Self.chunks == chunk {
            let sequence = try #require(RandomSequence(seed: seed))
            let played = sequence.play()
            if played.fault != nil {
                report(sequence, played.events) { sequence.fault(of: $0) }
                return
            }
            guard seed % Self.sequencesPerPage == 0 else { continue }
            if sequence.faultOfPage(played.events, with: renderer) != nil {
                report(sequence, played.events) { sequence.faultOfPage($0, with: renderer) }
                return
            }
        }
    }

    /// Records the shortest failing list of events.
    private func report(_ sequence: RandomSequence, _ events: [Event], fault: ([Event]) -> String?) {
        let shortest = events.shortestFailure { fault($0) != nil }
        Issue.record("\(sequence): \(shortest.map(\.description)): \(fault(shortest) ?? "")")
    }
}

import Testing

@testable import SourceDiagnostics

@Suite struct EditDistanceTests {
    @Test(arguments: [
        ("", "", 0), ("a", "", 1), ("kitten", "sitting", 3), ("ab", "ba", 1), ("abcd", "acbd", 1), ("ca", "abc", 3), ("猫犬", "犬猫", 1),
    ])
    func editsAreCountedAndSwappedNeighboursCountOnce(left: String, right: String, edits: Int) {
        #expect(EditDistance.between(Array(left), Array(right), cutOff: 9) == edits)
        #expect(EditDistance.between(Array(right), Array(left), cutOff: 9) == edits)
    }

    @Test func distancesBeyondTheCutOffAreNil() {
        #expect(EditDistance.between(Array("kitten"), Array("sitting"), cutOff: 2) == nil)
        #expect(EditDistance.between(Array("a"), Array("abcdef"), cutOff: 2) == nil)
    }
}

import Testing
@testable import PlaygroundServer

@Suite struct PortChoiceTests {
    @Test func thePreferredPortIsTriedFirstThenTheFollowingOnes() {
        #expect(PortChoice.standard.candidates.prefix(3) == [8425, 8426, 8427])
    }

    @Test func noPortsFollowTheLast() {
        #expect(PortChoice.preferred(65534).candidates == [65534, 65535])
    }

    @Test func aRequestedPortIsTheOnlyOneTried() {
        #expect(PortChoice.exactly(8425).candidates == [8425])
    }
}

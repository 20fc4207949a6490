import PlaygroundModel
import Testing

@Suite struct VersionTableTests {
    private let heights: VersionTable<Double> = [.since(8, 44, "a"), .since(12, 50, "b"), .since(18, 52, "c")]

    @Test(arguments: [(8, 44.0), (11, 44), (12, 50), (17, 50), (18, 52), (26, 52)])
    func theLastRowThatIsNotNewerApplies(version: Int, height: Double) {
        #expect(heights[BehaviourProfile(version: SystemVersion(version))] == height)
    }

    @Test func versionsOlderThanAllRowsHaveTheFirstValue() {
        #expect(heights[BehaviourProfile(version: 7)] == 44)
    }

    @Test(arguments: [
        (8, ModalPresentationStyle.fullScreen), (12, .fullScreen), (13, .pageSheet), (17, .pageSheet), (18, .formSheet),
    ])
    func automaticPresentationsFollowTheVersion(version: Int, style: ModalPresentationStyle) {
        #expect(BehaviourProfile(version: SystemVersion(version)).automaticPresentationStyle == style)
    }
}

import PlaygroundModel
import Testing

@Suite struct SystemDesignTests {
    @Test(arguments: [(8, SystemDesign.outlined), (12, .outlined), (13, .filled), (18, .filled), (26, .glass)])
    func `a version draws in its own way`(version: Int, design: SystemDesign) {
        #expect(BehaviourProfile(version: SystemVersion(version)).design == design)
    }
}

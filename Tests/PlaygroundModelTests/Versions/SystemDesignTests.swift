import PlaygroundModel
import Testing

@Suite struct SystemDesignTests {
    @Test(arguments: [(8, SystemDesign.outlined), (12, .outlined), (13, .filled), (18, .filled), (26, .glass)])
    func `a version has its own design`(version: Int, design: SystemDesign) {
        #expect(BehaviourProfile(version: SystemVersion(version)).design == design)
    }

    @Test(arguments: [
        (AppDeclaration(sdk: 27), 27, SystemDesign.glass), (AppDeclaration(sdk: 18), 27, .filled), (AppDeclaration(sdk: 18), 26, .filled),
        (AppDeclaration(sdk: 26), 26, .glass), (AppDeclaration(sdk: 26, designRequiresCompatibility: true), 26, .filled),
        (AppDeclaration(sdk: 26, designRequiresCompatibility: true), 27, .filled),
        (AppDeclaration(sdk: 27, designRequiresCompatibility: true), 27, .glass), (AppDeclaration(sdk: 18), 12, .outlined),
    ])
    func `an app that is built for an earlier design keeps it`(app: AppDeclaration, version: Int, design: SystemDesign) {
        let profile = BehaviourProfile(version: SystemVersion(version), app: app)
        #expect(profile.design == design)
        #expect(profile.has(.glass) == (design == .glass) && profile.has(.minimizedTabBars) == (design == .glass))
        // Other features follow the system.
        #expect(profile.has(.freeWindows) == (version >= 26) && profile.has(.darkStyle) == (version >= 13))
    }
}

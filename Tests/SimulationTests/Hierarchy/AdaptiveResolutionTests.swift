import PlaygroundModel
@testable import Simulation
import Testing

struct AdaptiveResolutionTests {
    private func resolve(
        _ adaptive: [AdaptiveElement], views: [ViewDefinition] = [.make("next")], constraints: [LayoutConstraint] = [],
        horizontal: UserInterfaceSizeClass = .compact, vertical: UserInterfaceSizeClass = .regular
    ) -> AdaptiveResolution {
        AdaptiveResolution(
            .make("home", views: views, constraints: constraints, adaptive: adaptive),
            in: ConditionContext(
                traits: .make(horizontal: horizontal, vertical: vertical), orientation: .portrait,
                size: Size(width: 320, height: 568)
            )
        )
    }

    private func color(_ resolution: AdaptiveResolution) -> Color? {
        resolution.views.first?.properties.color(.backgroundColor)
    }

    @Test(arguments: [(UserInterfaceSizeClass.regular, SemanticColor.systemBlue), (.compact, .systemRed)])
    func anAdaptiveElementAppliesItsValueOrItsAlternative(_ vertical: UserInterfaceSizeClass, _ expected: SemanticColor) {
        let found = resolve([.make(
            when: .vertical(.regular), set: [.color("next", .systemBlue)], otherwise: [.color("next", .systemRed)]
        )], vertical: vertical)
        #expect(color(found) == .semantic(expected))
    }

    @Test func matchingElementsOverrideThoseThatDoNotMatch() {
        let found = resolve([
            .make(0, when: .vertical(.regular), set: [.color("next", .systemGreen)]),
            .make(1, when: .vertical(.compact), otherwise: [.color("next", .systemRed)]),
        ])
        #expect(color(found) == .semantic(.systemGreen))
    }

    @Test func theLaterOfTwoMatchingElementsWins() {
        let found = resolve([
            .make(0, when: .vertical(.regular), set: [.color("next", .systemGreen)]),
            .make(1, when: .horizontal(.compact), set: [.color("next", .systemBlue)]),
        ])
        #expect(color(found) == .semantic(.systemBlue))
    }

    @Test func theBaseValueAppliesIfNoElementSetsOne() {
        let views = [ViewDefinition.make("next", .button, [.backgroundColor: .color(.semantic(.systemTeal))])]
        #expect(color(resolve([], views: views)) == .semantic(.systemTeal))
        let element = AdaptiveElement.make(when: .vertical(.compact), set: [.color("next", .systemRed)])
        #expect(color(resolve([element], views: views)) == .semantic(.systemTeal))
    }

    @Test(arguments: [(UserInterfaceSizeClass.regular, ["next", "side", "inner"]), (.compact, ["next"])])
    func viewsAreInstalledAndRemovedWithTheirSubviews(_ horizontal: UserInterfaceSizeClass, _ expected: [String]) {
        let found = resolve(
            [.make(when: .horizontal(.regular), install: ["side"])],
            views: [.make("next"), .make("side", .view, subviews: ["inner"]), .make("inner")], horizontal: horizontal
        )
        #expect(found.views.map(\.id.name) == expected)
    }

    @Test func aViewStaysInstalledWhileAnyOfItsElementsHolds() {
        let found = resolve([
            .make(0, when: .horizontal(.regular), install: ["next"]), .make(1, when: .vertical(.regular), install: ["next"]),
        ])
        #expect(found.views.map(\.id.name) == ["next"])
    }

    @Test func constraintsOfActiveElementsFollowTheControllersOwn() {
        let found = resolve(
            [
                .make(0, when: .vertical(.regular), constraints: [.make("b")]),
                .make(1, when: .vertical(.compact), constraints: [.make("c")]),
                .make(2, when: .always, constraints: [.make("d")]),
            ],
            constraints: [.make("a")]
        )
        #expect(found.constraints.map(\.source) == ["a", "b", "d"])
        #expect(found.elements.map(\.holds) == [true, false, true])
    }

    /// UIActivityIndicatorView.hidesWhenStopped is `true` by default.
    @Test(arguments: [([:], nil), ([.isAnimating: .bool(false)], true), ([.isAnimating: .bool(false), .hidesWhenStopped: .bool(false)], nil)]
        as [([ViewProperty: PropertyValue], Bool?)])
    func aStoppedActivityIndicatorIsHidden(properties: [ViewProperty: PropertyValue], isHidden: Bool?) {
        let spinner = ViewDefinition(
            id: "spinner", path: DocumentPath(), kind: .activityIndicator, properties: ViewProperties(properties))
        #expect(ResolvedView(definition: spinner, properties: spinner.properties).hiddenIfStopped.properties.bool(.isHidden) == isHidden)
    }
}

extension LayoutConstraint {
    fileprivate static func make(_ source: String) -> LayoutConstraint {
        LayoutConstraint(
            id: .init(path: DocumentPath().appending(source)), source: source,
            first: LayoutAnchor(.rootView, .width), relation: .equal
        )
    }
}

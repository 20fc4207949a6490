import PlaygroundModel
import Testing

@testable import Wireframes

@Suite struct BarLookTests {
    private static func appearance(_ color: SemanticColor?, _ background: BarAppearance.Background = .default) -> BarAppearance {
        var appearance = BarAppearance()
        appearance.backgroundColor = color.map { .semantic($0) }
        appearance.background = background
        return appearance
    }

    private static func style(of look: BarLook, isCompact: Bool = false, ios: Int = 18) -> NodeStyle {
        var style = NodeStyle()
        style.scrollEdge = ScrollEdge(hasAppearance: ios >= 15, isReached: true, scrollViews: [])
        style.take(look, inCompactHeight: isCompact, BehaviourProfile(version: SystemVersion(ios)))
        return style
    }

    @Test(arguments: [
        (nil, nil, nil, true, nil), (appearance(.systemRed), nil, .semantic(.systemRed), true, nil),
        (appearance(.systemRed), appearance(.systemRed), .semantic(.systemRed), false, nil),
        (appearance(.systemRed), appearance(.systemBlue), .semantic(.systemRed), true, .semantic(.systemBlue)),
        (nil, appearance(.systemBlue), nil, true, .semantic(.systemBlue)),
        (appearance(nil, .opaque), nil, .semantic(.systemBackground), true, nil),
        (appearance(nil, .transparent), appearance(nil, .transparent), .semantic(.clear), false, nil),
    ] as [(BarAppearance?, BarAppearance?, Color?, Bool, Color?)])
    func `an appearance is over content, another at its edge`(
        standard: BarAppearance?, edge: BarAppearance?, ground: Color?, hasEdge: Bool, fill: Color?
    ) {
        var look = BarLook()
        (look.standardAppearance, look.scrollEdgeAppearance) = (standard, edge)
        let style = Self.style(of: look)
        #expect(style.backgroundColor == ground)
        #expect(style.scrollEdge?.hasAppearance == hasEdge)
        #expect(style.scrollEdge?.fill == fill)
        // Before iOS 13 there is none.
        #expect(Self.style(of: look, ios: 12).scrollEdge?.fill == nil)
    }

    @Test func `an older colour or style is an appearance where none is given`() {
        var look = BarLook()
        look.barStyle = .black
        #expect(Self.style(of: look).backgroundColor == .semantic(.black))
        #expect(look.standard(inCompactHeight: false)?.titleColor == .semantic(.white))
        look.barTintColor = .semantic(.systemTeal)
        #expect(Self.style(of: look).backgroundColor == .semantic(.systemTeal))
        look.compactAppearance = Self.appearance(.systemPink)
        #expect(Self.style(of: look, isCompact: true).backgroundColor == .semantic(.systemPink))
        look.standardAppearance = Self.appearance(.systemRed)
        #expect(Self.style(of: look).backgroundColor == .semantic(.systemRed))
    }
}

import PlaygroundModel
import Wireframes

enum WindowChoiceContext {
    static func all(_ controls: DeviceControls, of kinds: [WindowConfiguration] = WindowConfiguration.fixed) -> TemplateValue {
        let choices = fixed.filter { kinds.contains($0.window) }.map { window, title, glyph in
            let event = Event.window(window)
            return controls.choice(title, event.description, glyph: glyph) { $0 == event }
        }
        // The device decides the first size of a free window.
        return .init(choices + [controls.choice("Free window", "resize", glyph: "free") { $0.isResize }]) { $0 }
    }

    /// The fixed windows, largest first.
    private static let fixed: [(window: WindowConfiguration, title: String, glyph: String)] = [
        (.fullScreen, "Full screen", "full"), (.twoThirds, "Split View, the app on two thirds", "two-thirds"),
        (.oneHalf, "Split View, the app on a half", "half"), (.oneThird, "Split View, the app on a third", "third"),
        (.slideOver, "Slide Over", "slide-over"), (.leftHalf, "Split View, the app on the left", "left-half"),
        (.rightHalf, "Split View, the app on the right", "right-half"),
    ]
}

extension DeviceControls {
    /// A choice for a setting. It is offered or selected if one of the matching events is offered or in force.
    func choice(_ title: String, _ setting: String, glyph: String, _ matches: (Event) -> Bool) -> [String: TemplateValue] {
        [
            "title": .text(title), "setting": .text(setting), "glyph": .text(glyph),
            "isOffered": .flag(offered.contains(where: matches)), "isSelected": .flag(inForce.contains(where: matches)),
        ]
    }
}

extension Event {
    fileprivate var isResize: Bool {
        if case .environment(.window(.resizable)) = self { true } else { false }
    }
}

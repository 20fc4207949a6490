import PlaygroundModel
import Wireframes

struct WindowChoiceContext: TemplateContext, Equatable {
    let title: String
    /// The event, or only `resize`: the device decides the first size of a free window.
    let setting: String
    let glyph: String
    let isOffered: Bool
    let isSelected: Bool

    static func all(_ controls: DeviceControls, of kinds: [WindowConfiguration] = WindowConfiguration.fixed) -> [WindowChoiceContext] {
        order.filter(kinds.contains).map { fixed in
            WindowChoiceContext(
                title: title(of: fixed), setting: Event.window(fixed).description, glyph: glyph(of: fixed),
                isOffered: controls.offered.contains(.window(fixed)),
                isSelected: controls.inForce.contains(.window(fixed))
            )
        } + [WindowChoiceContext(
            title: "Free window", setting: "resize", glyph: "free", isOffered: controls.offered.contains { $0.isResize },
            isSelected: controls.inForce.contains { $0.isResize }
        )]
    }

    func child(named name: String) -> TemplateValue? {
        switch name {
        case "title": .init(title)
        case "setting": .init(setting)
        case "glyph": .init(glyph)
        case "isOffered": .init(isOffered)
        case "isSelected": .init(isSelected)
        default: nil
        }
    }

    /// Largest first.
    private static let order: [WindowConfiguration] = [.fullScreen, .twoThirds, .oneHalf, .oneThird, .slideOver, .leftHalf, .rightHalf]

    private static func title(of window: WindowConfiguration) -> String {
        switch window {
        case .fullScreen: "Full screen"
        case .oneThird: "Split View, the app on a third"
        case .oneHalf: "Split View, the app on a half"
        case .twoThirds: "Split View, the app on two thirds"
        case .slideOver: "Slide Over"
        case .leftHalf: "Split View, the app on the left"
        case .rightHalf: "Split View, the app on the right"
        case .resizable: "Free window"
        }
    }

    private static func glyph(of window: WindowConfiguration) -> String {
        switch window {
        case .fullScreen: "full"
        case .oneThird: "third"
        case .oneHalf: "half"
        case .twoThirds: "two-thirds"
        case .slideOver: "slide-over"
        case .leftHalf: "left-half"
        case .rightHalf: "right-half"
        case .resizable: "free"
        }
    }
}

extension Event {
    fileprivate var isResize: Bool {
        if case .environment(.window(.resizable)) = self { true } else { false }
    }
}

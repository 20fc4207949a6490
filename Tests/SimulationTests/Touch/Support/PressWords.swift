import PlaygroundModel
@testable import Simulation

extension PressOffer {
    /// A preview with three actions, the last of them a group of two.
    static let rich = PressOffer(actions: [
        .action(.make("Like", style: .selected)), .action(.make("Report", style: .destructive)),
        .group(.init(path: DocumentPath(), title: "Share", items: [.action(.make("Mail")), .action(.make("Message"))])),
    ])
    static let noPreview = PressOffer(hasPreview: false)
}

extension PreviewAction {
    static func make(
        _ title: String, style: Style = .default, attributes: Set<Attribute> = [], action: Action? = nil
    ) -> PreviewAction {
        PreviewAction(
            path: DocumentPath().appending("actions"), title: title, style: style, attributes: attributes, action: action
        )
    }
}

extension PressEvent {
    /// The events of a table's columns: every kind of event, a force in each range, and every impossible force.
    static let all: [PressEvent] = [
        .press(0.1), .press(0.5), .press(0.8), .press(1), .press(-1), .press(7), .press(.nan), .longPress, .lift, .swipeUp,
        .chooseAction([1]), .chooseAction([3]), .chooseAction([3, 1]), .chooseAction([9]), .tapPreview, .tapOutside,
        .interrupt, .cancelTouches,
    ]

    var words: String {
        switch self {
        case .press(let share): "press \(share)"
        case .chooseAction(let position): "choose \(position.map(String.init).joined(separator: "."))"
        default: "\(self)"
        }
    }
}

extension PressOutcome {
    var words: String {
        switch self {
        case .chose(let action): "chose \(action.title)"
        case .ended(let ending): "ended: \(ending.rawValue)"
        case .ignored(let obstacle): "ignored: \(obstacle)"
        default: "\(self)"
        }
    }
}

extension Press {
    /// The phase and the open submenu.
    var words: String {
        switch phase {
        case .touching(let progress): kind != .peek ? "touching \(progress.percent)" : "touching"
        case .hint(let progress): "hint \(progress.percent)"
        case .peek(let progress): "peek \(progress.percent)"
        case .open(let group, let isDown):
            "\(kind != .peek ? "open" : "actions")\(group.isEmpty ? "" : " \(group)") \(isDown ? "held" : "free")"
        case .idle, .refused, .popped, .cancelled: "\(phase)"
        }
    }
}

extension Double {
    fileprivate var percent: String { "\(Int((self * 100).rounded()))%" }
}

/// One line of a table: an event, the next phase, and the output.
func row(_ event: PressEvent, _ phase: String, _ outcomes: [PressOutcome]) -> String {
    let results = outcomes.isEmpty ? "" : " (\(outcomes.map(\.words).joined(separator: ", ")))"
    return "\(event.words) → \(phase)\(results)"
}

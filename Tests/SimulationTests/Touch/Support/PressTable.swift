import Testing

@testable import Simulation

/// The phases of a press, with the result of each event.
enum PressTable {
    struct Start: Sendable, CustomTestStringConvertible {
        let phase: String
        let offer: PressOffer
        var kind = PressKind.peek
        let events: [PressEvent]

        /// The table of a phase: a heading, and a line for each event.
        var rows: String { (kind == .peek ? peek : contextMenu).first { $0.hasPrefix("# \(phase)\n") } ?? "" }

        var testDescription: String { kind == .peek ? "\(phase) of a peek" : "\(phase) of a context menu" }
    }

    static let starts = peekStarts + contextMenuStarts

    private static let peekStarts = [
        Start(phase: "idle", offer: .rich, events: []), Start(phase: "touching", offer: .rich, events: [.press(0.1)]),
        Start(phase: "refused", offer: .noPreview, events: [.press(0.5)]),
        Start(phase: "hint", offer: .rich, events: [.press(0.5)]), Start(phase: "peek", offer: .rich, events: [.press(0.8)]),
        Start(phase: "actions held", offer: .rich, events: [.press(0.8), .swipeUp]),
        Start(phase: "actions free", offer: .rich, events: [.press(0.8), .swipeUp, .lift]),
        Start(phase: "group free", offer: .rich, events: [.press(0.8), .swipeUp, .lift, .chooseAction([3])]),
        Start(phase: "popped", offer: .rich, events: [.press(1)]),
        Start(phase: "cancelled", offer: .rich, events: [.press(0.8), .interrupt]),
    ]

    private static let contextMenuStarts: [Start] = {
        let (soft, hard) = (PressKind.contextMenu(opensByForce: false), PressKind.contextMenu(opensByForce: true))
        return [
            Start(phase: "idle, 3D Touch", offer: .rich, kind: hard, events: []),
            Start(phase: "idle, no 3D Touch", offer: .rich, kind: soft, events: []),
            Start(phase: "touching", offer: .rich, kind: hard, events: [.press(0.5)]),
            Start(phase: "refused", offer: .noPreview, kind: hard, events: [.longPress]),
            Start(phase: "open held", offer: .rich, kind: hard, events: [.longPress]),
            Start(phase: "open free", offer: .rich, kind: hard, events: [.longPress, .lift]),
            Start(phase: "submenu free", offer: .rich, kind: soft, events: [.longPress, .lift, .chooseAction([3])]),
            Start(phase: "cancelled", offer: .rich, kind: hard, events: [.longPress, .interrupt]),
        ]
    }()
}

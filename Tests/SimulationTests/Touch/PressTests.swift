import PlaygroundModel
import SeededRandom
import Testing

@testable import Simulation

/// The reaction of each phase of a press to each event, as complete tables for a preview and for a context menu.
@Suite struct PressTests {
    @Test(arguments: PressTable.starts)
    func `every phase handles every event`(start: PressTable.Start) {
        let actual = PressEvent.all.map { event in
            var press = Press(start.offer, kind: start.kind)
            for event in start.events { _ = press.apply(event) }
            let outcomes = press.apply(event)
            return row(event, press.words, outcomes)
        }
        #expect(actual == start.rows.split(separator: "\n").dropFirst().map(String.init))
    }

    @Test(arguments: [(6, PressKind.peek), (13, .contextMenu(opensByForce: true)), (14, .contextMenu(opensByForce: false))])
    func `a lift and a tap outside end every press`(seed: Int, kind: PressKind) {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<2_000 {
            var press = Press(.rich, kind: kind)
            for _ in 0..<12 { _ = press.apply(PressEvent.all.randomElement(using: &generator)!) }
            _ = press.apply(.lift)
            _ = press.apply(.tapOutside)
            #expect(!press.isVisible)
            #expect(press.phase == .idle)
        }
    }

    // MARK: Previews

    @Test(arguments: [(0.3299, "touching"), (0.33, "hint"), (0.6599, "hint"), (0.66, "peek"), (0.9899, "peek"), (0.99, "popped")])
    func `a phase begins at its threshold`(share: Double, phase: String) {
        var press = Press(.rich)
        _ = press.apply(.press(share))
        #expect(press.words.hasPrefix(phase))
    }

    @Test func `falling force reduces the progress but keeps the phase`() {
        var press = Press(.rich)
        _ = press.apply(.press(0.9))
        #expect(press.apply(.press(0.7)) == [])
        guard case .peek(let progress) = press.phase else { return #expect(Bool(false), "\(press.phase)") }
        #expect(abs(progress - 0.04 / 0.33) < 1e-9)
        #expect(press.apply(.press(0)) == [])
        #expect(press.phase == .peek(0))
    }

    @Test func `a preview without actions ignores a swipe`() {
        var press = Press(PressOffer())
        _ = press.apply(.press(0.8))
        #expect(press.apply(.swipeUp) == [.ignored(.noActions)])
    }

    @Test func `attributes do not affect a preview action`() {
        var press = Press(PressOffer(actions: [.action(.make("Like", attributes: [.disabled]))]))
        for event in [PressEvent.press(0.8), .swipeUp] { _ = press.apply(event) }
        #expect(press.apply(.chooseAction([1])) == [.chose(.make("Like", attributes: [.disabled]))])
    }

    // MARK: Context menus

    @Test func `disabled entries cannot be chosen and hidden ones are absent`() {
        let offer = PressOffer(actions: [
            .action(.make("Copy", attributes: [.disabled])), .action(.make("Move", attributes: [.hidden])),
        ])
        var press = Press(offer, kind: .contextMenu(opensByForce: false))
        _ = press.apply(.longPress)
        #expect(press.apply(.chooseAction([1])) == [.ignored(.actionDisabled("Copy"))])
        #expect(press.apply(.chooseAction([2])) == [.ignored(.noSuchAction([2]))])
    }

    @Test func `submenus open one inside the other`() {
        let inner = PreviewActionItem.group(.init(path: DocumentPath(), title: "More", items: [.action(.make("Print"))]))
        var press = Press(PressOffer(actions: [.group(.init(path: DocumentPath(), title: "Share", items: [inner]))]), kind: .contextMenu(opensByForce: false))
        _ = press.apply(.longPress)
        #expect(press.apply(.chooseAction([1, 1, 1])) == [.ignored(.groupNotOpen([1, 1]))])
        #expect(press.apply(.chooseAction([1])) == [.groupOpened([1])])
        #expect(press.apply(.chooseAction([1, 1])) == [.groupOpened([1, 1])])
        #expect(press.apply(.chooseAction([1, 1, 1])) == [.chose(.make("Print"))])
    }
}

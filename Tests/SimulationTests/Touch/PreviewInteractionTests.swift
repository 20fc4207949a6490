import PlaygroundModel
import Testing

@testable import Simulation

/// The rules of UIPreviewInteraction according to its documentation and WWDC 2016, session 228.
@Suite struct PreviewInteractionTests {
    @Test func `a press goes from preview to commit, each with progress from 0 to 1`() {
        var interaction = PreviewInteraction()
        #expect(interaction.press(Force(share: 0.2)) == [])
        #expect(interaction.press(Force(share: 0.33)) == [.shouldBegin(true), .didUpdatePreviewTransition(0, ended: false)])
        #expect(interaction.press(Force(share: 0.66)) == [
            .didUpdatePreviewTransition(1, ended: true), .didUpdateCommitTransition(0, ended: false),
        ])
        #expect(interaction.press(Force(share: 0.99)) == [.didUpdateCommitTransition(1, ended: true)])
        #expect(interaction.stage == .complete)
    }

    @Test func `full force causes all callbacks in order`() {
        var interaction = PreviewInteraction()
        #expect(interaction.press(Force(share: 1)) == [
            .shouldBegin(true), .didUpdatePreviewTransition(1, ended: true), .didUpdateCommitTransition(1, ended: true),
        ])
    }

    @Test func `after shouldBegin returns false there are no callbacks until a lift`() {
        var interaction = PreviewInteraction()
        let delegate = PreviewInteraction.Delegate(shouldBegin: false)
        #expect(interaction.press(Force(share: 0.5), delegate) == [.shouldBegin(false)])
        #expect(interaction.press(Force(share: 1), delegate) == [])
        #expect(interaction.lift() == [])
        #expect(interaction.press(Force(share: 0.5), delegate) == [.shouldBegin(false)])
    }

    @Test func `without a commit method a press stops at the preview`() {
        var interaction = PreviewInteraction()
        let delegate = PreviewInteraction.Delegate(hasCommit: false)
        #expect(interaction.press(Force(share: 1), delegate) == [.shouldBegin(true), .didUpdatePreviewTransition(1, ended: true)])
        #expect(interaction.press(Force(share: 1), delegate) == [])
        #expect(interaction.lift() == [.didCancel])
    }

    @Test(arguments: [0.4, 0.8])
    func `a lift before the commit cancels`(share: Double) {
        var interaction = PreviewInteraction()
        _ = interaction.press(Force(share: share))
        #expect(interaction.lift() == [.didCancel])
        #expect(interaction.stage == .notBegun)
    }

    @Test func `after cancel() there are no further callbacks until the finger is lifted`() {
        var interaction = PreviewInteraction()
        _ = interaction.press(Force(share: 0.8))
        #expect(interaction.cancel() == [.didCancel])
        #expect(interaction.press(Force(share: 1)) == [])
        #expect(interaction.cancel() == [])
        #expect(interaction.lift() == [])
        #expect(interaction.press(Force(share: 0.4)).first == .shouldBegin(true))
    }

    @Test func `falling force reduces the progress but does not return to a finished stage`() {
        var interaction = PreviewInteraction()
        _ = interaction.press(Force(share: 0.6))
        #expect(interaction.press(Force(share: 0)) == [.didUpdatePreviewTransition(0, ended: false)])
        _ = interaction.press(Force(share: 0.7))
        #expect(interaction.press(Force(share: 0.4)) == [.didUpdateCommitTransition(0, ended: false)])
    }

    @Test func `a complete interaction is not cancelled by the lift`() {
        var interaction = PreviewInteraction()
        _ = interaction.press(Force(share: 1))
        #expect(interaction.press(Force(share: 0.5)) == [])
        #expect(interaction.lift() == [])
    }
}

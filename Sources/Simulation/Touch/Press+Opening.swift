import PlaygroundModel

extension Press {
    mutating func press(_ share: Double) -> [PressOutcome] {
        guard !share.isNaN else { return [.ignored(.forceIsNoNumber)] }
        guard kind.opensByForce else { return [.ignored(.pressSaysNothing)] }
        if case .open(_, fingerIsDown: false) = phase { return [.ignored(.otherThingOpen)] }
        force = Force(share: share)
        let clamped: [PressOutcome] = force.share == share ? [] : [.forceClamped(share)]
        return clamped + advance()
    }

    private mutating func advance() -> [PressOutcome] {
        switch phase {
        case .refused, .open, .popped, .cancelled: []
        case .idle, .touching, .hint, .peek: isMenu ? advanceToMenu() : advancePeek()
        }
    }

    private mutating func advancePeek() -> [PressOutcome] {
        let callbacks = interaction.press(force, .init(shouldBegin: offer.hasPreview))
        phase = switch interaction.stage {
        case .notBegun: .touching(0)
        case .refused: .refused
        case .preview(let progress): .hint(progress)
        case .previewed(let progress): .peek(progress)
        case .complete: .popped
        case .cancelled: .cancelled
        }
        return callbacks.compactMap { $0.outcome }
    }

    private mutating func advanceToMenu() -> [PressOutcome] {
        let progress = force.progress(from: .hint, to: .peek)
        phase = .touching(offer.hasPreview ? progress : 0)
        return progress < 1 ? [] : openMenu()
    }

    mutating func longPress() -> [PressOutcome] {
        guard isMenu else { return [.ignored(.longPressSaysNothing)] }
        return switch phase {
        case .idle, .touching: openMenu()
        case .open: [.ignored(.otherThingOpen)]
        case .refused, .hint, .peek, .popped, .cancelled: []
        }
    }

    /// Opens the menu by a tap. The finger is no longer on the screen.
    mutating func openByTap() { phase = .open(group: [], fingerIsDown: false) }

    /// contextMenuInteraction(_:configurationForMenuAtLocation:).
    private mutating func openMenu() -> [PressOutcome] {
        phase = offer.hasPreview ? .open(group: [], fingerIsDown: true) : .refused
        return [offer.hasPreview ? .menuOpened : .noPreview]
    }

    mutating func swipeUp() -> [PressOutcome] {
        switch phase {
        case .peek where offer.actions.isEmpty:
            return [.ignored(.noActions)]
        case .peek:
            phase = .open(group: [], fingerIsDown: true)
            return [.actionsRevealed]
        case .open:
            return [.ignored(.actionsRevealedAlready)]
        case .idle, .touching, .refused, .hint, .popped, .cancelled:
            return [.ignored(obstacleWhileClosed)]
        }
    }

    var obstacleWhileClosed: PressObstacle {
        if isMenu { return .nothingOpen }
        return phase == .popped ? .poppedAlready : .noPeek
    }
}

extension PreviewInteraction.Callback {
    fileprivate var outcome: PressOutcome? {
        switch self {
        case .shouldBegin(let answer): answer ? .previewAvailable : .noPreview
        case .didUpdatePreviewTransition(_, let ended): ended ? .peeked : nil
        case .didUpdateCommitTransition(_, let ended): ended ? .popped : nil
        case .didCancel: nil
        }
    }
}

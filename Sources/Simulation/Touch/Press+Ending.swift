import PlaygroundModel

extension Press {
    mutating func choose(_ position: [Int]) -> [PressOutcome] {
        guard case .open(let group, let fingerIsDown) = phase else {
            if case .peek = phase { return [.ignored(.actionsNotRevealed)] }
            return [.ignored(obstacleWhileClosed)]
        }
        switch ActionChoice(of: position, among: offer.actions, open: group, honoursAttributes: isMenu) {
        case .open(let group):
            phase = .open(group: group, fingerIsDown: fingerIsDown)
            return [.groupOpened(group)]
        case .close(let group):
            phase = .open(group: group.dropLast(), fingerIsDown: fingerIsDown)
            return [.groupClosed(group)]
        case .action(let action):
            reset()
            return [.chose(action)]
        case .impossible(let obstacle):
            return [.ignored(obstacle)]
        }
    }

    /// Pops from a context menu. A peek pops only when pressed harder.
    mutating func tapPreview() -> [PressOutcome] {
        guard isMenu else { return [.ignored(isVisible ? .previewTakesNoTap : .nothingOpen)] }
        guard case .open = phase, kind.hasPreview else { return [.ignored(.nothingOpen)] }
        reset()
        return [.popped]
    }

    mutating func tapOutside() -> [PressOutcome] {
        switch phase {
        case .open:
            reset()
            return [.ended(.tappedOutside)]
        case .hint, .peek:
            return [.ignored(.fingerHoldsPeek)]
        case .idle, .touching, .refused, .popped, .cancelled:
            return [.ignored(.nothingOpen)]
        }
    }

    mutating func lift() -> [PressOutcome] {
        switch phase {
        case .idle, .open(_, fingerIsDown: false): [.ignored(.noFinger)]
        case .touching, .refused, .hint, .peek, .open(_, fingerIsDown: true), .popped, .cancelled: release(.lifted)
        }
    }

    mutating func cancelTouches() -> [PressOutcome] { release(.touchesCancelled) }

    private mutating func release(_ ending: PressEnding) -> [PressOutcome] {
        switch phase {
        case .open(let group, _):
            phase = .open(group: group, fingerIsDown: false)
            force = .none
            return []
        case .hint, .peek:
            reset()
            return [.ended(ending)]
        case .idle, .touching, .refused, .popped, .cancelled:
            reset()
            return []
        }
    }

    mutating func interrupt() -> [PressOutcome] {
        switch phase {
        case .idle, .popped, .cancelled:
            return []
        case .touching, .refused:
            phase = .cancelled
            return []
        case .hint, .peek, .open(_, fingerIsDown: true):
            _ = interaction.cancel()
            phase = .cancelled
            return [.ended(.interrupted)]
        case .open(_, fingerIsDown: false):
            reset()
            return [.ended(.interrupted)]
        }
    }
}

import PlaygroundModel

/// UIPreviewInteraction: what a press tells its delegate, from the first force to the commit.
///
/// ```
/// notBegun ──shouldBegin──▶ preview ──progress 1──▶ previewed ──progress 1──▶ complete
///     │                        │                        │
///     └──no──▶ refused         └──lift, cancel()────────┴──▶ cancelled
/// ```
///
/// Progress may fall as well as rise inside a stage, but a finished stage is not entered again. Refused, complete or
/// cancelled, nothing more is sent until the finger is lifted.
public struct PreviewInteraction: Hashable, Sendable {
    /// How far the interaction has come.
    public enum Stage: Hashable, Sendable {
        case notBegun
        case refused
        /// Progress towards the preview, 0 to 1.
        case preview(Double)
        /// The preview has ended, and progress towards the commit begins again from 0.
        case previewed(Double)
        case complete
        case cancelled
    }

    /// UIPreviewInteractionDelegate: its answer and its optional methods.
    public struct Delegate: Hashable, Sendable {
        /// previewInteractionShouldBegin(_:).
        public var shouldBegin: Bool = true
        /// Whether it has previewInteraction(_:didUpdateCommitTransition:ended:). Without, a press stops at the preview.
        public var hasCommit: Bool = true
    }

    /// A call of the delegate.
    public enum Callback: Hashable, Sendable {
        /// previewInteractionShouldBegin(_:), and the answer.
        case shouldBegin(Bool)
        /// previewInteraction(_:didUpdatePreviewTransition:ended:).
        case didUpdatePreviewTransition(Double, ended: Bool)
        /// previewInteraction(_:didUpdateCommitTransition:ended:).
        case didUpdateCommitTransition(Double, ended: Bool)
        /// previewInteractionDidCancel(_:).
        case didCancel
    }

    public private(set) var stage = Stage.notBegun

    public init() {}

    /// The finger presses with a force, which may be enough for several stages at once.
    mutating func press(_ force: Force, _ delegate: Delegate = Delegate()) -> [Callback] {
        var callbacks: [Callback] = []
        if stage == .notBegun, force >= ForceThreshold.hint.force {
            callbacks.append(.shouldBegin(delegate.shouldBegin))
            stage = delegate.shouldBegin ? .preview(0) : .refused
        }
        if case .preview = stage {
            let progress = force.progress(from: .hint, to: .peek)
            stage = progress < 1 ? .preview(progress) : .previewed(0)
            callbacks.append(.didUpdatePreviewTransition(progress, ended: progress == 1))
        }
        if case .previewed = stage, delegate.hasCommit {
            let progress = force.progress(from: .peek, to: .pop)
            stage = progress < 1 ? .previewed(progress) : .complete
            callbacks.append(.didUpdateCommitTransition(progress, ended: progress == 1))
        }
        return callbacks
    }

    /// The finger leaves the screen: a preview that was not committed is cancelled, and a new press can begin.
    public mutating func lift() -> [Callback] {
        let callbacks = cancel()
        stage = .notBegun
        return callbacks
    }

    /// `cancel()`, or an interruption such as a call.
    public mutating func cancel() -> [Callback] {
        switch stage {
        case .preview, .previewed:
            stage = .cancelled
            return [.didCancel]
        case .notBegun, .refused, .complete, .cancelled:
            return []
        }
    }
}

extension Force {
    /// How far the force is from one threshold to the next, 0 to 1.
    public func progress(from start: ForceThreshold, to end: ForceThreshold) -> Double {
        let (low, high) = (start.force.share, end.force.share)
        return min(max((share - low) / (high - low), 0), 1)
    }
}

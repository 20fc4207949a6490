import PlaygroundModel

/// UIPreviewInteraction: the calls of its delegate during a press, from the first force to the commit.
///
/// ```
/// notBegun ──shouldBegin──▶ preview ──progress 1──▶ previewed ──progress 1──▶ complete
///     │                        │                        │
///     └──no──▶ refused         └──lift, cancel()────────┴──▶ cancelled
/// ```
///
/// A finished stage does not recur. After `refused`, `complete` or `cancelled` no call follows until the finger lifts.
public struct PreviewInteraction: Hashable, Sendable {
    public enum Stage: Hashable, Sendable {
        case notBegun
        case refused
        /// The progress towards the preview, from 0 to 1.
        case preview(Double)
        /// The progress towards the commit, from 0.
        case previewed(Double)
        case complete
        case cancelled
    }

    /// UIPreviewInteractionDelegate, with its return value and its optional methods.
    public struct Delegate: Hashable, Sendable {
        public var shouldBegin: Bool = true
        /// Whether the delegate implements previewInteraction(_:didUpdateCommitTransition:ended:). If not, presses end at the preview.
        public var hasCommit: Bool = true
    }

    public enum Callback: Hashable, Sendable {
        case shouldBegin(Bool)
        case didUpdatePreviewTransition(Double, ended: Bool)
        case didUpdateCommitTransition(Double, ended: Bool)
        case didCancel
    }

    public private(set) var stage = Stage.notBegun

    public init() {}

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

    /// Cancels a preview that was not committed. A new press can begin.
    public mutating func lift() -> [Callback] {
        let callbacks = cancel()
        stage = .notBegun
        return callbacks
    }

    /// Handles `cancel()`, or an interruption such as a call.
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
    public func progress(from start: ForceThreshold, to end: ForceThreshold) -> Double {
        let (low, high) = (start.force.share, end.force.share)
        return min(max((share - low) / (high - low), 0), 1)
    }
}

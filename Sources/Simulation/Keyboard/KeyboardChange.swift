import PlaygroundModel

/// What is told of a keyboard that comes, goes or changes its height: the one place that decides it, as ``HierarchyChange`` does
/// for traits and sizes.
///
/// A text field's delegate hears that editing begins before the keyboard's notification, a text view's after it (Craig Grummitt,
/// *Keyboards, text views and first responders*, 2016). That a delegate hears of the end before the keyboard goes is recalled.
/// Doubtful: that a keyboard that stays as it is posts nothing when another view becomes first responder, and that one that takes
/// another height, as by a rotation, is posted as one that shows. `keyboardWillChangeFrameNotification`, which comes with each of
/// them, is left out.
struct KeyboardChange {
    let before: Hierarchy
    let after: Hierarchy

    /// Nothing where the keyboard is as it was.
    var entries: [LogEntry] {
        let (old, new) = (before.firstResponder, after.firstResponder)
        guard old != new || before.keyboard != after.keyboard else { return [] }
        let isOther = old.map { !$0.isSameView(as: new) } ?? (new != nil)
        let ended = isOther ? old.flatMap { entry(.ended, of: $0, in: before) }.map { [$0] } ?? [] : []
        let begun = isOther ? new.flatMap { entry(.began, of: $0, in: after) }.map { [$0] } ?? [] : []
        guard let keyboard = after.keyboard else { return ended + hiding + begun }
        guard keyboard.frame != before.keyboard?.frame else { return ended + begun }
        let (will, did) = (posted(.willShow, keyboard.frame), posted(.didShow, keyboard.frame))
        let isTextView = new.flatMap { kind(of: $0, in: after) } == .textView
        return ended + (isTextView ? [will] + begun : begun + [will]) + [did]
    }

    /// It goes below the screen.
    private var hiding: [LogEntry] {
        guard var frame = before.keyboard?.frame else { return [] }
        frame.origin.y = frame.maxY
        return [posted(.willHide, frame), posted(.didHide, frame)]
    }

    private func posted(_ moment: LogFact.KeyboardMoment, _ frame: Rect) -> LogEntry {
        LogEntry(.posted(.keyboard(moment, frame: frame)))
    }

    private func entry(_ call: LogFact.TextInputCall, of responder: FirstResponder, in hierarchy: Hierarchy) -> LogEntry? {
        kind(of: responder, in: hierarchy).map { kind in
            let view = hierarchy.controller(responder.controller)?.definition.view(responder.view)
            return LogEntry(.textInput(call, responder.view, kind), path: view?.path)
        }
    }

    private func kind(of responder: FirstResponder, in hierarchy: Hierarchy) -> ViewKind? {
        hierarchy.controller(responder.controller)?.definition.view(responder.view)?.kind
    }
}

import PlaygroundModel

/// The callbacks of a keyboard that appears, disappears or changes its height. A text field's delegate is called before the keyboard's
/// notification, a text view's delegate after it (Craig Grummitt, *Keyboards, text views and first responders*, 2016). Recalled: a delegate
/// is called before the keyboard disappears. Uncertain: an unchanged keyboard posts nothing if another view becomes first responder, and a
/// changed height, as in a rotation, is posted like an appearance. `keyboardWillChangeFrameNotification`, which accompanies each
/// notification, is omitted.
struct KeyboardChange {
    let before: Hierarchy
    let after: Hierarchy

    var entries: [LogEntry] {
        let (old, new) = (before.firstResponder, after.firstResponder)
        guard old != new || before.keyboard != after.keyboard else { return [] }
        return keyboardEntries(old, new) + sheetEntries
    }

    /// The entries for sheets that the keyboard moves when it appears or disappears.
    private var sheetEntries: [LogEntry] {
        let appears = after.keyboard != nil
        guard appears != (before.keyboard != nil) else { return [] }
        return after.controllers.compactMap { controller in
            guard let now = controller.presentation, now.form == .sheet || now.form == .formSheet, let old = before.controller(controller.id),
                  old.frame != controller.frame
            else { return nil }
            let detent = now.selectedDetent == old.presentation?.selectedDetent ? nil : now.selectedDetent
            return LogEntry(.movedByKeyboard(controller.id, detent, appears: appears), path: controller.definition.path)
        }
    }

    private func keyboardEntries(_ old: FirstResponder?, _ new: FirstResponder?) -> [LogEntry] {
        let isOther = old.map { !$0.isSameView(as: new) } ?? (new != nil)
        let ended = isOther ? entries([.shouldEnd, .ended], of: old, in: before) : []
        let begun = isOther ? entries([.began], of: new, in: after) : []
        guard let keyboard = after.keyboard else { return ended + hiding + begun }
        guard keyboard.frame != before.keyboard?.frame else { return ended + begun }
        let (will, did) = (posted(.willShow, keyboard.frame), posted(.didShow, keyboard.frame))
        let isTextView = new.flatMap { kind(of: $0, in: after) } == .textView
        return ended + (isTextView ? [will] + begun : begun + [will]) + [did]
    }

    private var hiding: [LogEntry] {
        guard var frame = before.keyboard?.frame else { return [] }
        frame.origin.y = frame.maxY
        return [posted(.willHide, frame), posted(.didHide, frame)]
    }

    private func posted(_ moment: LogFact.KeyboardMoment, _ frame: Rect) -> LogEntry {
        LogEntry(.posted(.keyboard(moment, frame: frame)))
    }

    private func entries(_ calls: [LogFact.TextInputCall], of responder: FirstResponder?, in hierarchy: Hierarchy) -> [LogEntry] {
        guard let responder, let kind = kind(of: responder, in: hierarchy) else { return [] }
        let view = hierarchy.controller(responder.controller)?.definition.view(responder.view)
        return calls.map { LogEntry(.textInput($0, responder.view, kind), path: view?.path) }
    }

    private func kind(of responder: FirstResponder, in hierarchy: Hierarchy) -> ViewKind? {
        hierarchy.controller(responder.controller)?.definition.view(responder.view)?.kind
    }
}

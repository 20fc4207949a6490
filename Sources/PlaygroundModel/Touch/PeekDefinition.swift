/// What an element shows to a finger that presses it: its answer as a UIViewControllerPreviewingDelegate.
public struct PeekDefinition: Hashable, Sendable {
    public var path: DocumentPath
    /// previewingContext(_:viewControllerForLocation:); `nil` is its answer that there is nothing to preview.
    public var preview: ControllerID?
    /// Where the condition does not hold, the answer is `nil` too.
    public var condition: Condition
    /// previewingContext(_:commit:); `nil` for what it typically does, a show of the previewed controller.
    public var commit: Action?
    /// In place of the previewed controller's own actions, unless empty.
    public var actions: [PreviewActionItem]

    public init(
        path: DocumentPath, preview: ControllerID?, condition: Condition = .always, commit: Action? = nil,
        actions: [PreviewActionItem] = []
    ) {
        self.path = path
        self.preview = preview
        self.condition = condition
        self.commit = commit
        self.actions = actions
    }

    /// What a pop does.
    public var commitAction: Action? { commit ?? preview.map(Action.show) }

    /// Everything a press can lead to, with the place of each.
    public var allActions: [(action: Action, path: DocumentPath)] {
        let place = commit == nil ? path : path.appending("commit")
        return (commitAction.map { [($0, place)] } ?? []) + actions.flatMap { $0.allActions }
    }
}

/// UIPreviewActionItem: what a swipe up in a peek reveals, and from iOS 13 on what stands in the context menu.
public indirect enum PreviewActionItem: Hashable, Sendable {
    case action(PreviewAction)
    /// UIPreviewActionGroup, in a context menu a submenu: an entry that opens others.
    case group(title: String, items: [PreviewActionItem])

    public var title: String {
        switch self {
        case .action(let action): action.title
        case .group(let title, _): title
        }
    }

    /// How many levels of groups there are, the item itself not counted.
    public var depth: Int {
        switch self {
        case .action: 0
        case .group(_, let items): 1 + (items.map { $0.depth }.max() ?? 0)
        }
    }

    /// What choosing the item, or one in its group, does, with the place of each.
    public var allActions: [(action: Action, path: DocumentPath)] {
        switch self {
        case .action(let item): item.action.map { [($0, item.path.appending("action"))] } ?? []
        case .group(_, let items): items.flatMap { $0.allActions }
        }
    }
}

/// UIPreviewAction, and from iOS 13 on UIAction.
public struct PreviewAction: Hashable, Sendable {
    /// UIPreviewAction.Style. In a context menu `selected` is a state and `destructive` an attribute.
    public enum Style: String, CaseIterable, Hashable, Sendable {
        case `default`, selected, destructive
    }

    /// UIMenuElement.Attributes. A preview action, before iOS 13, has none.
    public enum Attribute: String, CaseIterable, Hashable, Sendable {
        case disabled, hidden
    }

    public var path: DocumentPath
    public var title: String
    public var style: Style
    public var attributes: Set<Attribute>
    /// What choosing it does; `nil` for an action that shows itself only in the log.
    public var action: Action?

    public init(
        path: DocumentPath, title: String, style: Style = .default, attributes: Set<Attribute> = [], action: Action? = nil
    ) {
        self.path = path
        self.title = title
        self.style = style
        self.attributes = attributes
        self.action = action
    }
}

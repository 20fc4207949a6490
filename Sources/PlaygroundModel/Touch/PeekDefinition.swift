/// An element's preview: the return values of its UIViewControllerPreviewingDelegate.
public struct PeekDefinition: Hashable, Sendable {
    public var path: DocumentPath
    /// previewingContext(_:viewControllerForLocation:); `nil` for no preview.
    public var preview: ControllerID?
    /// If it does not hold, there is no preview.
    public var condition: Condition
    /// previewingContext(_:commit:); `nil` shows the previewed controller.
    public var commit: Action?
    /// Unless empty, they replace the previewed controller's own actions.
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

    public var commitAction: Action? { commit ?? preview.map(Action.show) }

    public var allActions: [(action: Action, path: DocumentPath)] {
        let place = commit == nil ? path : path.appending("commit")
        return (commitAction.map { [($0, place)] } ?? []) + actions.flatMap { $0.allActions }
    }
}

/// UIPreviewActionItem: revealed by a swipe up in a peek; from iOS 13, an entry of the context menu.
public indirect enum PreviewActionItem: Hashable, Sendable {
    case action(PreviewAction)
    /// UIPreviewActionGroup, or a submenu of a context menu.
    case group(title: String, items: [PreviewActionItem])

    public var title: String {
        switch self {
        case .action(let action): action.title
        case .group(let title, _): title
        }
    }

    public var depth: Int {
        switch self {
        case .action: 0
        case .group(_, let items): 1 + (items.map { $0.depth }.max() ?? 0)
        }
    }

    public var allActions: [(action: Action, path: DocumentPath)] {
        switch self {
        case .action(let item): item.action.map { [($0, item.path.appending("action"))] } ?? []
        case .group(_, let items): items.flatMap { $0.allActions }
        }
    }
}

/// UIPreviewAction; from iOS 13, UIAction.
public struct PreviewAction: Hashable, Sendable {
    /// UIPreviewAction.Style. In a context menu `selected` is a state and `destructive` an attribute.
    public enum Style: String, CaseIterable, Hashable, Sendable {
        case `default`, selected, destructive
    }

    /// UIMenuElement.Attributes (iOS 13).
    public enum Attribute: String, CaseIterable, Hashable, Sendable {
        case disabled, hidden
    }

    public var path: DocumentPath
    public var title: String
    public var style: Style
    public var attributes: Set<Attribute>
    /// `nil` for an action that only appears in the log.
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

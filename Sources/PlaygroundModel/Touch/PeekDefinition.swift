/// An element's preview: the return values of its UIViewControllerPreviewingDelegate.
public struct PeekDefinition: Hashable, Sendable {
    public var path: DocumentPath
    /// previewingContext(_:viewControllerForLocation:). `nil` if there is no preview.
    public var preview: ControllerID?
    /// The condition of the preview. If it does not hold, there is no preview.
    public var condition: Condition
    /// previewingContext(_:commit:). `nil` shows the previewed controller.
    public var commit: Action?
    /// Actions that replace the previewed controller's own actions, unless empty.
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

/// UIPreviewActionItem. From iOS 13 an entry of the context menu, from iOS 14 also an entry of a button's menu.
public indirect enum PreviewActionItem: Hashable, Sendable {
    case action(PreviewAction)
    case group(PreviewActionGroup)

    public var title: String {
        switch self {
        case .action(let action): action.title
        case .group(let group): group.title
        }
    }

    public var subtitle: String? {
        switch self {
        case .action(let action): action.subtitle
        case .group(let group): group.subtitle
        }
    }

    public var image: String? {
        switch self {
        case .action(let action): action.image
        case .group(let group): group.image
        }
    }

    /// Whether the group is a section: part of the enclosing menu, unlike a submenu.
    public var isSection: Bool {
        if case .group(let group) = self { group.options.contains(.displayInline) } else { false }
    }

    public var depth: Int {
        switch self {
        case .action: 0
        case .group(let group): 1 + (group.items.map { $0.depth }.max() ?? 0)
        }
    }

    public var allActions: [(action: Action, path: DocumentPath)] {
        switch self {
        case .action(let item): item.action.map { [($0, item.path.appending("action"))] } ?? []
        case .group(let group): group.items.flatMap { $0.allActions }
        }
    }
}

extension [PreviewActionItem] {
    private var entries: [PreviewAction] {
        flatMap { item -> [PreviewAction] in
            switch item {
            case .action(let action): [action]
            case .group(let group): group.items.entries
            }
        }
    }

    /// UIMenu.Options.singleSelection: the first entry that is on, or the first entry if none is.
    public var selected: PreviewAction? { entries.first { $0.shownState == .on } ?? entries.first }

    /// The entries, with the entry of this title on and the others off.
    public func selecting(_ title: String) -> [PreviewActionItem] {
        map { item in
            switch item {
            case .action(var action):
                action.state = action.title == title ? .on : .off
                return .action(action)
            case .group(var group):
                group.items = group.items.selecting(title)
                return .group(group)
            }
        }
    }
}

/// UIPreviewActionGroup, or a submenu.
public struct PreviewActionGroup: Hashable, Sendable {
    /// UIMenu.Options.
    public enum Option: String, CaseIterable, Hashable, Sendable {
        case displayInline
    }

    public var path: DocumentPath
    /// Empty for a section without a title.
    public var title: String
    public var subtitle: String?
    public var image: String?
    public var options: Set<Option>
    public var items: [PreviewActionItem]

    public init(
        path: DocumentPath, title: String, subtitle: String? = nil, image: String? = nil, options: Set<Option> = [],
        items: [PreviewActionItem]
    ) {
        self.path = path
        self.title = title
        self.subtitle = subtitle
        self.image = image
        self.options = options
        self.items = items
    }
}

/// UIPreviewAction. From iOS 13, UIAction.
public struct PreviewAction: Hashable, Sendable {
    /// UIPreviewAction.Style. In a context menu `selected` is a state and `destructive` an attribute.
    public enum Style: String, CaseIterable, Hashable, Sendable {
        case `default`, selected, destructive
    }

    /// UIMenuElement.Attributes (iOS 13).
    public enum Attribute: String, CaseIterable, Hashable, Sendable {
        case disabled, hidden, destructive
    }

    /// UIMenuElement.State (iOS 13).
    public enum State: String, CaseIterable, Hashable, Sendable {
        case off, on, mixed
    }

    public var path: DocumentPath
    public var title: String
    /// UIMenuElement.subtitle (iOS 15).
    public var subtitle: String?
    public var style: Style
    public var attributes: Set<Attribute>
    public var state: State
    public var image: String?
    /// `nil` for an action that only appears in the log.
    public var action: Action?

    public init(
        path: DocumentPath, title: String, subtitle: String? = nil, style: Style = .default, attributes: Set<Attribute> = [],
        state: State = .off, image: String? = nil, action: Action? = nil
    ) {
        self.path = path
        self.title = title
        self.subtitle = subtitle
        self.style = style
        self.attributes = attributes
        self.state = state
        self.image = image
        self.action = action
    }

    public var isDestructive: Bool { style == .destructive || attributes.contains(.destructive) }

    public var shownState: State { style == .selected ? .on : state }
}

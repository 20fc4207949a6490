import PlaygroundModel

/// The keys of a view except its properties (``ViewPropertyRow``), one statement per row.
public enum ViewKeys {
    public static let all: [LanguageKey<ViewDefinition>] = {
        let kinds: [ViewKind] = ViewKind.written
        let lists: [String] = kinds.filter { $0.isList }.map { $0.rawValue }
        let (stack, table): ([String], [String]) = ([ViewKind.stack.rawValue], [ViewKind.table.rawValue])
        var rows: [LanguageKey<ViewDefinition>] = actions
        rows.append(.other(
            "kind", "The view's class, or the name of a component.", .own(.viewKind), default: .string(ViewKind.view.rawValue)))
        for other in otherNames {
            rows.append(.other(
                other.name, "Another name of \(other.property.rawValue), from UIKit.", .value(other.property.valueType),
                kinds: other.kind.map { [$0.rawValue] }))
        }
        rows.append(.other(
            "valueChanged", "The action when the value changes: another name for tap.", .action,
            kinds: kinds.filter { $0.facts.control != nil }.map { $0.rawValue }))
        rows.append(.other(
            "subviews", "The views in this one.", .list(of: .viewName),
            kinds: kinds.filter { $0 != .stack && !$0.isList }.map { $0.rawValue }))
        rows.append(.other(
            "arrangedSubviews", "The views that the stack arranges, in order.", .list(of: .viewName), kinds: stack))
        rows.append(.other(
            "customSpacing", "The spacing after a view, by its name, in points.", .own(.customSpacing), kinds: stack))
        rows.append(.other(
            "textFieldShouldReturn", "The action of the Return key.", .action, kinds: [ViewKind.textField.rawValue]))
        rows.append(.other(
            "searchBarSearchButtonClicked", "The action of the Search key.", .action, kinds: [ViewKind.searchBar.rawValue]))
        rows.append(.other(
            "menu", "The entries of the button's menu, in order (iOS 14).", .list(of: .own(.previewAction)),
            kinds: [ViewKind.button.rawValue], since: .controlMenus))
        rows.append(.other("sections", .own(.sections), kinds: lists))
        rows.append(.other("cell", .own(.cell), kinds: lists))
        rows.append(.other("rows", .own(.rows), kinds: table))
        rows.append(.other("items", .own(.items), kinds: [ViewKind.collection.rawValue]))
        rows.append(.other(
            "supplementaryViews",
            "The views that a layout attaches to items, by element kind. Each is filled from the item's data.",
            .own(.supplementaryViews), kinds: [ViewKind.collection.rawValue]))
        rows.append(.other(
            "backgroundView", "A view of the controller behind the rows, as large as the list. It is in no other view.", .viewName,
            kinds: lists))
        rows.append(.other("tableHeaderView", "The view above the first section.", .own(.tableEdge), kinds: table))
        rows.append(.other("tableFooterView", "The view below the last section.", .own(.tableEdge), kinds: table))
        return rows
    }()

    /// Other UIKit names of properties: names in a view's layer, or names that one class uses.
    public static let otherNames: [(name: String, property: ViewProperty, kind: ViewKind?)] = [
        ("masksToBounds", .clipsToBounds, nil), ("progress", .value, .progress), ("contentEdgeInsets", .contentInsets, .button),
    ]

    public static let actions: [LanguageKey<ViewDefinition>] = {
        var rows: [LanguageKey<ViewDefinition>] = []
        rows.append(.other("tap", "The action of a tap.", .action))
        rows.append(.other(
            "peek", "The preview of a press on devices with 3D Touch. From iOS 13 it is that of a long press.", .own(.peek)))
        rows.append(.other(
            "traitOverrides", "Traits that the view overrides for itself and its subviews (iOS 17).", .own(.traits)))
        return rows
    }()

    /// The keys of a table's rows that views do not have.
    public static let ofRows: [LanguageKey<ViewDefinition>] = {
        var rows: [LanguageKey<ViewDefinition>] = []
        for (edge, word) in [(SwipeActions.Edge.leading, "leading"), (.trailing, "trailing")] {
            rows.append(.other(
                edge.rawValue, "The actions that a drag of the row shows at its \(word) end, from the edge.", .list(of: .own(.swipeAction))))
        }
        rows.append(.bool(
            "performsFirstActionWithFullSwipe", "Whether a drag across the whole row performs the first action.",
            get: { $0.swipeActions.performsFirstActionWithFullSwipe }, set: { $0.swipeActions.performsFirstActionWithFullSwipe = $1 }))
        return rows
    }()

    public static let kinds: [String: [String]] = LanguageKey.kinds(in: all)

    public static let ofPlainViews: Set<String> = {
        let rows = all.filter { $0.belongs(to: ViewKind.view.rawValue) }.map { $0.name }
        return Set(rows + ViewProperty.allCases.filter { $0.applies(to: .view) }.map { $0.rawValue })
    }()

    public static func has(_ name: String, in kind: ViewKind) -> Bool {
        ViewProperty(rawValue: name)?.applies(to: kind) ?? kinds[name]?.contains(kind.rawValue) ?? true
    }
}

extension ViewDefinition: LanguageSubject {
    public static func blank(of kind: String?) -> ViewDefinition {
        ViewDefinition(id: ViewID(""), path: DocumentPath(), kind: kind.flatMap { ViewKind(rawValue: $0) } ?? .view)
    }
}

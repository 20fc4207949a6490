import PlaygroundModel

struct ContentDrafter {
    let context: ImportContext
    let controller: Element
    /// Whether the root is a cell's content view. It has no variations by size class.
    let isCell: Bool
    /// The size classes of a draft without variations, either from the canvas or, in cells, the base combination.
    var combination: SizeClassCases.Combination? { context.canvas?.combination ?? (isCell ? .base : nil) }
    var isAtBase: Bool { isCell && context.canvas?.combination == nil }
    var content = DraftContent()
    var adaptive = AdaptiveDrafts()
    private(set) var children: [String] = []

    private var names: ViewNames
    private(set) var items: [String: ConstraintItem] = [:]
    private(set) var kinds: [ViewID: ViewKind] = [:]
    var owners: [Element] = []
    /// The cases in which a view exists, by id. Views that always exist are omitted.
    private(set) var cases: [String: SizeClassCases] = [:]

    /// - Parameter taken: Names that views must not have, such as the names of embedded controllers.
    init(_ context: ImportContext, controller: Element, outlets: OutletNames, taken: [String] = [], isCell: Bool = false) {
        self.context = context
        self.controller = controller
        self.isCell = isCell
        names = ViewNames(outlets: outlets, taken: taken)
    }

    /// Whether the view becomes the root view. Any other view fills the root view.
    static func isPlain(root: Element) -> Bool {
        ["view", "collectionReusableView"].contains(root.name) && (root["customClass"] == nil || !root.list("subviews").isEmpty)
    }

    mutating func add(root: Element) {
        if Self.isPlain(root: root) {
            context.bringOver(root)
            noteCustomClass(of: root, kind: .view)
            context.noteMargins(of: root)
            content.comments += [context.unsupported(of: root)].compactMap { $0 }
            addRoot(root, ids: [root.id])
        } else {
            let index = content.views.count
            add(filling: root)
            if let refresh = controller.value(of: "refreshControl"), content.views.indices.contains(index) {
                context.bringOver(refresh)
                content.views[index].set(TOMLValue.Entry("refreshControl", .bool(true)))
            }
        }
    }

    /// Adds the view in the navigation bar. UIKit gives it the size of its frame.
    mutating func add(title view: Element) -> String {
        let name = draft(view, cases: .all)
        content.topLevel.insert(name)
        if !ViewElement.isPlacedByConstraints(view), let size = ViewElement.frame(of: view)?.size {
            for (attribute, length) in [("width", size.width), ("height", size.height)] {
                content.constraints.append(DraftConstraint(text: "\(name).\(attribute) == \(TOMLValue.digits(of: length)) @999"))
            }
        }
        return name
    }

    mutating func add(filling view: Element) {
        fill(with: draft(view, cases: .all))
    }

    mutating func addTile(_ className: String) {
        let name = names.newName("content")
        content.views.append(DraftView(name: name, entries: [TOMLValue.Entry("customClass", .string(className))]))
        fill(with: name)
    }

    private mutating func fill(with name: String) {
        content.topLevel.insert(name)
        content.constraints += ["H:|[\(name)]|", "V:|[\(name)]|"].map { DraftConstraint(text: $0) }
    }

    /// Adds the content view of a cell. In older documents and collection views, constraints of the cell apply to its content view.
    mutating func add(contentView: Element, of cell: Element) {
        addRoot(contentView, ids: [contentView.id, cell.id])
        addGuides(of: cell, name: nil)
        owners.append(cell)
    }

    mutating func add(cell: Element) {
        let name = names.newName("list")
        content.views.append(ListDrafter(context: context, controller: controller, list: cell).table(named: name))
        fill(with: name)
    }

    /// Adds a table's header or footer. A plain view becomes the root. Any other view fills the root.
    mutating func add(edgeView: Element) {
        if edgeView.name == "view" {
            context.bringOver(edgeView)
            return addRoot(edgeView, ids: [edgeView.id])
        }
        add(filling: edgeView)
    }

    mutating func addLayoutGuide(_ guide: Element) {
        if let id = guide.id { items[id] = guide["type"] == "top" ? .topLayoutGuide : .bottomLayoutGuide }
    }

    private mutating func addRoot(_ root: Element, ids: [String?]) {
        for case let id? in ids { items[id] = .root }
        addGuides(of: root, name: nil)
        owners.append(root)
        content.topLevel = Set(draftSubviews(of: root, listed: root.list("subviews"), superviewName: "superview", cases: .all))
    }

    private mutating func draftSubviews(
        of superview: Element, listed: [Element], superviewName: String, cases: SizeClassCases
    ) -> [String] {
        var drafted: [String] = []
        let installation = superview.installation(of: "subviews")
        for view in listed where ViewElement.isView(view) {
            let own = installation.cases(of: view)
            guard combination.map(own.contains) ?? !own.areNone else {
                context.leaveOut(allIn: view, "it is installed for no size class")
                continue
            }
            if isAtBase, own != .all { context.change(view, "a cell's size-class variations are ignored") }
            let name = draft(view, cases: cases.intersection(combination == nil ? own : .all))
            drafted.append(name)
            if combination == nil, !own.areAll { adaptive.change(own) { $0.install.append(name) } }
            place(view, name, in: superview, superviewName)
        }
        return drafted
    }

    private mutating func draft(_ view: Element, cases: SizeClassCases) -> String {
        var base = view.effective(in: combination ?? .base)
        // The canvas shows spinners that hide when stopped (frames of two projects: the spinners take space in stack views).
        if context.canvas != nil, view.flag("hidesWhenStopped") == true { base.attributes["hidden"] = nil }
        let name = names.name(of: view)
        let kind = kind(of: view)
        kinds[ViewID(name)] = kind
        var draft = DraftView(name: name, object: view.id)
        if kind != .view { draft.entries.append(TOMLValue.Entry("kind", .string(kind.rawValue))) }
        if let className = tileName(of: view, kind: kind) {
            draft.entries.append(TOMLValue.Entry("customClass", .string(className)))
        }
        context.bringOver(view)
        noteCustomClass(of: view, kind: kind)
        if kind.isList { context.noteMargins(of: view) }
        draft.entries += ViewEntries(document: context.document, element: base, kind: kind).all
        let actions = SegueActions(context: context, controller: controller).actions(of: [view] + barItems(of: view))
        draft.entries += actions.entries
        draft.comments += actions.comments + [SegueActions(context: context, controller: controller).change(of: view)].compactMap { $0 }
        draft.remark = remark(of: view, base)
        if let id = view.id {
            items[id] = .view(name)
            if !cases.areAll { self.cases[id] = cases }
        }
        addGuides(of: view, name: name)
        owners.append(view)
        let index = content.views.count
        content.views.append(draft)
        addVariations(of: view, name, kind)
        if kind.isList {
            ListDrafter(context: context, controller: controller, list: view).draft(into: &content.views[index])
            if let background = view.value(of: "backgroundView"), ViewElement.isView(background) {
                let inner = self.draft(background, cases: cases)
                content.topLevel.insert(inner)
                content.views[index].entries.append(TOMLValue.Entry("backgroundView", .string(inner)))
            }
        } else {
            let listed = subviews(of: view, name, cases: cases)
            if !listed.isEmpty {
                let key = kind == .stack ? "arrangedSubviews" : "subviews"
                content.views[index].entries.append(TOMLValue.Entry(key, .strings(listed)))
            }
        }
        embed(view, name)
        if Self.isSizedByCode(view, kind) { content.constraints += IntrinsicSize.ofPlaceholder(view, name) }
        content.constraints += IntrinsicSize.ofLargeSpinner(view, name)
        content.constraints += IntrinsicSize.ofBackgroundImage(view, name, in: context.document)
        if context.canvas != nil {
            content.constraints += IntrinsicSize.remembered(view, name, context.rememberedSizes(in: controller))
            if kind == .label || kind == .image, let size = IntrinsicSize.placeholder(of: view) {
                setContentSize(view, name, size, at: index)
            } else if let size = view.id.flatMap({ context.document.designableSizes[$0] }) {
                design(view, name, kind, size, at: index)
            }
        }
        if let height = barHeight(of: view) {
            content.constraints.append(DraftConstraint(text: "\(name).height == \(TOMLValue.digits(of: height)) @750"))
        }
        return name
    }

    private mutating func design(_ view: Element, _ name: String, _ kind: ViewKind, _ size: Size, at index: Int) {
        if kind == .label, view.number("numberOfLines") ?? 1 != 1 {
            if let font = IntrinsicSize.designedFont(view, size) { content.views[index].set(TOMLValue.Entry("font", font)) }
        } else {
            setContentSize(view, name, size, at: index)
        }
    }

    private mutating func setContentSize(_ view: Element, _ name: String, _ size: Size, at index: Int) {
        let designed = IntrinsicSize.designed(view, name, size)
        for entry in designed.entries { content.views[index].set(entry) }
        content.constraints += designed.constraints
    }

    private func remark(of view: Element, _ base: Element) -> String? {
        let font = context.ownFonts.name(of: base)
        if font != nil { context.change(view, "a font of the app is measured as its replacement") }
        let parts = [context.unsupported(of: base), font.map(OwnFonts.remark)].compactMap { $0 }
        return parts.isEmpty ? nil : parts.joined(separator: " ")
    }

    /// Whether a view has no intrinsic size here because its code or content determines it.
    private static func isSizedByCode(_ view: Element, _ kind: ViewKind) -> Bool {
        kind == .view || kind == .scroll || kind.isList || kind == .stack || kind == .map || kind == .web
            || kind == .image && view["image"] == nil && view.value(of: "image") == nil
    }

    private func barItems(of view: Element) -> [Element] {
        guard barHeight(of: view) != nil else { return [] }
        return view.subtree.filter { $0.name == "barButtonItem" }
    }

    /// The height of a bar, in points (UINavigationBar.intrinsicContentSize), because the tile has none. On phones with a home indicator,
    /// toolbars are as high as tab bars (Interface Builder's frames since Xcode 10).
    private func barHeight(of view: Element) -> Double? {
        switch view.name {
        case "toolbar" where context.document.device?.hasHomeIndicator == true: 49
        case "navigationBar", "toolbar": 44
        case "tabBar": 49
        default: nil
        }
    }

    private mutating func subviews(of view: Element, _ name: String, cases: SizeClassCases) -> [String] {
        // The subviews of an effect view are in its content view, which is equally large.
        if view.name == "visualEffectView", let contentView = view.value(of: "contentView") {
            if let id = contentView.id { items[id] = .view(name) }
            owners.append(contentView)
            return draftSubviews(of: contentView, listed: contentView.list("subviews"), superviewName: name, cases: cases)
        }
        return draftSubviews(of: view, listed: view.list("subviews"), superviewName: name, cases: cases)
    }

    private func kind(of view: Element) -> ViewKind {
        let kind = ViewKindTable.kind(of: view) ?? .view
        return kind.isList && isCell ? .view : kind
    }

    private func tileName(of view: Element, kind: ViewKind) -> String? {
        guard kind == .view else { return nil }
        guard ViewKindTable.kind(of: view) == .view else { return ViewKindTable.className(of: view) }
        return view.list("subviews").isEmpty ? view.customClassName : nil
    }

    private func noteCustomClass(of view: Element, kind: ViewKind) {
        if view.hasBadClassName { context.change(view, "a class's name without characters that Swift does not permit") }
        if ViewKindTable.kind(of: view) == nil {
            context.change(view, "a \(ViewKindTable.className(of: view)) is imported as a tile with its name")
        } else if ViewKindTable.kind(of: view)?.isList == true, kind == .view {
            context.change(view, "a list in a cell is imported as a tile with its name")
            for cell in ["prototypes", "cells"].flatMap(view.list) + view.list("sections").flatMap({ $0.list("cells") }) {
                context.loosen(cell, of: controller, place: "in a list in a cell")
            }
        } else if view.value(of: "collectionViewLayout")?["customClass"] != nil {
            context.change(view, "a layout in code becomes a flow layout")
        } else if view["customClass"] != nil {
            let shown = tileName(of: view, kind: kind) == nil ? "drawn as UIKit draws its superclass" : "imported as a tile with its name"
            context.change(view, "a view of a custom class is \(shown)")
        }
    }

    private static let guides: Set = ["safeArea", "contentLayoutGuide", "frameLayoutGuide"]

    private mutating func addGuides(of view: Element, name: String?) {
        for guide in view.all("viewLayoutGuide") {
            guard let id = guide.id, let key = guide["key"], Self.guides.contains(key) else { continue }
            items[id] = .guide(key, of: name)
        }
    }

    private mutating func place(_ view: Element, _ name: String, in superview: Element, _ superviewName: String) {
        // At build time a fixed frame becomes constraints, as does the frame of a view without Auto Layout.
        let keepsFrame = !ViewElement.isPlacedByConstraints(view) || view.flag("fixedFrame") == true
        guard keepsFrame, superview.name != "stackView" else { return }
        let constraints = AutoresizingMask(view: view, superview: superview).constraints(name, in: superviewName)
        content.constraints += constraints.map { DraftConstraint(text: $0) }
        context.change(view, "its frame and autoresizing mask became constraints")
    }

    private mutating func embed(_ view: Element, _ name: String) {
        guard view.name == "containerView" else { return }
        for segue in view.list("connections") where segue.name == "segue" && segue["kind"] == "embed" {
            guard !isCell, let child = context.content(of: segue, in: controller), !children.contains(child) else {
                context.leaveOut(segue, "a controller is embedded in a cell, in itself, or twice")
                continue
            }
            context.bringOver(segue)
            children.append(child)
            let edges = ["leading", "trailing", "top", "bottom"]
            content.constraints += edges.map { DraftConstraint(text: "\(child).\($0) == \(name).\($0)") }
        }
    }
}

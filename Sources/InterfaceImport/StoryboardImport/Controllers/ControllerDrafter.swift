import PlaygroundLanguage
import PlaygroundModel

struct ControllerDrafter {
    let context: ImportContext
    let controller: Element

    func draft() -> DraftController? {
        guard let id = controller.id, let name = context.controllerNames[id] else { return nil }
        context.bringOver(controller)
        // The included playground contains this controller.
        if context.references[id] != nil { return nil }
        var draft = DraftController(name: name)
        let bars = ["navigationBar", "toolbar", "tabBar"].compactMap(controller.value)
        draft.comments += ([controller] + bars).compactMap(context.unsupported)
        if let container = ContainerEntries(context: context, controller: controller).all {
            draft.entries = title + container
        } else if controller.name == "viewControllerPlaceholder" {
            draft.entries = title
            addReference(to: &draft)
        } else {
            addContent(to: &draft)
        }
        let segues = SegueActions(context: context, controller: controller).named()
        draft.comments = segues.comments + draft.comments
        draft.entries += presentation + extendedEdges + ControllerKeys.entries(of: .controller, in: controller) + tabBarItem
            + segues.entries
        draft.entries = draft.entries.permitted(by: ControllerKeys.all, of: draft.kind)
        return draft
    }

    private func addContent(to draft: inout DraftController) {
        let outlets = OutletNames(in: [controller] + customViews)
        let segues = controller.id.map(context.document.segues.from) ?? []
        let embedded = segues.filter { $0.kind == "embed" }.map(\.element).compactMap(context.destination)
        var drafter = ContentDrafter(context, controller: controller, outlets: outlets, taken: embedded)
        for guide in controller.list("layoutGuides") { drafter.addLayoutGuide(guide) }
        var titleView: String?
        if let root = controller.value(of: "view") {
            drafter.add(root: root)
            // The canvas does not show a bar.
            if context.canvas == nil, let view = BarItems.titleView(of: controller) { titleView = drafter.add(title: view) }
            drafter.addConstraints()
        } else {
            draft.isDrawnByCode = true
            drafter.addTile(ViewKindTable.className(of: controller))
            if controller.hasBadClassName { context.change(controller, "a class's name without characters that Swift does not permit") }
            context.change(controller, "a controller whose views are code is imported as a tile with its name")
        }
        draft.take(drafter)
        draft.entries = title
        if !drafter.children.isEmpty {
            draft.entries.append(TOMLValue.Entry("kind", .string("container")))
            draft.entries.append(TOMLValue.Entry("children", .strings(drafter.children)))
        }
        let color = ColorValues(document: context.document).value(controller.value(of: "view")?.value(of: "backgroundColor"))
        if let color { draft.entries.append(TOMLValue.Entry("backgroundColor", color)) }
        if let root = controller.value(of: "view"), ContentDrafter.isPlain(root: root), let margins = ViewEntries.rootMargins(of: root) {
            draft.entries.append(TOMLValue.Entry("layoutMargins", margins))
        }
        let taken = drafter.content.views.map(\.name) + embedded
        var items = BarItems(context: context, controller: controller, giver: NameGiver(reserved: taken), outlets: outlets)
        draft.entries += items.entries(titleView: titleView)
    }

    private var customViews: [Element] {
        (controller.value(of: "view")?.subtree ?? []).filter { $0["customClass"] != nil && !$0.name.hasSuffix("Cell") }
    }

    private func addReference(to draft: inout DraftController) {
        draft.isReference = true
        let name = controller["storyboardName"]
        let place = name.map { "\($0).storyboard" } ?? "another storyboard"
        let scene = controller["referencedIdentifier"].map { ", scene \($0)" } ?? ""
        draft.comments.append("A reference to \(place)\(scene).")
        var drafter = ContentDrafter(context, controller: controller, outlets: OutletNames())
        drafter.addTile(name.flatMap(ClassName.repaired).map { "\($0).storyboard" } ?? "UIStoryboard")
        draft.take(drafter)
        context.change(controller, "a reference to another storyboard is imported as a tile with its name")
    }

    private var title: [TOMLValue.Entry] {
        let item = controller.value(of: "navigationItem")
        guard let title = item?.string("title") ?? controller["title"], !title.isEmpty else { return [] }
        return [TOMLValue.Entry("title", .string(title))]
    }

    private var presentation: [TOMLValue.Entry] {
        let style = controller["modalPresentationStyle"].flatMap(ModalPresentationStyle.init).flatMap { $0 == .none ? nil : $0.rawValue }
        let size = controller.value(of: "preferredContentSize") ?? controller.value(of: "contentSizeForViewInPopover")
        return [TOMLValue.Entry]([
            ("modalPresentationStyle", style.map(TOMLValue.string)), ("preferredContentSize", size.flatMap(ViewEntries.size)),
        ])
    }

    /// The extended edges. Edges that the document omits are not extended.
    private var extendedEdges: [TOMLValue.Entry] {
        guard let element = controller.value(of: "edgesForExtendedLayout") else { return [] }
        let edges = ExtendedLayout.Edge.allCases.map(\.rawValue).filter { element.flag($0) == true }
        return [TOMLValue.Entry("edgesForExtendedLayout", .strings(edges))]
    }

    private var tabBarItem: [TOMLValue.Entry] {
        guard let item = controller.value(of: "tabBarItem") else { return [] }
        let system = item["systemItem"].flatMap { TabBarItem.SystemItem(rawValue: $0) }
        let title = item["systemItem"].flatMap { system == nil ? $0.prefix(1).uppercased() + $0.dropFirst() : nil }
        let entries = [TOMLValue.Entry](texts: [
            ("title", item.string("title") ?? title), ("image", item["image"]), ("badgeValue", item["badgeValue"]), ("systemItem", system?.rawValue),
        ])
        return entries.isEmpty ? [] : [TOMLValue.Entry("tabBarItem", .table(entries))]
    }
}

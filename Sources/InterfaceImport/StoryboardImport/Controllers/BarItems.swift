import PlaygroundLanguage
import PlaygroundModel

struct BarItems {
    let context: ImportContext
    let controller: Element
    var giver: NameGiver
    let outlets: OutletNames

    /// The keys of bar items and of the navigation item. `titleView` is the name of the title view in the controller.
    mutating func entries(titleView: String?) -> [TOMLValue.Entry] {
        let item = controller.value(of: "navigationItem")
        var entries = [TOMLValue.Entry](texts: [("backButtonTitle", item?.value(of: "backBarButtonItem")?["title"])])
        entries += ControllerKeys.entries(of: .navigationItem, in: item)
        for side in ["left", "right"] {
            let single = item?.value(of: "\(side)BarButtonItem").map { [$0] } ?? []
            let several = item?.list("\(side)BarButtonItems") ?? []
            add("\(side)BarButtonItems", single + several, to: &entries)
        }
        add("toolbarItems", controller.list("toolbarItems"), to: &entries)
        if let titleView {
            entries.append(TOMLValue.Entry("titleView", .string(titleView)))
        } else if let view = Self.titleView(of: controller) {
            context.loosen(view, of: controller, place: "in a navigation item as its title")
        }
        return entries
    }

    static func titleView(of controller: Element) -> Element? {
        controller.value(of: "navigationItem")?.value(of: "titleView").flatMap { ViewElement.isView($0) ? $0 : nil }
    }

    private mutating func add(_ key: String, _ items: [Element], to entries: inout [TOMLValue.Entry]) {
        var tables: [TOMLValue.Entry] = []
        let items = items.filter { $0.name == "barButtonItem" }
        guard items.contains(where: { !Self.isSpace($0) }) else { return }
        for item in items {
            if Self.isSpace(item) {
                tables.append(TOMLValue.Entry(giver.give("space"), .table(Self.space(item).permitted(by: Self.keys))))
                continue
            }
            let button = Self.button(of: item)
            if let button { context.bringOver(button) }
            let name = giver.give(proposal(for: item))
            tables.append(TOMLValue.Entry(name, .table(content(of: item).permitted(by: Self.keys))))
            if let view = item.value(of: "customView"), button == nil, ViewElement.isView(view) {
                context.loosen(view, of: controller, place: "in a bar button item")
            }
        }
        entries.append(TOMLValue.Entry(key, .table(tables)))
    }

    private static let keys = BarKeys.common + BarKeys.item

    /// The button that is the item's custom view. It has the look and the actions of the item.
    private static func button(of item: Element) -> Element? {
        item.value(of: "customView").flatMap { $0.name == "button" ? $0 : nil }
    }

    private static func isSpace(_ item: Element) -> Bool {
        item["systemItem"] == "flexibleSpace" || item["systemItem"] == "fixedSpace"
    }

    private static func space(_ item: Element) -> [TOMLValue.Entry] {
        let width = item["systemItem"] == "fixedSpace" ? item.number("width") : nil
        return [TOMLValue.Entry]([("systemItem", .string(item["systemItem"] ?? "")), ("width", width.map(TOMLValue.number))])
    }

    private func proposal(for item: Element) -> String {
        let button = Self.button(of: item)
        if let outlet = [item.id, button?.id].compactMap({ $0 }).compactMap({ outlets[$0] }).compactMap(Words.identifier).first {
            return outlet
        }
        let shown = button.map { ButtonEntries(document: context.document, button: $0) }
        let texts = [item["userLabel"], button?["userLabel"], item["title"], item["systemItem"], item["image"]]
            + [ViewProperty.title, .image].map { shown?.value(of: $0)?.string }
        return texts.compactMap { $0 }.compactMap { Words.camelCase(Words.opening($0)) }.first ?? "item"
    }

    private func content(of item: Element) -> [TOMLValue.Entry] {
        var entries = [TOMLValue.Entry](texts: [("title", item["title"]), ("image", item["image"])])
        if let system = item["systemItem"] { entries.append(Self.systemItem(system)) }
        if let label = item.value(of: "accessibilityConfiguration")?["label"] {
            entries.append(TOMLValue.Entry("accessibilityLabel", .string(label)))
        }
        if item["style"] == "done" { entries.append(TOMLValue.Entry("style", .string("done"))) }
        let button = Self.button(of: item)
        let tint = ColorValues(document: context.document).value(item.value(of: "tintColor") ?? button?.value(of: "tintColor"))
        if let tint { entries.append(TOMLValue.Entry("tintColor", tint)) }
        if let button {
            let shown = ButtonEntries(document: context.document, button: button)
            for property in [ViewProperty.title, .image] where !entries.contains(where: { $0.key == property.rawValue }) {
                if let value = shown.value(of: property) { entries.append(TOMLValue.Entry(property.rawValue, value)) }
            }
        }
        if item.flag("enabled") == false || button?.flag("enabled") == false {
            entries.append(TOMLValue.Entry("isEnabled", .bool(false)))
        }
        return entries + SegueActions(context: context, controller: controller).actions(of: [item] + [button].compactMap { $0 }).entries
    }

    private static func systemItem(_ word: String) -> TOMLValue.Entry {
        if BarButtonItem.SystemItem(rawValue: word) != nil { return TOMLValue.Entry("systemItem", .string(word)) }
        return TOMLValue.Entry("title", .string(word.prefix(1).uppercased() + word.dropFirst()))
    }
}

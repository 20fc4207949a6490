import PlaygroundLanguage

struct ContainerEntries {
    let context: ImportContext
    let controller: Element

    /// The entries, or `nil` for other controllers and for containers whose content is created by code.
    var all: [TOMLValue.Entry]? {
        switch controller.name {
        case "navigationController": navigation
        case "tabBarController": tabBar
        case "splitViewController": split
        default: nil
        }
    }

    private var navigation: [TOMLValue.Entry]? {
        guard let root = related("rootViewController").first else { return nil }
        return [kind("navigation"), TOMLValue.Entry("rootViewController", .string(root))]
            + ControllerKeys.entries(of: .navigationBar, ofKind: "navigation", in: controller.value(of: "navigationBar"))
            + ControllerKeys.entries(of: .controller, ofKind: "navigation", in: controller) + look(of: "navigationBar")
    }

    private var tabBar: [TOMLValue.Entry]? {
        let children = related("viewControllers")
        guard !children.isEmpty else { return nil }
        return [kind("tabBar"), TOMLValue.Entry("viewControllers", .strings(children))] + look(of: "tabBar")
    }

    private func look(of bar: String) -> [TOMLValue.Entry] {
        guard let element = controller.value(of: bar) else { return [] }
        let isOpaque = element.flag("translucent") == false
        var entries: [(String, TOMLValue?)] = [
            ("isTranslucent", isOpaque ? .bool(false) : nil), ("barStyle", element["barStyle"] == "black" ? .string("black") : nil),
            ("barTintColor", colors.value(element.value(of: "barTintColor"))), ("tintColor", colors.value(element.value(of: "tintColor"))),
        ]
        for key in BarKeys.appearances { entries.append((key, appearance(key, of: element))) }
        return [TOMLValue.Entry](entries)
    }

    private var colors: ColorValues { ColorValues(document: context.document) }

    /// The appearance of a bar. A tab bar has no appearance for compact height.
    private func appearance(_ key: String, of bar: Element) -> TOMLValue? {
        let own = bar.value(of: key)
        guard let element = own ?? (key == "standardAppearance" && hasTextColor(bar) ? bar : nil),
              bar.name == "navigationBar" || key != "compactAppearance"
        else { return nil }
        let black = own == nil && bar["barStyle"] == "black" ? TOMLValue.string("black") : nil
        var entries: [(String, TOMLValue?)] = [
            ("backgroundColor", colors.value(own == nil ? bar.value(of: "barTintColor") : element.value(of: "backgroundColor")) ?? black),
            ("shadowColor", colors.value(own?.value(of: "shadowColor"))),
        ]
        for key in BarKeys.textAttributes where bar.name == "navigationBar" {
            let color = colors.value(element.value(of: key)?.value(of: "textColor"))
            entries.append((key, color.map { .table([TOMLValue.Entry("foregroundColor", $0)]) }))
        }
        return .table([TOMLValue.Entry](entries))
    }

    /// Whether the title attributes (UINavigationBar.titleTextAttributes) have a colour. Bars without appearances use them.
    private func hasTextColor(_ bar: Element) -> Bool {
        bar.name == "navigationBar" && BarKeys.textAttributes.contains { bar.value(of: $0)?.value(of: "textColor") != nil }
    }

    private var split: [TOMLValue.Entry]? {
        guard let primary = related("masterViewController").first else { return nil }
        let supplementary = related("supplementaryViewController").first
        let isTriple = supplementary != nil
        let isDouble = controller.flag("allowDoubleColumnStyle") == true
        let style = isTriple ? "tripleColumn" : isDouble ? "doubleColumn" : nil
        let compact = style == nil ? nil : related("compactViewController").first
        let pairs: [(String, String?)] = [
            ("style", style), ("primary", primary), ("supplementary", supplementary),
            ("secondary", related("detailViewController").first), ("compact", compact),
            ("preferredDisplayMode", displayMode(isTriple: isTriple)), ("preferredSplitBehavior", style == nil ? nil : behavior),
        ]
        return [kind("split")] + [TOMLValue.Entry](texts: pairs)
    }

    private func displayMode(isTriple: Bool) -> String? {
        switch controller["preferredDisplayMode"] {
        case "beside", "allVisible": isTriple ? "twoBesideSecondary" : "oneBesideSecondary"
        case "over", "primaryOverlay": isTriple ? "twoOverSecondary" : "oneOverSecondary"
        case "hidden", "primaryHidden", "secondaryOnly": "secondaryOnly"
        default: nil
        }
    }

    private var behavior: String? {
        controller["behavior"].flatMap { ["tile", "overlay", "displace"].contains($0) ? $0 : nil }
    }

    private func kind(_ word: String) -> TOMLValue.Entry { TOMLValue.Entry("kind", .string(word)) }

    private func related(_ relationship: String) -> [String] {
        let segues = controller.list("connections").filter { $0["relationship"] == relationship }
        let names = segues.compactMap { context.content(of: $0, in: controller) }
        return names.enumerated().filter { names.firstIndex(of: $0.element) == $0.offset }.map(\.element)
    }
}

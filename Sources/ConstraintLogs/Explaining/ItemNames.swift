import PlaygroundModel

/// What the items of a log are called: in sentences and equations, and in a playground.
public struct ItemNames: Sendable {
    private var shown: [String] = []
    private var ids: [String] = []

    public init(_ items: LoggedItems) {
        let plain = items.ids.map { Self.name(of: $0, in: items) }
        shown = Self.numbered(plain, " #")
        var used: Set<String> = []
        for place in items.all.indices {
            let base = Self.identifier(of: LoggedItem.ID(rawValue: place), in: items)
            var (id, number) = (base, 2)
            while !used.insert(id).inserted {
                id = "\(base)\(number)"
                number += 1
            }
            ids.append(id)
        }
    }

    /// As a person reads it: `UILabel "Tech"`, `safe area of UIView`.
    public subscript(_ item: LoggedItem.ID) -> String { shown[item.rawValue] }

    /// As a playground names the view.
    func identifier(of item: LoggedItem.ID) -> String { ids[item.rawValue] }

    /// Names that occur more than once get a number each.
    private static func numbered(_ names: [String], _ sign: String) -> [String] {
        var counts: [String: Int] = [:]
        for name in names { counts[name, default: 0] += 1 }
        var used: [String: Int] = [:]
        return names.map { name in
            guard counts[name, default: 0] > 1 else { return name }
            used[name, default: 0] += 1
            return "\(name)\(sign)\(used[name, default: 0])"
        }
    }

    private static func name(of id: LoggedItem.ID, in items: LoggedItems) -> String {
        let item = items[id]
        if item.isGuide { return guideName(of: id, in: items) }
        if item.isImplied {
            let inner = items.ids.first { items.superviews[$0] == id && !items[$0].isImplied }
            return inner.map { "superview of \(items[$0].shortClass)" } ?? "superview"
        }
        guard let label = item.label, !label.isEmpty else { return item.shortClass }
        guard item.className != nil else { return label.shortened }
        // Masonry prints its own name with the class.
        return item.key.hasPrefix("0x") ? "\(item.shortClass) \"\(label.shortened)\"" : label.shortened
    }

    private static let guides: [(label: String, name: String)] = [
        ("UIViewSafeAreaLayoutGuide", "safe area"), (LoggedItem.marginsGuideLabel, "margins"),
        ("UIViewReadableContentGuide", "readable content"), ("UIViewKeyboardLayoutGuide", "keyboard guide"),
        ("UIScrollView-contentLayoutGuide", "content guide"), ("UIScrollView-frameLayoutGuide", "frame guide"),
    ]

    private static func guideName(of id: LoggedItem.ID, in items: LoggedItems) -> String {
        let item = items[id]
        guard let label = item.label else { return item.shortClass }
        if item.shortClass == "_UILayoutSpacer" { return "spacer" }
        guard let known = guides.first(where: { $0.label == label }) else { return label.shortened }
        let owner = items.superviews[id].map { items[$0] }
        guard let owner, !owner.isImplied else { return known.name }
        return "\(known.name) of \(owner.shortClass)"
    }

    // MARK: Identifiers

    /// Words that mean something else in a constraint.
    private static let taken = LayoutAttribute.allCases.map { $0.rawValue } + LayoutGuide.allCases.map { $0.rawValue } + ["superview", "window", "root"]

    private static func identifier(of id: LoggedItem.ID, in items: LoggedItems) -> String {
        let item = items[id]
        let isNamed = item.className == nil || item.isGuide || !item.key.hasPrefix("0x")
        var source = isNamed ? item.label ?? item.shortClass : item.shortClass
        if item.isImplied, !item.isGuide { source = "outerView" }
        for prefix in ["_UI", "UIView", "UI", "NS", "_"] where source.hasPrefix(prefix) && source.utf8.count > prefix.utf8.count {
            source = String(source.dropFirst(prefix.count))
            break
        }
        var name: [UInt8] = []
        var startsWord = false
        for byte in source.utf8 {
            guard byte < 0x80, byte.isLetter || byte.isDigit else {
                startsWord = !name.isEmpty
                continue
            }
            if name.isEmpty, byte.isDigit { continue }
            name.append(startsWord && byte.isLetter ? byte & 0xDF : byte)
            startsWord = false
            if name.count == 40 { break }
        }
        // UIKit's names of classes begin with capitals, of which all but the last of several are one word.
        var capitals = 0
        while capitals < name.count, (0x41...0x5A).contains(name[capitals]) { capitals += 1 }
        for place in 0..<(capitals > 1 && capitals < name.count ? capitals - 1 : min(capitals, name.count)) { name[place] = name[place].lowercased }
        let made = name.isEmpty ? "view" : String(decoding: name, as: UTF8.self)
        return taken.contains(made) ? "\(made)View" : made
    }
}

extension String {
    /// At most so much of a title that an equation can still be read.
    var shortened: String {
        guard count > 24 else { return self }
        return prefix(22) + "…"
    }
}

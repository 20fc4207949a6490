import PlaygroundModel

struct ItemNames {
    private let shown: [String]
    private var ids: [String] = []

    init(_ items: LoggedItems) {
        shown = Self.numbered(items.ids.map { Self.name(of: $0, in: items) })
        var used: Set<String> = []
        var last: [String: Int] = [:]
        for base in items.ids.map({ Self.identifier(of: $0, in: items) }) {
            var id = base
            while !used.insert(id).inserted {
                last[base, default: 1] += 1
                id = "\(base)\(last[base, default: 1])"
            }
            ids.append(id)
        }
    }

    /// The displayed name of an item: `UILabel "Tech"`, `safe area of UIView`.
    subscript(_ item: LoggedItem.ID) -> String { shown[item.rawValue] }

    func identifier(of item: LoggedItem.ID) -> String { ids[item.rawValue] }

    /// Adds a number to names that occur more than once.
    private static func numbered(_ names: [String]) -> [String] {
        let counts = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
        var used: [String: Int] = [:]
        return names.map { name in
            used[name, default: 0] += 1
            return counts[name, default: 0] > 1 ? "\(name) #\(used[name, default: 0])" : name
        }
    }

    private static func name(of id: LoggedItem.ID, in items: LoggedItems) -> String {
        let item = items[id]
        if item.isGuide { return guideName(of: id, in: items) }
        if item.isImplied {
            let inner = item.inner.first { !items[$0].isImplied }
            return inner.map { "superview of \(items[$0].shortClass)" } ?? "superview"
        }
        guard let label = item.label, !label.isEmpty else { return item.shortClass }
        guard item.className != nil else { return label.shortened }
        // A view named by Masonry has a key instead of an address.
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
        let owner = item.superview.map { items[$0] }
        guard let owner, !owner.isImplied else { return known.name }
        return "\(known.name) of \(owner.shortClass)"
    }

    private static let taken = LayoutAttribute.allCases.map { $0.rawValue } + LayoutGuide.allCases.flatMap { $0.names }
        + ["superview", "window", "root"]

    private static func identifier(of id: LoggedItem.ID, in items: LoggedItems) -> String {
        let item = items[id]
        let isNamed = item.className == nil || item.isGuide || !item.key.hasPrefix("0x")
        var source = isNamed ? item.label ?? item.shortClass : item.shortClass
        if item.isImplied, !item.isGuide { source = "outerView" }
        let prefix = ["_UI", "UIView", "UI", "NS", "_"].first { source.hasPrefix($0) && source.utf8.count > $0.utf8.count }
        if let prefix { source = String(source.dropFirst(prefix.count)) }
        let words = source.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
        let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined().drop { $0.isNumber }.prefix(40)
        let capitals = words.first?.drop { $0.isNumber }.first?.isUppercase == true ? name.prefix { $0.isUppercase }.count : 1
        let lowered = capitals > 1 && capitals < name.count ? capitals - 1 : capitals
        let made = name.isEmpty ? "view" : name.prefix(lowered).lowercased() + name.dropFirst(lowered)
        return taken.contains(made) ? "\(made)View" : made
    }
}

extension String {
    fileprivate var shortened: String { count > 24 ? prefix(22) + "…" : self }
}

/// A view or a layout guide as a log names it.
public struct LoggedItem: Hashable, Sendable {
    /// The place of an item in `LoggedItems`.
    public struct ID: Hashable, Comparable, Sendable {
        public let rawValue: Int

        public static func < (first: ID, second: ID) -> Bool { first.rawValue < second.rawValue }
    }

    /// The whole name of the class, with its module; `nil` for a view that the log gives under its own name alone.
    public internal(set) var className: String?
    /// A title, an accessibility identifier or a guide's identifier.
    public internal(set) var label: String?
    /// An address such as `0x7fca7b88e5c0`; or the key that Masonry and SnapKit print in its place, or the name of a view that is printed
    /// without its class.
    public let key: String
    /// Whether the log does not name it: the superview of a view whose names were cut off, say.
    public internal(set) var isImplied = false

    static let marginsGuideLabel = "UIViewLayoutMarginsGuide"

    /// The class without its module and without what Swift puts round generic classes.
    public var shortClass: String {
        guard let className else { return "UIView" }
        let bare = className.prefix { $0 != "<" }
        let last = bare.split(separator: ".").last.map { String($0) } ?? className
        return MangledName.className(in: last) ?? last
    }

    /// A UILayoutGuide or one of its kind, which is drawn nowhere.
    public var isGuide: Bool { shortClass.hasSuffix("LayoutGuide") || shortClass == "_UILayoutSpacer" || shortClass.hasSuffix("GapGuide") }
}

/// All items of a log, each once.
public struct LoggedItems: Sendable {
    public private(set) var all: [LoggedItem] = []
    private var places: [String: LoggedItem.ID] = [:]
    /// The superview of a view, or the view that owns a guide, as far as the log says.
    public private(set) var superviews: [LoggedItem.ID: LoggedItem.ID] = [:]

    public subscript(_ id: LoggedItem.ID) -> LoggedItem { all[id.rawValue] }

    public var ids: [LoggedItem.ID] { all.indices.map(LoggedItem.ID.init) }

    /// The place of an item, which becomes known with the first mention of its key and learns its class and label from any.
    mutating func id(of item: LoggedItem) -> LoggedItem.ID {
        if let known = places[item.key] {
            all[known.rawValue].className = all[known.rawValue].className ?? item.className
            all[known.rawValue].label = all[known.rawValue].label ?? item.label
            return known
        }
        let id = LoggedItem.ID(rawValue: all.count)
        all.append(item)
        places[item.key] = id
        return id
    }

    mutating func set(_ superview: LoggedItem.ID, asSuperviewOf view: LoggedItem.ID) {
        if view != superview, superviews[view] == nil, !isInside(superview, view) { superviews[view] = superview }
    }

    /// The superview of a view, made up where the log does not name it.
    mutating func superview(of view: LoggedItem.ID) -> LoggedItem.ID {
        if let known = superviews[view] { return known }
        let made = id(of: LoggedItem(key: "superview of \(all[view.rawValue].key)", isImplied: true))
        superviews[view] = made
        return made
    }

    /// The layout margins guide of a view, made up where the log does not name it.
    mutating func marginsGuide(of view: LoggedItem.ID) -> LoggedItem.ID {
        let known = ids.first { superviews[$0] == view && self[$0].label == LoggedItem.marginsGuideLabel }
        if let known { return known }
        let made = id(of: LoggedItem(
            className: "UILayoutGuide", label: LoggedItem.marginsGuideLabel, key: "margins of \(all[view.rawValue].key)", isImplied: true))
        superviews[made] = view
        return made
    }

    /// Whether a view is known to have others in it.
    func isSuperview(_ view: LoggedItem.ID) -> Bool { superviews.values.contains(view) }

    /// Whether a view stands somewhere in another.
    public func isInside(_ view: LoggedItem.ID, _ other: LoggedItem.ID) -> Bool {
        var current = superviews[view]
        var steps = 0
        while let next = current, steps < all.count {
            if next == other { return true }
            current = superviews[next]
            steps += 1
        }
        return false
    }
}

/// Names that the Swift compiler mangled: `_TtC6MyApp8FeedCell`.
enum MangledName {
    /// The last name of those that a mangled one holds, each after its length.
    static func className(in name: String) -> String? {
        guard name.hasPrefix("_Tt") || name.hasPrefix("$s") else { return nil }
        var rest = Array(name.utf8).drop { !$0.isDigit }
        var last: String?
        // The module, and the class.
        for _ in 0..<2 {
            let digits = rest.prefix { $0.isDigit }
            guard let length = Int(String(decoding: digits, as: UTF8.self)), length > 0, length <= rest.count - digits.count else { break }
            rest = rest.dropFirst(digits.count)
            last = String(decoding: rest.prefix(length), as: UTF8.self)
            rest = rest.dropFirst(length)
        }
        return last
    }
}

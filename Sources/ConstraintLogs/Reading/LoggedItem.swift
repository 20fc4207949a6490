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
    /// An address such as `0x7fca7b88e5c0`, or the key that Masonry and SnapKit print in its place.
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

    /// The item of a key, which becomes known with its first mention and learns its class and label from any.
    mutating func item(_ key: String, className: String? = nil, label: String? = nil, isImplied: Bool = false) -> LoggedItem.ID {
        if let known = places[key] {
            if all[known.rawValue].className == nil { all[known.rawValue].className = className }
            if all[known.rawValue].label == nil { all[known.rawValue].label = label }
            return known
        }
        let id = LoggedItem.ID(rawValue: all.count)
        all.append(LoggedItem(className: className, label: label, key: key, isImplied: isImplied))
        places[key] = id
        return id
    }

    mutating func set(_ superview: LoggedItem.ID, asSuperviewOf view: LoggedItem.ID) {
        if view != superview, superviews[view] == nil, !isInside(superview, view) { superviews[view] = superview }
    }

    /// The superview of a view, made up where the log does not name it.
    mutating func superview(of view: LoggedItem.ID) -> LoggedItem.ID {
        if let known = superviews[view] { return known }
        let made = item("superview of \(all[view.rawValue].key)", isImplied: true)
        superviews[view] = made
        return made
    }

    /// The layout margins guide of a view, made up where the log does not name it.
    mutating func marginsGuide(of view: LoggedItem.ID) -> LoggedItem.ID {
        let known = ids.first { superviews[$0] == view && self[$0].label == LoggedItem.marginsGuideLabel }
        if let known { return known }
        let made = item(
            "margins of \(all[view.rawValue].key)", className: "UILayoutGuide", label: LoggedItem.marginsGuideLabel, isImplied: true)
        superviews[made] = view
        return made
    }

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
        let bytes = Array(name.utf8)
        var place = bytes.firstIndex { $0.isDigit } ?? bytes.count
        var names: [String] = []
        while place < bytes.count, bytes[place].isDigit, names.count < 2 {
            var length = 0
            while place < bytes.count, bytes[place].isDigit, length < 1_000 {
                length = length * 10 + Int(bytes[place] - 0x30)
                place += 1
            }
            guard length > 0, place + length <= bytes.count else { break }
            names.append(bytes.text(place..<place + length))
            place += length
        }
        return names.last
    }
}

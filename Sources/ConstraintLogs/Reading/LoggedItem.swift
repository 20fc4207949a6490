/// A view or a layout guide as a log names it.
public struct LoggedItem: Hashable, Sendable {
    /// The place of an item in `LoggedItems`.
    public struct ID: Hashable, Sendable {
        public let rawValue: Int
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
    /// The superview of a view, or the view that owns a guide, as far as the log says.
    public fileprivate(set) var superview: ID?
    /// The views and guides of which it is known to be the superview.
    public fileprivate(set) var inner: [ID] = []

    static let marginsGuideLabel = "UIViewLayoutMarginsGuide"

    /// The class without its module and without what Swift puts round generic classes.
    public var shortClass: String {
        guard let className else { return "UIView" }
        let bare = className.prefix { $0 != "<" }
        let last = bare.split(separator: ".").last.map { String($0) } ?? className
        return Self.mangledName(in: last) ?? last
    }

    /// The class in a name that the Swift compiler mangled, `_TtC6MyApp8FeedCell`: the module and the class stand each after its length.
    private static func mangledName(in name: String) -> String? {
        guard name.hasPrefix("_Tt") || name.hasPrefix("$s") else { return nil }
        var rest = Array(name.utf8).drop { !$0.isDigit }
        var last: String?
        for _ in 0..<2 {
            let digits = rest.prefix { $0.isDigit }
            guard let length = Int(String(decoding: digits, as: UTF8.self)), length > 0, length <= rest.count - digits.count else { break }
            rest = rest.dropFirst(digits.count)
            last = String(decoding: rest.prefix(length), as: UTF8.self)
            rest = rest.dropFirst(length)
        }
        return last
    }

    /// A UILayoutGuide or one of its kind, which is drawn nowhere.
    public var isGuide: Bool { shortClass.hasSuffix("LayoutGuide") || shortClass == "_UILayoutSpacer" || shortClass.hasSuffix("GapGuide") }
}

/// All items of a log, each once.
public struct LoggedItems: Sendable {
    public private(set) var all: [LoggedItem] = []
    private var places: [String: LoggedItem.ID] = [:]

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

    /// The first that is said of a view counts, and none stands in what stands in it.
    mutating func set(_ superview: LoggedItem.ID, asSuperviewOf view: LoggedItem.ID) {
        guard view != superview, self[view].superview == nil, !isInside(superview, view) else { return }
        all[view.rawValue].superview = superview
        all[superview.rawValue].inner.append(view)
    }

    /// The superview of a view, made up where the log does not name it.
    mutating func superview(of view: LoggedItem.ID) -> LoggedItem.ID {
        if let known = self[view].superview { return known }
        let made = id(of: LoggedItem(key: "superview of \(self[view].key)", isImplied: true))
        set(made, asSuperviewOf: view)
        return made
    }

    /// The layout margins guide of a view, made up where the log does not name it.
    mutating func marginsGuide(of view: LoggedItem.ID) -> LoggedItem.ID {
        if let known = self[view].inner.first(where: { self[$0].label == LoggedItem.marginsGuideLabel }) { return known }
        let made = id(of: LoggedItem(
            className: "UILayoutGuide", label: LoggedItem.marginsGuideLabel, key: "margins of \(self[view].key)", isImplied: true))
        set(view, asSuperviewOf: made)
        return made
    }

    /// Whether a view stands somewhere in another.
    public func isInside(_ view: LoggedItem.ID, _ other: LoggedItem.ID) -> Bool {
        superviews(of: view).contains(other)
    }

    /// The superview of a view, its superview, and so on, no more than ever stand in one another.
    func superviews(of view: LoggedItem.ID) -> [LoggedItem.ID] {
        var superviews: [LoggedItem.ID] = []
        while let next = self[superviews.last ?? view].superview, superviews.count < Self.deepest { superviews.append(next) }
        return superviews
    }

    private static let deepest = 200
}

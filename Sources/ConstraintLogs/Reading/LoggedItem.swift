import PlaygroundModel

/// A view or a layout guide in a log.
public struct LoggedItem: Hashable, Sendable {
    /// The index of an item in `LoggedItems`.
    public struct ID: Hashable, Sendable {
        let rawValue: Int
    }

    /// The class, including its module. `nil` for a view that is printed only with its name.
    var className: String?
    var label: String?
    /// An address such as `0x7fca7b88e5c0`, a key of Masonry or SnapKit, or the name of a view without a class.
    let key: String
    /// Whether the item is missing from the log, such as a superview whose name was cut off.
    var isImplied = false
    fileprivate(set) var superview: ID?
    fileprivate(set) var inner: [ID] = []

    static let marginsGuideLabel = "UIViewLayoutMarginsGuide"

    var shortClass: String {
        guard let className else { return "UIView" }
        let bare = className.prefix { $0 != "<" }
        let last = bare.split(separator: ".").last.map { String($0) } ?? className
        return Self.mangledName(in: last) ?? last
    }

    /// The class in a mangled Swift name, `_TtC6MyApp8FeedCell`: the module and the class, each after its length.
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

    var isGuide: Bool { shortClass.hasSuffix("LayoutGuide") || shortClass == "_UILayoutSpacer" || shortClass.hasSuffix("GapGuide") }
}

struct LoggedItems: Sendable {
    private(set) var all: [LoggedItem] = []
    private var places: [String: LoggedItem.ID] = [:]
    /// Items by name, from the trailers of all entries.
    private var named: [String: LoggedItem] = [:]

    subscript(_ id: LoggedItem.ID) -> LoggedItem { all[id.rawValue] }

    var ids: [LoggedItem.ID] { all.indices.map(LoggedItem.ID.init) }

    /// The index of an item by its key. Mentions add its class and label. A name may refer to an item in a trailer.
    private mutating func id(of mention: LoggedItem) -> LoggedItem.ID {
        var item = mention
        if item.className == nil, let known = named[item.key] {
            item = LoggedItem(className: known.className, label: item.key, key: known.key)
        }
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

    /// Sets a view's superview, unless it is known. Cycles are ignored.
    private mutating func set(_ superview: LoggedItem.ID, asSuperviewOf view: LoggedItem.ID) {
        guard view != superview, self[view].superview == nil, !isInside(superview, view) else { return }
        all[view.rawValue].superview = superview
        all[superview.rawValue].inner.append(view)
    }

    /// The superview of a view. An implied item if the log does not name it.
    private mutating func superview(of view: LoggedItem.ID) -> LoggedItem.ID {
        if let known = self[view].superview { return known }
        let made = id(of: LoggedItem(key: "superview of \(self[view].key)", isImplied: true))
        set(made, asSuperviewOf: view)
        return made
    }

    /// The layout margins guide of a view. An implied item if the log does not name it.
    private mutating func marginsGuide(of view: LoggedItem.ID) -> LoggedItem.ID {
        if let known = self[view].inner.first(where: { self[$0].label == LoggedItem.marginsGuideLabel }) { return known }
        let made = id(of: LoggedItem(
            className: "UILayoutGuide", label: LoggedItem.marginsGuideLabel, key: "margins of \(self[view].key)", isImplied: true))
        set(view, asSuperviewOf: made)
        return made
    }

    func isInside(_ view: LoggedItem.ID, _ other: LoggedItem.ID) -> Bool { superviews(of: view).contains(other) }

    func superviews(of view: LoggedItem.ID) -> [LoggedItem.ID] {
        var superviews: [LoggedItem.ID] = []
        while let next = self[superviews.last ?? view].superview, superviews.count < Self.deepest { superviews.append(next) }
        return superviews
    }

    private static let deepest = 200

    mutating func learn(from entry: LoggedEntry) {
        for (name, item) in entry.names where name != "|" { named[name] = item }
        guard let superview = entry.names.first(where: { $0.name == "|" })?.item else { return }
        let owner = id(of: superview)
        for view in entry.relatedItems { set(owner, asSuperviewOf: id(of: view)) }
    }

    mutating func equation(of entry: LoggedEntry) -> LoggedEquation? {
        guard let statement = entry.statement, let view = entry.relatedItems.first.map({ id(of: $0) }) else { return nil }
        return LoggedEquation(
            first: anchor(statement.first, beside: view, entry), relation: statement.relation, multiplier: statement.multiplier,
            second: statement.second.map { anchor($0, beside: view, entry) }, constant: statement.constant,
            priority: statement.priority.rawValue)
    }

    /// The anchor in a log. A margin becomes an edge of the margins guide, as in UIKit's own constraints.
    private mutating func anchor(_ anchor: LayoutAnchor, beside view: LoggedItem.ID, _ entry: LoggedEntry) -> LoggedEquation.Anchor {
        let item = entry.item(of: anchor).map { id(of: $0) } ?? superview(of: view)
        let name = anchor.attribute.rawValue
        let ending = ["WithinMargins", "Margin"].first(where: name.hasSuffix)
        let edge = ending.flatMap { LayoutAttribute(rawValue: String(name.dropLast($0.count))) }
        return edge.map { .init(item: marginsGuide(of: item), attribute: $0) } ?? .init(item: item, attribute: anchor.attribute)
    }
}

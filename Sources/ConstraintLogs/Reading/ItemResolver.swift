import PlaygroundModel

/// Resolves the names in a log, once all its entries are known.
struct ItemResolver {
    private(set) var items = LoggedItems()
    /// The items of names, from the trailers of all entries.
    private var addresses: [String: LoggedItem] = [:]

    /// Learns the names and the superview of an entry.
    mutating func learn(from entry: ParsedEntry) {
        for (name, item) in entry.names where name != "|" { addresses[name] = item }
        guard let superview = entry.names.first(where: { $0.name == "|" })?.item else { return }
        let owner = id(of: superview)
        for view in entry.relatedItems { items.set(owner, asSuperviewOf: id(of: view)) }
    }

    /// The constraint with its equation.
    mutating func constraint(of entry: ParsedEntry) -> LoggedConstraint {
        var constraint = entry.constraint
        guard let statement = entry.statement, let view = entry.relatedItems.first.map({ id(of: $0) }) else { return constraint }
        constraint.equation = LoggedEquation(
            first: anchor(statement.first, beside: view, entry), relation: statement.relation, multiplier: statement.multiplier,
            second: statement.second.map { anchor($0, beside: view, entry) }, constant: statement.constant,
            priority: statement.priority.rawValue)
        return constraint
    }

    private mutating func anchor(_ anchor: LayoutAnchor, beside view: LoggedItem.ID, _ entry: ParsedEntry) -> LoggedEquation.Anchor {
        let item = entry.item(of: anchor).map { id(of: $0) } ?? items.superview(of: view)
        // A margin is an edge of the margins guide, as in UIKit's own constraints.
        guard let edge = anchor.attribute.edgeOfMargins else { return .init(item: item, attribute: anchor.attribute) }
        return .init(item: items.marginsGuide(of: item), attribute: edge)
    }

    private mutating func id(of item: LoggedItem) -> LoggedItem.ID {
        guard item.className == nil, let known = addresses[item.key] else { return items.id(of: item) }
        return items.id(of: LoggedItem(className: known.className, label: item.key, key: known.key))
    }
}

extension LayoutAttribute {
    /// The edge of the layout margins guide that a margin is.
    fileprivate var edgeOfMargins: LayoutAttribute? {
        let ending = ["WithinMargins", "Margin"].first { rawValue.hasSuffix($0) }
        return ending.flatMap { LayoutAttribute(rawValue: String(rawValue.dropLast($0.count))) }
    }
}

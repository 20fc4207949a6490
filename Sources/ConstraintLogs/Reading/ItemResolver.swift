import PlaygroundModel

/// Finds which items the names of a log mean, when all its entries are known.
struct ItemResolver {
    private(set) var items = LoggedItems()
    /// The address of a name, as any entry explains it.
    private var addresses: [String: ParsedEntry.Item] = [:]

    /// Takes what an entry says of names and superviews.
    mutating func learn(from entry: ParsedEntry) {
        for (name, item) in entry.names where name != "|" { addresses[name] = item }
        guard let superview = entry.names.first(where: { $0.name == "|" })?.item else { return }
        let owner = id(of: superview)
        guard let equation = entry.equation else { return }
        for anchor in [equation.first, equation.second].compactMap({ $0 }) {
            if case .item(let view) = anchor.reference { items.set(owner, asSuperviewOf: id(of: view)) }
        }
    }

    /// The constraint with its equation.
    mutating func constraint(of entry: ParsedEntry) -> LoggedConstraint {
        var constraint = entry.constraint
        guard let parsed = entry.equation else { return constraint }
        guard let equation = equation(parsed, isFrame: constraint.isAutoresizing) else {
            constraint.problem = .meaningless
            return constraint
        }
        constraint.equation = equation
        return constraint
    }

    private mutating func equation(_ parsed: ParsedEntry.Equation, isFrame: Bool) -> LoggedEquation? {
        let beside = [parsed.first, parsed.second].compactMap { $0 }.compactMap { anchor -> ParsedEntry.Item? in
            if case .item(let item) = anchor.reference { item } else { nil }
        }
        guard let view = beside.first.map({ id(of: $0) }) else { return nil }
        let first = anchor(parsed.first, beside: view)
        var second = parsed.second.map { anchor($0, beside: view) }
        let attribute = first.attribute
        if second == nil, isFrame, attribute.axis == .vertical, !attribute.isDimension, items[view].shortClass.hasPrefix("NS") {
            return appKitPosition(parsed, of: view)
        }
        if second == nil, !attribute.isDimension {
            // A position against a number counts from the superview's own edge.
            let edge: LayoutAttribute = attribute.axis == .vertical ? .top : attribute.isDirectional ? .leading : .left
            second = .init(item: items.superview(of: view), attribute: edge)
        }
        if let second {
            guard second.attribute.isDimension == attribute.isDimension else { return nil }
            guard attribute.isDimension || second.attribute.axis == attribute.axis else { return nil }
        }
        if second != nil, parsed.multiplier == 0 { return nil }
        let numbers = [parsed.constant, parsed.multiplier]
        guard numbers.allSatisfy({ $0.magnitude <= PlaygroundLimits.coordinate }), parsed.priority ?? 1000 >= 0 else { return nil }
        return LoggedEquation(
            first: first, relation: parsed.relation, multiplier: parsed.multiplier, second: second, constant: parsed.constant,
            priority: parsed.priority ?? 1000)
    }

    /// AppKit counts the y of a frame from the superview's lower edge, and upwards.
    private mutating func appKitPosition(_ parsed: ParsedEntry.Equation, of view: LoggedItem.ID) -> LoggedEquation {
        let edge: LayoutAttribute = switch parsed.first.attribute {
        case .top: .bottom
        case .bottom: .top
        default: .centerY
        }
        return LoggedEquation(
            first: .init(item: view, attribute: edge), relation: parsed.relation,
            second: .init(item: items.superview(of: view), attribute: .bottom), constant: -parsed.constant, priority: parsed.priority ?? 1000)
    }

    private mutating func anchor(_ anchor: ParsedEntry.Anchor, beside view: LoggedItem.ID) -> LoggedEquation.Anchor {
        let item = switch anchor.reference {
        case .item(let item): id(of: item)
        case .superview: items.superview(of: view)
        }
        // A margin is an edge of the view's margins guide, which UIKit's own constraints speak of.
        guard let edge = anchor.attribute.edgeOfMargins else { return .init(item: item, attribute: anchor.attribute) }
        return .init(item: items.marginsGuide(of: item), attribute: edge)
    }

    private mutating func id(of item: ParsedEntry.Item) -> LoggedItem.ID {
        if item.className == nil, let known = addresses[item.key] {
            return items.item(known.key, className: known.className, label: item.key)
        }
        return items.item(item.key, className: item.className, label: item.label)
    }
}

extension LayoutAttribute {
    /// The edge of the layout margins guide that a margin is.
    fileprivate var edgeOfMargins: LayoutAttribute? {
        switch self {
        case .leftMargin: .left
        case .rightMargin: .right
        case .topMargin: .top
        case .bottomMargin: .bottom
        case .leadingMargin: .leading
        case .trailingMargin: .trailing
        case .centerXWithinMargins: .centerX
        case .centerYWithinMargins: .centerY
        default: nil
        }
    }
}

import PlaygroundModel

extension VisualFormat {
    /// The standard spacing between siblings, in points.
    private static let standardSpacing = 8.0

    private struct Draft {
        var first: LayoutAnchor
        var relation: LayoutConstraint.Relation = .equal
        var second: LayoutAnchor?
        var constant = 0.0
        var priority = LayoutPriority.required
    }

    func constraints(
        options: VisualFormatOptions, source: String, at path: DocumentPath, in scope: ConstraintScope
    ) -> [LayoutConstraint] {
        let edges = Edges(axis: axis, direction: options.direction)
        var drafts: [Draft] = []
        if let leadingConnection, let first = items.first {
            drafts += beginning(leadingConnection, at: first.view, edges, scope)
        }
        for (index, item) in items.enumerated() {
            drafts += sizes(of: item, scope)
            guard index + 1 < items.count else { continue }
            drafts += gap(from: item.view, to: items[index + 1].view, connections[index], edges, options, scope)
            drafts += options.alignments.map { attribute in
                Draft(first: LayoutAnchor(scope.formatItem(of: item.view), attribute),
                      second: LayoutAnchor(scope.formatItem(of: items[index + 1].view), attribute))
            }
        }
        if let trailingConnection, let last = items.last {
            drafts += ending(trailingConnection, at: last.view, edges, scope)
        }
        return drafts.enumerated().map { ordinal, draft in
            LayoutConstraint(
                id: LayoutConstraint.ID(path: path, ordinal: ordinal), source: source, first: draft.first,
                relation: draft.relation, second: draft.second, constant: draft.constant, priority: draft.priority
            )
        }
    }

    /// The attributes along a format's axis. If reversed, they run against the coordinates.
    private struct Edges {
        var near: LayoutAttribute
        var far: LayoutAttribute
        var isReversed: Bool

        init(axis: LayoutAttribute.Axis, direction: VisualFormatOptions.Direction) {
            switch (axis, direction) {
            case (.vertical, _): (near, far, isReversed) = (.top, .bottom, false)
            case (.horizontal, .leadingToTrailing): (near, far, isReversed) = (.leading, .trailing, false)
            case (.horizontal, .leftToRight): (near, far, isReversed) = (.left, .right, false)
            case (.horizontal, .rightToLeft): (near, far, isReversed) = (.right, .left, true)
            }
        }
    }

    private func sizes(of item: Item, _ scope: ConstraintScope) -> [Draft] {
        let attribute: LayoutAttribute = axis == .horizontal ? .width : .height
        return item.size.map { predicate in
            var draft = Draft(
                first: LayoutAnchor(scope.formatItem(of: item.view), attribute), relation: predicate.relation,
                priority: predicate.priority)
            switch predicate.object {
            case .constant(let constant): draft.constant = constant
            case .view(let view): draft.second = LayoutAnchor(scope.formatItem(of: view), attribute)
            }
            return draft
        }
    }

    private func beginning(
        _ connection: Connection, at view: ViewID, _ edges: Edges, _ scope: ConstraintScope
    ) -> [Draft] {
        let superview = scope.superview(of: view)
        let start = connection == .standard ? superview.margins : superview.edge
        return distances(
            from: LayoutAnchor(start, edges.near), to: LayoutAnchor(scope.formatItem(of: view), edges.near), connection, standard: 0, edges)
    }

    private func ending(
        _ connection: Connection, at view: ViewID, _ edges: Edges, _ scope: ConstraintScope
    ) -> [Draft] {
        let superview = scope.superview(of: view)
        let end = connection == .standard ? superview.margins : superview.edge
        return distances(
            from: LayoutAnchor(scope.formatItem(of: view), edges.far), to: LayoutAnchor(end, edges.far), connection, standard: 0, edges)
    }

    private func gap(
        from view: ViewID, to next: ViewID, _ connection: Connection, _ edges: Edges, _ options: VisualFormatOptions,
        _ scope: ConstraintScope
    ) -> [Draft] {
        distances(
            from: LayoutAnchor(scope.formatItem(of: view), options.isBaselineToBaseline ? .lastBaseline : edges.far),
            to: LayoutAnchor(scope.formatItem(of: next), options.isBaselineToBaseline ? .firstBaseline : edges.near),
            connection, standard: Self.standardSpacing, edges)
    }

    /// The constraints `end == start + distance`. If reversed, `start == end + distance`.
    private func distances(
        from start: LayoutAnchor, to end: LayoutAnchor, _ connection: Connection, standard: Double, _ edges: Edges
    ) -> [Draft] {
        let (first, second) = edges.isReversed ? (start, end) : (end, start)
        switch connection {
        case .flush: return [Draft(first: first, second: second)]
        case .standard: return [Draft(first: first, second: second, constant: standard)]
        case .spaced(let predicates):
            return predicates.map { predicate in
                var draft = Draft(first: first, relation: predicate.relation, second: second, priority: predicate.priority)
                if case .constant(let constant) = predicate.object { draft.constant = constant }
                return draft
            }
        }
    }
}

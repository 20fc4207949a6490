import PlaygroundModel

// Constraints. Anchors are used if they suffice, otherwise NSLayoutConstraint's initializer. Visual formats are written on request.
extension ClassWriter {
    struct ConstraintGroups {
        var single: [SwiftExpression] = []
        var formats: [VisualFormatCall] = []
        var isEmpty: Bool { single.isEmpty && formats.isEmpty }

        var whole: SwiftExpression {
            let parts = (single.isEmpty ? [] : [SwiftExpression.array(single)]) + formats.map {
                $0.expression(views: .dictionary($0.views))
            }
            return parts.count == 1 ? parts[0] : .sum(parts)
        }
    }

    struct VisualFormatCall {
        var format: String
        var options: [String]
        var metrics: [SwiftExpression.Entry]
        var views: [SwiftExpression.Entry]

        func expression(views: SwiftExpression) -> SwiftExpression {
            var arguments: [SwiftExpression.Argument] = [.init("withVisualFormat", SwiftLiteral.text(format))]
            if !options.isEmpty { arguments.append(.init("options", .array(options.map { .word(".\($0)") }))) }
            arguments.append(.init("metrics", metrics.isEmpty ? "nil" : .dictionary(metrics)))
            arguments.append(.init("views", views))
            return .call("NSLayoutConstraint.constraints", arguments)
        }
    }

    /// - Parameter isWhileLoose: Whether the views may lack a superview at that point. Visual formats require one.
    func groups(_ constraints: [LayoutConstraint], isWhileLoose: Bool = false) -> ConstraintGroups {
        var groups = ConstraintGroups()
        var index = 0
        while index < constraints.count {
            let path = constraints[index].id.path
            var end = index + 1
            while end < constraints.count, constraints[end].id.path == path { end += 1 }
            let run = Array(constraints[index..<end])
            index = end
            if self.run.options.usesVisualFormats, !isWhileLoose, VisualFormatText.isVisualFormat(run[0].source),
               let format = visualFormat(run) {
                groups.formats.append(format)
            } else {
                groups.single += run.map(innerFirst).compactMap(expression)
            }
        }
        return groups
    }

    /// The constraint from the view to its container, the usual direction. A visual format reverses the order at the end of `|-[view]-|`.
    private func innerFirst(_ constraint: LayoutConstraint) -> LayoutConstraint {
        guard let second = constraint.second, constraint.multiplier == 1, let inner = second.item.view,
              constraint.first.item.view.map({ content.view($0)?.subviews.contains(inner) == true }) ?? (constraint.first.item != .window)
        else { return constraint }
        var copy = constraint
        (copy.first, copy.second, copy.constant) = (second, constraint.first, 0 - constraint.constant)
        copy.relation = constraint.relation.mirrored
        return copy
    }

    func activate(_ groups: ConstraintGroups, in lines: inout SwiftLines) {
        if !groups.single.isEmpty { lines.add(.call("NSLayoutConstraint.activate", [.init(nil, .array(groups.single))])) }
        guard groups.formats.count > 1 else {
            for format in groups.formats {
                lines.add(.call("NSLayoutConstraint.activate", [.init(nil, format.expression(views: .dictionary(format.views)))]))
            }
            return
        }
        var views: [SwiftExpression.Entry] = []
        for view in groups.formats.flatMap(\.views) where !views.contains(view) { views.append(view) }
        lines.assign("let views", .dictionary(views))
        let parts = groups.formats.map { $0.expression(views: "views") }
        lines.add(.call("NSLayoutConstraint.activate", [.init(nil, .sum(parts))]))
    }

    func writeConstraints() {
        let conditional = withSubviews(content.conditional)
        let held = content.constraints.filter { $0.views.isDisjoint(with: conditional) }
        let groups = groups(held.filter { !$0.namesWindow })
        writeWindowConstraints(held.filter(\.namesWindow))
        let unplaced = childNames.filter { child in
            !content.constraints.contains { $0.views.contains(ViewID(child.key.name)) }
        }.map(\.value).sorted()
        var lines = SwiftLines()
        activate(groups, in: &lines)
        for child in unplaced { pin("\(child).view", in: &lines) }
        guard !lines.isEmpty else { return }
        setUp.add("activateConstraints()")
        methods.declaration("private func activateConstraints()") { $0.add(lines) }
    }

    /// Writes constraints with the window, which exists once the controller appears.
    private func writeWindowConstraints(_ constraints: [LayoutConstraint]) {
        guard !constraints.isEmpty else { return }
        guard content.root == .controller else {
            for constraint in constraints { _ = groups([constraint]) }
            return
        }
        isWindowAtHand = true
        let groups = groups(constraints, isWhileLoose: true)
        isWindowAtHand = false
        let name = scope.claim(own: "windowConstraints")
        properties.separate()
        properties.add("private var \(name): [NSLayoutConstraint] = []")
        methods.declaration("override func viewIsAppearing(_ animated: Bool)") { lines in
            lines.add("super.viewIsAppearing(animated)")
            lines.add("guard \(name).isEmpty, let window = view.window else { return }")
            lines.assign(name, .array(groups.single))
            lines.add("NSLayoutConstraint.activate(\(name))")
        }
    }

    private func pin(_ view: String, in lines: inout SwiftLines) {
        let edges = ["topAnchor", "leadingAnchor", "bottomAnchor", "trailingAnchor"].map { edge in
            SwiftExpression.call("\(view).\(edge).constraint", [.init("equalTo", word: "\(content.receiver)\(edge)")])
        }
        lines.add(.call("NSLayoutConstraint.activate", [.init(nil, .array(edges))]))
    }

    func withSubviews(_ views: Set<ViewID>) -> Set<ViewID> {
        var found: Set<ViewID> = []
        var pending = Array(views)
        while let view = pending.popLast() {
            guard found.insert(view).inserted else { continue }
            pending += content.view(view)?.containedViews ?? []
        }
        return found
    }

    private func expression(_ constraint: LayoutConstraint) -> SwiftExpression? {
        guard let first = item(constraint.first.item, constraint), constraint.second.map({ item($0.item, constraint) }) != .some(nil) else {
            return nil
        }
        let second = constraint.second.flatMap { item($0.item, constraint) }
        let equation = anchored(constraint, first, second) ?? whole(constraint, first, second)
        guard constraint.priority != .required else { return equation }
        run.resources.supportExtensions.insert(.constraintPriority)
        return .method(equation, "withPriority", [.init(nil, word: SwiftLiteral.priority(constraint.priority.rawValue))])
    }

    /// The expression of an anchor's owner. If the class lacks the item, a remark is added and the result is `nil`.
    private func item(_ item: LayoutItem, _ constraint: LayoutConstraint) -> String? {
        switch item {
        case .rootView: return content.root == .view ? "self" : String(content.receiver.dropLast())
        case .view(let id):
            if let name = expression(id) { return name }
            remark("the constraint \"\(constraint.source)\" names a view that the class does not have", at: constraint.id.path)
            return nil
        case .guide(let guide, of: let id):
            guard let owner = id.map(expression) ?? (content.root == .view ? "self" : String(content.receiver.dropLast()))
            else { return nil }
            return "\(owner).\(guide.member)"
        case .window where isWindowAtHand: return "window"
        case .window:
            remark(
                "the constraint \"\(constraint.source)\" names the window, which a view has only once it is shown",
                at: constraint.id.path)
            return nil
        }
    }

    private func anchored(_ constraint: LayoutConstraint, _ first: String, _ second: String?) -> SwiftExpression? {
        guard let anchor = anchor(first, constraint.first) else { return nil }
        let relation = constraint.relation.memberName
        guard let other = constraint.second else {
            guard constraint.first.attribute.isDimension else { return nil }
            return .call("\(anchor).constraint", [.init("\(relation)ToConstant", constant(constraint))])
        }
        guard let second, let target = self.anchor(second, other), constraint.first.attribute.isDimension == other.attribute.isDimension,
              constraint.first.attribute.isDimension || constraint.multiplier == 1
        else { return nil }
        var arguments: [SwiftExpression.Argument] = [.init("\(relation)To", word: target)]
        if constraint.multiplier != 1 { arguments.append(.init("multiplier", word: multiplier(constraint))) }
        if constraint.constant != 0 { arguments.append(.init("constant", constant(constraint))) }
        return .call("\(anchor).constraint", arguments)
    }

    private func anchor(_ item: String, _ anchor: LayoutAnchor) -> String? {
        var name = anchor.attribute.anchorName
        if case .guide = anchor.item {
            guard !anchor.attribute.isBaseline, !anchor.attribute.isOfMargins else { return nil }
        } else if anchor.attribute.isOfMargins {
            if isGuide(anchor.item) { return nil }
            name = "layoutMarginsGuide.\(name)"
        }
        return item == "self" ? name : item.hasPrefix("self.") ? "\(item.dropFirst(5)).\(name)" : "\(item).\(name)"
    }

    private func isGuide(_ item: LayoutItem) -> Bool {
        guard case .view(let id) = item else { return false }
        return content.view(id)?.kind == .layoutGuide
    }

    /// Writes the constraint with the initializer that accepts any attribute and multiplier.
    private func whole(_ constraint: LayoutConstraint, _ first: String, _ second: String?) -> SwiftExpression {
        .call("NSLayoutConstraint", [
            .init("item", word: Self.whole(first)), .init("attribute", word: ".\(constraint.first.attribute.rawValue)"),
            .init("relatedBy", word: ".\(constraint.relation.memberName)"), .init("toItem", word: second ?? "nil"),
            .init("attribute", word: ".\(constraint.second?.attribute.rawValue ?? "notAnAttribute")"),
            .init("multiplier", word: multiplier(constraint)), .init("constant", constant(constraint)),
        ])
    }

    /// The item as a value. A controller's view is an implicitly unwrapped optional, so it is cast.
    private static func whole(_ item: String) -> String { item == "view" || item.hasSuffix(".view") ? "\(item) as UIView" : item }

    /// The multiplier, as a fraction if the source uses one.
    private func multiplier(_ constraint: LayoutConstraint) -> String {
        Fraction.text(of: constraint.multiplier, in: constraint.source) ?? SwiftLiteral.number(constraint.multiplier)
    }

    private func constant(_ constraint: LayoutConstraint) -> SwiftExpression {
        let words = Set(VisualFormatText.words(constraint.source))
        let named = words.filter { metrics[$0] != nil && expression(ViewID($0)) == nil }.sorted()
        // A visual format may contain several metrics, one for each gap.
        let equal = named.filter { abs(metrics[$0] ?? 0) == abs(constraint.constant) }
        if let name = named.count == 1 ? named.first : equal.first, let value = metrics[name], value != 0 {
            let factor = constraint.constant / value
            if factor == factor.rounded(), factor != 0, abs(factor) <= 4 { return .word(metric(name, times: factor)) }
        }
        return .word(SwiftLiteral.number(constraint.constant))
    }

    private func metric(_ name: String, times factor: Double) -> String {
        let word = metric(name)
        return factor == 1 ? word : factor == -1 ? "-\(word)" : "\(SwiftLiteral.number(factor)) * \(word)"
    }

    private func visualFormat(_ constraints: [LayoutConstraint]) -> VisualFormatCall? {
        let format = VisualFormatText(constraints[0].source)
        // A component without a class has other view names in the format than here.
        let meant = constraints.reduce(into: Set<ViewID>()) { $0.formUnion($1.views) }
        guard format.views.allSatisfy({ meant.contains(ViewID($0)) || $0 == LayoutGuide.keyboardLayoutGuide.rawValue }) else { return nil }
        var views: [SwiftExpression.Entry] = []
        for name in format.views {
            guard VisualFormatText.isPlain(name), content.uses.keys.allSatisfy({ !name.hasPrefix($0.name + ".") }) else { return nil }
            guard let view = formatView(name, in: constraints) else { return nil }
            views.append(.init(key: SwiftLiteral.text(name), value: .word(Self.whole(view))))
        }
        var entries: [SwiftExpression.Entry] = []
        for name in format.names {
            if metrics[name] != nil {
                guard VisualFormatText.isPlain(name) else { return nil }
                entries.append(.init(key: SwiftLiteral.text(name), value: .word(metric(name))))
            } else if !format.views.contains(name) {
                return nil
            }
        }
        return VisualFormatCall(
            format: constraints[0].source, options: options(at: constraints[0].id.path), metrics: entries, views: views)
    }

    private func formatView(_ name: String, in constraints: [LayoutConstraint]) -> String? {
        if let name = expression(ViewID(name)) { return name }
        guard name == LayoutGuide.keyboardLayoutGuide.rawValue else { return nil }
        return "\(content.receiver)keyboardLayoutGuide"
    }

    private func options(at path: DocumentPath) -> [String] {
        guard path.components.last == .key("format") else { return [] }
        let table = DocumentPath(Array(path.components.dropLast()))
        guard case .array(let list)? = run.document.value(at: table.appending("options")) else { return [] }
        return list.compactMap { if case .string(let name) = $0 { name } else { nil } }
    }
}

import PlaygroundReader

extension ContentDrafter {
    mutating func addConstraints() {
        for owner in owners {
            let installation = owner.installation(of: "constraints")
            for constraint in owner.list("constraints") where constraint.name == "constraint" {
                add(constraint, of: owner, installation.cases(of: constraint))
            }
        }
        owners = []
        leaveOutIllegalConstraints()
    }

    private mutating func leaveOutIllegalConstraints() {
        let reader = ConstraintTextReader(between: content.views.map(\.name) + children, kinds: kinds)
        let context = context
        var comments: [String] = []
        func isLegal(_ constraint: DraftConstraint) -> Bool {
            guard let mistake = reader.mistake(in: constraint.text) else { return true }
            comments.append("Left out \(constraint.text): \(mistake.headline).")
            if let id = constraint.object { context.takeBack(id, "a playground would reject it (\(mistake.code))") }
            return false
        }
        content.constraints = content.constraints.filter(isLegal)
        adaptive.filterConstraints(isLegal)
        content.comments += comments
    }

    private mutating func add(_ constraint: Element, of owner: Element, _ installed: SizeClassCases) {
        guard let ownerID = owner.id, constraint.flag("placeholder") != true || context.canvas != nil else {
            return context.leaveOut(constraint, "it is a placeholder, removed at build time")
        }
        var cases = installed
        for item in [ownerID, constraint["firstItem"], constraint["secondItem"]].compactMap({ $0 }) {
            cases = cases.intersection(self.cases[item] ?? .all)
        }
        guard combination.map(cases.contains) ?? !cases.areNone else {
            return context.leaveOut(constraint, "it is installed for no size class")
        }
        if isAtBase, !constraint.alternatives.isEmpty {
            context.change(constraint, "a cell's size-class variations are ignored")
        }
        let writer = ConstraintText(items: items, owner: ownerID)
        do throws(ConstraintText.ConstraintFailure) {
            var remaining = cases
            for (alternative, element) in constraint.alternatives where combination == nil {
                let text = try writer.text(of: element)
                add(
                    DraftConstraint(text: text, comment: Self.comment(constraint), object: constraint.id),
                    for: alternative.intersection(cases))
                remaining = remaining.intersection(alternative.complement)
            }
            let text = try writer.text(of: constraint.effective(in: combination ?? .base))
            add(DraftConstraint(text: text, comment: Self.comment(constraint), object: constraint.id), for: remaining)
            context.bringOver(constraint)
        } catch {
            context.leaveOut(constraint, error.rawValue)
        }
    }

    private mutating func add(_ constraint: DraftConstraint, for cases: SizeClassCases) {
        if cases.areAll || combination != nil {
            content.constraints.append(constraint)
        } else {
            adaptive.change(cases) { $0.constraints.append(constraint) }
        }
    }

    private static func comment(_ constraint: Element) -> String? {
        constraint["identifier"] ?? constraint["userLabel"]
    }
}

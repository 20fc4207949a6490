import PlaygroundModel

/// Reads a list of constraints: equations, visual format strings, and tables with a format and options.
struct ConstraintReader {
    let scope: ConstraintScope
    let budget: ContentBudget

    func read(_ list: ValueCursor) -> [LayoutConstraint] {
        var read: [LayoutConstraint] = []
        for element in list.elements(limit: nil) ?? [] {
            let constraints = constraints(element)
            checkKeyboardGuide(constraints, element)
            guard budget.addConstraints(constraints.count, at: .key(list.path), list.findings) else { return [] }
            read += constraints
        }
        return read
    }

    /// Reports the keyboard guide in versions without it, where the guide ends at the safe area.
    private func checkKeyboardGuide(_ constraints: [LayoutConstraint], _ value: ValueCursor) {
        guard !scope.profile.has(.keyboardLayoutGuide), constraints.contains(where: { $0.namesKeyboardGuide }) else { return }
        value.report(ValidationMistake.notYetThere(LayoutGuide.keyboardLayoutGuide.rawValue, .keyboardLayoutGuide, scope.profile))
    }

    private func constraints(_ value: ValueCursor) -> [LayoutConstraint] {
        switch value.value {
        case .string(let text): return constraints(text, options: nil, at: value)
        case .table: return value.table("a constraint", constraints) ?? []
        default: return value.mismatch(expected: .stringOrTable) ?? []
        }
    }

    private func constraints(_ table: TableCursor) -> [LayoutConstraint] {
        let format = table.required("format", example: "format = \"H:|-[photo]-|\"")
        let options = table["options"]
        guard let format, let text = format.string() else { return [] }
        return constraints(text, options: options, at: format)
    }

    private func constraints(_ text: String, options: ValueCursor?, at value: ValueCursor) -> [LayoutConstraint] {
        do {
            guard VisualFormat.isVisualFormat(text) else {
                if let options { options.reportKey(ConstraintMistake.optionsOfEquation) }
                return [try EquationParser.parse(text, at: value.path, in: scope)]
            }
            let format = try VisualFormatParser.parse(text, in: scope)
            let options = options.map { read($0, along: format.axis) } ?? VisualFormatOptions()
            return format.constraints(options: options, source: text, at: value.path, in: scope)
        } catch {
            value.findings.report(error.mistake, at: .text(value.path, error.range))
            return []
        }
    }

    private func read(_ list: ValueCursor, along axis: LayoutAttribute.Axis) -> VisualFormatOptions {
        var options = VisualFormatOptions()
        for element in list.elements() ?? [] {
            guard let name = element.string() else { continue }
            if let mistake = options.insert(name, along: axis) { list.findings.report(mistake, at: .value(element.path)) }
        }
        return options
    }
}

extension LayoutConstraint {
    fileprivate var namesKeyboardGuide: Bool {
        [first.item, second?.item].contains { item in
            if case .guide(.keyboardLayoutGuide, of: _)? = item { true } else { false }
        }
    }
}

import ConstraintSolver
import PlaygroundModel

/// UIStackView.Alignment: the position of arranged subviews across the axis.
extension StackArrangement {
    func addAlignment(to system: inout LayoutSystem) {
        switch stack.alignment {
        case .fill: addFilling(to: &system)
        case .leading, .top: addAligned(at: edge(isLeading: true), to: &system)
        case .trailing, .bottom: addAligned(at: edge(isLeading: false), to: &system)
        case .center: addAligned(at: .center, to: &system)
        case .firstBaseline: addBaselineAligned(.firstBaseline, to: &system)
        case .lastBaseline: addBaselineAligned(.lastBaseline, to: &system)
        }
        if aligned.isEmpty || stack.alignment != .fill {
            add([Part(.size, area)], on: stack.crossAxis, strength: PriorityStrength.fitAcross, to: &system)
        }
    }

    /// Across a column, leading and trailing follow the layout direction. Across a row they are top and bottom.
    func edge(isLeading: Bool) -> LayoutAttribute.Resolved {
        let isMirrored = isRightToLeft && stack.crossAxis == .horizontal
        return isLeading != isMirrored ? .minEdge : .maxEdge
    }

    private var aligned: [Int] { visual + stack.hidden.map { $0.view } }

    private func addFilling(to system: inout LayoutSystem) {
        for view in aligned {
            add([Part(.minEdge, view), Part(.minEdge, area, -1)], on: stack.crossAxis, to: &system)
            add([Part(.maxEdge, view), Part(.maxEdge, area, -1)], on: stack.crossAxis, to: &system)
        }
    }

    private func addAligned(at edge: LayoutAttribute.Resolved, to system: inout LayoutSystem) {
        for view in aligned {
            add([Part(edge, view), Part(edge, area, -1)], on: stack.crossAxis, to: &system)
            addContainment(of: view, atMin: edge != .minEdge, atMax: edge == .minEdge, to: &system)
        }
    }

    /// Baselines are for rows ("valid only for horizontal stacks"). A column uses its leading edge. With first baselines the
    /// first arranged view is at the stack view's top, with last baselines at its bottom. Larger views extend beyond the
    /// stack view there (rdar://32291130, "Stack View height incorrect for first/last baseline alignment").
    private func addBaselineAligned(_ baseline: LayoutAttribute.Resolved, to system: inout LayoutSystem) {
        guard stack.axis == .horizontal else { return addAligned(at: edge(isLeading: true), to: &system) }
        guard let first = stack.shown.first else { return }
        let isFirst = baseline == .firstBaseline
        let near: LayoutAttribute.Resolved = isFirst ? .minEdge : .maxEdge
        add([Part(near, first), Part(near, area, -1)], on: .vertical, to: &system)
        for view in visual {
            if view != first { add([Part(baseline, view), Part(baseline, first, -1)], on: .vertical, to: &system) }
            addContainment(of: view, atMin: !isFirst, atMax: isFirst, to: &system)
        }
        // A hidden view is at the top, not at the baseline.
        for hidden in stack.hidden {
            add([Part(.minEdge, hidden.view), Part(.minEdge, area, -1)], on: .vertical, strength: PriorityStrength.hiding, to: &system)
        }
    }

    private func addContainment(of view: Int, atMin: Bool, atMax: Bool, to system: inout LayoutSystem) {
        if atMin {
            add([Part(.minEdge, view), Part(.minEdge, area, -1)], on: stack.crossAxis, .greaterThanOrEqual, to: &system)
        }
        if atMax {
            add([Part(.maxEdge, view), Part(.maxEdge, area, -1)], on: stack.crossAxis, .lessThanOrEqual, to: &system)
        }
    }
}

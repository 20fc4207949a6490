import ConstraintSolver
import PlaygroundModel

/// UIStackView.Alignment: where arranged subviews stand across the axis.
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
        if visual.isEmpty || stack.alignment != .fill {
            add([Part(.size, area)], on: stack.crossAxis, strength: PriorityStrength.fitAcross, to: &system)
        }
    }

    /// Across a column, leading and trailing follow the layout direction; across a row they are top and bottom.
    private func edge(isLeading: Bool) -> LayoutAttribute.Resolved {
        let isMirrored = isRightToLeft && stack.crossAxis == .horizontal
        return isLeading != isMirrored ? .minEdge : .maxEdge
    }

    private func addFilling(to system: inout LayoutSystem) {
        for view in visual {
            add([Part(.minEdge, view), Part(.minEdge, area, -1)], on: stack.crossAxis, to: &system)
            add([Part(.maxEdge, view), Part(.maxEdge, area, -1)], on: stack.crossAxis, to: &system)
        }
    }

    private func addAligned(at edge: LayoutAttribute.Resolved, to system: inout LayoutSystem) {
        for view in visual {
            add([Part(edge, view), Part(edge, area, -1)], on: stack.crossAxis, to: &system)
            addContainment(of: view, atMin: edge != .minEdge, atMax: edge == .minEdge, to: &system)
        }
    }

    /// Baselines are for rows ("valid only for horizontal stacks"); a column is aligned at its leading edge instead. A
    /// row that is higher than it needs to be keeps first baselines near its top and last ones near its bottom.
    private func addBaselineAligned(_ baseline: LayoutAttribute.Resolved, to system: inout LayoutSystem) {
        guard stack.axis == .horizontal else { return addAligned(at: edge(isLeading: true), to: &system) }
        let near: LayoutAttribute.Resolved = baseline == .firstBaseline ? .minEdge : .maxEdge
        for view in visual {
            if view != visual[0] {
                add([Part(baseline, view), Part(baseline, visual[0], -1)], on: .vertical, to: &system)
            }
            addContainment(of: view, atMin: true, atMax: true, to: &system)
            add([Part(near, view), Part(near, area, -1)], on: .vertical, strength: PriorityStrength.fitAcross, to: &system)
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

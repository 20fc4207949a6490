import ConstraintSolver
import PlaygroundModel

/// UIStackView.Distribution: how lengths and gaps share the space along the axis.
extension StackArrangement {
    func addDistribution(to system: inout LayoutSystem) {
        switch stack.distribution {
        case .fill: addSharing(to: &system)
        case .fillEqually: addEqualLengths(to: &system)
        case .fillProportionally: addProportionalLengths(to: &system)
        case .equalSpacing: addEqualSpacing(to: &system)
        case .equalCentering: addEqualCentering(to: &system)
        }
        if stack.separatesTexts { addTextWidths(to: &system) }
        if visual.isEmpty || stack.distribution == .equalSpacing || stack.distribution == .equalCentering {
            add([Part(.size, area)], on: stack.axis, strength: PriorityStrength.fitAlong, to: &system)
        }
    }

    private func addSharing(to system: inout LayoutSystem) {
        // Spacers are Traitscope's own: views without content that share the remaining space equally.
        addEvenLengths(of: visual.filter { elements[$0].isSpacer }, at: PriorityStrength.sharing, to: &system)
        guard stack.sharesRowAmongTexts else { return }
        addEvenLengths(of: visual.filter { elements[$0].wraps }, at: PriorityStrength.textSharing, to: &system)
    }

    /// Limits a row's wrapping labels to equal parts, at 950 and just above (`UISV-text-width-disambiguation`): any proportion would fit.
    private func addTextWidths(to system: inout LayoutSystem) {
        let texts = stack.shown.filter { elements[$0].wraps }
        // A wrapping label and one other view get half each, whatever their hugging priorities. No source has this rule for more views.
        if halvesSingleTexts, texts.count == 1, stack.shown.count == 2 {
            add([Part(.size, texts[0]), Part(.size, area, -0.5)], on: stack.axis, plus: stack.spacingAfter[0] / 2,
                strength: PriorityStrength.singleTextWidth, to: &system)
        }
        guard texts.count > 1 else { return }
        let share = 1 / Double(texts.count)
        let spacing = stack.spacing * Double(texts.count - 1) * share
        for (place, text) in texts.enumerated() {
            add([Part(.size, text), Part(.size, area, -share)], on: stack.axis, .lessThanOrEqual, plus: spacing,
                strength: PriorityStrength.textWidth(place, of: texts.count), to: &system)
        }
    }

    private func addEvenLengths(of views: [Int], at strength: (Double) -> Strength, to system: inout LayoutSystem) {
        for place in views.indices.dropFirst() {
            let weight = PriorityStrength.tieBreakingWeight(place, of: views.count)
            add([Part(.size, views[place]), Part(.size, views[place - 1], -1)], on: stack.axis,
                strength: strength(weight), to: &system)
        }
    }

    private func addEqualLengths(to system: inout LayoutSystem) {
        for other in visual.dropFirst() {
            add([Part(.size, other), Part(.size, visual[0], -1)], on: stack.axis, to: &system)
        }
    }

    /// Each length is the view's share, at priorities that fall with the order. The last view compensates for the
    /// spacing (UIStackView's printed constraints, Alexander Grebenyuk, "Let's Build UIStackView"). Wrapping labels
    /// count with the height of their lines (Interface Builder's frames: 45 and 70 of 115 for 36 and 56). If no view has a
    /// length, all are equal. If one view has no length, it gets the rest (frames of one document: 510 and 200).
    private func addProportionalLengths(to system: inout LayoutSystem) {
        let fitting = FittingSize(elements: elements)
        let shares = fitting.shares(of: stack)
        guard shares.contains(where: { $0 > 0 }) else { return addEqualLengths(to: &system) }
        guard stack.shown.allSatisfy({ fitting.length(of: $0, on: stack.axis) != nil }) else { return addSharing(to: &system) }
        let wraps = stack.axis == .vertical && stack.shown.contains(where: fitting.wraps)
        for (place, view) in stack.shown.enumerated() {
            add([Part(.size, view), Part(.size, area, -shares[place])], on: stack.axis, minus: wraps ? .proportionGain(view) : nil,
                strength: PriorityStrength.proportion(place, of: shares.count), to: &system)
        }
    }

    /// All gaps are as wide as the first gap. The spacing is their minimum.
    private func addEqualSpacing(to system: inout LayoutSystem) {
        for place in visual.indices.dropFirst(2) {
            let gap = [
                Part(.minEdge, visual[place]), Part(.maxEdge, visual[place - 1], -1),
                Part(.minEdge, visual[1], -1), Part(.maxEdge, visual[0]),
            ]
            add(gap, on: stack.axis, to: &system)
        }
    }

    /// All distances between centres equal the first distance, if spacing and the views' own lengths permit.
    private func addEqualCentering(to system: inout LayoutSystem) {
        for place in visual.indices.dropFirst(2) {
            let distance = [
                Part(.center, visual[place]), Part(.center, visual[place - 1], -1),
                Part(.center, visual[1], -1), Part(.center, visual[0]),
            ]
            let weight = PriorityStrength.tieBreakingWeight(place, of: visual.count)
            add(distance, on: stack.axis, strength: PriorityStrength.centering(weight), to: &system)
        }
    }
}

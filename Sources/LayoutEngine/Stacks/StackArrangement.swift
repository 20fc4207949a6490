import ConstraintSolver
import PlaygroundModel

/// A stack view's constraints on its arranged subviews. UIStackView draws nothing and only adds constraints.
struct StackArrangement {
    let view: Int
    let stack: StackDescription
    let elements: [LayoutElement]
    let anchors: AnchorTerms
    let isRightToLeft: Bool
    /// Whether a wrapping text gets half of a row that it shares with one other view.
    let halvesSingleTexts: Bool
    let isCanvas: Bool
    /// The shown subviews from left to right or top to bottom. A right-to-left layout reverses a row.
    let visual: [Int]
    /// The space between each of `visual` and the next, in points.
    let gaps: [Double]
    let ranks: ItemRanks

    struct Part {
        var attribute: LayoutAttribute.Resolved
        var item: AnchoredItem
        var factor: Double

        init(_ attribute: LayoutAttribute.Resolved, _ item: AnchoredItem, _ factor: Double = 1) {
            self.attribute = attribute
            self.item = item
            self.factor = factor
        }

        init(_ attribute: LayoutAttribute.Resolved, _ view: Int, _ factor: Double = 1) {
            self.init(attribute, .view(view), factor)
        }
    }

    init(
        view: Int, stack: StackDescription, elements: [LayoutElement], anchors: AnchorTerms, traits: LayoutTraits, ranks: ItemRanks
    ) {
        self.ranks = ranks
        self.view = view
        self.stack = stack
        self.elements = elements
        self.anchors = anchors
        isRightToLeft = traits.isRightToLeft
        halvesSingleTexts = traits.profile.has(.halvedSingleTexts)
        isCanvas = traits.profile.isCanvas
        let isReversed = isRightToLeft && stack.axis == .horizontal
        visual = isReversed ? stack.shown.reversed() : stack.shown
        let spacing = Array(stack.spacingAfter.dropLast())
        gaps = isReversed ? spacing.reversed() : spacing
    }

    var area: AnchoredItem {
        stack.isLayoutMarginsRelative ? .guide(.layoutMargins, of: view) : .view(view)
    }

    func add(to system: inout LayoutSystem) {
        system.name(arrangement: "UISV-canvas-connection")
        addEnds(to: &system)
        system.name(arrangement: "UISV-spacing")
        addGaps(to: &system)
        system.name(arrangement: stack.distribution.identifier)
        addDistribution(to: &system)
        system.name(arrangement: "UISV-alignment")
        addAlignment(to: &system)
        system.name(arrangement: "UISV-hiding")
        addHidden(to: &system)
    }

    func add(
        _ parts: [Part], on axis: LayoutAttribute.Axis, _ relation: Relation = .equal, plus constant: Double = 0,
        minus given: GivenValue? = nil, strength: Strength = .required, hiding hidden: Int? = nil, to system: inout LayoutSystem
    ) {
        var sum = LinearExpression(constant: constant)
        for part in parts {
            anchors.add(part.attribute, on: axis, of: part.item, times: part.factor, to: &sum, in: &system)
        }
        system.record(ArrangementRow(parts: parts, axis: axis, relation: relation, constant: -constant, strength: strength))
        if let given { sum.terms.append(.init(system.variable(for: given), -1)) }
        let key = strength.isRequired
            ? BreakingKey(parts, on: axis, relation, plus: constant, isRightToLeft: isRightToLeft, ranks) : nil
        system.add(
            Constraint(sum, relation, strength: strength), origin: hidden.map(RowOrigin.hiding) ?? .stack(view), breaking: key)
    }

    /// "The stack view aligns the first and last arranged view with its edges along the axis."
    private func addEnds(to system: inout LayoutSystem) {
        guard let first = visual.first, let last = visual.last else { return }
        add([Part(.minEdge, first), Part(.minEdge, area, -1)], on: stack.axis, to: &system)
        add([Part(.maxEdge, last), Part(.maxEdge, area, -1)], on: stack.axis, to: &system)
    }

    /// The gaps are exact, unless the distribution uses spacing as a minimum. UIStackView.isBaselineRelativeArrangement: "measured
    /// from the last baseline of a text-based view, to the first baseline of the view below it".
    private func addGaps(to system: inout LayoutSystem) {
        let relation: Relation = switch stack.distribution {
        case .fill, .fillEqually, .fillProportionally: .equal
        case .equalSpacing, .equalCentering: .greaterThanOrEqual
        }
        for (place, gap) in gaps.enumerated() {
            let below = stack.isBaselineRelative ? Baselines(elements: elements).first(of: .view(visual[place + 1])) : nil
            let isText = below.map { $0.share < 1 } ?? false
            let pair = [
                Part(isText ? .firstBaseline : .minEdge, visual[place + 1]),
                Part(stack.isBaselineRelative ? .lastBaseline : .maxEdge, visual[place], -1),
            ]
            add(pair, on: stack.axis, relation, plus: -gap, to: &system)
        }
    }
}

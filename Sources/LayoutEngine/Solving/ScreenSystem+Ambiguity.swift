import ConstraintSolver
import PlaygroundModel

/// Reports ambiguities, and settles them below all priorities, so that each view has a reproducible frame.
extension ScreenSystem {
    /// Begins with the outermost views: a view that depends on an ambiguous superview is not itself ambiguous.
    mutating func settleAmbiguities() {
        var open = openVariables(among: frames.indices.flatMap(variables))
        var depth = 0
        while !open.isEmpty, depth <= (tree.depth.max() ?? 0) {
            let views = frames.indices.filter { tree.depth[$0] == depth && variables($0).contains(where: open.contains) }
            if !views.isEmpty {
                settle(views, open)
                open = openVariables(among: open.sorted())
            }
            depth += 1
        }
    }

    /// Settles sizes first: a position that follows from the settled size is not ambiguous.
    private mutating func settle(_ views: [Int], _ open: Set<Variable>) {
        for view in views { settleContentSize(of: view, open) }
        var sizedViews: [LayoutAttribute.Axis: [Int]] = [:]
        for axis in [LayoutAttribute.Axis.horizontal, .vertical] {
            let sized = views.filter { open.contains(frames[$0].size(on: axis)) }
            if sized.isEmpty { continue }
            let strengths = ties.defaultSizes(wrapping: { elements[$0].wraps }, on: axis)
            for view in sized { addDefaultSize(of: view, axis, strengths[view]) }
            sizedViews[axis] = sized
        }
        settle()
        let origins = views.flatMap { [frames[$0].left, frames[$0].top] }.filter(open.contains)
        let stillOpen = openVariables(among: origins)
        let resized = [LayoutAttribute.Axis.horizontal, .vertical].map { resizedView(among: sizedViews[$0] ?? [], on: $0) }
        for view in views {
            for axis in [LayoutAttribute.Axis.horizontal, .vertical] {
                let isPosition = stillOpen.contains(frames[view].origin(on: axis))
                let isSize = open.contains(frames[view].size(on: axis))
                guard isPosition || isSize else { continue }
                if isPosition { addDefaultPosition(of: view, axis) }
                ambiguities.append(Ambiguity(
                    view: view, axis: axis, isPosition: isPosition, isSize: isSize, resized: isSize ? resized[axis == .horizontal ? 0 : 1] : nil))
            }
        }
        settle()
    }

    private func resizedView(among views: [Int], on axis: LayoutAttribute.Axis) -> Int? {
        let resized = views.filter { view in
            guard let length = elements[view].content.length(on: axis) else { return true }
            return abs(system.value(of: frames[view].size(on: axis)) - length) > 0.01
        }
        return views.count > 1 && resized.count == 1 ? resized[0] : nil
    }

    /// Content without a size is as large as the scroll view. This is an ambiguity only if there is content.
    private mutating func settleContentSize(of view: Int, _ open: Set<Variable>) {
        for axis in [LayoutAttribute.Axis.horizontal, .vertical] {
            guard let size = frames[view].contentSize(on: axis), open.contains(size) else { continue }
            let strength = PriorityStrength.defaultSize(weight(of: view))
            let surplus = LinearExpression(
                [.init(size, 1), .init(frames[view].size(on: axis), -1)],
                constant: -elements[view].alignmentRectInsets.total(on: axis))
            system.add(Constraint(surplus, .equal, strength: strength), origin: .fallback)
            guard !tree.subviews[view].isEmpty else { continue }
            ambiguities.append(
                Ambiguity(view: view, axis: axis, isPosition: false, isSize: false, isContentSize: true))
        }
    }

    private mutating func addDefaultSize(of view: Int, _ axis: LayoutAttribute.Axis, _ strength: (below: Strength, above: Strength)) {
        let surplus = LinearExpression([.init(frames[view].size(on: axis), 1)], constant: -(elements[view].content.length(on: axis) ?? 0))
        system.add(Constraint(surplus, below: strength.below, above: strength.above), origin: .fallback)
    }

    /// Places a view at the superview's origin, or at its right edge in a right-to-left layout.
    private mutating func addDefaultPosition(of view: Int, _ axis: LayoutAttribute.Axis) {
        let outer: AnchoredItem = tree.superview[view].map(AnchoredItem.view) ?? .rootView
        let edge: LayoutAttribute.Resolved = axis == .horizontal && traits.isRightToLeft ? .maxEdge : .minEdge
        let anchors = AnchorTerms(frames: frames, elements: elements)
        var offset = LinearExpression()
        anchors.add(edge, on: axis, of: .view(view), times: 1, to: &offset, in: &system)
        anchors.add(edge, on: axis, of: outer, times: -1, to: &offset, in: &system)
        let strength = PriorityStrength.defaultPosition(weight(of: view))
        system.add(Constraint(offset, .equal, strength: strength), origin: .fallback)
    }

    private func weight(of view: Int) -> Double {
        PriorityStrength.tieBreakingWeight(view, of: frames.count)
    }

    private func variables(_ view: Int) -> [Variable] {
        let frame = frames[view]
        let content = [frame.content?.width, frame.content?.height].compactMap { $0 }
        return [frame.left, frame.width, frame.top, frame.height] + content
    }

    private func openVariables(among variables: [Variable]) -> Set<Variable> {
        guard !variables.isEmpty else { return [] }
        return Set(system.solver.undeterminedVariables(among: variables))
    }
}

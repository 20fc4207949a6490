import PlaygroundModel

/// Hidden arranged subviews keep their order. Their length along the axis is 0, by a required constraint (`UISV-hiding`; recordings of
/// iOS 26.1 and older logs name it in conflicts). `UISV-spacing-hidden` has 50 (Alexander Grebenyuk, "Let's Build UIStackView"). Across the axis they are aligned like
/// others and affect the stack view's size (useyourloaf.com, "Stack View Constraint Conflicts When Hiding Views";
/// Interface Builder's frames of two projects).
///
/// On Interface Builder's canvas the length is 0 unless the view's own required constraints set it (frames of 54 views in eight projects,
/// Xcode 11 to 26). A view before the first shown one ends there, or in a column begins there (7 views of two projects).
extension StackArrangement {
    func addHidden(to system: inout LayoutSystem) {
        for hidden in stack.hidden {
            add(
                [Part(.size, hidden.view)], on: stack.axis, strength: isCanvas ? PriorityStrength.hiding : .required, hiding: hidden.view,
                to: &system)
            addPlace(of: hidden, to: &system)
        }
    }

    /// Places a hidden view in the middle of the spacing between the adjacent shown views, after the last one, or before the first one.
    private func addPlace(of hidden: StackDescription.Hidden, to system: inout LayoutSystem) {
        let isReversed = isRightToLeft && stack.axis == .horizontal
        let (near, far): (LayoutAttribute.Resolved, LayoutAttribute.Resolved) = isReversed ? (.maxEdge, .minEdge) : (.minEdge, .maxEdge)
        var edge = near
        let beginning: Part
        var distance = 0.0
        if hidden.place > 0 {
            beginning = Part(far, stack.shown[hidden.place - 1], -1)
            if hidden.place < stack.shown.count { distance = stack.spacingAfter[hidden.place - 1] / 2 }
        } else if let first = stack.shown.first {
            edge = isCanvas && stack.axis == .vertical ? near : far
            beginning = Part(near, first, -1)
        } else {
            beginning = Part(near, area, -1)
        }
        add([Part(edge, hidden.view), beginning], on: stack.axis, plus: isReversed ? distance : -distance,
            strength: PriorityStrength.hiding, to: &system)
    }
}

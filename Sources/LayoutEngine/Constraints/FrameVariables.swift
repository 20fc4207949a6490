import ConstraintSolver
import PlaygroundModel

/// The unknowns of a view: its alignment rectangle in the root view's coordinates (UIView.alignmentRect(forFrame:)).
struct FrameVariables: Hashable, Sendable {
    var left: Variable
    var width: Variable
    var top: Variable
    var height: Variable
    var content: Content?

    struct Content: Hashable, Sendable {
        var width: Variable
        var height: Variable
    }

    init(scrolls: Bool, _ makeVariable: () -> Variable) {
        left = makeVariable()
        width = makeVariable()
        top = makeVariable()
        height = makeVariable()
        if scrolls { content = Content(width: makeVariable(), height: makeVariable()) }
    }

    func origin(on axis: LayoutAttribute.Axis) -> Variable { axis == .horizontal ? left : top }

    func size(on axis: LayoutAttribute.Axis) -> Variable { axis == .horizontal ? width : height }

    func contentSize(on axis: LayoutAttribute.Axis) -> Variable? { axis == .horizontal ? content?.width : content?.height }
}

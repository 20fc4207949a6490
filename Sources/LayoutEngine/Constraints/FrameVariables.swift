import ConstraintSolver
import PlaygroundModel

/// The unknowns of a view: its frame in the root view's coordinates.
struct FrameVariables: Hashable, Sendable {
    var left: Variable
    var width: Variable
    var top: Variable
    var height: Variable

    init(_ makeVariable: () -> Variable) {
        left = makeVariable()
        width = makeVariable()
        top = makeVariable()
        height = makeVariable()
    }

    func origin(on axis: LayoutAttribute.Axis) -> Variable { axis == .horizontal ? left : top }

    func size(on axis: LayoutAttribute.Axis) -> Variable { axis == .horizontal ? width : height }
}

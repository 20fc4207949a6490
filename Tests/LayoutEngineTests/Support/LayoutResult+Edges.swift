import LayoutEngine
import PlaygroundModel

extension LayoutResult {
    /// The origins and lengths of views on an axis.
    func spans(_ ids: [ViewID], on axis: LayoutAttribute.Axis) -> [[Double]] {
        ids.map { id in
            guard let frame = frames[id] else { return [] }
            return axis == .horizontal ? [frame.minX, frame.width] : [frame.minY, frame.height]
        }
    }
}

import PlaygroundModel

/// The values of a view on one axis that the constraints do not determine.
struct Ambiguity: Hashable, Sendable {
    var view: Int
    var axis: LayoutAttribute.Axis
    var isPosition: Bool
    var isSize: Bool
    var isContentSize = false
    /// The only view whose size is not the size of its content. UIKit resizes it (``TieBreaking``). `nil` if there is no such view.
    var resized: Int?
}

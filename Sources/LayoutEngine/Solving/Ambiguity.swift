import PlaygroundModel

/// The values of a view on one axis that the constraints do not determine.
struct Ambiguity: Hashable, Sendable {
    var view: Int
    var axis: LayoutAttribute.Axis
    var isPosition: Bool
    var isSize: Bool
    var isContentSize = false
    /// The only view that has not the size of its content, if there is one: UIKit resizes it (``TieBreaking``).
    var resized: Int?
}

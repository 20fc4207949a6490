import PlaygroundModel

/// What the constraints leave open for a view on one axis.
struct Ambiguity: Hashable, Sendable {
    var view: Int
    var axis: LayoutAttribute.Axis
    var isPosition: Bool
    var isSize: Bool
    var isContentSize = false
}

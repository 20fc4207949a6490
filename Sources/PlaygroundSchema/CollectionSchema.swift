import PlaygroundLanguage
import PlaygroundModel

/// The tables of a compositional layout.
enum CollectionSchema {
    static let layout = Schema.table(Schema.keys(CollectionKeys.layout), required: ["sections"])

    static let section = Schema.table(CollectionKeys.section).excluding("group", "appearance")

    static let item = Schema.table(Schema.keys(CollectionKeys.item).merging(Schema.keys(CollectionKeys.group)) { $1 })
        .excluding("subitems", "repeatingSubitem").excluding("subitems", "subitem").excluding("repeatingSubitem", "subitem")
        .excluding("subitem", "supplementaryItems").excluding("subitems", "supplementaryItems").excluding("repeatingSubitem", "supplementaryItems")

    static let supplementary = Schema.table(
        Schema.keys(CollectionKeys.supplementary), required: ["elementKind", "containerAnchor"])

    static let anchor = Schema.table(CollectionKeys.anchor).excluding("absoluteOffset", "fractionalOffset")

    static func offset(_ range: ClosedRange<Double>) -> Schema {
        .table(["x": .number(range).standard(0).described("Towards the trailing end."), "y": .number(range).standard(0).described("Down.")])
    }

    /// A dimension. A number alone is an absolute length.
    static let dimension = Schema.any(of: .number(ViewProperty.ValueType.lengths), .table([
        "fractionalWidth": .number(LayoutDimension.Unit.fractionalWidth.range).described("The fraction of the container's width."),
        "fractionalHeight": .number(LayoutDimension.Unit.fractionalHeight.range).described("The fraction of the container's height."),
        "absolute": .number(LayoutDimension.Unit.absolute.range).described("A length in points, like a number alone."),
        "estimated": .number(LayoutDimension.Unit.estimated.range).described("A length in points that the content replaces."),
        "uniformAcrossSiblings": .number(LayoutDimension.Unit.uniformAcrossSiblings.range)
            .described("A length in points that the highest item of the group replaces (iOS 17)."),
    ]))

    static let edgeSpacing: Schema = {
        let edge = spacing.described("The room at this edge, in points, or at least as much with `flexible`.")
        return .table(["leading": edge, "top": edge, "trailing": edge, "bottom": edge])
    }()

    static let spacing = Schema.any(of: .number(ViewProperty.ValueType.lengths), .table(
        ["flexible": .number(ViewProperty.ValueType.lengths).described("The minimum room, in points. The rest of the group's room is added.")],
        required: ["flexible"]))
}

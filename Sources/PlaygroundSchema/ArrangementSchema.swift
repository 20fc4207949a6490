import PlaygroundModel

/// The keys of an arrangement that other kinds do not have.
enum ArrangementSchema {
    static let keys: [String: Schema] = [
        "arrangement": Schema.choice(ArrangementDefinition.Style.self).standard("split")
            .described("Whether the two controllers stand side by side or one over the other."),
        "axes": Schema.array(of: .choice(ArrangementDefinition.Axis.self))
            .described("The axes along which they may stand side by side; both where the key is left out."),
        "viewProperties": Schema.table([
            "primary": properties.described("Of the primary controller's view."),
            "secondary": properties.described("Of the secondary controller's view."),
        ]).described("The lengths that the views of a split arrangement ask for."),
    ]

    static let properties = Schema.table([
        "width": range.described("Where they stand beside each other."),
        "height": range.described("Where they stand one below the other."),
    ])

    static let range = Schema.table([
        "minimum": length.described("The least length, in points."),
        "preferred": length.described("The length that the view has where it can, in points."),
        "maximum": length.described("The greatest length, in points, where no fold decides."),
    ])

    private static let length = Schema.number(0...10_000)
}

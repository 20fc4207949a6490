enum ArrangementSchema {
    static let viewProperties = Schema.table([
        "primary": properties.described("Of the primary controller's view."),
        "secondary": properties.described("Of the secondary controller's view."),
    ])

    private static let properties = Schema.table([
        "width": range.described("Their widths when they are side by side."),
        "height": range.described("Their heights when one is below the other."),
    ])

    static let range = Schema.table([
        "minimum": length.described("The least length, in points."),
        "preferred": length.described("The preferred length, in points."),
        "maximum": length.described("The greatest length, in points, unless a fold determines it."),
    ])

    private static let length = Schema.number(0...10_000)
}

enum ArrangementSchema {
    static let viewProperties = Schema.table([
        "primary": properties.described("Of the primary controller's view."),
        "secondary": properties.described("Of the secondary controller's view."),
    ])

    private static let properties = Schema.table([
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

import PlaygroundLanguage

enum ArrangementSchema {
    static let viewProperties = Schema.table([
        "primary": properties.described("Of the primary controller's view."),
        "secondary": properties.described("Of the secondary controller's view."),
    ])

    private static let properties = Schema.table([
        "width": range.described("Their widths when they are side by side."),
        "height": range.described("Their heights when one is below the other."),
    ])

    static let range = Schema.table(ValueKeys.lengths)
}

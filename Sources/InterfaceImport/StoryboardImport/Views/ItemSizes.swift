/// The sizes that the cells of a collection view have of their own, which code answers for them
/// (collectionView(_:layout:sizeForItemAt:)).
struct ItemSizes {
    private let sizes: Set<TOMLValue?>

    init(_ collectionView: Element) {
        sizes = Set(collectionView.list("cells").map(Self.customSize))
    }

    /// The size of every cell, where they all have one and the same.
    var ofAll: TOMLValue? { sizes.count == 1 ? sizes.first ?? nil : nil }

    /// The size of one cell, where they differ.
    func ofItem(_ cell: Element) -> TOMLValue? { sizes.count > 1 ? Self.customSize(cell) : nil }

    private static func customSize(_ cell: Element) -> TOMLValue? { cell.value(of: "customSize").flatMap(ViewEntries.size) }
}

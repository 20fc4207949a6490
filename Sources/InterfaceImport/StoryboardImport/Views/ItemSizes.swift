/// The sizes of individual cells of a collection view (collectionView(_:layout:sizeForItemAt:) in code).
struct ItemSizes {
    private let sizes: Set<TOMLValue?>

    init(_ collectionView: Element) {
        sizes = Set(collectionView.list("cells").map(Self.customSize))
    }

    var ofAll: TOMLValue? { sizes.count == 1 ? sizes.first ?? nil : nil }

    func ofItem(_ cell: Element) -> TOMLValue? { sizes.count > 1 ? Self.customSize(cell) : nil }

    private static func customSize(_ cell: Element) -> TOMLValue? { cell.value(of: "customSize").flatMap(ViewEntries.size) }
}

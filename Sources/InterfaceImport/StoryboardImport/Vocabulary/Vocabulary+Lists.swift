import PlaygroundModel

extension Vocabulary {
    static let listRows: [VocabularyRow] = [
        VocabularyRow(
            "tableView", carried: """
                \(ViewKind.table.words) dataMode rowHeight estimatedRowHeight sectionHeaderHeight sectionFooterHeight >tableHeaderView >tableFooterView >backgroundView \
                <sections <prototypes
                """,
            unseen: """
                estimatedSectionHeaderHeight estimatedSectionFooterHeight sectionIndexMinimumDisplayRowCount springLoaded fillerRowHeight
                """,
            named: "contentViewInsetsToSafeArea=YES separatorInsetReference"),
        VocabularyRow("tableViewSection", carried: "headerTitle footerTitle >headerTitle >footerTitle <cells", editor: "colorLabel"),
        VocabularyRow(
            "tableViewCell", carried: """
                style \(ViewEntries.words(of: [.accessoryType, .selectionStyle, .separatorInset])) rowHeight textLabel detailTextLabel imageView \
                >contentView >contentConfiguration >accessoryView
                """,
            unseen: """
                reuseIdentifier indentationWidth hidesAccessoryWhenEditing shouldIndentWhileEditing editingAccessoryType \
                focusStyle showsReorderControl >backgroundView >selectedBackgroundView >multipleSelectionBackgroundView
                """,
            named: "indentationLevel=0 >backgroundConfiguration"),
        VocabularyRow(
            "listContentConfiguration",
            carried: "text secondaryText image catalog >text >secondaryText >image prefersSideBySideTextAndSecondaryText",
            named: "style=default >fontDescription >secondaryFontDescription"),
        VocabularyRow(
            "collectionView", carried: "dataMode \(ViewEntries.words(of: ViewKind.collection.carriedProperties)) >collectionViewLayout >sectionHeaderView >sectionFooterView >backgroundView <cells",
            unseen: "prefetchingEnabled springLoaded"),
        VocabularyRow(
            "collectionViewFlowLayout collectionViewLayout",
            carried: "\(ViewEntries.words(of: ViewKind.collection.facts.properties, in: .collectionViewLayout)) >itemSize",
            unseen: "automaticEstimatedItemSize >estimatedItemSize sectionHeadersPinToVisibleBounds sectionFootersPinToVisibleBounds",
            named: "sectionInsetReference=contentInset"),
        VocabularyRow(
            "collectionViewCell collectionReusableView", carried: ">contentView >customSize", unseen: "reuseIdentifier >backgroundView >selectedBackgroundView"),
    ]
}

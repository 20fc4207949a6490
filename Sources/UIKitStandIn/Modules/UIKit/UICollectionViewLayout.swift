@MainActor open class UICollectionViewLayout: NSObject {
    public override init() { super.init() }
    open var collectionView: UICollectionView? { nil }
    open func invalidateLayout() {}
    open func prepare() {}
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) { decorations[elementKind] = viewClass }
    private(set) var decorations: [String: AnyClass] = [:]
}

@MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
    open var minimumLineSpacing: CGFloat = 10
    open var minimumInteritemSpacing: CGFloat = 10
    open var itemSize = CGSize(width: 50, height: 50)
    open var estimatedItemSize = CGSize.zero
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    open var headerReferenceSize = CGSize.zero
    open var footerReferenceSize = CGSize.zero
    open var sectionInset = UIEdgeInsets.zero
    open var sectionInsetReference = SectionInsetReference.fromContentInset
    open var sectionHeadersPinToVisibleBounds = false
    open class var automaticSize: CGSize { CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude) }

    public enum SectionInsetReference: Int, Sendable { case fromContentInset, fromSafeArea, fromLayoutMargins }
}

@available(iOS 13.0, *)
public typealias UICollectionViewCompositionalLayoutSectionProvider = (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

@available(iOS 13.0, *)
@MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    public init(section: NSCollectionLayoutSection) {
        provider = { _, _ in section }
        super.init()
    }
    public init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration) {
        provider = { _, _ in section }
        self.configuration = configuration
        super.init()
    }
    public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        provider = sectionProvider
        super.init()
    }
    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        provider = sectionProvider
        self.configuration = configuration
        super.init()
    }
    let provider: UICollectionViewCompositionalLayoutSectionProvider
    open var configuration = UICollectionViewCompositionalLayoutConfiguration()
    @available(iOS 14.0, *)
    public class func list(using configuration: UICollectionLayoutListConfiguration) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout(section: .list(using: configuration, layoutEnvironment: nil))
    }
}

@available(iOS 13.0, *)
@MainActor open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    open var interSectionSpacing: CGFloat = 0
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    @available(iOS 14.0, *)
    open var contentInsetsReference: UIContentInsetsReference { get { .safeArea } set {} }
}

@available(iOS 14.0, *)
public enum UIContentInsetsReference: Int, Sendable { case automatic, none, safeArea, layoutMargins, readableContent }

@available(iOS 13.0, *)
@MainActor public protocol NSCollectionLayoutContainer: NSObjectProtocol {
    var contentSize: CGSize { get }
    var effectiveContentSize: CGSize { get }
    var contentInsets: NSDirectionalEdgeInsets { get }
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

@available(iOS 13.0, *)
@MainActor public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
    var container: any NSCollectionLayoutContainer { get }
    var traitCollection: UITraitCollection { get }
}

@available(iOS 13.0, *)
@MainActor open class NSCollectionLayoutSection: NSObject {
    public convenience init(group: NSCollectionLayoutGroup) {
        self.init()
        self.group = group
    }
    private(set) var group: NSCollectionLayoutGroup?
    @available(iOS 14.0, *)
    public class func list(
        using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection { list(using: configuration, layoutEnvironment: nil) }
    @available(iOS 14.0, *)
    class func list(using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: Never?) -> NSCollectionLayoutSection {
        let section = NSCollectionLayoutSection()
        section.ownList = configuration
        return section
    }
    @available(iOS 14.0, *)
    var list: UICollectionLayoutListConfiguration? { ownList as? UICollectionLayoutListConfiguration }
    private var ownList: Any?
    open var contentInsets = NSDirectionalEdgeInsets.zero
    open var interGroupSpacing: CGFloat = 0
    @available(iOS 14.0, *)
    open var contentInsetsReference: UIContentInsetsReference { get { .automatic } set {} }
    @available(iOS 16.0, *)
    open var supplementaryContentInsetsReference: UIContentInsetsReference { get { .automatic } set {} }
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []
}

@available(iOS 13.0, *)
@MainActor open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    public class func background(elementKind: String) -> Self {
        let item = Self.init()
        item.elementKind = elementKind
        return item
    }
    public required override init() { super.init() }
    public private(set) var elementKind = ""
    open var zIndex = 0
}

@available(iOS 13.0, *)
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

@available(iOS 13.0, *)
@MainActor open class NSCollectionLayoutItem: NSObject {
    public convenience init(layoutSize: NSCollectionLayoutSize) {
        self.init()
        self.layoutSize = layoutSize
    }
    public convenience init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
        self.init(layoutSize: layoutSize)
        self.supplementaryItems = supplementaryItems
    }
    public private(set) var supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []
    public internal(set) var layoutSize = NSCollectionLayoutSize()
    open var contentInsets = NSDirectionalEdgeInsets.zero
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
}

@available(iOS 13.0, *)
@MainActor open class NSCollectionLayoutEdgeSpacing: NSObject {
    public convenience init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
    ) { self.init() }
}

@available(iOS 13.0, *)
@MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    @available(iOS, introduced: 13.0, deprecated: 100000.0)
    public class func horizontal(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> Self {
        group(layoutSize, Array(repeating: subitem, count: count), isHorizontal: true, isCounted: true, resizesItems: true)
    }
    @available(iOS, introduced: 13.0, deprecated: 100000.0)
    public class func vertical(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> Self {
        group(layoutSize, Array(repeating: subitem, count: count), isHorizontal: false, isCounted: true, resizesItems: true)
    }
    @available(iOS 16.0, *)
    public class func horizontal(layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int) -> Self {
        group(layoutSize, Array(repeating: subitem, count: count), isHorizontal: true, isCounted: true)
    }
    public class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
        group(layoutSize, subitems, isHorizontal: true)
    }
    @available(iOS 16.0, *)
    public class func vertical(layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int) -> Self {
        group(layoutSize, Array(repeating: subitem, count: count), isHorizontal: false, isCounted: true)
    }
    public class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
        group(layoutSize, subitems, isHorizontal: false)
    }
    private class func group(
        _ size: NSCollectionLayoutSize, _ items: [NSCollectionLayoutItem], isHorizontal: Bool, isCounted: Bool = false, resizesItems: Bool = false
    ) -> Self {
        let group = Self.init()
        (group.layoutSize, group.subitems, group.isHorizontal, group.isCounted) = (size, items, isHorizontal, isCounted)
        group.resizesItems = resizesItems
        return group
    }
    public private(set) var subitems: [NSCollectionLayoutItem] = []
    private(set) var isHorizontal = true
    /// Whether the group contains exactly its subitems. Otherwise they are repeated.
    private(set) var isCounted = false
    private(set) var resizesItems = false
    public required override init() { super.init() }
    open var interItemSpacing: NSCollectionLayoutSpacing?
}

@available(iOS 13.0, *)
@MainActor open class NSCollectionLayoutSize: NSObject {
    public convenience init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension) {
        self.init()
        (widthDimension, heightDimension) = (width, height)
    }
    public private(set) var widthDimension = NSCollectionLayoutDimension.fractionalWidth(1)
    public private(set) var heightDimension = NSCollectionLayoutDimension.fractionalHeight(1)
}

@available(iOS 13.0, *)
@MainActor open class NSCollectionLayoutDimension: NSObject {
    open class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self { dimension(.fractionalWidth, fractionalWidth) }
    open class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self { dimension(.fractionalHeight, fractionalHeight) }
    open class func absolute(_ absoluteDimension: CGFloat) -> Self { dimension(.absolute, absoluteDimension) }
    open class func estimated(_ estimatedDimension: CGFloat) -> Self { dimension(.estimated, estimatedDimension) }
    @available(iOS 17.0, *)
    open class func uniformAcrossSiblings(estimate estimatedDimension: CGFloat) -> Self { dimension(.uniformAcrossSiblings, estimatedDimension) }
    enum Unit { case fractionalWidth, fractionalHeight, absolute, estimated, uniformAcrossSiblings }
    private class func dimension(_ unit: Unit, _ value: CGFloat) -> Self {
        let dimension = Self.init()
        (dimension.unit, dimension.dimension) = (unit, value)
        return dimension
    }
    private(set) var unit = Unit.absolute
    public private(set) var dimension: CGFloat = 0
    public required override init() { super.init() }
}

@available(iOS 13.0, *)
@MainActor open class NSCollectionLayoutSpacing: NSObject {
    open class func flexible(_ flexibleSpacing: CGFloat) -> Self { spacing(flexibleSpacing, isFlexible: true) }
    open class func fixed(_ fixedSpacing: CGFloat) -> Self { spacing(fixedSpacing, isFlexible: false) }
    private class func spacing(_ length: CGFloat, isFlexible: Bool) -> Self {
        let spacing = Self.init()
        (spacing.spacing, spacing.isFlexible) = (length, isFlexible)
        return spacing
    }
    private(set) var isFlexible = false
    public private(set) var spacing: CGFloat = 0
    public required override init() { super.init() }
}

@available(iOS 13.0, *)
@MainActor open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor) {
        self.init(layoutSize: layoutSize)
        (self.elementKind, self.containerAnchor) = (elementKind, containerAnchor)
    }
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor)
        self.itemAnchor = itemAnchor
    }
    public internal(set) var elementKind = ""
    public private(set) var containerAnchor = NSCollectionLayoutAnchor(edges: [])
    public private(set) var itemAnchor: NSCollectionLayoutAnchor?
    open var zIndex = 1
}

@available(iOS 13.0, *)
@MainActor open class NSCollectionLayoutAnchor: NSObject {
    public convenience init(edges: NSDirectionalRectEdge) {
        self.init()
        self.edges = edges
    }
    public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        self.init(edges: edges)
        offset = absoluteOffset
    }
    public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.init(edges: edges)
        (offset, isFractionalOffset) = (fractionalOffset, true)
    }
    public private(set) var edges: NSDirectionalRectEdge = []
    public private(set) var offset = CGPoint.zero
    public private(set) var isFractionalOffset = false
    open var isAbsoluteOffset: Bool { !isFractionalOffset }
}

@available(iOS 13.0, *)
@MainActor open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
        self.init(layoutSize: layoutSize)
        (self.elementKind, self.alignment) = (elementKind, alignment)
    }
    public private(set) var alignment = NSRectAlignment.none
    open var pinToVisibleBounds = false
    open var extendsBoundary = true
}

public enum NSRectAlignment: Int, Sendable { case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing }

@available(iOS 14.0, *)
@MainActor public struct UICollectionLayoutListConfiguration {
    public init(appearance: UICollectionLayoutListConfiguration.Appearance) { self.appearance = appearance }
    let appearance: Appearance
    public var showsSeparators = true
    public var backgroundColor: UIColor?
    public var headerMode = HeaderMode.none
    public var footerMode = FooterMode.none
    @available(iOS 15.0, *)
    public var headerTopPadding: CGFloat? { get { nil } set {} }
    @available(iOS 14.5, *)
    public var separatorConfiguration: UIListSeparatorConfiguration { get { UIListSeparatorConfiguration() } set {} }

    public enum Appearance: Int, Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
    public enum HeaderMode: Int, Sendable { case none, supplementary, firstItemInSection }
    public enum FooterMode: Int, Sendable { case none, supplementary }
}

@available(iOS 14.5, *)
@MainActor public struct UIListSeparatorConfiguration {
    public var topSeparatorInsets = NSDirectionalEdgeInsets.zero
    public var bottomSeparatorInsets = NSDirectionalEdgeInsets.zero
    public var color = UIColor.separator
}

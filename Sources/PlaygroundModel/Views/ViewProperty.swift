/// A property of a view that a playground can set, by UIKit's name. What is known of it is in its row of the language
/// (`PlaygroundLanguage`), which kinds have it in the rows of the kinds.
///
/// This is the one list of them: adaptive elements set from it, the layout and the wireframe read through it.
public enum ViewProperty: String, CaseIterable, Hashable, Sendable {
    // Every view.
    case backgroundColor, tintColor, alpha, isHidden, cornerRadius, borderWidth, borderColor, clipsToBounds
    case layoutMargins, preservesSuperviewLayoutMargins, alignmentRectInsets
    case horizontalHuggingPriority, verticalHuggingPriority
    case horizontalCompressionResistancePriority, verticalCompressionResistancePriority
    /// The class that draws a view whose drawing is unknown: Interface Builder's name for it.
    case customClass
    // Text and controls.
    case text, textColor, font, numberOfLines, preferredMaxLayoutWidth, lineBreakMode, textAlignment
    case title, subtitle, buttonStyle, contentInsets, isEnabled, image, contentMode, imageSize, borderStyle
    case keyboardType, returnKeyType, inputAccessoryView
    case placeholder, value, isOn, segments, selectedSegmentIndex, numberOfPages, currentPage
    case datePickerMode, preferredDatePickerStyle, date, components, selectedRows
    // Stack views.
    case axis, distribution, alignment, spacing, isLayoutMarginsRelativeArrangement
    // Scroll views, and tables and collections with their rows.
    case isScrollEnabled, isPagingEnabled, contentInset, contentInsetAdjustmentBehavior, keyboardDismissMode
    case alwaysBounceVertical, alwaysBounceHorizontal
    case style, rowHeight, sectionHeaderHeight, sectionFooterHeight, separatorStyle, separatorInset
    case cellStyle, detailText, accessoryType
    case layout, scrollDirection, itemSize, columns, itemHeight, minimumLineSpacing, minimumInteritemSpacing, sectionInset
    case headerReferenceSize, footerReferenceSize

    /// The type of a property's value, and what it permits.
    public enum ValueType: Hashable, Sendable {
        case string
        case strings
        /// An array of arrays of strings.
        case stringLists
        case integers(ClosedRange<Int>)
        /// A date, a time of day, or both.
        case time
        case bool
        /// A number in a closed range.
        case number(ClosedRange<Double>)
        case integer(ClosedRange<Int>)
        case color
        case font
        /// One of these names.
        case choice([String])
        /// One number for all edges, or a table of `top`, `left`, `bottom` and `right`, in points, each in a closed range.
        case insets(ClosedRange<Double>)
        /// A table of `width` and `height`, in points, each one of `lengths`.
        case size

        /// In points: what the sides of a size may be, and the size of a font.
        public static let lengths: ClosedRange<Double> = 0...10_000
        public static let fontSizes: ClosedRange<Double> = 1...1_000
    }

    /// The kinds in whose rows the property is (``ViewKindFacts``); `nil` means all.
    public var kinds: Set<ViewKind>? { Self.owners[self] }

    /// Whether views of a kind have the property.
    public func applies(to kind: ViewKind) -> Bool { kinds?.contains(kind) ?? true }

    /// Whether the cells of a table have the property, or those of a collection view.
    public func isOfCells(in list: ViewKind) -> Bool {
        guard applies(to: .cell) else { return false }
        return switch self {
        case .itemSize: list == .collection
        case .rowHeight, .accessoryType, .cellStyle, .detailText, .numberOfLines: list == .table
        default: true
        }
    }

    // A save asks for every property of every view: the sets are made once.
    private static let owners: [ViewProperty: Set<ViewKind>] = {
        var owners: [ViewProperty: Set<ViewKind>] = [:]
        for kind in ViewKind.allCases {
            for property in kind.facts.properties { owners[property, default: []].insert(kind) }
        }
        return owners
    }()
}

/// NSLineBreakMode.
public enum LineBreakMode: String, CaseIterable, Hashable, Sendable {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// NSTextAlignment.
public enum TextAlignment: String, CaseIterable, Hashable, Sendable {
    case natural, left, center, right, justified
}

/// UIButton.Configuration's styles; `system` is the plain button of earlier systems.
public enum ButtonStyle: String, CaseIterable, Hashable, Sendable {
    case system, plain, gray, tinted, filled, bordered, borderedProminent
}

/// UITextField.BorderStyle; here a text field is `roundedRect` unless it says otherwise.
public enum TextBorderStyle: String, CaseIterable, Hashable, Sendable {
    case none, line, bezel, roundedRect
}

/// UIView.ContentMode, for images.
public enum ContentMode: String, CaseIterable, Hashable, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, center
}

/// NSLayoutConstraint.Axis of a stack view.
public enum StackAxis: String, CaseIterable, Hashable, Sendable {
    case horizontal, vertical
}

/// UIStackView.Distribution.
public enum StackDistribution: String, CaseIterable, Hashable, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
}

/// UIStackView.Alignment; `top` and `bottom` are `leading` and `trailing` of a horizontal stack.
public enum StackAlignment: String, CaseIterable, Hashable, Sendable {
    case fill, leading, center, trailing, firstBaseline, lastBaseline, top, bottom
}

/// A property of a view that a playground can set: UIKit's name, and the type of its value. Which kinds have it is in the rows of
/// the kinds.
///
/// This is the one list of them: the reader checks against it, adaptive elements set from it, the layout and the wireframe
/// read through it.
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
        /// A table of `width` and `height`, in points.
        case size
    }

    public var valueType: ValueType {
        switch self {
        case .backgroundColor, .tintColor, .textColor, .borderColor: .color
        case .alpha, .value: .number(0...1)
        case .isHidden, .clipsToBounds, .isEnabled, .isOn, .preservesSuperviewLayoutMargins,
             .isLayoutMarginsRelativeArrangement, .isScrollEnabled, .isPagingEnabled: .bool
        case .cornerRadius, .borderWidth: .number(0...10_000)
        case .spacing: .number(-10_000...10_000)
        case .layoutMargins, .alignmentRectInsets, .contentInsets: .insets(-10_000...10_000)
        case .contentInset, .separatorInset, .sectionInset: .insets(0...10_000)
        case .horizontalHuggingPriority, .verticalHuggingPriority,
             .horizontalCompressionResistancePriority, .verticalCompressionResistancePriority: .number(0...1000)
        case .rowHeight, .itemHeight: .number(1...10_000)
        case .preferredMaxLayoutWidth, .minimumLineSpacing, .minimumInteritemSpacing, .sectionHeaderHeight, .sectionFooterHeight: .number(0...10_000)
        case .text, .detailText, .title, .subtitle, .placeholder, .image, .customClass: .string
        case .inputAccessoryView: .number(0...1000)
        case .segments: .strings
        case .font: .font
        case .numberOfLines: .integer(0...10_000)
        case .selectedSegmentIndex, .currentPage: .integer(-1...10_000)
        case .numberOfPages: .integer(0...100)
        case .imageSize, .itemSize, .headerReferenceSize, .footerReferenceSize: .size
        case .columns: .integer(1...100)
        case .components: .stringLists
        case .selectedRows: .integers(0...10_000)
        case .date: .time
        case .lineBreakMode: .choice(LineBreakMode.allCases.map { $0.rawValue })
        case .textAlignment: .choice(TextAlignment.allCases.map { $0.rawValue })
        case .buttonStyle: .choice(ButtonStyle.allCases.map { $0.rawValue })
        case .borderStyle: .choice(TextBorderStyle.allCases.map { $0.rawValue })
        case .keyboardType: .choice(KeyboardType.allCases.map { $0.rawValue })
        case .returnKeyType: .choice(ReturnKeyType.allCases.map { $0.rawValue })
        case .keyboardDismissMode: .choice(KeyboardDismissMode.allCases.map { $0.rawValue })
        case .contentMode: .choice(ContentMode.allCases.map { $0.rawValue })
        case .axis: .choice(StackAxis.allCases.map { $0.rawValue })
        case .distribution: .choice(StackDistribution.allCases.map { $0.rawValue })
        case .alignment: .choice(StackAlignment.allCases.map { $0.rawValue })
        case .datePickerMode: .choice(DatePickerMode.allCases.map { $0.rawValue })
        case .preferredDatePickerStyle: .choice(DatePickerStyle.allCases.map { $0.rawValue })
        case .style: .choice(TableStyle.allCases.map { $0.rawValue })
        case .cellStyle: .choice(CellStyle.allCases.map { $0.rawValue })
        case .accessoryType: .choice(AccessoryType.allCases.map { $0.rawValue })
        case .separatorStyle: .choice(SeparatorStyle.allCases.map { $0.rawValue })
        case .layout: .choice(CollectionLayout.allCases.map { $0.rawValue })
        case .scrollDirection: .choice(ScrollDirection.allCases.map { $0.rawValue })
        case .contentInsetAdjustmentBehavior: .choice(ContentInsetAdjustmentBehavior.allCases.map { $0.rawValue })
        }
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

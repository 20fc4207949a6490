/// A view's property, named as in UIKit. `PlaygroundLanguage` has its row. ``ViewKind/properties`` lists the properties of a kind.
public enum ViewProperty: String, CaseIterable, Hashable, Sendable {
    case backgroundColor, tintColor, alpha, isHidden, cornerRadius, borderWidth, borderColor, clipsToBounds
    case layoutMargins, preservesSuperviewLayoutMargins, insetsLayoutMarginsFromSafeArea, alignmentRectInsets
    case horizontalHuggingPriority, verticalHuggingPriority
    case horizontalCompressionResistancePriority, verticalCompressionResistancePriority
    /// Interface Builder's name for the class of a view that is drawn by unknown code.
    case customClass
    // Drawn for every view.
    case shadowColor, shadowOpacity, shadowOffset, shadowRadius, maskedCorners, cornerCurve, cornerConfiguration, transform, directionalLayoutMargins
    // Drawn behind the subviews of a plain view.
    case gradient, effect
    // Drawn with the view's content.
    case overrideUserInterfaceStyle
    case color, progressTintColor, trackTintColor, minimumTrackTintColor, maximumTrackTintColor, thumbTintColor, onTintColor
    case pageIndicatorTintColor, currentPageIndicatorTintColor, selectedSegmentTintColor
    // Carried for every view: ``ViewKind/carriedProperties``.
    case accessibilityLabel, accessibilityHint, accessibilityValue, accessibilityIdentifier, accessibilityTraits
    case isAccessibilityElement, accessibilityElementsHidden, accessibilityViewIsModal, accessibilityRespondsToUserInteraction
    case accessibilityIgnoresInvertColors, shouldGroupAccessibilityChildren, isUserInteractionEnabled, isOpaque, tag, restorationIdentifier
    // Carried for some kinds.
    case textContentType, autocapitalizationType, autocorrectionType, spellCheckingType, smartQuotesType, smartDashesType
    case smartInsertDeleteType, enablesReturnKeyAutomatically, keyboardAppearance
    case adjustsFontForContentSizeCategory, baselineAdjustment, isEditable, isSelectable, dataDetectorTypes, isPointerInteractionEnabled
    case bounces, showsVerticalScrollIndicator, showsHorizontalScrollIndicator, scrollIndicatorInsets, verticalScrollIndicatorInsets
    case horizontalScrollIndicatorInsets, indicatorStyle, isDirectionalLockEnabled, scrollsToTop, delaysContentTouches
    case canCancelContentTouches, decelerationRate, minimumZoomScale, maximumZoomScale, leftEdgeEffect, rightEdgeEffect
    case estimatedRowHeight, estimatedSectionHeaderHeight, estimatedSectionFooterHeight, allowsSelection, allowsMultipleSelection
    case allowsSelectionDuringEditing, allowsMultipleSelectionDuringEditing, dragInteractionEnabled, remembersLastFocusedIndexPath
    case sectionIndexColor, sectionIndexBackgroundColor, sectionIndexTrackingBackgroundColor, isContinuous
    case allowsEditingTextAttributes, adjustsImageWhenHighlighted, adjustsImageWhenDisabled, allowsLinkPreview, showsUserLocation
    case searchBarStyle
    // Text and controls.
    // An attributed text follows the attributes of a plain text, because UIKit would apply them to the whole attributed text.
    case text, textColor, font, lineSpacing, lineHeightMultiple, paragraphSpacing, firstLineHeadIndent, attributedText, numberOfLines, preferredMaxLayoutWidth, lineBreakMode, textAlignment
    case title, attributedTitle, subtitle, buttonStyle, contentInsets, isEnabled, image, renderingMode, preferredSymbolConfiguration
    case preferredSymbolConfigurationForImage, contentMode, imageSize, borderStyle
    case keyboardType, returnKeyType, inputAccessoryView, isSecureTextEntry, clearButtonMode
    case leftView, leftViewMode, rightView, rightViewMode
    case isSelected, contentHorizontalAlignment, titleEdgeInsets, imageEdgeInsets, showsMenuAsPrimaryAction, changesSelectionAsPrimaryAction
    case adjustsFontSizeToFitWidth, minimumScaleFactor, textContainerInset, lineFragmentPadding, isAnimating, hidesWhenStopped
    case imagePlacement, imagePadding, titleAlignment, buttonSize, cornerStyle, baseBackgroundColor, baseForegroundColor, showsActivityIndicator
    case indicator
    // The range precedes the value, because UIKit keeps the value within the range.
    case placeholder, attributedPlaceholder, minimumValue, maximumValue, stepValue, value, isOn, segments, selectedSegmentIndex, numberOfPages, currentPage, hidesForSinglePage
    case datePickerMode, preferredDatePickerStyle, date, components, selectedRows
    case axis, distribution, alignment, spacing, isBaselineRelativeArrangement, isLayoutMarginsRelativeArrangement
    case isScrollEnabled, isPagingEnabled, contentInset, contentInsetAdjustmentBehavior, keyboardDismissMode, topEdgeEffect, bottomEdgeEffect
    case alwaysBounceVertical, alwaysBounceHorizontal, refreshControl
    case style, rowHeight, sectionHeaderHeight, sectionHeaderTopPadding, sectionFooterHeight, separatorStyle, separatorInset, separatorColor
    case cellStyle, contentConfiguration, detailText, accessoryType, selectionStyle
    case layout, scrollDirection, itemSize, columns, itemHeight, minimumLineSpacing, minimumInteritemSpacing, sectionInset
    case headerReferenceSize, footerReferenceSize

    /// The type and range of a property's value.
    public enum ValueType: Hashable, Sendable {
        case string
        indirect case list(ValueType)
        case time
        case bool
        case number(ClosedRange<Double>)
        case integer(ClosedRange<Int>)
        case color
        case font
        case choice([String])
        /// A number for all edges, or a table of `top`, `left`, `bottom` and `right`, in points.
        case insets(ClosedRange<Double>)
        /// A number or `top`, `leading`, `bottom`, `trailing`, in points. The value is a left-to-right view's `insets`.
        case directionalInsets(ClosedRange<Double>)
        /// A table of `width` and `height` in points, within `lengths`.
        case size
        /// A table of `width` and `height` in points, within `distances`. The value is `size`.
        case offset
        case transform
        /// A table, or the colours alone.
        case gradient
        /// The style of a blur, `glass`, or a table of glass properties.
        case effect
        /// A radius of all corners, `capsule`, or a table.
        case corners
        /// A radius in points, `containerConcentric`, or a table with the minimum of a concentric radius.
        case cornerRadius
        case symbolConfiguration
        /// One of the words, or a table of a compositional layout.
        case collectionLayout([String])

        /// Whether a control's value, `{value}`, is taken without conversion to a string.
        public var takesControlValue: Bool {
            switch self {
            case .bool, .number, .integer: true
            default: false
            }
        }

        /// The permitted lengths, in points.
        public static let lengths: ClosedRange<Double> = 0...10_000
        public static let distances: ClosedRange<Double> = -10_000...10_000
        public static let fontSizes: ClosedRange<Double> = 1...1_000
    }

    /// The kinds that have the property. `nil` if all kinds have it.
    public var kinds: Set<ViewKind>? { Self.owners[self] }

    public func applies(to kind: ViewKind) -> Bool { kinds?.contains(kind) ?? true }

    public func isOfCells(in list: ViewKind) -> Bool {
        guard applies(to: .cell) else { return false }
        return switch self {
        case .itemSize: list == .collection
        case .rowHeight, .selectionStyle, .numberOfLines: list == .table
        default: true
        }
    }

    /// Whether the property belongs to UICollectionViewListCell. In a collection view, only the items of lists have it.
    public var isOfListCells: Bool { [.accessoryType, .cellStyle, .contentConfiguration, .detailText].contains(self) }

    /// Whether a cell's label has the property. The row has the text of its label.
    public var isOfCellLabels: Bool { self != .text && self != .attributedText && !Self.ofParagraphs.contains(self) }

    public static let textPairs: [(plain: ViewProperty, attributed: ViewProperty)] = [
        (.text, .attributedText), (.placeholder, .attributedPlaceholder), (.title, .attributedTitle),
    ]

    /// The properties of NSParagraphStyle in an attributed text.
    public static let ofParagraphs: [ViewProperty] = [.lineSpacing, .lineHeightMultiple, .paragraphSpacing, .firstLineHeadIndent]

    /// The properties of UIButton.Configuration. A button with one of them has at least the plain style.
    public static let ofButtonConfigurations: [ViewProperty] = [
        .imagePlacement, .imagePadding, .titleAlignment, .buttonSize, .cornerStyle, .baseBackgroundColor, .baseForegroundColor,
        .indicator,
    ]

    // Computed once, because a save asks for every property of every view.
    private static let owners: [ViewProperty: Set<ViewKind>] = {
        var owners: [ViewProperty: Set<ViewKind>] = [:]
        for kind in ViewKind.allCases {
            for property in kind.properties { owners[property, default: []].insert(kind) }
        }
        return owners
    }()
}

extension ViewKind {
    /// The properties of the kind, without the properties of every view. Properties that draw nothing are last.
    public var properties: [ViewProperty] { drawnProperties + carriedProperties }

    /// The properties that are drawn, in the usual order.
    public var drawnProperties: [ViewProperty] {
        switch self {
        case .view: [.customClass, .gradient, .effect]
        case .label:
            [
                .text, .attributedText, .lineSpacing, .lineHeightMultiple, .paragraphSpacing, .firstLineHeadIndent, .font,
                .textColor, .textAlignment, .numberOfLines, .preferredMaxLayoutWidth, .lineBreakMode, .adjustsFontSizeToFitWidth,
                .minimumScaleFactor,
            ]
        case .image: [.image, .renderingMode, .preferredSymbolConfiguration, .imageSize, .contentMode]
        case .button:
            [
                .title, .attributedTitle, .subtitle, .image, .renderingMode, .preferredSymbolConfigurationForImage, .imageSize,
                .buttonStyle, .font, .textColor, .contentInsets, .isEnabled, .imagePlacement, .imagePadding, .titleAlignment,
                .buttonSize, .cornerStyle, .baseBackgroundColor, .baseForegroundColor, .showsActivityIndicator, .indicator,
                .isSelected, .contentHorizontalAlignment, .titleEdgeInsets, .imageEdgeInsets, .showsMenuAsPrimaryAction,
                .changesSelectionAsPrimaryAction,
            ]
        case .textField:
            [
                .text, .placeholder, .attributedPlaceholder, .font, .textColor, .textAlignment, .borderStyle, .keyboardType,
                .returnKeyType, .inputAccessoryView, .isSecureTextEntry, .clearButtonMode, .leftView, .leftViewMode, .rightView,
                .rightViewMode, .isEnabled,
            ]
        case .textView:
            [
                .text, .attributedText, .lineSpacing, .lineHeightMultiple, .paragraphSpacing, .firstLineHeadIndent, .font,
                .textColor, .textAlignment, .isScrollEnabled, .contentInset, .contentInsetAdjustmentBehavior, .alwaysBounceVertical,
                .alwaysBounceHorizontal, .keyboardType, .returnKeyType, .inputAccessoryView, .keyboardDismissMode, .textContainerInset,
                .lineFragmentPadding, .topEdgeEffect, .bottomEdgeEffect,
            ]
        case .switch: [.isOn, .isEnabled, .onTintColor, .thumbTintColor]
        case .slider:
            [.minimumValue, .maximumValue, .value, .isEnabled, .minimumTrackTintColor, .maximumTrackTintColor, .thumbTintColor]
        case .stepper: [.minimumValue, .maximumValue, .stepValue, .value, .isEnabled]
        case .segmentedControl: [.segments, .selectedSegmentIndex, .isEnabled, .selectedSegmentTintColor]
        case .progress: [.value, .progressTintColor, .trackTintColor]
        case .activityIndicator: [.color, .isAnimating, .hidesWhenStopped]
        case .pageControl:
            [.numberOfPages, .currentPage, .hidesForSinglePage, .pageIndicatorTintColor, .currentPageIndicatorTintColor]
        case .searchBar: [.text, .placeholder, .keyboardType, .returnKeyType, .inputAccessoryView]
        case .datePicker: [.datePickerMode, .preferredDatePickerStyle, .date]
        case .picker: [.components, .selectedRows]
        case .map: [.title]
        case .web: [.title]
        case .stack:
            [.axis, .distribution, .alignment, .spacing, .isBaselineRelativeArrangement, .isLayoutMarginsRelativeArrangement]
        case .scroll:
            [
                .isScrollEnabled, .contentInset, .contentInsetAdjustmentBehavior, .alwaysBounceVertical, .alwaysBounceHorizontal,
                .keyboardDismissMode, .isPagingEnabled, .refreshControl, .topEdgeEffect, .bottomEdgeEffect,
            ]
        case .table:
            [
                .style, .rowHeight, .cellStyle, .contentConfiguration, .separatorStyle, .separatorInset, .separatorColor, .sectionHeaderHeight,
                .sectionHeaderTopPadding, .sectionFooterHeight, .isScrollEnabled, .contentInset, .contentInsetAdjustmentBehavior, .alwaysBounceVertical,
                .alwaysBounceHorizontal, .keyboardDismissMode, .refreshControl, .topEdgeEffect, .bottomEdgeEffect,
            ]
        case .collection:
            [
                .layout, .columns, .itemHeight, .itemSize, .minimumLineSpacing, .minimumInteritemSpacing, .sectionInset,
                .scrollDirection, .headerReferenceSize, .footerReferenceSize, .isPagingEnabled, .isScrollEnabled, .contentInset,
                .contentInsetAdjustmentBehavior, .alwaysBounceVertical, .alwaysBounceHorizontal, .keyboardDismissMode,
                .refreshControl, .topEdgeEffect, .bottomEdgeEffect,
            ]
        case .cell:
            [
                .text, .detailText, .accessoryType, .selectionStyle, .numberOfLines, .image, .rowHeight, .cellStyle, .contentConfiguration,
                .separatorInset, .itemSize,
            ]
        case .spacer, .sectionHeader, .sectionFooter, .layoutGuide: []
        }
    }

    /// The properties that draw nothing, without the properties of every view. A playground keeps them for import and ejection.
    public var carriedProperties: [ViewProperty] {
        let scrolling: [ViewProperty] = [
            .bounces, .showsVerticalScrollIndicator, .showsHorizontalScrollIndicator, .scrollIndicatorInsets,
            .verticalScrollIndicatorInsets, .horizontalScrollIndicatorInsets, .indicatorStyle, .isDirectionalLockEnabled, .scrollsToTop,
            .delaysContentTouches, .canCancelContentTouches, .decelerationRate, .minimumZoomScale, .maximumZoomScale, .leftEdgeEffect,
            .rightEdgeEffect,
        ]
        let input: [ViewProperty] = [
            .textContentType, .autocapitalizationType, .autocorrectionType, .spellCheckingType, .smartQuotesType, .smartDashesType,
            .smartInsertDeleteType, .enablesReturnKeyAutomatically, .keyboardAppearance,
        ]
        let selection: [ViewProperty] = [
            .allowsSelection, .allowsMultipleSelection, .dragInteractionEnabled, .remembersLastFocusedIndexPath,
        ]
        return switch self {
        case .label: [.adjustsFontForContentSizeCategory, .baselineAdjustment]
        case .button: [.isPointerInteractionEnabled, .adjustsImageWhenHighlighted, .adjustsImageWhenDisabled]
        case .textField: input + [.adjustsFontForContentSizeCategory, .allowsEditingTextAttributes]
        case .textView: input + [.adjustsFontForContentSizeCategory, .isEditable, .isSelectable, .dataDetectorTypes, .allowsEditingTextAttributes] + scrolling
        case .searchBar: input + [.searchBarStyle]
        case .map: [.showsUserLocation]
        case .web: [.allowsLinkPreview]
        case .scroll: scrolling
        case .table:
            [
                .estimatedRowHeight, .estimatedSectionHeaderHeight, .estimatedSectionFooterHeight, .allowsSelectionDuringEditing,
                .allowsMultipleSelectionDuringEditing,
                .sectionIndexColor, .sectionIndexBackgroundColor, .sectionIndexTrackingBackgroundColor,
            ] + selection + scrolling
        case .collection: selection + scrolling
        case .slider: [.isContinuous]
        default: []
        }
    }
}

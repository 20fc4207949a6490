extension ViewKind {
    /// Without the properties of every view.
    public var properties: [ViewProperty] { facts.properties + carriedProperties }

    /// Properties that draw nothing, without those of every view. A playground keeps them for import and ejection.
    public var carriedProperties: [ViewProperty] {
        let scrolling: [ViewProperty] = [
            .bounces, .showsVerticalScrollIndicator, .showsHorizontalScrollIndicator, .scrollIndicatorInsets,
            .verticalScrollIndicatorInsets, .horizontalScrollIndicatorInsets, .indicatorStyle, .isDirectionalLockEnabled, .scrollsToTop,
            .delaysContentTouches, .canCancelContentTouches, .decelerationRate, .minimumZoomScale, .maximumZoomScale,
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

    /// The value of a new view.
    public var isUserInteractionEnabled: Bool { self != .label && self != .image }

    /// The value of a new view.
    public var isAccessibilityElement: Bool {
        facts.isAccessibilityElement || facts.accessibilityRole != nil
    }
}

/// CACornerMask.
public enum CornerMask: String, CaseIterable, Hashable, Sendable {
    case layerMinXMinYCorner, layerMaxXMinYCorner, layerMinXMaxYCorner, layerMaxXMaxYCorner
}

/// CALayerCornerCurve, which is not drawn.
public enum CornerCurve: String, CaseIterable, Hashable, Sendable {
    case circular, continuous
}

public enum AccessibilityTrait: String, CaseIterable, Hashable, Sendable {
    case button, link, header, searchField, image, selected, playsSound, keyboardKey, staticText, summaryElement, notEnabled
    case updatesFrequently, startsMediaSession, adjustable, allowsDirectInteraction, causesPageTurn, tabBar
}

public enum TextContentType: String, CaseIterable, Hashable, Sendable {
    case name, namePrefix, givenName, middleName, familyName, nameSuffix, nickname, jobTitle, organizationName
    case location, fullStreetAddress, streetAddressLine1, streetAddressLine2, addressCity, addressState, addressCityAndState
    case sublocality, countryName, postalCode, telephoneNumber, emailAddress, URL, creditCardNumber
    case username, password, newPassword, oneTimeCode
    case dateTime, flightNumber, shipmentTrackingNumber
}

public enum TextAutocapitalizationType: String, CaseIterable, Hashable, Sendable {
    case none, words, sentences, allCharacters
}

/// UITextAutocorrectionType, UITextSpellCheckingType and the UITextSmart… types.
public enum TextCorrection: String, CaseIterable, Hashable, Sendable {
    case `default`, no, yes
}

public enum KeyboardAppearance: String, CaseIterable, Hashable, Sendable {
    case `default`, dark, light, alert
}

public enum BaselineAdjustment: String, CaseIterable, Hashable, Sendable {
    case alignBaselines, alignCenters, none
}

public enum DataDetectorType: String, CaseIterable, Hashable, Sendable {
    case phoneNumber, link, address, calendarEvent, shipmentTrackingNumber, flightNumber, lookupSuggestion, money, physicalValue, all
}

public enum ScrollIndicatorStyle: String, CaseIterable, Hashable, Sendable {
    case `default`, black, white
}

public enum DecelerationRate: String, CaseIterable, Hashable, Sendable {
    case normal, fast
}

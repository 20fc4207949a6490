public enum LineBreakMode: String, CaseIterable, Hashable, Sendable {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

public enum TextAlignment: String, CaseIterable, Hashable, Sendable {
    case natural, left, center, right, justified
}

/// UIButton.Configuration's styles. `system` is the plain button of earlier systems.
public enum ButtonStyle: String, CaseIterable, Hashable, Sendable {
    case system, plain, gray, tinted, filled, bordered, borderedProminent
    /// Liquid Glass (iOS 26).
    case glass, clearGlass, prominentGlass, prominentClearGlass

    /// Whether the background has the tint colour and the title is white.
    public var isProminent: Bool {
        switch self {
        case .filled, .borderedProminent, .prominentGlass, .prominentClearGlass: true
        case .system, .plain, .gray, .tinted, .bordered, .glass, .clearGlass: false
        }
    }

    public var isGlass: Bool {
        switch self {
        case .glass, .clearGlass, .prominentGlass, .prominentClearGlass: true
        default: false
        }
    }

    /// The style that an app with this design shows. Glass needs iOS 26.
    public func shown(in design: SystemDesign) -> ButtonStyle {
        guard isGlass, design != .glass else { return self }
        return isProminent ? .filled : .gray
    }
}

/// UITextField.BorderStyle. The default is `roundedRect`.
public enum TextBorderStyle: String, CaseIterable, Hashable, Sendable {
    case none, line, bezel, roundedRect
}

/// UIView.ContentMode, for images.
public enum ContentMode: String, CaseIterable, Hashable, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw
    case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight

    /// Whether the content keeps its size and may be cut off.
    public var isUnscaled: Bool {
        switch self {
        case .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw: false
        case .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight: true
        }
    }

    /// The position of the content in the view, from 0 at the left and upper edge to 1 at the right and lower edge.
    public var anchor: Point {
        let x = switch self {
        case .left, .topLeft, .bottomLeft: 0.0
        case .right, .topRight, .bottomRight: 1.0
        default: 0.5
        }
        let y = switch self {
        case .top, .topLeft, .topRight: 0.0
        case .bottom, .bottomLeft, .bottomRight: 1.0
        default: 0.5
        }
        return Point(x: x, y: y)
    }
}

public enum StackAxis: String, CaseIterable, Hashable, Sendable {
    case horizontal, vertical
}

/// UIControl.ContentHorizontalAlignment.
public enum ContentHorizontalAlignment: String, CaseIterable, Hashable, Sendable {
    case center, left, right, fill, leading, trailing
}

/// UISearchBar.Style.
public enum SearchBarStyle: String, CaseIterable, Hashable, Sendable {
    case `default`, prominent, minimal
}

/// UITextField.ViewMode.
public enum TextFieldViewMode: String, CaseIterable, Hashable, Sendable {
    case never, whileEditing, unlessEditing, always
}

extension TextFieldViewMode {
    public func isShown(whileEditing isEdited: Bool) -> Bool {
        switch self {
        case .never: false
        case .whileEditing: isEdited
        case .unlessEditing: !isEdited
        case .always: true
        }
    }
}

public enum StackDistribution: String, CaseIterable, Hashable, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
}

/// UIStackView.Alignment. `top` and `bottom` are other names of `leading` and `trailing` in a horizontal stack.
public enum StackAlignment: String, CaseIterable, Hashable, Sendable {
    case fill, leading, center, trailing, firstBaseline, lastBaseline, top, bottom
}

/// CACornerMask.
public enum CornerMask: String, CaseIterable, Hashable, Sendable {
    case layerMinXMinYCorner, layerMaxXMinYCorner, layerMinXMaxYCorner, layerMaxXMaxYCorner
}

/// CALayerCornerCurve (not drawn).
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

/// UIScrollEdgeEffect.Style, or its `isHidden`, at an edge of a scroll view where content scrolls under a bar (iOS 26).
public enum ScrollEdgeEffect: String, CaseIterable, Hashable, Sendable {
    /// `automatic` is drawn as `soft`.
    case automatic, soft
    /// An edge with a dividing line.
    case hard
    case hidden
}

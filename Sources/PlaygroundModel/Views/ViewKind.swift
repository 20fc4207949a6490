/// A kind of view, named like UIKit's class without `UI` and without a final `View`.
public enum ViewKind: String, CaseIterable, Hashable, Sendable {
    case view, label, image, button, textField, textView, `switch`, slider, stepper, segmentedControl
    case progress, activityIndicator, pageControl, searchBar, datePicker, picker, map, web, stack, spacer
    case scroll, table, collection
    /// Views that a table or collection view makes for its sections and rows.
    case cell, sectionHeader, sectionFooter
    /// UILayoutGuide: a name in a controller's list, without a view.
    case layoutGuide

    /// Kinds that a playground can write. Other keys imply the rest.
    public static let written = allCases.filter { !$0.isImplied }

    public static let accessoryName = "accessoryView"

    /// Kinds allowed as UITableViewCell.accessoryView, which must have a size of its own.
    public static let accessories: [ViewKind] = [
        .switch, .button, .stepper, .label, .image, .segmentedControl, .datePicker, .activityIndicator, .pageControl,
    ]

    public var isImplied: Bool {
        switch self {
        case .cell, .sectionHeader, .sectionFooter, .layoutGuide: true
        default: false
        }
    }

    public var isList: Bool { self == .table || self == .collection }

    /// Whether the class descends from UIScrollView.
    public var scrolls: Bool { self == .scroll || self == .textView || isList }
}

extension ViewKind {
    /// Whether a view with content has an intrinsic size along an axis.
    public func hasIntrinsicSize(along axis: LayoutAttribute.Axis) -> Bool {
        switch self {
        case .label, .button, .image, .textField, .segmentedControl, .switch, .stepper, .pageControl, .picker, .datePicker: true
        case .slider, .progress, .searchBar: axis == .vertical
        default: facts.size != nil
        }
    }

    /// UIView.isUserInteractionEnabled of a new view.
    public var isUserInteractionEnabled: Bool { self != .label && self != .image }

    /// `isAccessibilityElement` of a new view.
    public var isAccessibilityElement: Bool {
        facts.isAccessibilityElement || facts.accessibilityRole != nil
    }

    public var facts: ViewKindFacts {
        switch self {
        case .view: ViewKindFacts(className: "UIView", isPassive: true, spokenProperty: .customClass)
        case .label:
            ViewKindFacts(className: "UILabel", text: .label, huggingPriority: 251, isPassive: true, isAccessibilityElement: true)
        case .image: ViewKindFacts(className: "UIImageView", huggingPriority: 251, isPassive: true, spokenProperty: .image)
        case .button:
            ViewKindFacts(
                className: "UIButton", text: .buttonTitle, isControl: true, accessibilityRole: .button, spokenProperty: .image,
                isSpokenByName: true)
        case .textField:
            ViewKindFacts(
                className: "UITextField", text: .field, control: .text, isControl: true, accessibilityRole: .textbox,
                spokenProperty: .placeholder, isSpokenByName: true)
        case .textView:
            ViewKindFacts(
                className: "UITextView", text: .page, control: .text, clipsToBounds: true, accessibilityRole: .textbox,
                isSpokenByName: true)
        case .switch:
            ViewKindFacts(
                className: "UISwitch", control: .isOn, isControl: true, huggingPriority: 750, variable: "control",
                accessibilityRole: .switch, isSpokenByName: true)
        case .slider:
            ViewKindFacts(className: "UISlider", control: .value, isControl: true, accessibilityRole: .slider, isSpokenByName: true)
        case .stepper:
            ViewKindFacts(
                className: "UIStepper", control: .value, isControl: true, huggingPriority: 750, isDrawnByKind: true,
                variable: "control", isSpokenByName: true)
        case .segmentedControl:
            ViewKindFacts(
                className: "UISegmentedControl", control: .selectedSegmentIndex, isControl: true, noun: "Control",
                isSpokenByName: true)
        case .progress:
            ViewKindFacts(className: "UIProgressView", isPassive: true, accessibilityRole: .progressbar, isSpokenByName: true)
        case .activityIndicator:
            // UIActivityIndicatorView.Style.medium. Before iOS 13 `white`.
            ViewKindFacts(
                className: "UIActivityIndicatorView", size: Size(width: 20, height: 20), huggingPriority: 750, isDrawnByKind: true,
                isPassive: true, noun: "Indicator", isAccessibilityElement: true, isSpokenByName: true)
        case .pageControl:
            ViewKindFacts(
                className: "UIPageControl", isControl: true, variable: "control", isAccessibilityElement: true,
                isSpokenByName: true)
        case .searchBar:
            ViewKindFacts(
                className: "UISearchBar", text: .searchField, control: .text, accessibilityRole: .textbox,
                spokenProperty: .placeholder, isSpokenByName: true)
        case .datePicker: ViewKindFacts(className: "UIDatePicker", isControl: true, variable: "picker", isSpokenByName: true)
        case .picker: ViewKindFacts(className: "UIPickerView", noun: "Picker", isSpokenByName: true)
        case .map: ViewKindFacts(className: "MKMapView", clipsToBounds: true, spokenProperty: .title, isSpokenByName: true)
        case .web: ViewKindFacts(className: "WKWebView", clipsToBounds: true, spokenProperty: .title, isSpokenByName: true)
        case .stack: ViewKindFacts(className: "UIStackView", isPassive: true, noun: "Stack", variable: "stackView")
        case .spacer: ViewKindFacts(className: "UIView", isPassive: true)
        case .scroll: ViewKindFacts(className: "UIScrollView", clipsToBounds: true)
        case .table: ViewKindFacts(className: "UITableView", clipsToBounds: true)
        case .collection: ViewKindFacts(className: "UICollectionView", clipsToBounds: true)
        case .cell: ViewKindFacts(className: "UITableViewCell", noun: "Cell")
        case .sectionHeader, .sectionFooter: ViewKindFacts(className: "UITableViewHeaderFooterView", noun: "View", variable: "cell")
        case .layoutGuide: ViewKindFacts(className: "UILayoutGuide", isPassive: true, noun: "Guide")
        }
    }
}

/// Facts about a kind of view for several modules, one row per kind. Measuring and drawing have their own code.
public struct ViewKindFacts: Sendable {
    /// UIKit's class and Interface Builder's element: `imageView` is a UIImageView.
    public let className: String
    public var text: Text?
    public var control: Control?
    public var isControl = false
    /// UIView.intrinsicContentSize in points, if it is constant.
    public var size: Size?
    /// Interface Builder's content hugging priority for a new view.
    public var huggingPriority = 250
    /// UIView.clipsToBounds of a new view.
    public var clipsToBounds = false
    /// Whether the look depends on the kind only, not on properties.
    public var isDrawnByKind = false
    /// Whether the view handles no touches of its own.
    public var isPassive = false
    /// A noun that is shorter than the class without its prefix, for names that are not valid alone.
    public var noun: String?
    /// The name of a local variable, if it differs from the noun.
    public var variable: String?
    /// VoiceOver's role, unless the view's actions imply it.
    public var accessibilityRole: AccessibilityRole?
    /// `isAccessibilityElement` of a new view without a role.
    public var isAccessibilityElement = false
    public var spokenProperty: ViewProperty?
    /// Whether VoiceOver speaks the view's name if there is no other text.
    public var isSpokenByName = false

    public enum Text: Hashable, Sendable {
        case label, buttonTitle, field, searchField, page
    }

    /// The property that the user changes.
    public enum Control: Hashable, Sendable {
        case isOn
        case value
        case selectedSegmentIndex
        case text

        public var property: ViewProperty {
            switch self {
            case .isOn: .isOn
            case .value: .value
            case .selectedSegmentIndex: .selectedSegmentIndex
            case .text: .text
            }
        }
    }

    /// WAI-ARIA roles.
    public enum AccessibilityRole: String, Sendable {
        case button, progressbar, slider, `switch`, textbox
    }
}

/// What the rooms know of a kind of view: one row a kind, which each of them reads. How a view of the kind is measured and
/// drawn stands where that is done.
public struct ViewKindFacts: Sendable {
    /// UIKit's class. Interface Builder's element goes by the same name: `imageView` is a UIImageView.
    public let className: String
    /// The properties that a playground can set beside those of every view, in the order in which a person would write them.
    public let properties: [ViewProperty]
    /// How it shows a text of its own; `nil` for kinds that show none.
    public var text: Text?
    /// What a person makes of it; `nil` for kinds that nobody works.
    public var control: Control?
    /// UIView.intrinsicContentSize in points, where that follows from the kind alone, under every version of iOS.
    public var size: Size?
    /// Interface Builder's content hugging priority for a new view of the kind.
    public var huggingPriority = 250
    /// UIView.clipsToBounds of a new view of the kind.
    public var clipsToBounds = false
    /// Whether it looks the same whatever its properties say: it is drawn by the template `content/KIND`.
    public var isDrawnByKind = false
    /// What VoiceOver takes it for, where that does not follow from what can be done with it.
    public var accessibilityRole: AccessibilityRole?
    /// The property that VoiceOver speaks.
    public var spokenProperty: ViewProperty?
    /// Whether VoiceOver speaks the view's name where it has nothing else to say.
    public var isSpokenByName = false

    /// A way of showing text.
    public enum Text: Hashable, Sendable {
        case label, buttonTitle, field, searchField, page
    }

    /// What a person changes: the property, and what it can become.
    public enum Control: Hashable, Sendable {
        case isOn
        /// A number in a range.
        case value(ClosedRange<Double>)
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

    /// By the words of WAI-ARIA.
    public enum AccessibilityRole: String, Sendable {
        case button, progressbar, slider, `switch`, textbox
    }
}

extension ViewKind {
    /// The row of the kind.
    public var facts: ViewKindFacts {
        switch self {
        case .view: ViewKindFacts(className: "UIView", properties: [.customClass], spokenProperty: .customClass)
        case .label:
            ViewKindFacts(
                className: "UILabel",
                properties: [
                    .text, .font, .textColor, .textAlignment, .numberOfLines, .preferredMaxLayoutWidth, .lineBreakMode,
                ],
                text: .label, huggingPriority: 251
            )
        case .image:
            ViewKindFacts(
                className: "UIImageView", properties: [.image, .imageSize, .contentMode], huggingPriority: 251, spokenProperty: .image
            )
        case .button:
            ViewKindFacts(
                className: "UIButton",
                properties: [
                    .title, .subtitle, .image, .imageSize, .buttonStyle, .font, .textColor, .contentInsets, .isEnabled,
                ],
                text: .buttonTitle, accessibilityRole: .button, spokenProperty: .image, isSpokenByName: true
            )
        case .textField:
            ViewKindFacts(
                className: "UITextField",
                properties: [
                    .text, .placeholder, .font, .textColor, .textAlignment, .borderStyle, .keyboardType, .returnKeyType,
                    .inputAccessoryView, .isEnabled,
                ],
                text: .field, control: .text, accessibilityRole: .textbox, spokenProperty: .placeholder, isSpokenByName: true
            )
        case .textView:
            ViewKindFacts(
                className: "UITextView",
                properties: [
                    .text, .font, .textColor, .textAlignment, .isScrollEnabled, .keyboardType, .returnKeyType, .inputAccessoryView,
                    .keyboardDismissMode,
                ],
                text: .page, control: .text, clipsToBounds: true, accessibilityRole: .textbox, isSpokenByName: true
            )
        case .switch:
            ViewKindFacts(
                className: "UISwitch", properties: [.isOn, .isEnabled], control: .isOn, huggingPriority: 750,
                accessibilityRole: .switch, isSpokenByName: true
            )
        case .slider:
            ViewKindFacts(
                className: "UISlider", properties: [.value, .isEnabled], control: .value(0...1),
                accessibilityRole: .slider, isSpokenByName: true
            )
        case .stepper:
            // Its minimumValue and maximumValue as they are from the start.
            ViewKindFacts(
                className: "UIStepper", properties: [.isEnabled], control: .value(ControlValue.stepperRange),
                huggingPriority: 750, isDrawnByKind: true, isSpokenByName: true
            )
        case .segmentedControl:
            ViewKindFacts(
                className: "UISegmentedControl", properties: [.segments, .selectedSegmentIndex, .isEnabled],
                control: .selectedSegmentIndex, isSpokenByName: true
            )
        case .progress:
            ViewKindFacts(
                className: "UIProgressView", properties: [.value], accessibilityRole: .progressbar, isSpokenByName: true
            )
        case .activityIndicator:
            // UIActivityIndicatorView.Style.medium, before iOS 13 `white`.
            ViewKindFacts(
                className: "UIActivityIndicatorView", properties: [], size: Size(width: 20, height: 20),
                huggingPriority: 750, isDrawnByKind: true, isSpokenByName: true
            )
        case .pageControl:
            ViewKindFacts(className: "UIPageControl", properties: [.numberOfPages, .currentPage], isSpokenByName: true)
        case .searchBar:
            ViewKindFacts(
                className: "UISearchBar", properties: [.text, .placeholder, .keyboardType, .returnKeyType, .inputAccessoryView],
                text: .searchField, control: .text, accessibilityRole: .textbox, spokenProperty: .placeholder, isSpokenByName: true
            )
        case .datePicker:
            ViewKindFacts(
                className: "UIDatePicker", properties: [.datePickerMode, .preferredDatePickerStyle, .date],
                isSpokenByName: true
            )
        case .picker: ViewKindFacts(className: "UIPickerView", properties: [.components, .selectedRows], isSpokenByName: true)
        case .map:
            ViewKindFacts(
                className: "MKMapView", properties: [.title], clipsToBounds: true, spokenProperty: .title,
                isSpokenByName: true
            )
        case .web:
            ViewKindFacts(
                className: "WKWebView", properties: [.title], clipsToBounds: true, spokenProperty: .title,
                isSpokenByName: true
            )
        case .stack:
            ViewKindFacts(
                className: "UIStackView",
                properties: [.axis, .distribution, .alignment, .spacing, .isLayoutMarginsRelativeArrangement]
            )
        case .spacer: ViewKindFacts(className: "UIView", properties: [])
        case .scroll:
            ViewKindFacts(
                className: "UIScrollView",
                properties: [
                    .isScrollEnabled, .contentInset, .contentInsetAdjustmentBehavior, .alwaysBounceVertical, .alwaysBounceHorizontal,
                    .keyboardDismissMode, .isPagingEnabled,
                ],
                clipsToBounds: true
            )
        case .table:
            ViewKindFacts(
                className: "UITableView",
                properties: [
                    .style, .rowHeight, .cellStyle, .separatorStyle, .separatorInset, .sectionHeaderHeight, .sectionFooterHeight,
                    .isScrollEnabled, .contentInset, .contentInsetAdjustmentBehavior, .alwaysBounceVertical, .alwaysBounceHorizontal,
                    .keyboardDismissMode,
                ],
                clipsToBounds: true
            )
        case .collection:
            ViewKindFacts(
                className: "UICollectionView",
                properties: [
                    .layout, .columns, .itemHeight, .itemSize, .minimumLineSpacing, .minimumInteritemSpacing, .sectionInset,
                    .scrollDirection, .headerReferenceSize, .footerReferenceSize, .isPagingEnabled, .isScrollEnabled, .contentInset,
                    .contentInsetAdjustmentBehavior, .alwaysBounceVertical, .alwaysBounceHorizontal, .keyboardDismissMode,
                ],
                clipsToBounds: true
            )
        case .cell:
            ViewKindFacts(
                className: "UITableViewCell",
                properties: [
                    .text, .detailText, .accessoryType, .numberOfLines, .image, .rowHeight, .cellStyle, .separatorInset,
                    .itemSize,
                ]
            )
        case .sectionHeader, .sectionFooter: ViewKindFacts(className: "UITableViewHeaderFooterView", properties: [])
        case .layoutGuide: ViewKindFacts(className: "UILayoutGuide", properties: [])
        }
    }
}

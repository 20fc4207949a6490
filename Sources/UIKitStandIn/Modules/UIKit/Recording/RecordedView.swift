// The properties of views as values for JSON, by their names in a playground.

extension UIFont {
    var record: [String: Any] {
        var record: [String: Any] = ["size": Double(request.size)]
        if let style = request.textStyle { record["textStyle"] = style.rawValue }
        if let weight = request.weight { record["weight"] = weight.name }
        if let family = request.family { record["family"] = family }
        if let category = request.category { record["category"] = category.rawValue }
        return record
    }
}

extension UIFont.Weight {
    var name: String {
        let names: [(UIFont.Weight, String)] = [
            (.ultraLight, "ultraLight"), (.thin, "thin"), (.light, "light"), (.regular, "regular"), (.medium, "medium"),
            (.semibold, "semibold"), (.bold, "bold"), (.heavy, "heavy"), (.black, "black"),
        ]
        return names.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }?.1 ?? "regular"
    }
}

extension UIImage {
    @MainActor func record(_ preferred: SymbolConfiguration?, as key: String, in view: UIView) -> [String: Any] {
        var record: [String: Any] = ["image": name]
        if renderingMode != .automatic { record["renderingMode"] = "\(renderingMode)" }
        // The image's own configuration takes precedence.
        let values = (preferred?.values ?? [:]).merging((symbolConfiguration as? SymbolConfiguration)?.values ?? [:]) { $1 }
        guard isSymbol, !values.isEmpty else { return record }
        record[key] = values.compactMapValues { value -> Any? in
            switch value {
            case let color as UIColor: color.record(in: view)
            case let colors as [UIColor]: colors.compactMap { $0.record(in: view) }
            default: value
            }
        }
        return record
    }
}

extension UIEdgeInsets {
    var record: [Double] { [top, left, bottom, right].map(Double.init) }
}

extension UIMenu {
    /// The entries of a playground's menu. Their actions are omitted.
    var record: [[String: Any]] { children.map(Self.record) }

    private static func record(_ element: UIMenuElement) -> [String: Any] {
        var record: [String: Any] = ["title": element.title]
        record["subtitle"] = element.detail
        record["image"] = element.image?.name
        if let menu = element as? UIMenu {
            record["actions"] = menu.record
            if menu.options.contains(.displayInline) { record["options"] = ["displayInline"] }
        }
        if let action = element as? UIAction {
            let attributes: [(UIMenuElement.Attributes, String)] = [(.disabled, "disabled"), (.destructive, "destructive"), (.hidden, "hidden")]
            record["attributes"] = attributes.filter { action.attributes.contains($0.0) }.map(\.1)
            record["state"] = "\(action.state)"
        }
        return record
    }
}

extension NSDirectionalEdgeInsets {
    /// The insets in the layout direction of a view.
    @MainActor func record(in view: UIView) -> [Double] { physical(in: view).record }
}

@MainActor protocol RecordedContent {
    /// The view's kind in a playground. `content` contains the properties that affect layout.
    var kind: String { get }
    var content: [String: Any] { get }
}

extension UIView {
    /// The subviews that are recorded. Lists have none.
    var recordedSubviews: [UIView] {
        if self is UITableView || self is UICollectionView { return [] }
        return (self as? UIStackView)?.arrangedSubviews ?? subviews.filter { !$0.isBackdrop }
    }

    var recordedProperties: [String: Any] {
        var record: [String: Any] = [
            "horizontalHuggingPriority": Double(contentHuggingPriority(for: .horizontal).rawValue),
            "verticalHuggingPriority": Double(contentHuggingPriority(for: .vertical).rawValue),
            "horizontalCompressionResistancePriority": Double(contentCompressionResistancePriority(for: .horizontal).rawValue),
            "verticalCompressionResistancePriority": Double(contentCompressionResistancePriority(for: .vertical).rawValue),
            "isHidden": isHidden,
            "preservesSuperviewLayoutMargins": preservesSuperviewLayoutMargins,
        ]
        if !insetsLayoutMarginsFromSafeArea { record["insetsLayoutMarginsFromSafeArea"] = false }
        if hasOwnLayoutMargins { record["layoutMargins"] = layoutMargins.record }
        if alignmentRectInsets != .zero { record["alignmentRectInsets"] = alignmentRectInsets.record }
        record.merge((self as? any RecordedContent)?.content ?? [:]) { _, own in own }
        return record
    }

    var recordedKind: String {
        if let content = self as? any RecordedContent { return content.kind }
        switch String(describing: type(of: self)) {
        case "MKMapView": return "map"
        case "WKWebView": return "web"
        default: return "view"
        }
    }
}

/// The font and whether it follows the content size category. A font that does not follow it keeps its size.
@MainActor private func font(_ font: UIFont?, adjusts: Bool) -> [String: Any]? {
    guard let font else { return nil }
    var record = font.record
    record["adjusts"] = adjusts
    return record
}

extension UILabel: RecordedContent {
    var kind: String { "label" }
    var content: [String: Any] {
        let shown: [String: Any] = attributedText?.record ?? ["text": text ?? ""]
        return shown.merging([
            "font": UIKit.font(font, adjusts: adjustsFontForContentSizeCategory) as Any, "numberOfLines": numberOfLines,
            "lineBreakMode": "\(lineBreakMode)", "preferredMaxLayoutWidth": Double(preferredMaxLayoutWidth),
        ]) { first, _ in first }
    }
}

extension UIImageView: RecordedContent {
    var kind: String { "image" }
    var content: [String: Any] { image?.record(preferredSymbolConfiguration, as: "preferredSymbolConfiguration", in: self) ?? [:] }
}

extension UIButton: RecordedContent {
    private static let symbolKey = "preferredSymbolConfigurationForImage"

    var kind: String { "button" }
    var content: [String: Any] {
        guard let configuration else {
            var record: [String: Any] = ["buttonStyle": "system"]
            record["title"] = currentTitle
            record.merge(currentAttributedTitle?.titleRecord ?? [:]) { $1 }
            record.merge(image(for: .normal)?.record(symbolConfigurations[0], as: Self.symbolKey, in: self) ?? [:]) { $1 }
            record["font"] = UIKit.font(titleFont, adjusts: titleLabel?.adjustsFontForContentSizeCategory ?? false)
            if edgeInsets != .zero { record["contentInsets"] = edgeInsets.record }
            return record
        }
        var record: [String: Any] = ["buttonStyle": configuration.style]
        record["title"] = configuration.title
        record.merge(configuration.attributedTitle?.attributed.titleRecord ?? [:]) { $1 }
        record["subtitle"] = configuration.subtitle
        let image = configuration.image?.record(configuration.preferredSymbolConfigurationForImage, as: Self.symbolKey, in: self)
        record.merge(image ?? [:]) { $1 }
        record["contentInsets"] = configuration.ownContentInsets?.record(in: self)
        // UIKit calls the transformer again for each update of the button, such as a change of traits.
        let attributes = configuration.titleTextAttributesTransformer?(AttributeContainer())
        record["font"] = UIKit.font(attributes?.font, adjusts: true)
        return record
    }
}

extension UITextField: RecordedContent {
    var kind: String { "textField" }
    var content: [String: Any] {
        [
            "text": text ?? "", "placeholder": placeholder ?? "", "borderStyle": "\(borderStyle)",
            "font": UIKit.font(font, adjusts: adjustsFontForContentSizeCategory) as Any,
        ]
    }
}

extension UIScrollView: RecordedContent {
    var kind: String {
        switch self {
        case is UITextView: "textView"
        case is UITableView: "table"
        case is UICollectionView: "collection"
        default: "scroll"
        }
    }

    var content: [String: Any] {
        var record: [String: Any] = [
            "isScrollEnabled": isScrollEnabled, "contentInset": contentInset.record,
            "contentInsetAdjustmentBehavior": "\(contentInsetAdjustmentBehavior)", "alwaysBounceVertical": alwaysBounceVertical,
            "alwaysBounceHorizontal": alwaysBounceHorizontal,
        ]
        if let view = self as? UITextView {
            if let text = view.attributedText { record.merge(text.record) { first, _ in first } } else { record["text"] = view.text }
            record["font"] = UIKit.font(view.font, adjusts: view.adjustsFontForContentSizeCategory)
        }
        if let table = self as? UITableView { record["style"] = "\(table.style)" }
        return record
    }
}

extension UISwitch: RecordedContent {
    var kind: String { "switch" }
    var content: [String: Any] { [:] }
}

extension UISlider: RecordedContent {
    var kind: String { "slider" }
    var content: [String: Any] { [:] }
}

extension UIStepper: RecordedContent {
    var kind: String { "stepper" }
    var content: [String: Any] { [:] }
}

extension UISegmentedControl: RecordedContent {
    var kind: String { "segmentedControl" }
    var content: [String: Any] { ["segments": titles] }
}

extension UIProgressView: RecordedContent {
    var kind: String { "progress" }
    var content: [String: Any] { [:] }
}

extension UIActivityIndicatorView: RecordedContent {
    var kind: String { "activityIndicator" }
    var content: [String: Any] { [:] }
}

extension UIPageControl: RecordedContent {
    var kind: String { "pageControl" }
    var content: [String: Any] { ["numberOfPages": numberOfPages] }
}

extension UISearchBar: RecordedContent {
    var kind: String { "searchBar" }
    var content: [String: Any] { ["text": text ?? "", "placeholder": placeholder ?? ""] }
}

extension UIDatePicker: RecordedContent {
    var kind: String { "datePicker" }
    var content: [String: Any] {
        var record: [String: Any] = ["datePickerMode": "\(datePickerMode)", "preferredDatePickerStyle": "\(preferredDatePickerStyle)"]
        if isDateSet {
            let parts = Calendar.current.dateComponents([.year, .month, .day, .hour, .minute], from: date)
            record["date"] = [parts.year, parts.month, parts.day, parts.hour, parts.minute].compactMap { $0 }
        }
        return record
    }
}

extension UIPickerView: RecordedContent {
    var kind: String { "picker" }
    var content: [String: Any] {
        let titles = (0..<numberOfComponents).map { component in
            (0..<numberOfRows(inComponent: component)).map { delegate?.pickerView(self, titleForRow: $0, forComponent: component) ?? "" }
        }
        return ["components": titles]
    }
}

extension UIStackView: RecordedContent {
    var kind: String { "stack" }
    var content: [String: Any] {
        [
            "axis": "\(axis)", "distribution": "\(distribution)", "alignment": "\(alignment)", "spacing": Double(spacing),
            "isBaselineRelativeArrangement": isBaselineRelativeArrangement,
            "isLayoutMarginsRelativeArrangement": isLayoutMarginsRelativeArrangement,
        ]
    }
}

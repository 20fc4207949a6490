import LayoutEngine
import PlaygroundLanguage
import PlaygroundModel
import Simulation

struct ViewContent {
    let view: ResolvedView
    let text: LaidOutText?
    let traits: TraitCollection
    var cell: LaidOutCell?
    var profile = BehaviourProfile.newest

    var value: NodeContent {
        let properties = view.properties
        return switch view.definition.kind {
        case .label: nodeText().map(NodeContent.text) ?? .none
        case .image: image
        case .button: .button(button)
        case .textField, .textView, .searchBar: input
        case .switch: .toggle(isOn: properties.boolOrDefault(.isOn), isEnabled: isEnabled)
        case .slider: .slider(value: share, isEnabled: isEnabled)
        case .segmentedControl:
            .segments(
                properties.strings(.segments), selected: properties.number(.selectedSegmentIndex).map { Int(clamping: $0) },
                isEnabled: isEnabled
            )
        case .progress: .progress(value: properties.numberOrDefault(.value))
        case .pageControl:
            .pages(
                count: pageCount, current: Int(clamping: properties.numberOrDefault(.currentPage))
            )
        case .map, .web: .placeholder(title: properties.string(.title))
        case .scroll, .table, .collection:
            .scroller(
                isEnabled: properties.boolOrDefault(.isScrollEnabled), isPaging: properties.boolOrDefault(.isPagingEnabled))
        case .cell: .cell(cellContent)
        case .picker: PickerContent(properties: properties, profile: profile).picker
        case .datePicker: PickerContent(properties: properties, profile: profile).datePicker
        case .view: properties.string(.customClass).map { .placeholder(title: $0) } ?? .none
        default: facts.isDrawnByKind ? .ofKind(isEnabled: isEnabled) : .none
        }
    }

    private var pageCount: Int {
        let count = Int(clamping: view.properties.numberOrDefault(.numberOfPages))
        return count == 1 && view.properties.boolOrDefault(.hidesForSinglePage) ? 0 : count
    }

    private var facts: ViewKindFacts { view.definition.kind.facts }

    private var image: NodeContent {
        let name = ImageName(view.properties)
        let mode: ContentMode = view.properties.choice(.contentMode) ?? .scaleToFill
        return imageSize.map { .image(name: name, mode: mode, size: $0) } ?? .image(name: name, mode: mode)
    }

    private var imageSize: Size? {
        view.properties.size(.imageSize)
            ?? view.properties.symbolMetrics(in: traits.preferredContentSizeCategory, usual: text?.pointSize ?? SymbolMetrics.usualPointSize)?.size
    }

    private var cellContent: NodeContent.Cell {
        NodeContent.Cell(
            accessory: view.properties.choice(.accessoryType) ?? .none, accessoryMargin: cell?.accessoryMargin ?? 0,
            separatorInset: cell?.separatorInset
        )
    }

    var accessibilityLabel: String? {
        if let label = view.properties.string(.accessibilityLabel), !label.isEmpty { return label }
        // VoiceOver reads the whole text, even if it is truncated on the screen.
        let isCut = text?.isTruncated == true
        if isCut, facts.text == .label { return view.properties.shownText }
        if facts.text == .buttonTitle, hasTitle {
            return isCut ? [view.properties.shownTitle, view.properties.string(.subtitle)].compactMap { $0 }.joined(separator: " ") : nil
        }
        let said = facts.spokenProperty.flatMap { $0 == .placeholder ? view.properties.shownPlaceholder : view.properties.string($0) }
        return (facts.spokenProperty == .image ? said?.spokenWords : said) ?? (facts.isSpokenByName ? name : nil)
    }

    private var name: String { view.id.name.spokenWords }

    private var hasTitle: Bool {
        [view.properties.shownTitle, view.properties.string(.subtitle)].contains { $0?.isEmpty == false }
    }

    /// Whether a tap on the view has an effect. Controls except switches have their own interaction.
    var isTapped: Bool {
        facts.control == .isOn || view.opensMenu(profile) || view.properties.bool(.changesSelectionAsPrimaryAction) == true || (view.definition.tap != nil && (facts.control == nil || !isEnabled))
    }

    func control(of controller: String) -> WorkableControl? {
        guard isEnabled, let value = controlValue else { return nil }
        var control = WorkableControl(controller: controller, view: view.id, value: value, isStepper: view.definition.kind == .stepper)
        control.range = ControlValue.range(of: view.properties, in: view.definition.kind)
        control.step = view.properties.numberOrDefault(.stepValue)
        control.isSecure = view.properties.boolOrDefault(.isSecureTextEntry)
        return control
    }

    private var controlValue: ControlValue? {
        let properties = view.properties
        return switch facts.control {
        case .value: .value(ControlValue.number(of: properties, in: view.definition.kind))
        case .selectedSegmentIndex: .selectedSegmentIndex(Int(clamping: properties.numberOrDefault(.selectedSegmentIndex)))
        case .text: .text(properties.shownText ?? "")
        case .isOn, nil: nil
        }
    }

    /// The filled share of a slider's range, from 0 to 1.
    private var share: Double {
        let range = ControlValue.range(of: view.properties, in: view.definition.kind)
        guard range.upperBound > range.lowerBound else { return 0 }
        return (ControlValue.number(of: view.properties, in: view.definition.kind) - range.lowerBound) / (range.upperBound - range.lowerBound)
    }

    private var isEnabled: Bool { view.properties.boolOrDefault(.isEnabled) }

    private var buttonStyle: ButtonStyle { view.properties.buttonStyle.shown(in: profile.design) }

    private var button: NodeContent.Button {
        let image = view.properties.indicatorSize == nil ? ImageName(view.properties) : nil
        // A symbol is as large as a line of the title.
        let side = image == nil ? nil : text?.lineHeight
        var button = NodeContent.Button(
            title: nodeText(alignment: titleAlignment),
            subtitle: view.properties.string(.subtitle).map(subtitle),
            image: image,
            style: view.properties.bool(.isSelected) == true ? buttonStyle.selected : buttonStyle,
            isEnabled: isEnabled,
            imageSize: view.properties.indicatorSize ?? imageSize ?? side.map { Size(width: $0, height: $0) },
            contentInsets: view.properties.insets(.contentInsets),
            imagePlacement: view.properties.choice(.imagePlacement) ?? .leading,
            imagePadding: view.properties.numberOrDefault(.imagePadding),
            foreground: view.properties.color(.baseForegroundColor)
        )
        button.showsIndicator = view.properties.showsIndicator(profile)
        button.showsActivityIndicator = view.properties.indicatorSize != nil
        button.shift = contentShift
        if button.style == .system { (button.titleOffset, button.imageOffset) = (offset(.titleEdgeInsets), offset(.imageEdgeInsets)) }
        if button.shift != 0 { button.contentInsets = view.properties.buttonInsets }
        return button
    }

    private func offset(_ property: ViewProperty) -> Point {
        guard let insets = view.properties.insets(property) else { return .zero }
        let x = (insets.left - insets.right) / 2
        return Point(x: traits.layoutDirection == .rightToLeft ? -x : x, y: (insets.top - insets.bottom) / 2)
    }

    private var contentShift: Double {
        let asked: ContentHorizontalAlignment = view.properties.choice(.contentHorizontalAlignment) ?? .center
        let isRightToLeft = traits.layoutDirection == .rightToLeft
        return switch asked {
        case .center: 0
        case .fill, .leading: -1
        case .trailing: 1
        case .left: isRightToLeft ? 1 : -1
        case .right: isRightToLeft ? -1 : 1
        }
    }

    private var titleAlignment: NodeText.Alignment {
        let asked: ButtonTitleAlignment = view.properties.choice(.titleAlignment) ?? .automatic
        let isRightToLeft = traits.layoutDirection == .rightToLeft
        return switch asked {
        case .automatic, .center: .center
        case .leading: isRightToLeft ? .right : .left
        case .trailing: isRightToLeft ? .left : .right
        }
    }

    private var inkOfText: Color? { view.properties.color(.textColor) ?? view.properties.color(.baseForegroundColor) }

    private var input: NodeContent {
        let isPlaceholder = (view.properties.shownText ?? "").isEmpty
        let text = nodeText() ?? NodeText(
            lines: [(isPlaceholder ? view.properties.shownPlaceholder : view.properties.string(.text)) ?? ""],
            pointSize: 17, lineHeight: 22, alignment: alignment
        )
        return .input(text, isPlaceholder: isPlaceholder, isEnabled: isEnabled)
    }

    private func nodeText(alignment: NodeText.Alignment? = nil) -> NodeText? {
        text.map { text in
            var shown = NodeText(
                lines: text.lines, pointSize: text.pointSize, weight: text.weight, lineHeight: text.lineHeight,
                leading: text.leading, typeface: text.typeface, alignment: alignment ?? self.alignment,
                color: inkOfText
            )
            shown.runs = text.runs.map { $0.map(run) }
            shown.paragraphs = text.paragraphs
            return shown
        }
    }

    /// Labels underline links. Text views draw them in the tint.
    private func run(_ run: LaidOutText.Run) -> NodeText.Run {
        let (style, isLabel) = (run.style, view.definition.kind == .label)
        var shown = NodeText.Run(text: run.text, weight: run.weight)
        shown.isItalic = style.isItalic
        shown.isStruck = style.isStruck
        shown.isUnderlined = style.link != nil && isLabel
        shown.color = style.link == nil ? style.color : .semantic(isLabel ? .link : .tintColor)
        return shown
    }

    /// `UIButton.Configuration` uses the footnote style for subtitles.
    private func subtitle(_ line: String) -> NodeText {
        NodeText(
            lines: [line], pointSize: TextStyle.footnote.pointSize(in: traits.preferredContentSizeCategory),
            lineHeight: TextStyle.footnote.lineSpacing(in: traits.preferredContentSizeCategory), alignment: titleAlignment,
            color: inkOfText
        )
    }

    /// `NSTextAlignment.natural` follows the layout direction.
    private var alignment: NodeText.Alignment {
        let asked: TextAlignment = view.properties.choice(.textAlignment) ?? .natural
        return switch asked {
        case .natural: traits.layoutDirection == .rightToLeft ? .right : .left
        case .left: .left
        case .center: .center
        case .right: .right
        case .justified: .justified
        }
    }
}

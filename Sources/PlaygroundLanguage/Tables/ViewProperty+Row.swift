import PlaygroundModel

/// One row per property of views. `ViewKindFacts` lists the properties of each kind.
public struct ViewPropertyRow: Sendable {
    public let type: ViewProperty.ValueType
    /// The value if the key is missing, provided that it is the same for every kind and device.
    public let `default`: PropertyValue?
    // The engine of a page does not need these.
    #if !hasFeature(Embedded)
    /// UIKit's default, if it differs.
    public let uiKitDefault: PropertyValue?
    /// A description of one sentence, with units.
    public let summary: String
    /// An example, for types without an obvious one. Colours and fonts are given by name.
    public let example: PropertyValue?
    /// Whether users read the property's text.
    public let isShown: Bool
    public let role: NameRole?
    /// UIKit's member as a path from the view, if different from the property's name.
    public let member: String?
    /// Interface Builder's attribute, if it has the same value.
    public let builder: BuilderAttribute?
    /// The feature that introduced UIKit's member, if ejected code may be for earlier systems.
    public let feature: SystemFeature?
    #endif
}

extension ViewProperty {
    // Computed once, because every read of a view asks for rows.
    private static let rows: [ViewProperty: ViewPropertyRow] = {
        var rows: [ViewProperty: ViewPropertyRow] = [:]
        for property in allCases { rows[property] = property.declaration }
        return rows
    }()

    public var row: ViewPropertyRow { Self.rows[self] ?? declaration }

    public var valueType: ValueType { row.type }

    #if !hasFeature(Embedded)
    /// UIKit's member as a path from a view of the kind.
    public func member(of kind: ViewKind) -> String { self == .value && kind == .progress ? "progress" : row.member ?? rawValue }
    #endif

    fileprivate static let defaults: [ViewProperty: PropertyValue] = rows.compactMapValues { $0.default }

    /// The properties of every view, in the order of the table.
    public static let ofEveryView: [ViewProperty] = allCases.filter { $0.kinds == nil }

    /// The default in a new view of a kind. `nil` if there is none, or if it depends on the device.
    public func `default`(in kind: ViewKind) -> PropertyValue? {
        switch self {
        case .clipsToBounds: .bool(kind.facts.clipsToBounds)
        case .alwaysBounceVertical: .bool(kind == .table)
        case .isUserInteractionEnabled: .bool(kind.isUserInteractionEnabled)
        case .isAccessibilityElement: .bool(kind.isAccessibilityElement)
        case .layoutMargins: .insets(EdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        case .contentInset, .titleEdgeInsets, .imageEdgeInsets: .insets(.zero)
        case .textContainerInset: .insets(EdgeInsets(top: 8, bottom: 8))
        case .directionalLayoutMargins: .insets(EdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        case .shadowColor: .color(.semantic(.black))
        case .shadowOffset: .size(Size(width: 0, height: -3))
        case .maskedCorners: .strings(CornerMask.allCases.map { $0.rawValue })
        case .transform: .transform(.identity)
        case .minimumValue: .number(0)
        case .maximumValue: .number(ControlValue.range(of: ViewProperties(), in: kind).upperBound)
        case .font: .font(.system(size: kind == .textView ? 12 : 17, weight: .regular))
        case .textColor: .color(.semantic(.label))
        default: Self.defaults[self]
        }
    }

    private func declare(
        _ summary: String, _ type: ValueType, default: PropertyValue? = nil, uiKit: PropertyValue? = nil, example: PropertyValue? = nil,
        isShown: Bool = false, role: NameRole? = nil, member: String? = nil, builder: BuilderAttribute? = nil, since feature: SystemFeature? = nil
    ) -> ViewPropertyRow {
        #if hasFeature(Embedded)
        ViewPropertyRow(type: type, default: `default`)
        #else
        ViewPropertyRow(
            type: type, default: `default`, uiKitDefault: uiKit, summary: summary, example: example, isShown: isShown, role: role,
            member: member, builder: builder, feature: feature)
        #endif
    }

    private func choice<Choice: RawRepresentable<String> & CaseIterable>(
        _ summary: String, _: Choice.Type, default: Choice? = nil, uiKit: Choice? = nil, member: String? = nil, builder: BuilderAttribute? = nil,
        since feature: SystemFeature? = nil
    ) -> ViewPropertyRow {
        declare(
            summary, .choice(Choice.allCases.map { $0.rawValue }), default: `default`.map { .string($0.rawValue) },
            uiKit: uiKit.map { .string($0.rawValue) }, member: member, builder: builder, since: feature)
    }

    private func edgeEffect(_ summary: String) -> ViewPropertyRow {
        choice(summary, ScrollEdgeEffect.self, default: .automatic, member: "\(rawValue).style", since: .glass)
    }

    private func choices<Choice: RawRepresentable<String> & CaseIterable>(
        _ summary: String, _: Choice.Type, example: [String], member: String? = nil, builder: BuilderAttribute? = nil
    ) -> ViewPropertyRow {
        declare(
            summary, .list(.choice(Choice.allCases.map { $0.rawValue })), example: .strings(example), member: member, builder: builder)
    }

    private var declaration: ViewPropertyRow {
        switch self {
        case .backgroundColor: declare("The colour behind the view.", .color, example: .string("systemBackground"), builder: .of(.view))
        case .tintColor:
            declare("The colour of the view's interactive elements.", .color, example: .string("systemOrange"), builder: .of(.view))
        case .alpha: declare("How opaque the view is, from 0 to 1.", .number(0...1), default: .number(1), builder: .of(.view))
        case .isHidden:
            declare(
                "Whether the view is hidden. A stack view leaves no space for a hidden view.", .bool, default: .bool(false),
                builder: .of(.view, as: "hidden"))
        case .cornerRadius:
            declare("The radius of the view's corners, in points.", .number(0...10_000), default: .number(0), member: "layer.cornerRadius")
        case .borderWidth:
            declare("The width of the view's border, in points.", .number(0...10_000), default: .number(0), member: "layer.borderWidth")
        case .borderColor:
            declare("The colour of the view's border.", .color, example: .string("systemBackground"), member: "layer.borderColor")
        case .clipsToBounds: declare("Whether content outside the view's bounds is clipped.", .bool, default: .bool(false))
        case .layoutMargins:
            declare(
                "The insets of the layout margins, in points: one number for all edges, or a table.",
                .insets(-10_000...10_000), example: .insets(EdgeInsets(top: 8, left: 16, bottom: 8, right: 16)))
        case .preservesSuperviewLayoutMargins:
            declare("Whether the margins are at least those of the superview.", .bool, default: .bool(false), builder: .of(.view))
        case .insetsLayoutMarginsFromSafeArea:
            declare("Whether the margins begin at the safe area.", .bool, default: .bool(true), builder: .of(.view))
        case .alignmentRectInsets:
            declare("The distance from the alignment rectangle, which constraints use, to the frame, in points.", .insets(-10_000...10_000))
        case .horizontalHuggingPriority:
            declare("How much the view resists being wider than its content: a priority.", .number(LayoutPriority.permitted), builder: .of(.view))
        case .verticalHuggingPriority:
            declare("How much the view resists being taller than its content: a priority.", .number(LayoutPriority.permitted), builder: .of(.view))
        case .horizontalCompressionResistancePriority:
            declare(
                "How much the view resists being narrower than its content: a priority.", .number(LayoutPriority.permitted), default: .number(750),
                builder: .of(.view))
        case .verticalCompressionResistancePriority:
            declare(
                "How much the view resists being shorter than its content: a priority.", .number(LayoutPriority.permitted), default: .number(750),
                builder: .of(.view))
        case .customClass:
            declare("The class that draws the view. The page shows a tile with its name.", .string, example: .string("ChartView"))
        case .shadowColor:
            declare("The colour of the view's shadow (default: black).", .color, example: .string("systemBlue"), member: "layer.shadowColor")
        case .shadowOpacity:
            declare(
                "The shadow's opacity, from 0 to 1. A view that clips or has no background has no shadow.", .number(0...1),
                default: .number(0), member: "layer.shadowOpacity")
        case .shadowOffset:
            declare(
                "The offset of the shadow, in points (default: 3 points upwards).", .offset,
                example: .size(Size(width: 0, height: 2)), member: "layer.shadowOffset")
        case .shadowRadius:
            declare("How blurred the shadow is, in points.", .number(0...1000), default: .number(3), member: "layer.shadowRadius")
        case .maskedCorners:
            choices(
                "The rounded corners (default: all).", CornerMask.self, example: ["layerMinXMinYCorner", "layerMaxXMinYCorner"],
                member: "layer.maskedCorners")
        case .cornerCurve:
            declare(
                "Whether the corners are circular arcs or continuous curves. Both are drawn as arcs.",
                .choice(CornerCurve.allCases.map { $0.rawValue }), default: .string(CornerCurve.circular.rawValue),
                member: "layer.cornerCurve")
        case .cornerConfiguration:
            declare(
                "The corners, in place of those of the layer (iOS 26): a radius in points, \"capsule\", \"containerConcentric\", or a table.",
                .corners, example: .corners(CornerConfiguration(radius: .capsule(maximum: nil))), since: .cornerConfigurations)
        case .transform:
            declare(
                "Transforms the drawn view, not its layout: scaled, then rotated (in radians), then moved (in points).", .transform)
        case .gradient:
            declare(
                "A gradient behind the subviews: a list of colours, or a table with the keys of CAGradientLayer.", .gradient)
        case .effect:
            declare(
                "The effect of a visual effect view behind the view: the style of a UIBlurEffect, or glass (UIGlassEffect, iOS 26), as a word "
                    + "or as a table.",
                .effect, example: .string(BlurEffectStyle.systemThinMaterial.rawValue), member: "backgroundEffect")
        case .directionalLayoutMargins:
            declare(
                "The insets of the layout margins, in points, by reading direction, instead of layoutMargins.",
                .directionalInsets(-10_000...10_000))
        case .overrideUserInterfaceStyle:
            choice("The style of the view and its subviews (iOS 13).", UserInterfaceStyle.self, default: .unspecified)
        case .progressTintColor: declare("The colour of the part that is done.", .color, example: .string("systemBlue"), builder: .of(.view))
        case .trackTintColor: declare("The colour of the part that is not done.", .color, example: .string("systemBlue"), builder: .of(.view))
        case .minimumTrackTintColor: declare("The colour of the track before the thumb.", .color, example: .string("systemBlue"), builder: .of(.view))
        case .maximumTrackTintColor: declare("The colour of the track after the thumb.", .color, example: .string("systemBlue"), builder: .of(.view))
        case .thumbTintColor: declare("The colour of the thumb.", .color, example: .string("systemBlue"), builder: .of(.view))
        case .onTintColor:
            declare("The colour of the switch while it is on (default: green).", .color, example: .string("systemBlue"), builder: .of(.view))
        case .pageIndicatorTintColor: declare("The colour of the dots.", .color, example: .string("systemBlue"), builder: .of(.view))
        case .currentPageIndicatorTintColor:
            declare("The colour of the dot of the page that is shown.", .color, example: .string("systemBlue"), builder: .of(.view))
        case .selectedSegmentTintColor:
            declare("The colour behind the selected segment (iOS 13).", .color, example: .string("systemBlue"), builder: .of(.view))
        case .color:
            declare("The colour of the activity indicator (default: grey).", .color, example: .string("systemBlue"), builder: .of(.view))
        case .accessibilityLabel: declare("VoiceOver's name for the view.", .string, isShown: true, builder: .of(.accessibility, as: "label"))
        case .accessibilityHint:
            declare("VoiceOver's description of the view's action.", .string, isShown: true, builder: .of(.accessibility, as: "hint"))
        case .accessibilityValue:
            declare("The value that VoiceOver reads for the view.", .string, example: .string("Half full"), isShown: true)
        case .accessibilityIdentifier:
            declare(
                "The name by which tests of the app's interface find the view.", .string, example: .string("save"),
                builder: .of(.accessibility, as: "identifier"))
        case .accessibilityTraits:
            choices(
                "VoiceOver's description of the kind of view. `header` makes it a heading.", AccessibilityTrait.self, example: ["header"],
                builder: .of(.accessibility, as: "traits"))
        case .isAccessibilityElement:
            declare("Whether VoiceOver stops at the view (default: true for labels and controls).", .bool)
        case .accessibilityElementsHidden:
            declare("Whether VoiceOver ignores the view's contents.", .bool, default: .bool(false))
        case .accessibilityViewIsModal:
            declare("Whether VoiceOver ignores the sibling views.", .bool, default: .bool(false))
        case .accessibilityRespondsToUserInteraction:
            declare("Whether Switch Control and Voice Control reach the view.", .bool, default: .bool(true))
        case .accessibilityIgnoresInvertColors:
            declare("Whether the view keeps its colours where the system inverts them.", .bool, default: .bool(false))
        case .shouldGroupAccessibilityChildren:
            declare("Whether VoiceOver reads the contents of the view before its neighbours.", .bool, default: .bool(false))
        case .isUserInteractionEnabled:
            declare(
                "Whether the view and its contents react to taps (default: true, except for labels and images).", .bool,
                builder: .of(.view, as: "userInteractionEnabled"))
        case .isOpaque: declare("Whether the app declares that the view has no transparent parts.", .bool, default: .bool(true))
        case .tag: declare("A number by which the app finds the view.", .integer(-1_000_000...1_000_000), default: .number(0), builder: .of(.view))
        case .restorationIdentifier:
            declare(
                "The name of the view's state when the app is restored.", .string, example: .string("list"), builder: .of(.view))
        case .textContentType:
            choice("The meaning of the text, for the suggestions of the keyboard.", TextContentType.self, builder: .of(.textInputTraits))
        case .autocapitalizationType:
            choice(
                "The characters that the keyboard capitalises.", TextAutocapitalizationType.self, default: .sentences,
                builder: .of(.textInputTraits))
        case .autocorrectionType:
            choice("Whether words are corrected.", TextCorrection.self, default: .default, builder: .of(.textInputTraits))
        case .spellCheckingType:
            choice("Whether spelling is checked.", TextCorrection.self, default: .default, builder: .of(.textInputTraits))
        case .smartQuotesType:
            choice("Whether quotation marks are replaced.", TextCorrection.self, default: .default, builder: .of(.textInputTraits))
        case .smartDashesType:
            choice("Whether hyphens become dashes.", TextCorrection.self, default: .default, builder: .of(.textInputTraits))
        case .smartInsertDeleteType:
            choice("Whether spaces are adjusted after pasting and deleting.", TextCorrection.self, default: .default, builder: .of(.textInputTraits))
        case .enablesReturnKeyAutomatically:
            declare(
                "Whether the Return key waits for a text.", .bool, default: .bool(false), builder: .of(.textInputTraits))
        case .keyboardAppearance:
            choice("Whether the keyboard is dark or light.", KeyboardAppearance.self, default: .default, builder: .of(.textInputTraits))
        case .adjustsFontForContentSizeCategory:
            declare(
                "Whether the font follows changes of the text size. Text styles always follow them here.", .bool, default: .bool(false),
                builder: .of(.view))
        case .baselineAdjustment:
            choice("The vertical position of a text that adjustsFontSizeToFitWidth shrank.", BaselineAdjustment.self, default: .alignBaselines, builder: .of(.view))
        case .isEditable:
            declare("Whether the text can be changed.", .bool, default: .bool(true), builder: .of(.view, as: "editable"))
        case .isSelectable:
            declare("Whether the text can be selected.", .bool, default: .bool(true), builder: .of(.view, as: "selectable"))
        case .dataDetectorTypes:
            choices("The parts of the text that become links.", DataDetectorType.self, example: ["link", "phoneNumber"], builder: .of(.view))
        case .allowsMultipleSelection:
            declare("Whether several rows can be selected. The page selects one.", .bool, default: .bool(false), builder: .of(.view))
        case .allowsSelectionDuringEditing:
            declare("Whether rows can be selected while the list is edited.", .bool, default: .bool(false), builder: .of(.view))
        case .allowsMultipleSelectionDuringEditing:
            declare("Whether several rows can be selected while the list is edited.", .bool, default: .bool(false), builder: .of(.view))
        case .dragInteractionEnabled:
            declare("Whether rows can be dragged to another app (default: only on an iPad).", .bool, builder: .of(.view))
        case .remembersLastFocusedIndexPath:
            declare("Whether the focus comes back to the row that had it.", .bool, default: .bool(false), builder: .of(.view))
        case .sectionIndexColor:
            declare("The colour of the titles of the section index, which is not drawn.", .color, example: .string("systemBlue"), builder: .of(.view))
        case .sectionIndexBackgroundColor:
            declare("The colour behind the section index.", .color, example: .string("systemBlue"), builder: .of(.view))
        case .sectionIndexTrackingBackgroundColor:
            declare("The colour behind the section index while a finger is on it.", .color, example: .string("systemBlue"), builder: .of(.view))
        case .isContinuous:
            declare("Whether each movement of the thumb sends the value, not only its end.", .bool, default: .bool(true), builder: .of(.view, as: "continuous"))
        case .allowsEditingTextAttributes:
            declare("Whether the style of typed text can be changed.", .bool, default: .bool(false), builder: .of(.view))
        case .adjustsImageWhenHighlighted:
            declare("Whether the image is darker while the button is pressed.", .bool, default: .bool(true), builder: .of(.view))
        case .adjustsImageWhenDisabled:
            declare("Whether the image is lighter while the button is disabled.", .bool, default: .bool(true), builder: .of(.view))
        case .allowsLinkPreview: declare("Whether a press on a link shows its page.", .bool, default: .bool(true), builder: .of(.view))
        case .showsUserLocation: declare("Whether the map shows where the device is.", .bool, default: .bool(false), builder: .of(.view))
        case .searchBarStyle:
            choice("The background around the field, for a search bar in a view.", SearchBarStyle.self, default: .default, builder: .of(.view))
        case .isPointerInteractionEnabled: declare("Whether a pointer snaps to the button.", .bool, default: .bool(false))
        case .bounces: declare("Whether the content moves beyond its ends.", .bool, default: .bool(true), builder: .of(.view))
        case .showsVerticalScrollIndicator:
            declare("Whether the vertical scroll indicator is shown while the content scrolls.", .bool, default: .bool(true), builder: .of(.view))
        case .showsHorizontalScrollIndicator:
            declare("Whether the horizontal scroll indicator is shown while the content scrolls.", .bool, default: .bool(true), builder: .of(.view))
        case .scrollIndicatorInsets:
            declare("The insets of both scroll indicators, in points.", .insets(-10_000...10_000), builder: .of(.view))
        case .verticalScrollIndicatorInsets:
            declare("The insets of the vertical scroll indicator, in points.", .insets(-10_000...10_000))
        case .horizontalScrollIndicatorInsets:
            declare("The insets of the horizontal scroll indicator, in points.", .insets(-10_000...10_000))
        case .indicatorStyle:
            choice("The colour of the scroll indicators.", ScrollIndicatorStyle.self, default: .default, builder: .of(.view))
        case .isDirectionalLockEnabled:
            declare(
                "Whether a drag scrolls in only one direction.", .bool, default: .bool(false),
                builder: .of(.view, as: "directionalLockEnabled"))
        case .scrollsToTop:
            declare("Whether a tap on the status bar scrolls to the top.", .bool, default: .bool(true), builder: .of(.view))
        case .delaysContentTouches:
            declare("Whether a touch waits until it cannot be a drag.", .bool, default: .bool(true), builder: .of(.view))
        case .canCancelContentTouches:
            declare("Whether a touch in the content can become a drag.", .bool, default: .bool(true), builder: .of(.view))
        case .decelerationRate: choice("How soon the content stops after a drag.", DecelerationRate.self, default: .normal)
        case .minimumZoomScale:
            declare("The minimum scale of the content.", .number(0...1000), default: .number(1), builder: .of(.view))
        case .maximumZoomScale:
            declare("The maximum scale of the content.", .number(0...1000), default: .number(1), builder: .of(.view))
        case .estimatedRowHeight:
            declare("The estimated height of a row that is not yet shown, in points.", .number(0...10_000))
        case .estimatedSectionHeaderHeight:
            declare("The estimated height of a header, in points.", .number(0...10_000))
        case .estimatedSectionFooterHeight:
            declare("The estimated height of a footer, in points.", .number(0...10_000))
        case .allowsSelection:
            declare("Whether a tap selects a row or an item.", .bool, default: .bool(true), builder: .of(.view))
        case .text: declare("The text that is shown.", .string, isShown: true, builder: .of(.view))
        case .textColor: declare("The colour of the text.", .color, example: .string("secondaryLabel"), builder: .of(.view))
        case .font: declare("A text style, or a table of a size or a text style, with a weight.", .font, example: .string("headline"))
        case .numberOfLines:
            declare(
                "The maximum number of lines, or 0 for no limit.", .integer(0...10_000), default: .number(1),
                builder: .of(.view))
        case .preferredMaxLayoutWidth:
            declare(
                "The width at which the label breaks its lines for its intrinsic size, in points.",
                .number(0...10_000), default: .number(0), builder: .of(.view))
        case .lineBreakMode: choice("How text is broken or cut off.", LineBreakMode.self, default: .byTruncatingTail, builder: .of(.view))
        case .textAlignment: choice("How lines are aligned.", TextAlignment.self, default: .natural, builder: .of(.view))
        case .title: declare("The text of the button, or the name in the tile.", .string, isShown: true)
        case .attributedTitle:
            declare(
                "A title with Markdown instead of title, as in attributedText.", .string, example: .string("**Adopt** for 60 €"), isShown: true)
        case .subtitle: declare("The second line of the button, in smaller text.", .string, isShown: true)
        case .buttonStyle: choice("The style of the button's configuration. Glass is of iOS 26.", ButtonStyle.self, default: .system)
        case .contentInsets: declare("The insets around the button's content, in points.", .insets(-10_000...10_000))
        case .isEnabled: declare("Whether the control can be used.", .bool, default: .bool(true), builder: .of(.view, as: "enabled"))
        case .image: declare("The name of a drawing. Other names show a plain tile.", .string, example: .string("photo"), role: .image)
        case .renderingMode:
            choice(
                "Whether the image is drawn in its own colours or in the tint (default: the tint for symbols and images of buttons).",
                ImageRenderingMode.self, default: .automatic)
        case .preferredSymbolConfiguration:
            declare("The size, weight and colours of a symbol, which is then drawn without a tile (iOS 13).", .symbolConfiguration)
        case .preferredSymbolConfigurationForImage:
            declare("The size, weight and colours of the button's symbol (iOS 13).", .symbolConfiguration)
        case .contentMode: choice("How the image is placed in its view.", ContentMode.self, default: .scaleToFill, builder: .of(.view))
        case .imageSize: declare("The size of the image, in points.", .size, example: .size(Size(width: 120, height: 80)))
        case .borderStyle: choice("The border of the text field.", TextBorderStyle.self, default: .roundedRect, uiKit: TextBorderStyle.none)
        case .keyboardType:
            choice(
                "The keys of the keyboard. Its height is that of the default keys.", KeyboardType.self, default: .default,
                builder: .of(.textInputTraits))
        case .returnKeyType: choice("The title of the Return key.", ReturnKeyType.self, default: .default, builder: .of(.textInputTraits))
        case .inputAccessoryView:
            declare("Here a height in points: that of UIKit's view above the keyboard.", .number(0...1000), default: .number(0))
        case .isSecureTextEntry:
            declare(
                "Whether dots replace the text.", .bool, default: .bool(false), builder: .of(.textInputTraits, as: "secureTextEntry"))
        case .adjustsFontSizeToFitWidth:
            declare("Whether the text of a label with one line shrinks if it does not fit.", .bool, default: .bool(false))
        case .minimumScaleFactor:
            declare(
                "The minimum scale of a text with adjustsFontSizeToFitWidth, from 0 to 1.", .number(0...1), default: .number(0), builder: .of(.view))
        case .textContainerInset:
            declare(
                "The space between the text and the edges of the text view, in points.", .insets(0...10_000),
                example: .insets(EdgeInsets(top: 16, left: 16, bottom: 16, right: 16)))
        case .lineFragmentPadding:
            declare(
                "The additional space at both ends of the text's lines, in points.", .number(0...1000), default: .number(5),
                member: "textContainer.lineFragmentPadding")
        case .isAnimating: declare("Whether the indicator turns. Code starts and stops it.", .bool, default: .bool(true), uiKit: .bool(false))
        case .hidesWhenStopped: declare("Whether the indicator is hidden while it does not turn.", .bool, default: .bool(true))
        case .imagePlacement: choice("The edge of the title at which the image is placed.", ImagePlacement.self, default: .leading, builder: .of(.configuration))
        case .imagePadding:
            declare("The space between image and title, in points.", .number(-10_000...10_000), default: .number(0), builder: .of(.configuration))
        case .titleAlignment:
            choice("How title and subtitle are aligned.", ButtonTitleAlignment.self, default: .automatic, builder: .of(.configuration))
        case .buttonSize: choice("The font and the insets of the button.", ButtonSize.self, default: .medium, builder: .of(.configuration))
        case .cornerStyle:
            choice("The corners of the button's background.", ButtonCornerStyle.self, default: .dynamic, builder: .of(.configuration))
        case .baseBackgroundColor:
            declare(
                "The colour of the background, in place of the tint.", .color, example: .string("systemIndigo"), builder: .of(.configuration))
        case .baseForegroundColor:
            declare("The colour of title and image, in place of the tint.", .color, example: .string("systemOrange"))
        case .showsActivityIndicator:
            declare("Whether an activity indicator replaces the button's image (iOS 15).", .bool, default: .bool(false), builder: .of(.configuration))
        case .indicator:
            choice(
                "The arrows of a pop-up button (iOS 16). Automatically a button with changesSelectionAsPrimaryAction and a menu has them.",
                ButtonIndicator.self, default: .automatic, builder: .of(.configuration), since: .buttonIndicators)
        case .refreshControl:
            declare("Whether a pull refreshes the content. The control is invisible before the pull.", .bool, default: .bool(false))
        case .selectionStyle:
            choice("Whether the row is highlighted while it is selected.", SelectionStyle.self, default: .default, builder: .of(.view))
        case .attributedText:
            declare(
                "A text with Markdown instead of text: **bold**, *italic*, ~~struck~~, [a link](address), "
                    + "^[a colour](color: 'systemRed').",
                .string, example: .string("**Mochi** is *shy*"), isShown: true)
        case .lineSpacing:
            declare(
                "The additional space between the lines of an attributed text, in points.", .number(0...1000), default: .number(0))
        case .lineHeightMultiple:
            declare(
                "The line height of an attributed text as a multiple of the font's, or 0 for the font's own height.",
                .number(0...100), default: .number(0))
        case .paragraphSpacing:
            declare("The additional space after each paragraph of an attributed text, in points.", .number(0...1000), default: .number(0))
        case .firstLineHeadIndent:
            declare(
                "How far the first line of each paragraph of an attributed text is indented, in points.", .number(0...1000),
                default: .number(0))
        case .attributedPlaceholder:
            declare(
                "A placeholder with Markdown, as in attributedText.", .string, example: .string("^[Name](color: 'systemRed')"),
                isShown: true)
        case .placeholder: declare("The text of an empty field.", .string, isShown: true, builder: .of(.view))
        case .minimumValue: declare("The minimum value (default: 0).", .number(ControlValue.numbers), builder: .of(.view))
        case .maximumValue:
            declare("The maximum value (default: 1, or 100 for a stepper).", .number(ControlValue.numbers), builder: .of(.view))
        case .stepValue: declare("The change by a tap on a half of the stepper.", .number(0.001...1_000_000), default: .number(1), builder: .of(.view))
        case .value: declare("The value, from 0 to 1, or from minimumValue to maximumValue.", .number(ControlValue.numbers), default: .number(0))
        case .isSelected:
            declare("Whether the button is selected. Its look follows the configuration.", .bool, default: .bool(false), builder: .of(.view, as: "selected"))
        case .showsMenuAsPrimaryAction:
            declare(
                "Whether a tap opens the menu, instead of a long press (iOS 14).", .bool, default: .bool(false), builder: .of(.view))
        case .changesSelectionAsPrimaryAction:
            declare(
                "Whether the title is the selected entry of a menu that a tap opens. Otherwise a tap selects the button (iOS 15).",
                .bool, default: .bool(false))
        case .contentHorizontalAlignment:
            choice("The alignment of image and title in a wider button.", ContentHorizontalAlignment.self, default: .center, builder: .of(.view))
        case .leftView: declare("The symbol or image before the text.", .string, example: .string("magnifyingglass"), role: .image)
        case .rightView: declare("The symbol or image after the text.", .string, example: .string("magnifyingglass"), role: .image)
        case .leftViewMode: choice("When the leftView is shown.", TextFieldViewMode.self, default: .never)
        case .rightViewMode: choice("When the rightView is shown.", TextFieldViewMode.self, default: .never)
        case .titleEdgeInsets:
            declare(
                "The insets of a system button's title, in points. They move it, do not make the button larger, and can cut the title off.", .insets(-10_000...10_000),
                example: .insets(EdgeInsets(left: 8)), builder: .of(.view))
        case .imageEdgeInsets:
            declare(
                "The movement of a system button's image from its position, in points.", .insets(-10_000...10_000),
                example: .insets(EdgeInsets(right: 8)), builder: .of(.view))
        case .clearButtonMode:
            choice(
                "When the button that empties the field is shown: while the field with a text is edited, while it is not, or both.",
                TextFieldViewMode.self, default: .never, builder: .of(.view))
        case .isOn: declare("Whether the switch is on.", .bool, default: .bool(false), builder: .of(.view, as: "on"))
        case .segments: declare("The titles of the segments.", .list(.string), example: .strings(["Day", "Week", "Month"]), isShown: true)
        case .selectedSegmentIndex:
            declare("The index of the selected segment, from 0, or -1 for none.", .integer(-1...10_000), default: .number(-1), builder: .of(.view))
        case .numberOfPages: declare("How many dots there are.", .integer(0...100), default: .number(0), builder: .of(.view))
        case .hidesForSinglePage:
            declare("Whether a single dot is not drawn.", .bool, default: .bool(false), builder: .of(.view))
        case .currentPage: declare("The page whose dot is filled, from 0.", .integer(-1...10_000), default: .number(0), builder: .of(.view))
        case .datePickerMode: choice("The kind of value to pick.", DatePickerMode.self, default: .dateAndTime, builder: .of(.view))
        case .preferredDatePickerStyle:
            choice("How the date picker looks.", DatePickerStyle.self, default: .automatic, builder: .of(.view, as: "style"))
        case .date: declare("The date, the time, or both, as TOML writes them, without quotation marks.", .time)
        case .components:
            declare("The rows of each wheel.", .list(.list(.string)), example: .list([.strings(["Small", "Medium", "Large"])]), isShown: true)
        case .selectedRows: declare("The selected row of each wheel, from 0.", .list(.integer(0...10_000)), example: .list([.number(0)]))
        case .axis:
            choice("The direction in which the views are arranged.", StackAxis.self, default: .horizontal, builder: .of(.view))
        case .distribution:
            choice("How the views share the space along the axis.", StackDistribution.self, default: .fill, builder: .of(.view))
        case .alignment: choice("The alignment of the views across the axis.", StackAlignment.self, default: .fill, builder: .of(.view))
        case .spacing: declare("The space between the views, in points.", .number(-10_000...10_000), default: .number(0))
        case .isBaselineRelativeArrangement:
            declare(
                "Whether the spacing of a column is from the last baseline of a text to the first of the next.", .bool,
                default: .bool(false), builder: .of(.view, as: "baselineRelativeArrangement"))
        case .isLayoutMarginsRelativeArrangement:
            declare("Whether the views are placed within the layout margins.", .bool, default: .bool(false))
        case .isScrollEnabled:
            declare("Whether the content can be scrolled.", .bool, default: .bool(true), builder: .of(.view, as: "scrollEnabled"))
        case .isPagingEnabled:
            declare("Whether scrolling stops at whole pages.", .bool, default: .bool(false), builder: .of(.view, as: "pagingEnabled"))
        case .contentInset:
            declare(
                "The space around the content, in points.",
                .insets(0...10_000), example: .insets(EdgeInsets(top: 8, left: 16, bottom: 8, right: 16)), builder: .of(.view))
        case .contentInsetAdjustmentBehavior:
            choice(
                "Whether the safe area adds to the content inset.", ContentInsetAdjustmentBehavior.self, default: .automatic,
                builder: .of(.view))
        case .alwaysBounceVertical:
            declare("Whether the content bounces vertically even if all of it fits (default: true for tables).", .bool, builder: .of(.view))
        case .alwaysBounceHorizontal:
            declare("Whether the content bounces horizontally even if all of it fits.", .bool, default: .bool(false), builder: .of(.view))
        case .keyboardDismissMode:
            choice(
                "Whether dragging the content dismisses the keyboard.", KeyboardDismissMode.self, default: KeyboardDismissMode.none,
                builder: .of(.view))
        case .topEdgeEffect: edgeEffect("The effect at the upper edge, where content scrolls under a bar (iOS 26).")
        case .bottomEdgeEffect: edgeEffect("The effect at the lower edge.")
        case .leftEdgeEffect: edgeEffect("The effect at the left edge, which is not drawn.")
        case .rightEdgeEffect: edgeEffect("The effect at the right edge, which is not drawn.")
        case .style: choice("The style of the table.", TableStyle.self, default: .plain, builder: .of(.view))
        case .rowHeight:
            declare("The height of the rows, or of this one, in points (default: the height of the content).", .number(1...10_000))
        case .sectionHeaderHeight: declare("The height of the sections' headers, in points.", .number(0...10_000))
        case .sectionHeaderTopPadding:
            declare(
                "The space above each header of a plain table, in points, from iOS 15 on (default: 22).", .number(0...10_000),
                builder: .of(.view), since: .plainHeadersWithoutBackground)
        case .sectionFooterHeight: declare("The height of the sections' footers, in points.", .number(0...10_000))
        case .separatorStyle:
            choice("Whether there are lines between the rows.", SeparatorStyle.self, default: .singleLine, builder: .of(.view))
        case .separatorInset: declare("How far the lines are inset, in points.", .insets(0...10_000), builder: .of(.view))
        case .separatorColor:
            declare("The colour of the lines between the rows.", .color, example: .string("systemBlue"), builder: .of(.view))
        case .cellStyle: choice("The style of the cells, UIKit's own.", CellStyle.self, default: .default)
        case .contentConfiguration:
            choice(
                "The UIListContentConfiguration of the cells, in place of a style.", ContentConfiguration.self,
                since: .contentConfigurations)
        case .detailText: declare("The second text of the cell.", .string, isShown: true)
        case .accessoryType:
            choice("The accessory at the trailing end of the cell.", AccessoryType.self, default: AccessoryType.none, builder: .of(.view))
        case .layout:
            declare(
                "The arrangement of the items: `flow`, `grid`, or a table of UICollectionViewCompositionalLayout.",
                .collectionLayout(CollectionLayout.allCases.map { $0.rawValue }))
        case .scrollDirection:
            choice(
                "The direction in which the collection scrolls.", ScrollDirection.self, default: .vertical,
                builder: .of(.collectionViewLayout))
        case .itemSize: declare("The size of the items, or of this one, in points.", .size, example: .size(Size(width: 120, height: 80)))
        case .columns: declare("The number of items side by side in a grid.", .integer(1...100))
        case .itemHeight: declare("The height of the items of a grid, in points.", .number(1...10_000))
        case .minimumLineSpacing:
            declare(
                "The minimum space between lines of items, in points.", .number(0...10_000), default: .number(10),
                builder: .of(.collectionViewLayout))
        case .minimumInteritemSpacing:
            declare(
                "The minimum space between the items of a line, in points.", .number(0...10_000), default: .number(10),
                builder: .of(.collectionViewLayout))
        case .sectionInset:
            declare(
                "The space around each section, in points.",
                .insets(0...10_000), example: .insets(EdgeInsets(top: 8, left: 16, bottom: 8, right: 16)),
                builder: .of(.collectionViewLayout))
        case .headerReferenceSize: declare("The size of the sections' headers, in points.", .size, builder: .of(.collectionViewLayout))
        case .footerReferenceSize: declare("The size of the sections' footers, in points.", .size, builder: .of(.collectionViewLayout))
        }
    }
}

extension ViewProperties {
    public func numberOrDefault(_ property: ViewProperty) -> Double {
        if let number = number(property) { return number }
        guard case .number(let number)? = ViewProperty.defaults[property] else { return 0 }
        return number
    }

    public func boolOrDefault(_ property: ViewProperty) -> Bool {
        bool(property) ?? (ViewProperty.defaults[property] == .bool(true))
    }
}

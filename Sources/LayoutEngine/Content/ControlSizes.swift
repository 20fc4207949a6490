import PlaygroundLanguage
import PlaygroundModel

/// The sizes of controls' frames in points, by version of iOS. UIKit publishes none of them. "Recalled" means that
/// developers remember a size without a measurement. `nil` is UIView.noIntrinsicMetric.
public struct ControlSizes: Hashable, Sendable {
    var profile: BehaviourProfile

    /// UIView.intrinsicContentSize of a view whose size does not depend on a text.
    func content(of view: LayoutRequest.View, traits: LayoutTraits) -> IntrinsicContent {
        switch view.kind {
        case .switch: IntrinsicContent(Self.switchSizes[profile])
        case .stepper: IntrinsicContent(Self.stepperSizes[profile])
        case .slider: IntrinsicContent(height: Self.sliderHeights[profile])
        case .progress: IntrinsicContent(height: Self.progressHeights[profile])
        case .pageControl: IntrinsicContent(pageControlSize(pages: Int(clamping: view.properties.numberOrDefault(.numberOfPages))))
        case .searchBar: IntrinsicContent(height: searchBarHeight(in: traits.contentSizeCategory))
        case .picker: IntrinsicContent(pickerSize(in: traits.verticalSizeClass))
        case .datePicker: IntrinsicContent(DatePickerMetrics(view.properties, traits: traits).size)
        default: view.kind.facts.size.map { IntrinsicContent($0) } ?? .none
        }
    }

    var segmentedControlHeight: Double { Self.segmentedControlHeights[profile] }
    /// The width of a segment in addition to its title, in points.
    var segmentPadding: Double { Self.segmentPaddings[profile] }
    var segmentTitleWeight: FontWeight { Self.segmentTitleWeights[profile] }
    /// The height of a rounded text field, unless its font is larger than the default.
    var textFieldHeight: Double { Self.textFieldHeights[profile] }
    var textFieldPadding: Double { Self.textFieldPaddings[profile] }
    /// The number of times that a text field's width includes its side insets.
    var textFieldSides: Double { Self.textFieldSides[profile] }
    /// The height in addition to the line in whole points, with a line and with a bezel around the field.
    var textFieldBorders: TextFieldBorders { Self.textFieldBorders[profile] }
    var roundsSegments: Bool { Self.segmentRounding[profile] }

    func pickerSize(in verticalSizeClass: UserInterfaceSizeClass) -> Size {
        let height: Double = switch verticalSizeClass {
        case .regular: 216
        case .compact: 162
        case .unspecified: Self.lowPickerHeights[profile]
        }
        return Size(width: 320, height: height)
    }

    /// The field grows with body text, in whole points (UIFontMetrics).
    func searchBarHeight(in category: ContentSizeCategory) -> Double {
        let field = Self.searchFieldHeights[profile]
        let scale = TextStyle.body.lineSpacing(in: category) / TextStyle.body.lineSpacing(in: .large)
        return Self.searchBarHeights[profile] - field + (field * scale).rounded()
    }

    func pageControlSize(pages: Int) -> Size {
        let metrics = Self.pageControls[profile]
        let width = pages == 0 ? 0 : Double(pages) * metrics.step + metrics.ends
        return Size(width: width, height: metrics.height)
    }
}

extension ControlSizes {
    struct TextFieldBorders: Sendable {
        var line: Double
        var bezel: Double
    }

    struct PageControl: Sendable {
        /// The distance from dot to dot.
        var step: Double
        /// The width of both ends in addition to the steps. Negative if the last step is not whole.
        var ends: Double
        var height: Double
    }

    public static let switchSizes: VersionTable<Size> = [
        .since(8, Size(width: 51, height: 31), "Interface Builder's frames, and PureSwift/Cacao"),
        .since(26, Size(width: 63, height: 28), "Interface Builder's frames"),
    ]
    public static let stepperSizes: VersionTable<Size> = [
        .since(8, Size(width: 94, height: 29), "an Interface Builder frame of iOS 9"),
        .since(13, Size(width: 94, height: 32), "Interface Builder's frames"),
    ]
    public static let sliderHeights: VersionTable<Double> = [
        .since(8, 31, "Interface Builder's frames of iOS 9 to 13"), .since(26, 34, "Interface Builder's frames"),
    ]
    public static let segmentedControlHeights: VersionTable<Double> = [
        .since(8, 29, "an Interface Builder frame of iOS 9; 28 is the alignment rectangle's"),
        .since(13, 32, "Interface Builder's frames of iOS 13 to 17"),
    ]
    static let segmentPaddings: VersionTable<Double> = [
        .since(8, 15.5, "an Interface Builder frame, with the system font's titles"),
        .since(13, 19.5, "Interface Builder's frames of iOS 13 to 17, with the system font's titles"),
        .since(26, 19, recorded, .low),
    ]
    /// Whether the width of each title is rounded to whole points, not only the control's width.
    static let segmentRounding: VersionTable<Bool> = [.since(8, false, "Interface Builder's frames"), .since(26, true, recorded, .low)]
    private static let recorded = "UIKit's frames on one simulator of iOS 26.0 (iamcgn/swiftui-web)"
    static let segmentTitleWeights: VersionTable<FontWeight> = [
        .since(8, .regular, "recalled"), .since(13, .medium, "recalled", .low),
        .since(26, .regular, recorded, .low),
    ]
    public static let progressHeights: VersionTable<Double> = [
        .since(8, 2, "measured by developers"), .since(14, 4, "recalled", .low),
    ]
    public static let searchBarHeights: VersionTable<Double> = [
        .since(8, 44, "measured by developers"), .since(11, 56, "recalled; 52 in some lists", .low),
        .since(26, 64, "an Interface Builder frame"),
    ]
    public static let textFieldHeights: VersionTable<Double> = [
        .since(8, 30, "Interface Builder's frames of iOS 9"), .since(13, 34, "Interface Builder's frames of iOS 15 to 26"),
    ]
    static let searchFieldHeights: VersionTable<Double> = [
        .since(8, 0, "recalled"), .since(11, 36, "Interface Builder's frames of one document: a bar of 51 at xSmall", .low),
        .since(26, 44, "not measured: as before", .low),
    ]
    static let textFieldPaddings: VersionTable<Double> = [
        .since(8, 9, "its height without the line of its default font"),
        .since(13, 13, "its height without the line of its default font"),
    ]
    static let textFieldSides: VersionTable<Double> = [
        .since(8, 1, "Interface Builder's frames"), .since(26, 2, recorded, .low),
    ]
    static let textFieldBorders: VersionTable<TextFieldBorders> = [
        .since(8, TextFieldBorders(line: 3, bezel: 6), "recalled", .low), .since(26, TextFieldBorders(line: 9, bezel: 11), recorded, .low),
    ]
    /// The height without size classes. In compact height Interface Builder's frames are 162.
    static let lowPickerHeights: VersionTable<Double> = [
        .since(8, 162, "an Interface Builder frame without size classes"),
        .since(9, 216, "an Interface Builder frame without size classes"),
    ]
    static let pageControls: VersionTable<PageControl> = [
        .since(8, PageControl(step: 16, ends: -9, height: 37), "dots of 7 points, 9 apart; the height measured by developers"),
        .since(14, PageControl(step: 17, ends: 64, height: 26), "recalled: lower, wider and with room at both ends", .low),
        .since(26, PageControl(step: 18, ends: 20, height: 26), recorded, .low),
    ]
}

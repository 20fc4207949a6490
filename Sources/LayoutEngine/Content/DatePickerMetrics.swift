import PlaygroundModel
import TextMetrics

struct DatePickerMetrics: Hashable, Sendable {
    private let style: DatePickerStyle
    private let mode: DatePickerMode
    private let time: CalendarTime
    private let traits: LayoutTraits

    init(_ properties: ViewProperties, traits: LayoutTraits) {
        let mode: DatePickerMode = properties.choice(.datePickerMode) ?? .dateAndTime
        let style: DatePickerStyle = properties.choice(.preferredDatePickerStyle) ?? .automatic
        self.mode = mode
        self.style = style.resolved(for: mode, profile: traits.profile)
        self.traits = traits
        time = properties.time(.date) ?? .example
    }

    /// The size in points. An inline calendar has seven columns, a line of weekdays and six weeks.
    var size: Size {
        switch style {
        case .wheels, .automatic: ControlSizes(profile: traits.profile).pickerSize(in: traits.verticalSizeClass)
        case .inline:
            Size(width: 320, height: mode == .date ? Self.inlineHeights[traits.profile].date : Self.inlineHeights[traits.profile].withTime)
        case .compact:
            Size(width: capsules.reduce(Self.gap * Double(capsules.count - 1), +), height: capsuleHeight)
        }
    }

    /// The height of a capsule. From iOS 26 a date alone is 14 points higher than its line (iamcgn/swiftui-web, one simulator).
    private var capsuleHeight: Double {
        let height = Self.capsuleHeights[traits.profile]
        guard mode == .date, traits.profile.design == .glass else { return height }
        return min(height, traits.pixels.ceil(traits.font(.textStyle(.body, weight: nil)).lineHeight) + 14)
    }

    struct InlineHeights: Sendable {
        var date: Double
        var withTime: Double
    }

    static let inlineHeights: VersionTable<InlineHeights> = [
        .since(14, InlineHeights(date: 332, withTime: 384), "recalled", .low),
        .since(26, InlineHeights(date: 327.5, withTime: 373.5), "UIKit's frames on one simulator of iOS 26.0 (iamcgn/swiftui-web)", .low),
    ]

    private static let gap = 6.0
    static let capsuleHeights: VersionTable<Double> = [
        .since(13, 34, "Interface Builder's frames"), .since(26, 36, "Interface Builder's frames of one document", .low),
    ]
    private static let capsulePadding = 11.0

    private var capsules: [Double] {
        let font = traits.font(.textStyle(.body, weight: nil))
        let texts = switch mode {
        case .date: [time.dateText]
        case .time, .countDownTimer: [time.timeText]
        case .dateAndTime: [time.dateText, time.timeText]
        }
        return texts.map { traits.pixels.ceil(font.width(of: $0)) + 2 * Self.capsulePadding }
    }
}

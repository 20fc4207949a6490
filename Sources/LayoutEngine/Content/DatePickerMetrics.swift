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

    /// In points. An inline calendar has seven columns, a line of weekdays and six weeks.
    var size: Size {
        switch style {
        case .wheels, .automatic: ControlSizes(profile: traits.profile).pickerSize(in: traits.verticalSizeClass)
        case .inline: Size(width: 320, height: mode == .date ? 332 : 384)
        case .compact: Size(width: capsules.reduce(Self.gap * Double(capsules.count - 1), +), height: Self.capsuleHeights[traits.profile])
        }
    }

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

import PlaygroundModel

struct PickerContent {
    let properties: ViewProperties
    let profile: BehaviourProfile

    var picker: NodeContent {
        let selected = properties.integers(.selectedRows)
        return .wheels(properties.stringLists(.components).enumerated().map { index, rows in
            NodeContent.Wheel(rows, selected: selected.indices.contains(index) ? selected[index] : 0)
        })
    }

    var datePicker: NodeContent {
        let mode: DatePickerMode = properties.choice(.datePickerMode) ?? .dateAndTime
        let style: DatePickerStyle = properties.choice(.preferredDatePickerStyle) ?? .automatic
        let time = properties.time(.date) ?? .example
        return switch style.resolved(for: mode, profile: profile) {
        case .wheels, .automatic: .wheels(DateWheels(time: time).wheels(in: mode))
        case .inline: .calendar(NodeContent.Month(time, showsTime: mode != .date))
        case .compact: .capsules(Self.capsules(time, mode))
        }
    }

    private static func capsules(_ time: CalendarTime, _ mode: DatePickerMode) -> [String] {
        switch mode {
        case .date: [time.dateText]
        case .time, .countDownTimer: [time.timeText]
        case .dateAndTime: [time.dateText, time.timeText]
        }
    }
}

private struct DateWheels {
    let time: CalendarTime

    func wheels(in mode: DatePickerMode) -> [NodeContent.Wheel] {
        switch mode {
        case .time: clock
        case .date: [months, days, years]
        case .dateAndTime: [dates] + clock
        case .countDownTimer: [
            NodeContent.Wheel((0..<24).map { $0 == 1 ? "1 hour" : "\($0) hours" }, selected: time.hour % 24),
            NodeContent.Wheel((0..<60).map { "\($0) min" }, selected: time.minute),
        ]
        }
    }

    private var clock: [NodeContent.Wheel] {
        [
            NodeContent.Wheel((1...12).map(String.init), selected: (time.hour + 11) % 12),
            NodeContent.Wheel((0..<60).map(CalendarTime.twoDigits), selected: time.minute),
            NodeContent.Wheel(["AM", "PM"], selected: time.hour < 12 ? 0 : 1),
        ]
    }

    private var months: NodeContent.Wheel {
        let names = (1...12).map { CalendarTime(year: time.year, month: $0, day: 1).monthName }
        return NodeContent.Wheel(names, selected: time.month - 1)
    }

    private var days: NodeContent.Wheel {
        NodeContent.Wheel((1...time.daysInMonth).map(String.init), selected: time.day - 1)
    }

    private var years: NodeContent.Wheel {
        NodeContent.Wheel((-4...4).map { String(time.year + $0) }, selected: 4)
    }

    private var dates: NodeContent.Wheel {
        let names = (1...time.daysInMonth).map { "\(time.monthName.prefix(3)) \($0)" }
        return NodeContent.Wheel(names, selected: time.day - 1)
    }
}

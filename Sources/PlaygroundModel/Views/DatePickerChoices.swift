public enum DatePickerMode: String, CaseIterable, Hashable, Sendable {
    case time, date, dateAndTime, countDownTimer
}

/// UIDatePickerStyle (iOS 13.4).
public enum DatePickerStyle: String, CaseIterable, Hashable, Sendable {
    case automatic, wheels, compact, inline

    /// The style in use. `automatic` is compact if the mode and the iOS version allow it, else wheels.
    public func resolved(for mode: DatePickerMode, profile: BehaviourProfile) -> DatePickerStyle {
        guard profile.has(.datePickerStyles), mode != .countDownTimer else { return .wheels }
        if self == .automatic { return .compact }
        return self == .inline && mode == .time ? .compact : self
    }
}

/// A Gregorian date and time of day, without a time zone.
public struct CalendarTime: Hashable, Sendable {
    public var year: Int
    public var month: Int
    public var day: Int
    public var hour: Int
    public var minute: Int

    public init(year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0) {
        self.year = year
        self.month = month
        self.day = day
        self.hour = hour
        self.minute = minute
    }

    /// The default date of date pickers. It is fixed, because pictures must not change from day to day.
    public static let example = CalendarTime(year: 2014, month: 9, day: 9, hour: 9, minute: 41)

    /// Reads TOML's `2014-09-09`, `2014-09-09T09:41:00` (or a blank) and `09:41:00`. ``example`` supplies missing parts.
    public init?(text: String) {
        let parts = text.split(whereSeparator: { $0 == "T" || $0 == "t" || $0 == " " })
        self = .example
        for part in parts {
            let digits = part.prefix { $0.isNumber || $0 == "-" || $0 == ":" }
            if digits.contains(":") {
                let numbers = digits.split(separator: ":").compactMap { Int($0.prefix(2)) }
                guard numbers.count >= 2, 0..<24 ~= numbers[0], 0..<60 ~= numbers[1] else { return nil }
                (hour, minute) = (numbers[0], numbers[1])
            } else {
                let numbers = digits.split(separator: "-").compactMap { Int($0) }
                guard numbers.count == 3, 0...9999 ~= numbers[0], 1...12 ~= numbers[1], numbers[2] > 0 else { return nil }
                (year, month, day) = (numbers[0], numbers[1], numbers[2])
                guard day <= daysInMonth else { return nil }
            }
        }
    }

    public var daysInMonth: Int {
        switch month {
        case 2: isLeapYear ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    /// The weekday of the first day of the month. 0 is Sunday (Zeller's congruence).
    public var firstWeekday: Int {
        let (shiftedYear, shiftedMonth) = month < 3 ? (year - 1, month + 12) : (year, month)
        let day = 1 + 13 * (shiftedMonth + 1) / 5 + shiftedYear + shiftedYear / 4 - shiftedYear / 100 + shiftedYear / 400
        return (day + 6) % 7
    }

    private var isLeapYear: Bool { year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) }

    public var monthName: String { Self.monthNames[month - 1] }

    private static let monthNames = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
    ]

    /// The date as in a compact date picker: `Sep 9, 2014`.
    public var dateText: String { "\(monthName.prefix(3)) \(day), \(year)" }

    /// The time as in a compact date picker: `9:41 AM`.
    public var timeText: String { "\(hour % 12 == 0 ? 12 : hour % 12):\(Self.twoDigits(minute)) \(hour < 12 ? "AM" : "PM")" }

    public static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}

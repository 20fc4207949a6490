import PlaygroundModel

extension NodeContent {
    /// The visible rows of a picker's wheel.
    public struct Wheel: Hashable, Sendable {
        /// The rows above the selected row, top to bottom.
        public var above: [String]
        public var selected: String
        public var below: [String]

        private static let reach = 3

        public init(_ rows: [String], selected index: Int) {
            let index = min(max(0, index), max(0, rows.count - 1))
            above = Array(rows[..<index].suffix(Self.reach))
            selected = rows.isEmpty ? "" : rows[index]
            below = Array(rows.dropFirst(index + 1).prefix(Self.reach))
        }
    }

    /// A calendar month, with an optional time.
    public struct Month: Hashable, Sendable {
        public var title: String
        /// Blank cells before day 1.
        public var blanks: Int
        public var days: Int
        public var selected: Int
        public var time: String?

        public init(_ time: CalendarTime, showsTime: Bool) {
            title = "\(time.monthName) \(time.year)"
            blanks = time.firstWeekday
            days = time.daysInMonth
            selected = time.day
            self.time = showsTime ? time.timeText : nil
        }
    }
}

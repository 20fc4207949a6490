import Testing

@testable import PlaygroundModel

@Suite struct CalendarTimeTests {
    @Test(arguments: [
        ("2014-09-09", CalendarTime(year: 2014, month: 9, day: 9, hour: 9, minute: 41)),
        ("2016-02-29T23:59:00", CalendarTime(year: 2016, month: 2, day: 29, hour: 23, minute: 59)),
        ("2014-12-31 00:00:00", CalendarTime(year: 2014, month: 12, day: 31)),
    ])
    func `a date of the calendar is read`(text: String, time: CalendarTime) {
        #expect(CalendarTime(text: text) == time)
    }

    @Test(arguments: ["2014-02-29", "2014-02-31", "2014-04-31", "2014-01-32", "2014-01-00", "2014-13-01", "2014-09-09T24:00:00"])
    func `a day or a time that does not exist is not a date`(text: String) {
        #expect(CalendarTime(text: text) == nil)
    }
}

import Testing
@testable import PlaygroundServer

@Suite struct PollingScheduleTests {
    @Test func largeFoldersArePolledRarely() {
        var schedule = PollingSchedule()
        #expect(schedule.interval == .seconds(5))
        schedule.lastWalk = .milliseconds(2)
        #expect(schedule.interval == .seconds(5))
        schedule.lastWalk = .milliseconds(200)
        #expect(schedule.lastWalk / schedule.interval < 0.01)
        _ = schedule.takeOver()
        #expect(schedule.lastWalk / schedule.interval < 0.01)
    }
}

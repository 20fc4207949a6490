#if os(Linux)
import Testing
@testable import PlaygroundServer

@Suite struct InotifyPlanTests {
    @Test func overflowOfTheKernelsQueueMeansLostEvents() {
        let plan = InotifyPlan(queue: -1, targets: WatchTargets(folders: [], files: []), logger: .quiet)
        let meaning = plan.interpret(InotifyRecord(watch: -1, mask: 0x4000, name: ""))
        #expect(meaning.events == [.lost])
        #expect(meaning.planIsStale)
    }

    @Test func recordsAreReadWithoutTheirPadding() {
        func record(_ watch: UInt8, _ mask: UInt8, _ name: String, padding: Int) -> [UInt8] {
            let name = Array(name.utf8) + [UInt8](repeating: 0, count: padding)
            return [watch, 0, 0, 0, mask, 0, 0, 0, 0, 0, 0, 0, UInt8(name.count), 0, 0, 0] + name
        }
        let bytes = record(1, 8, "neko.toml", padding: 7) + record(2, 2, "", padding: 0) + [1, 2, 3]
        let records = bytes.withUnsafeBytes { InotifyRecord.all(in: $0) }
        #expect(records.map(\.watch) == [1, 2])
        #expect(records.map(\.name) == ["neko.toml", ""])
        #expect(records[0].has(8))
        #expect(!records[0].has(2))
    }

    @Test func onlyTheLastOfEqualRecordsIsKept() {
        func record(_ mask: UInt32, _ name: String) -> InotifyRecord { InotifyRecord(watch: 1, mask: mask, name: name) }
        let flood = (0..<1_000).flatMap { _ in [record(2, "log"), record(8, "log")] }
        let records = flood + [record(8, "neko.toml"), record(2, "log")] + flood.prefix(1)
        #expect(records.lastOfEach == [record(8, "log"), record(8, "neko.toml"), record(2, "log")])
    }
}
#endif

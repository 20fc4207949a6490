import Foundation
import Testing
@testable import traitscope_benchmarks

struct TraceCountsTests {
    @Test func aFrameThatDrawsIsOneStyleOneLayoutAndOnePaint() throws {
        let counts = TraceCounts(
            of: [
                try event("UpdateLayoutTree", 10, 5, args: #"{"beginData":{"frame":"page"},"elementCount":7}"#),
                try event("Layout", 15, 5, args: #"{"beginData":{"frame":"page"},"endData":{}}"#),
                try event("PrePaint", 20, 1), try event("Paint", 22, 1), try event("Paint", 23, 1),
            ],
            frame: "page")
        #expect(counts.cells(forEachOf: 1) == ["1.0", "7.0", "1.0", "1.0", "0.0"])
    }

    @Test func whatAScriptWaitsForIsForced() throws {
        let counts = TraceCounts(
            of: [
                try event("FunctionCall", 0, 100), try event("FunctionCall", 1, 2),
                try event("UpdateLayoutTree", 10, 5, args: #"{"beginData":{"frame":"page"}}"#),
                try event("UpdateLayoutTree", 110, 5, args: #"{"beginData":{"frame":"page"}}"#),
            ],
            frame: "page")
        #expect(counts.styles == 2)
        #expect(counts.forced == 1)
    }

    @Test func picturesAndOtherThreadsAreNotThePage() throws {
        let counts = TraceCounts(
            of: [
                try event("UpdateLayoutTree", 10, 5, args: #"{"beginData":{"frame":"page"}}"#),
                try event("UpdateLayoutTree", 20, 5, args: #"{"beginData":{"frame":"picture"}}"#),
                try event("Layout", 30, 5, thread: 2, args: #"{"beginData":{"frame":"page"}}"#),
            ],
            frame: "page")
        #expect(counts.cells(forEachOf: 1) == ["1.0", "0.0", "0.0", "0.0", "0.0"])
    }

    @Test func framesThatDrawNothingAreNotPaints() throws {
        let counts = TraceCounts(
            of: [
                try event("UpdateLayoutTree", 10, 5, args: #"{"beginData":{"frame":"page"}}"#),
                try event("PrePaint", 20, 1), try event("PrePaint", 30, 1), try event("Paint", 32, 1),
            ],
            frame: "page")
        #expect(counts.paints == 1)
    }

    @Test func argumentsOfAnotherKindArePassedOver() throws {
        let event = try event("EventDispatch", 1, 1, args: #"{"beginData":"text","data":{"type":"click"}}"#)
        #expect(event.frame == nil)
    }

    private func event(_ name: String, _ start: Int, _ duration: Int, thread: Int = 1, args: String = "{}") throws -> TraceEvent {
        let text = #"{"name":"\#(name)","ph":"X","pid":1,"tid":\#(thread),"ts":\#(start),"dur":\#(duration),"args":\#(args)}"#
        return try JSONDecoder().decode(TraceEvent.self, from: Data(text.utf8))
    }
}

import JSON
import PlaygroundModel
import Testing
import Wireframes
@testable import WireframeHTML

@Suite struct DevicePatchTests {
    private func device(_ children: [WireframeNode], log: DeviceLog = DeviceLog()) -> DeviceWireframe {
        let screen = Samples.node("device/screen", role: .screen, content: .none, children: children)
        return Samples.device(screen: screen, log: log)
    }

    @Test func anUnchangedDeviceHasNoPatch() throws {
        let device = Samples.device(log: DeviceLog([Samples.logLine]))
        #expect(try Templates.renderer().patch(from: device, to: device) == nil)
    }

    @Test func aMovedNodeIsSentAsANameAnIdAndFourNumbers() throws {
        var moved = Samples.node()
        moved.frame = Rect(x: 16, y: 24, width: 106.66666667, height: 44.5)
        let patch = try #require(try Templates.renderer().patch(from: device([Samples.node()]), to: device([moved])))
        #expect(patch.json.text == #"{"id":"iphone-se-1","ops":[["frame","home.title",16,24,106.667,44.5]]}"#)
    }

    @Test func changedTextIsSentAsLinesWithTheirLetterSpacing() throws {
        let new = Samples.node(content: .text(Samples.text("Neko & <Mochi>")))
        let spacing = (Samples.text("Neko & <Mochi>").letterSpacings[0] * 1000).rounded() / 1000
        let patch = try #require(try Templates.renderer().patch(from: device([Samples.node()]), to: device([new])))
        #expect(patch.json.text == #"{"id":"iphone-se-1","ops":[["text","home.title",["Neko & <Mochi>"],[\#(spacing)]]]}"#)
    }

    @Test func changedAndRemovedAttributesAreSent() throws {
        let old = Samples.node(event: .back)
        let patch = try #require(try Templates.renderer().patch(from: device([old]), to: device([Samples.node()])))
        let text = patch.json.text
        #expect(text.contains(#"["attributes","home.title",{"#))
        #expect(text.contains(#""class":"node label""#))
        #expect(text.contains(#""data-event":null"#))
        #expect(text.contains(#""tabindex":null"#))
    }

    @Test func aNewNodeIsSentAsHTMLWithItsPosition() throws {
        let renderer = try Templates.renderer()
        let (old, new) = (Samples.node("home.b"), Samples.node("home.a"))
        let patch = try #require(renderer.patch(from: device([old]), to: device([new, old])))
        let html = JSONValue.string(renderer.node(new)).text
        #expect(patch.json.text == #"{"id":"iphone-se-1","ops":[["insert","device/screen","home.b",\#(html)]]}"#)
    }

    @Test func removalsAndMovesNameTheirNodes() throws {
        let renderer = try Templates.renderer()
        let (a, b, c) = (Samples.node("a"), Samples.node("b"), Samples.node("c"))
        let patch = try #require(renderer.patch(from: device([a, b, c]), to: device([b, a])))
        #expect(patch.json.text == #"{"id":"iphone-se-1","ops":[["remove","c"],["move","b","device/screen","a"]]}"#)
    }

    @Test func aRotationSendsTheChromeAndItsTransition() throws {
        let screen = Samples.node("device/screen", role: .screen, content: .none)
        let patch = try #require(try Templates.renderer().patch(
            from: Samples.device(screen: screen), to: Samples.device(screen: screen, orientation: .landscapeRight)
        ))
        let text = patch.json.text
        #expect(text.contains(#""transition":"rotate""#))
        #expect(text.contains(#""size":"568 × 320""#))
        #expect(text.contains(#""rotate":"rotate portrait""#))
        let badge = #"{"text":"hC","sizeClass":"compact","title":"vertical size class: compact"}"#
        #expect(text.contains(#""vertical":"# + badge))
    }

    @Test func aGrowingLogSendsOnlyItsNewLines() throws {
        let other = LogLine(pieces: [LogLine.Piece(.name, "second")])
        let renderer = try Templates.renderer()
        let log = DeviceLog([Samples.logLine])
        var longer = log
        longer.insert([other], at: 1)
        let grown = try #require(renderer.patch(from: device([], log: log), to: device([], log: longer)))
        #expect(grown.log?.startsAfresh == false)
        #expect(grown.log?.html == renderer.log([other]))
        let fresh = try #require(renderer.patch(from: device([], log: log), to: device([], log: DeviceLog([other]))))
        #expect(fresh.log?.startsAfresh == true)
    }
}

import AppleDevices
import Foundation
import PlaygroundModel
import PlaygroundReader
import Testing
@testable import PlaygroundPipeline

@Suite struct InspectionReportTests {
    private let reading: PlaygroundFile.ReadResult

    init() throws {
        reading = try BundledPlayground.neko.reading
    }

    /// The form other people's scripts build on, key by key.
    @Test func theJSONIsAsRecorded() throws {
        let phone = try #require(reading.playground?.device("iphone-se-1"))
        let report = InspectionReport(
            reading, on: [phone], after: [.rotate(.landscapeRight), .tap(controller: "home", view: "next")]
        )
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try Golden("inspection.json").check(String(decoding: try encoder.encode(report), as: UTF8.self) + "\n")
    }

    @Test func withoutDevicesItReportsThoseOfThePlayground() throws {
        let report = InspectionReport(reading)
        #expect(report.devices.map { "\($0.device) \($0.orientation)" } == [
            "iphone-se-1 portrait", "iphone-se-1 landscapeRight", "iphone-8-plus portrait", "iphone-8-plus landscapeRight",
            "ipad-9-7 portrait", "ipad-9-7 landscapeRight",
        ])
        #expect(report.diagnostics == [])
    }

    @Test func aPlaygroundWithMistakesReportsThemAndNoDevices() {
        let report = InspectionReport(BundledPlayground.read("titel = 1"))
        #expect(report.devices == [])
        #expect(report.diagnostics.contains { $0.code == "unknown-key" && $0.line == 1 })
    }

    /// A window in Split View does not begin at the screen's corner; the frames are the screen's all the same.
    @Test func framesAreInTheScreensCoordinates() throws {
        let pad = try #require(DeviceCatalogue.device(id: "ipad-9-7"))
        let split = DeviceConfiguration(device: pad, orientation: .landscapeRight, window: .slideOver)
        let device = try #require(InspectionReport(reading, on: [split]).devices.first)
        let root = try #require(device.controllers.first?.frame)
        #expect(root[0] > 0)
        for view in device.views {
            #expect(view.frame[0] >= root[0] && view.frame[0] + view.frame[2] <= root[0] + root[2] + 0.01, "\(view.id)")
        }
    }

    /// No 20.333333333333343: a thousandth of a point is far below a pixel.
    @Test func framesAreFreeOfRoundingNoise() throws {
        let report = InspectionReport(reading, after: [.tap(controller: "home", view: "next")])
        for number in report.devices.flatMap({ $0.views.flatMap(\.frame) + $0.controllers.flatMap(\.frame) }) {
            #expect(number == (number * 1000).rounded() / 1000)
        }
    }

    @Test func everyTraitHasItsOrigin() throws {
        for controller in InspectionReport(reading).devices.flatMap(\.controllers) {
            #expect(Set(controller.traits.keys) == Set(controller.origins.keys))
            for (trait, value) in controller.traits {
                #expect(controller.origins[trait]?.last?.value == value)
            }
        }
    }

    /// Nobody says which width class a page sheet has on an iPad; a form sheet's has a source.
    @Test(arguments: [("pageSheet", "no source was found for the width class of a page sheet"), ("formSheet", nil)])
    func aDoubtfulTraitSaysSo(style: String, doubt: String?) throws {
        let reading = BundledPlayground.read("""
            devices = ["ipad-9-7"]
            [app]
            rootViewController = "home"
            [controllers.home.views.open]
            kind = "button"
            tap = { present = "sheet", style = "\(style)" }
            [controllers.sheet]
            """)
        let report = InspectionReport(reading, after: [.tap(controller: "home", view: "open")])
        let sheet = try #require(report.devices.first?.controllers.last)
        #expect(sheet.id == "sheet")
        let origin = try #require(sheet.origins["horizontalSizeClass"]?.last)
        #expect(origin.value == "compact")
        #expect(origin.doubt == doubt)
        #expect(origin.source == "the presentation of sheet" + (doubt.map { ", which is doubtful: \($0)" } ?? ""))
        let others = sheet.origins.filter { $0.key != "horizontalSizeClass" }.values.flatMap(\.self)
        #expect(others.allSatisfy { $0.doubt == nil })
    }
}

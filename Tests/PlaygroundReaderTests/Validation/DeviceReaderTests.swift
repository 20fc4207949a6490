import PlaygroundModel
import Testing

@testable import PlaygroundReader

@Suite struct DeviceReaderTests {
    @Test(arguments: [
        (#"["iphone-x"]"#, ["iphone-x"]),
        (#"["iphone-se-1", { device = "ipad-pro-11", split = "1/3" }]"#, ["iphone-se-1", "ipad-pro-11@1/3"]),
        (#"[{ device = "iphone-8-plus", orientation = "landscape" }]"#, ["iphone-8-plus@landscape"]),
        (#"[{ device = "iphone-x", orientation = "landscapeLeft" }]"#, ["iphone-x@landscapeLeft"]),
        (#"[{ device = "ipad-9-7", orientation = "landscape", split = "1/2" }]"#, ["ipad-9-7@landscape,1/2"]),
        (#"[{ device = "ipad-9-7", split = "507x1024" }]"#, ["ipad-9-7@507x1024"]),
        (#"[{ device = "ipad-9-7", split = "full" }]"#, ["ipad-9-7"]),
        (#"["iphone-x", { device = "iphone-x", orientation = "landscape" }]"#, ["iphone-x", "iphone-x@landscape"]),
        (#"["apple-tv-hd"]"#, ["apple-tv-hd"]),
    ])
    func `a device is picked as wished`(list: String, ids: [String]) {
        let result = PlaygroundFile.ReadResult(head: "devices = \(list)")
        #expect(result.playground?.devices.map(\.id) == ids, "\(result.report)")
    }

    @Test func `a group stands for its devices, without those already listed`() throws {
        let result = PlaygroundFile.ReadResult(head: #"devices = ["iphone-x", "phones", "pads"]"#)
        let devices = try #require(result.playground?.devices, "\(result.report)")
        #expect(devices.count == 41 + 12)
        #expect(devices.first?.id == "iphone-x")
        #expect(devices.filter { $0.device.id == "iphone-x" }.count == 1)
    }

    @Test func `a group with an orientation or split leaves out devices that lack it`() throws {
        let result = PlaygroundFile.ReadResult(head: #"""
            devices = [{ device = "all", orientation = "landscape", split = "1/2" }, { device = "phones", orientation = "landscape" }]
            """#)
        let devices = try #require(result.playground?.devices, "\(result.report)")
        #expect(devices.filter { $0.device.idiom == .pad }.count == 12)
        #expect(devices.filter { $0.device.idiom == .phone }.count == 41)
        #expect(devices.allSatisfy { $0.orientation == .landscapeRight })
    }

    @Test func `an iPad of iOS 8 has no splits, one of iOS 9 has`() {
        let head = "devices = [{ device = \"ipad-9-7\", split = \"slideOver\" }]"
        #expect(PlaygroundFile.ReadResult(head: "ios = \"8\"\n\(head)").codes == ["split-not-available"])
        #expect(PlaygroundFile.ReadResult(head: "ios = \"9\"\n\(head)").codes == [])
    }
}

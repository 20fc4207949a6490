import PlaygroundModel
import Testing

@testable import PlaygroundReader

@Suite struct DeviceSetReaderTests {
    @Test func `sets list devices as the playground does, and do not change the playground's`() throws {
        let result = PlaygroundFile.ReadResult(head: """
            devices = ["iphone-se-1"]
            [[sets]]
            name = "iPads"
            devices = ["ipad-9-7", { device = "ipad-pro-11", orientation = "landscape", split = "1/2" }]
            [[sets]]
            name = "One phone"
            devices = ["iphone-17", { device = "iphone-17", style = "dark", name = "By night" }]
            """)
        let playground = try #require(result.playground, "\(result.report)")
        #expect(playground.devices.map(\.id) == ["iphone-se-1"])
        #expect(playground.sets.map(\.name) == ["iPads", "One phone"])
        #expect(playground.sets.map { $0.devices.map(\.id) } == [
            ["ipad-9-7", "ipad-pro-11@landscape,1/2"], ["iphone-17", "iphone-17@dark"],
        ])
        #expect(playground.sets[1].devices[1].device.name == "By night")
    }

    @Test func `a playground without sets has no sets`() {
        #expect(PlaygroundFile.ReadResult().playground?.sets == [])
    }

    @Test func `the name of a set is one short line`() {
        let long = String(repeating: "a", count: PlaygroundLimits.nameBytes + 1)
        #expect(PlaygroundFile.ReadResult(head: "sets = [{ name = \"\(long)\", devices = [\"pads\"] }]").codes == ["text-too-long"])
        #expect(PlaygroundFile.ReadResult(head: "sets = [{ name = \"a\\nb\", devices = [\"pads\"] }]").codes == ["bad-value"])
    }

    @Test func `the number of sets is limited`() {
        let sets = (0...PlaygroundLimits.sets).map { "{ name = \"\($0)\", devices = [\"iphone-x\"] }" }
        #expect(PlaygroundFile.ReadResult(head: "sets = [\(sets.joined(separator: ", "))]").codes == ["list-too-long"])
        #expect(PlaygroundFile.ReadResult(head: "sets = [\(sets.dropLast().joined(separator: ", "))]").playground?.sets.count == 50)
    }

    @Test func `the same device is permitted twice under two names`() throws {
        let result = PlaygroundFile.ReadResult(head: #"devices = ["iphone-17", { device = "iphone-17", name = "Before" }, { device = "iphone-17", name = "After" }]"#)
        let devices = try #require(result.playground?.devices, "\(result.report)")
        #expect(devices.map(\.id) == ["iphone-17", "iphone-17@2", "iphone-17@3"])
        let again = #"devices = [{ device = "iphone-17", name = "After" }, { device = "iphone-17", name = "After" }]"#
        #expect(PlaygroundFile.ReadResult(head: again).codes == ["duplicate-device"])
    }

    @Test func `large screens lower the device limit`() {
        #expect(PlaygroundFile.ReadResult().playground?.deviceLimit == PlaygroundLimits.devices)
        let rows = "views.list = { kind = \"table\", rows = { count = 400, cell = { views = { a = {}, b = {} } } } }\nconstraints = [\"H:|[list]|\", \"V:|[list]|\"]"
        let full = PlaygroundFile.ReadResult(head: "devices = [\"iphone-x\"]", home: rows).playground?.deviceLimit ?? 0
        #expect(full > 0 && full < 20)
    }
}

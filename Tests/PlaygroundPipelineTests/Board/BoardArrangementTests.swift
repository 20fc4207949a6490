import PlaygroundModel
import PlaygroundReader
import Testing
@testable import PlaygroundPipeline

@Suite struct BoardArrangementTests {
    /// A playground with some devices and two sets.
    static func playground(_ devices: String = #"["iphone-se-1", "iphone-x", "ipad-9-7"]"#, home: String = "") throws -> Playground {
        let reading = BundledPlayground.read("""
            devices = \(devices)
            [[sets]]
            name = "iPads"
            devices = ["ipad-9-7", "ipad-pro-11"]
            [[sets]]
            name = "Everything"
            devices = ["all"]
            [app]
            rootViewController = "home"
            [controllers.home]
            \(home)
            """)
        return try #require(reading.playground)
    }

    /// The board after some changes: its ids. Ids of hidden devices are in brackets.
    private static func board(_ changes: [String], _ playground: Playground) throws -> [String] {
        var arrangement = BoardArrangement()
        for text in changes { try arrangement.take(BoardChange(text: text), in: playground) }
        return arrangement.entries(of: playground).map { $0.isHidden ? "(\($0.id))" : $0.id }
    }

    @Test(arguments: [
        ([], ["iphone-se-1", "iphone-x", "ipad-9-7"]),
        (["hide iphone-x"], ["iphone-se-1", "(iphone-x)", "ipad-9-7"]),
        (["hide iphone-x", "show iphone-x"], ["iphone-se-1", "iphone-x", "ipad-9-7"]),
        (["remove iphone-x"], ["iphone-se-1", "ipad-9-7"]),
        (["add iphone-17-pro"], ["iphone-se-1", "iphone-x", "ipad-9-7", "iphone-17"]),
        (["add iphone-x 2"], ["iphone-se-1", "iphone-x", "ipad-9-7", "iphone-x@2"]),
        (["hide iphone-x", "add iphone-x"], ["iphone-se-1", "iphone-x", "ipad-9-7"]),
        (["remove iphone-x", "add iphone-x"], ["iphone-se-1", "ipad-9-7", "iphone-x"]),
        (["duplicate iphone-x 2"], ["iphone-se-1", "iphone-x", "iphone-x@2", "ipad-9-7"]),
        (["duplicate iphone-x 2", "remove iphone-x"], ["iphone-se-1", "iphone-x@2", "ipad-9-7"]),
        (["move ipad-9-7"], ["ipad-9-7", "iphone-se-1", "iphone-x"]),
        (["move iphone-se-1 iphone-x"], ["iphone-x", "iphone-se-1", "ipad-9-7"]),
        (["move ipad-9-7", "add iphone-7", "duplicate ipad-9-7 2"], ["ipad-9-7", "ipad-9-7@2", "iphone-se-1", "iphone-x", "iphone-7"]),
        (["add iphone-7", "remove iphone-7", "move ipad-9-7"], ["ipad-9-7", "iphone-se-1", "iphone-x"]),
        (["hide iphone-x", "set iPads"], ["ipad-9-7", "ipad-pro-11"]),
        (["set iPads", "reset"], ["iphone-se-1", "iphone-x", "ipad-9-7"]),
    ])
    func changesAreAppliedInOrder(changes: [String], board: [String]) throws {
        #expect(try Self.board(changes, Self.playground()) == board)
    }

    @Test(arguments: [
        ("hide ipad", BoardMistake.noSuchDevice("ipad")), ("show ipad", .noSuchDevice("ipad")), ("remove ipad", .noSuchDevice("ipad")),
        ("move ipad", .noSuchDevice("ipad")), ("move iphone-x ipad", .noSuchDevice("ipad")), ("move iphone-x iphone-x", .noSuchDevice("iphone-x")),
        ("name ipad A", .noSuchDevice("ipad")), ("duplicate ipad 2", .noSuchDevice("ipad")), ("add iphone-99", .notInCatalogue("iphone-99")),
        ("set Pads", .noSuchSet("Pads")), ("name iphone-x \(String(repeating: "x", count: 201))", .nameTooLong),
    ])
    func impossibleChangesLeaveTheBoardUnchanged(text: String, mistake: BoardMistake) throws {
        let playground = try Self.playground()
        var arrangement = BoardArrangement()
        #expect(throws: mistake) { try arrangement.take(BoardChange(text: text), in: playground) }
        #expect(arrangement.isEmpty)
    }

    @Test func devicesAreNotDuplicatedUnderAnExistingID() throws {
        let changes = ["duplicate iphone-x 2", "duplicate iphone-x 2"]
        #expect(throws: BoardMistake.thereAlready("iphone-x@2")) { try Self.board(changes, Self.playground()) }
    }

    @Test func theNumberOfDevicesIsLimited() throws {
        let playground = try Self.playground()
        let changes = (4...PlaygroundLimits.devices).map { "duplicate iphone-x \($0)" }
        #expect(try Self.board(changes, playground).count == PlaygroundLimits.devices)
        #expect(throws: BoardMistake.full(limit: PlaygroundLimits.devices)) {
            try Self.board(changes + ["add iphone-17"], playground)
        }
    }

    @Test func largeScreensLowerTheDeviceLimit() throws {
        let list = "views.list = { kind = \"table\", rows = { count = 400, cell = { views = { a = {}, b = {} } } } }\nconstraints = [\"H:|[list]|\", \"V:|[list]|\"]"
        let playground = try Self.playground(#"["iphone-x"]"#, home: list)
        #expect(throws: BoardMistake.full(limit: playground.deviceLimit)) { try Self.board(["group phones"], playground) }
        #expect(throws: BoardMistake.full(limit: playground.deviceLimit)) { try Self.board(["set Everything"], playground) }
        #expect(try Self.board(["set iPads"], playground).count == 2)
    }

    @Test func copiesHaveTheirOwnNames() throws {
        let playground = try Self.playground()
        var arrangement = BoardArrangement()
        for text in ["duplicate iphone-x 2", "duplicate iphone-x@2 3", "name iphone-x By day", "duplicate iphone-x 4"] {
            try arrangement.take(BoardChange(text: text), in: playground)
        }
        let names = arrangement.entries(of: playground).map { $0.configuration.device.name }
        #expect(names.prefix(5) == ["iPhone SE 1", "By day", "By day (4)", "iPhone X (2)", "iPhone X (3)"])
        try arrangement.take(.name("iphone-x", ""), in: playground)
        #expect(arrangement.entries(of: playground)[1].configuration.device.name == "iPhone X")
    }

    @Test func arrangementsSurviveChangesOfTheFile() throws {
        var arrangement = BoardArrangement()
        for text in ["move ipad-9-7", "hide iphone-x", "add iphone-17"] { try arrangement.take(BoardChange(text: text), in: Self.playground()) }
        func board(_ devices: String) throws -> [String] {
            try arrangement.entries(of: Self.playground(devices)).map { $0.isHidden ? "(\($0.id))" : $0.id }
        }
        // New devices follow the same device as in the file.
        #expect(try board(#"["iphone-se-1", "iphone-7", "iphone-x", "ipad-9-7"]"#)
            == ["ipad-9-7", "iphone-se-1", "iphone-7", "(iphone-x)", "iphone-17"])
        // Devices listed in the file are not duplicated.
        #expect(try board(#"["iphone-17", "ipad-9-7"]"#) == ["ipad-9-7", "iphone-17"])
        #expect(try board(#"["iphone-8"]"#) == ["iphone-8", "iphone-17"])
    }

    @Test func addedDevicesThatTheFileListsLaterCanBeRemoved() throws {
        var arrangement = BoardArrangement()
        try arrangement.take(.add(device: "iphone-17", copyNumber: 1), in: Self.playground())
        let playground = try Self.playground(#"["iphone-x", "iphone-17"]"#)
        try arrangement.take(.remove("iphone-17"), in: playground)
        #expect(arrangement.entries(of: playground).map(\.id) == ["iphone-x"])
    }

    @Test func addingAndRemovingADeviceLeavesNoChange() throws {
        var arrangement = BoardArrangement()
        for text in ["add iphone-17", "remove iphone-17"] { try arrangement.take(BoardChange(text: text), in: Self.playground()) }
        #expect(arrangement.isEmpty)
    }
}

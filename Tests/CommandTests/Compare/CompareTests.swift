import Foundation
import JSON
import Testing

/// `traitscope compare`, with the recordings of the repository.
@Suite struct CompareTests {
    let folder: TestFolder

    init() throws { folder = try TestFolder() }

    private static let recordings = Samples.repository.appending(path: "Tests/Recordings").path
    private static let window = "\(recordings)/window.toml"
    private static let controls = "\(recordings)/controls.toml"
    private static let slider = "\(recordings)/iphone-17-27.0/controls.json"

    private func compare(_ arguments: String...) throws -> CommandResult { try folder.run(["compare"] + arguments) }

    private func addRecordings(_ name: String) throws {
        try FileManager.default.copyItem(atPath: "\(Self.recordings)/\(name)", toPath: folder.path(name))
    }

    @Test func `equal recordings exit with 0`() throws {
        let result = try compare(Self.window, "\(Self.recordings)/iphone-17-26.5/window.json")
        #expect((result.status, result.error) == (0, ""))
        #expect(result.output.contains("UIKit and the engine agree."))
    }

    @Test func `differences exit with 1 and are listed`() throws {
        let result = try compare(Self.controls, Self.slider)
        #expect(result.status == 1)
        #expect(result.output.hasSuffix("  at the launch:\n    home.volume: UIKit 200 × 31, engine 200 × 34, 3 points apart\n"))
        #expect(try compare(Self.controls, Self.slider, "--tolerance", "3").status == 0)
    }

    @Test func `unreadable files exit with 2`() throws {
        #expect(try compare(Self.controls, "none.json").status == 2)
        #expect(try compare("none.toml", Self.slider).status != 0)
    }

    @Test(arguments: [[], [slider, "--tolerance", "-1"], [slider, "--tolerance", "nan"]])
    func `an invalid call exits with 64`(arguments: [String]) throws {
        #expect(try folder.run(["compare", Self.controls] + arguments).status == 64)
    }

    @Test func `an unknown device is reported`() throws {
        var record = try String(contentsOfFile: Self.slider, encoding: .utf8)
        record = record.replacing(/"device"\s*:\s*\{[^}]*\}/, with: #""device": {"name": "Toaster"}"#, maxReplacements: 1)
        record = record.replacing(
            /"screen"\s*:\s*\{[^}]*\}/, with: #""screen": {"width": 20, "height": 30, "scale": 1}"#, maxReplacements: 1)
        try folder.write("toaster.json", record)
        let result = try compare(Self.controls, "toaster.json")
        #expect(result.status == 2)
        #expect(result.output.contains("Toaster is not in the device table, and no device there has a screen of 20 × 30 points"))
    }

    @Test func `folders and devices can be chosen`() throws {
        for name in ["iphone-17-26.5", "iphone-se-3-26.5"] { try addRecordings(name) }
        let all = try compare(Self.window, ".", "--json").json()
        #expect(all.list("records").map { $0["device"] } == ["iPhone 17", "iPhone SE (3rd generation)"])
        let one = try compare(Self.window, ".", "--json", "--device", "iphone-se-3").json().list("records")
        try #require(one.count == 1)
        #expect(["comparedDevice", "comparedSystem", "differing"].map { one[0][$0] } == ["iphone-se-3", 26.5, 0])
        #expect(one[0]["equal"] == one[0]["compared"])
        #expect(try #require(one[0]["compared"]?.wholeNumber) > 3)
    }

    @Test func `other JSON files in a folder are skipped and counted`() throws {
        try folder.write("Contents.json", #"{"info": {"author": "xcode"}}"#)
        try folder.write("package.json", "[]")
        let alone = try compare(Self.window, ".")
        #expect(alone.status == 2)
        #expect(alone.error == "2 JSON files are not a recording, because it has no \"format\".\n")
        try addRecordings("iphone-17-26.5")
        let beside = try compare(Self.window, ".")
        #expect(beside.status == 0 && beside.error == alone.error)
        // A file named on the command line must be a complete recording in a known format.
        let named = try compare(Self.window, "package.json")
        #expect(named.status == 2 && named.error.contains("package.json:1:"))
        for text in [#"{"format": 2}"#, #"{"format": 1, "runs": ["#] {
            try folder.write("record.json", text)
            let damaged = try compare(Self.window, ".")
            #expect(damaged.status == 2 && damaged.error.contains("record.json:1:"))
        }
    }

    @Test func `a pipe is refused`() throws {
        try folder.makePipe("pipe.json")
        #expect(try compare(Self.window, "pipe.json").error.hasPrefix("pipe.json is a pipe or a device, not a file."))
        #expect(try compare(Self.window, ".").error.contains("There is no recording in"))
    }

    @Test func `the JSON lists the differences`() throws {
        let differences = try compare(Self.controls, Self.slider, "--json").json().list("records", 0, "differences")
        try #require(differences.count == 1)
        #expect(["kind", "subject", "uikit", "engine", "distance", "step"].map { differences[0][$0] }
            == ["frame", "home.volume", "200 × 31", "200 × 34", 3, 0])
    }
}

import PlaygroundModel
import Testing

@testable import PlaygroundReader

@Suite struct ProfileReaderTests {
    @Test(arguments: BehaviourProfile.supportedVersions)
    func `a version is written as a number or a string`(version: SystemVersion) {
        #expect(PlaygroundFile.ReadResult(head: "ios = \(version)").playground?.profile.version == version)
        #expect(PlaygroundFile.ReadResult(head: "ios = \"\(version)\"").playground?.profile.version == version)
    }

    @Test(arguments: BehaviourProfile.Quirk.allCases)
    func `every quirk is read by its name`(quirk: BehaviourProfile.Quirk) {
        let result = PlaygroundFile.ReadResult(head: "quirks = [\"\(quirk.rawValue)\"]")
        #expect(result.playground?.profile.quirks == [quirk])
    }

    @Test(arguments: ["0", "-8", "28", "27.2", "8.5", "\"8.1.2\"", "\"8.\"", "\"eight\"", "\"\"", "[8]", "9223372036854775807"])
    func `anything else is not a version`(text: String) {
        let result = PlaygroundFile.ReadResult(head: "ios = \(text)")
        #expect(result.codes == [text == "[8]" ? "wrong-type" : "version-out-of-range"])
    }

    @Test func `a value of another type is reported with the types that a version may have`() {
        let result = PlaygroundFile.ReadResult(head: "ios = [8]")
        #expect(result.diagnostics.map(\.headline) == ["\"ios\" must be a string or a number, found an array"])
    }
}

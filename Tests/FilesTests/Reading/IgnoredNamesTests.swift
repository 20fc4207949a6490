import Testing
@testable import Files

@Suite struct IgnoredNamesTests {
    @Test(arguments: [".git", ".DS_Store", ".neko.toml.swp", ".#neko.toml", "neko.toml~", "#neko.toml#", "4913"])
    func leftoversAreIgnored(name: String) {
        #expect(IgnoredNames.contains(name))
    }

    @Test(arguments: ["neko.toml", "Info.plist", "49130", "a.b.c", "#1.toml", "été.toml"])
    func ordinaryFilesAreNotIgnored(name: String) {
        #expect(!IgnoredNames.contains(name))
    }
}

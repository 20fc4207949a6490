@testable import CodeImport
import Testing

struct CodeGraphTests {
    private func file(
        _ declared: String, mentions mentioned: String = "", _ extensions: FileNames.Extension..., isEverywhere: Bool = false
    ) -> FileNames {
        FileNames(
            declared: declared.split(separator: " ").map(String.init), extensions: extensions, isEverywhere: isEverywhere, mentioned: mentioned)
    }

    @Test func filesAreReachedThroughMentionedNames() {
        let graph = CodeGraph([file("Home", mentions: "Card UIView"), file("Card", mentions: "Photo"), file("Photo"), file("Settings", mentions: "Card")])
        #expect(graph.files(of: "Home()") == [0, 1, 2])
        #expect(graph.files(of: "Settings(photo: Photo.shared)") == [1, 2, 3])
        #expect(graph.files(of: "Photo()") == [2])
    }

    @Test func extensionsAreReachedWithTheirType() {
        let graph = CodeGraph([file("Home", mentions: "Card"), file("Card"), file("", .init(type: "Card.Style", conforms: true, hasOthers: true)), file("Other")])
        #expect(graph.files(of: "Home()") == [0, 1, 2])
        #expect(graph.files(of: "Other()") == [3])
    }

    @Test func extensionsOfSystemTypesAreReachedByTheirMembers() {
        let graph = CodeGraph([
            file("Home", mentions: "pin"), file("Other", mentions: "UITableViewDelegate"), file("", .init(type: "UIView", members: ["pin"])),
            file("", .init(type: "UITableViewDelegate", members: ["height"])),
        ])
        #expect(graph.files(of: "Home()") == [0, 2])
        #expect(graph.files(of: "Other()") == [1, 3])
    }

    @Test func codeThatNeedsNoMentionIsReachedByAllFiles() {
        let graph = CodeGraph([
            file("Home"), file("", mentions: "Shared", .init(type: "UIColor", hasOthers: true)), file("", .init(type: "String", conforms: true)),
            file("", isEverywhere: true), file("Shared"), file("Other"),
        ])
        #expect(graph.files(of: "Home()") == [0, 1, 2, 3, 4])
    }
}

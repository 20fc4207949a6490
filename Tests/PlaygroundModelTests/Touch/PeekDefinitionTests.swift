import PlaygroundModel
import Testing

@Suite struct PeekDefinitionTests {
    private static let path = DocumentPath().appending("peek")

    @Test func `a peek without a commit action shows its preview`() {
        #expect(PeekDefinition(path: Self.path, preview: "detail").commitAction == .show("detail"))
        #expect(PeekDefinition(path: Self.path, preview: "detail", commit: .push("detail")).commitAction == .push("detail"))
        #expect(PeekDefinition(path: Self.path, preview: nil).commitAction == nil)
    }

    @Test func `items have a nesting depth and all their actions`() {
        let like = PreviewActionItem.action(PreviewAction(path: Self.path, title: "Like"))
        let comment = PreviewActionItem.action(PreviewAction(path: Self.path, title: "Comment", action: .show("comments")))
        #expect(like.depth == 0 && like.allActions.isEmpty)
        let group = PreviewActionItem.group(.init(path: DocumentPath(), title: "More", items: [like, .group(.init(path: DocumentPath(), title: "Still more", items: [comment]))]))
        #expect(group.depth == 2)
        #expect(group.allActions.map(\.action) == [.show("comments")])
        #expect(group.allActions.map(\.path) == [Self.path.appending("action")])
    }
}

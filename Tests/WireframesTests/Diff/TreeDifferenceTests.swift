import PlaygroundModel
import Testing
@testable import Wireframes

@Suite struct TreeDifferenceTests {
    private func operations(_ old: [WireframeNode], _ new: [WireframeNode]) -> [PatchOperation] {
        TreeDifference(from: .make("root", children: old), to: .make("root", children: new)).operations
    }

    @Test func equalTreesHaveNoDifference() {
        let tree = WireframeNode.make("root", children: [.make("a", children: [.label("b", "Text")])])
        #expect(TreeDifference(from: tree, to: tree).operations.isEmpty)
    }

    @Test func gradientsOfAnotherSizeAreWrittenAgain() {
        func tree(x: Double, width: Double) -> WireframeNode {
            var node = WireframeNode.make("root", frame: Rect(x: x, y: 0, width: width, height: 50))
            node.style.layer = .gradient(Gradient(colors: [.semantic(.white), .semantic(.black)]))
            return node
        }
        let old = tree(x: 0, width: 100)
        #expect(TreeDifference(from: old, to: tree(x: 0, width: 120)).operations == [.setAttributes(tree(x: 0, width: 120))])
        #expect(TreeDifference(from: old, to: tree(x: 9, width: 100)).operations == [.setFrame("root", Rect(x: 9, y: 0, width: 100, height: 50))])
    }

    @Test func resizingAWindowChangesOnlyFrames() {
        func tree(width: Double) -> WireframeNode {
            .make("root", frame: Rect(x: 0, y: 0, width: width, height: 500), children: [
                .make("photo", role: .view(.image), frame: Rect(x: 16, y: 16, width: width - 32, height: 200),
                      content: .image(name: ImageName("cat"), mode: .scaleAspectFill)),
                .label("title", "Neko", frame: Rect(x: 16, y: 240, width: width - 32, height: 22)),
                .make("fixed", frame: Rect(x: 16, y: 300, width: 44, height: 44)),
            ])
        }
        let operations = TreeDifference(from: tree(width: 320), to: tree(width: 375)).operations
        #expect(operations == [
            .setFrame("root", Rect(x: 0, y: 0, width: 375, height: 500)),
            .setFrame("photo", Rect(x: 16, y: 16, width: 343, height: 200)),
            .setFrame("title", Rect(x: 16, y: 240, width: 343, height: 22)),
        ])
    }

    @Test func displayListsThatDependOnTheSizeAreDrawnAgain() {
        func web(width: Double) -> WireframeNode {
            .make("web", role: .view(.web), frame: Rect(x: 0, y: 0, width: width, height: 200),
                  content: .placeholder(title: "A name that is wider than a narrow view"))
        }
        #expect(operations([web(width: 120)], [web(width: 100)]) == [.replace(web(width: 100))])
        let wider = web(width: 500).frame
        #expect(operations([web(width: 400)], [web(width: 500)]) == [.setFrame("web", wider)])
    }

    @Test func changedLinesOfTheSameFontAreSetAsText() {
        let operations = operations([.label("a", "Old")], [.label("a", "New", "lines")])
        let spacings = NodeText(lines: ["New", "lines"], pointSize: 17, lineHeight: 22).letterSpacings
        #expect(operations == [.setText("a", lines: ["New", "lines"], letterSpacings: spacings)])
        #expect(spacings[0] != spacings[1])
    }

    @Test func changedFontsReplaceTheNode() {
        var bold = WireframeNode.label("a", "Text")
        bold.content = .text(NodeText(lines: ["Text"], pointSize: 17, weight: .bold, lineHeight: 22))
        #expect(operations([.label("a", "Text")], [bold]) == [.replace(bold)])
    }

    @Test func changedColoursSetOnlyAttributes() {
        let child = WireframeNode.label("child", "Text")
        let old = WireframeNode.make("a", children: [child])
        var new = old
        new.style.backgroundColor = .semantic(.systemBlue)
        new.frame.size.width = 20
        #expect(operations([old], [new]) == [.setAttributes(new.withoutChildren)])
    }

    @Test func changedRolesReplaceTheNode() {
        let new = WireframeNode.make("a", role: .view(.stack))
        #expect(operations([.make("a")], [new]) == [.replace(new)])
    }

    @Test func addedAndRemovedNodesAreInsertedAndRemoved() {
        let new = WireframeNode.make("b")
        #expect(operations([.make("a"), .make("c")], [.make("a"), new]) == [
            .remove("c"), .insert(new, parent: "root", before: nil),
        ])
        #expect(operations([.make("c")], [new, .make("c")]) == [.insert(new, parent: "root", before: "c")])
    }

    @Test func asFewSiblingsAsPossibleAreMoved() {
        let old = ["a", "b", "c", "d"].map { WireframeNode.make($0) }
        let new = ["d", "a", "b", "c"].map { WireframeNode.make($0) }
        #expect(operations(old, new) == [.move("d", parent: "root", before: "a")])
    }

    @Test func nodesWithANewParentAreRemovedBeforeTheyAreInserted() throws {
        let node = WireframeNode.make("x")
        let old = WireframeNode.make("root", children: [.make("a"), .make("b", children: [node])])
        let new = WireframeNode.make("root", children: [.make("a", children: [node]), .make("b")])
        let operations = TreeDifference(from: old, to: new).operations
        #expect(operations == [.remove("x"), .insert(node, parent: "a", before: nil)])
    }

    @Test func siblingsWithTheSameIDAreReplacedWithTheirParent() {
        let old = WireframeNode.make("a", children: [.label("x", "One"), .label("x", "Two")])
        let new = WireframeNode.make("a", children: [.label("x", "One"), .label("x", "Three")])
        #expect(operations([old], [new]) == [.replace(new)])
        #expect(operations([old], [.make("a", children: [.label("x", "One")])]) == [.replace(.make("a", children: [.label("x", "One")]))])
        #expect(WireframeNode.make("root", children: [old]).applying(operations([old], [new])) == .make("root", children: [new]))
    }

    @Test func equalSiblingsWithTheSameIDAreNoDifference() {
        func tree() -> WireframeNode { .make("a", children: (0..<10).map { _ in .label("x", "One") }) }
        #expect(operations([tree()], [tree()]).isEmpty)
    }

    @Test(arguments: 0..<400)
    func applyingTheDifferenceResultsInTheNewTree(seed: Int) throws {
        var random = TreeMaker(seed: UInt64(seed))
        let old = random.tree()
        let new = random.variation(of: old)
        let operations = TreeDifference(from: old, to: new).operations
        #expect(old.applying(operations) == new)
    }

    @Test func operationsOnMissingNodesCannotBeApplied() {
        #expect(WireframeNode.make("root").applying([.remove("nobody")]) == nil)
    }

    @Test(arguments: [
        ([], []), ([3], [3]), ([1, 2, 3], [1, 2, 3]), ([3, 2, 1], [1]), ([3, 0, 1, 2], [0, 1, 2]),
        ([5, 1, 6, 2, 3], [1, 2, 3]),
    ] as [([Int], [Int])])
    func theLongestIncreasingSubsequenceIsFound(numbers: [Int], expected: [Int]) {
        #expect(numbers.longestIncreasingSubsequence() == expected)
    }
}

import PlaygroundModel
import Testing
@testable import WireframeHTML
@testable import Wireframes

struct FragmentCacheTests {
    @Test func aNodeIsRenderedAgainOnlyIfItChanges() {
        let cache = FragmentCache()
        var rendered: [WireframeNode] = []
        func ask(_ node: WireframeNode) -> String {
            cache.html(of: node) { node in
                rendered.append(node)
                return "\(rendered.count)"
            }
        }
        let node = Samples.everything
        var other = node
        other.children[0].isHidden.toggle()
        #expect(ask(node) == "1")
        #expect(ask(node) == "1")
        #expect(ask(other) == "2")
        #expect(ask(node) == "1" && ask(other) == "2")
        #expect(rendered == [node, other])
    }

    @Test func excessFragmentsAreRemoved() {
        let cache = FragmentCache()
        let large = String(repeating: "x", count: 3 << 20)
        var times = 0
        for _ in 0..<2 {
            for index in 0..<2 {
                var node = Samples.everything
                node.id = "node \(index)"
                _ = cache.html(of: node) { _ in
                    times += 1
                    return large
                }
            }
        }
        #expect(times == 4)
    }
}

import PlaygroundModel
import Wireframes

/// HTML of recent nodes with their descendants. Cheap properties find a node, then a full comparison confirms it.
final class FragmentCache: Sendable {
    private struct Key: Hashable {
        let id: WireframeNode.ID
        let frame: Rect
    }

    private struct Fragment {
        let node: WireframeNode
        let html: String
    }

    private struct State {
        var fragments: [Key: [Fragment]] = [:]
        var byteCount = 0
    }

    /// The maximum size, in bytes of HTML. A full cache is emptied.
    private static let limit = 4 << 20

    private let state = Protected(State())

    func html(of node: WireframeNode, rendered: (WireframeNode) -> String) -> String {
        let key = Key(id: node.id, frame: node.frame)
        let known = state.withLock { $0.fragments[key] }?.first { $0.node == node }
        if let known { return known.html }
        let html = rendered(node)
        state.withLock { state in
            if state.byteCount + html.utf8.count > Self.limit { state = State() }
            state.fragments[key, default: []].append(Fragment(node: node, html: html))
            state.byteCount += html.utf8.count
        }
        return html
    }
}

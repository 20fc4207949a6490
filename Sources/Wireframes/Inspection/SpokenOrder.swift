import PlaygroundModel

struct SpokenOrder {
    private var elements: [(id: WireframeNode.ID, words: String)] = []

    init(_ screen: WireframeNode) {
        add(screen)
    }

    /// Elements can be tapped or have words, and contain nothing that can be tapped.
    private mutating func add(_ node: WireframeNode) {
        guard !node.isHidden else { return }
        let words = node.accessibilityLabel ?? node.spokenText
        if !node.isScreenOrContainer, !words.isEmpty, !node.holdsElements, node.event != nil || node.hasText {
            elements.append((node.id, words))
        } else {
            for child in node.children { add(child) }
        }
    }

    /// A sentence such as `VoiceOver says “Close”, heading: 3 of 12 on the screen.`, or `nil` if the node is not an element.
    func sentence(of node: WireframeNode) -> String? {
        guard let index = elements.firstIndex(where: { $0.id == node.id }) else { return nil }
        let role = node.accessibilityRole == .heading ? ", heading" : ""
        return "VoiceOver says “\(elements[index].words)”\(role): \(index + 1) of \(elements.count) on the screen."
    }
}

extension WireframeNode {
    fileprivate var isScreenOrContainer: Bool {
        switch role {
        case .screen, .window, .controllerView, .presentedView: true
        default: false
        }
    }

    fileprivate var hasText: Bool { accessibilityLabel != nil || content.lines?.isEmpty == false }
}

import PlaygroundModel

/// What VoiceOver says of a screen, in its order.
struct SpokenOrder {
    private var elements: [(id: WireframeNode.ID, words: String)] = []

    init(_ screen: WireframeNode) {
        add(screen)
    }

    /// An element is what can be tapped or has words, and holds nothing that can be tapped.
    private mutating func add(_ node: WireframeNode) {
        guard !node.isHidden else { return }
        let words = node.accessibilityLabel ?? node.spokenText
        if !node.isScreenOrContainer, !words.isEmpty, !node.holdsElements, node.event != nil || node.saysSomething {
            elements.append((node.id, words))
        } else {
            for child in node.children { add(child) }
        }
    }

    /// `VoiceOver says “Close”, heading: 3 of 12 on the screen.`; `nil` for what is no element.
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

    /// Whether it has a label or a text of its own.
    fileprivate var saysSomething: Bool { accessibilityLabel != nil || content.lines?.isEmpty == false }
}

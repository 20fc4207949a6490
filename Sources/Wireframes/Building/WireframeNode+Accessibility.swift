import PlaygroundModel

extension WireframeNode {
    /// VoiceOver's rules: a tappable view is one element, or a group if it contains controls. A row names its controls.
    mutating func becomeAccessible(as name: String) {
        if role == .view(.view), event == nil, accessibilityLabel != nil, !children.isEmpty { accessibilityRole = .group }
        guard role == .view(.cell) || (event != nil && accessibilityLabel == nil) else { return }
        let words = accessibilityLabel ?? spokenText
        if role == .view(.cell), !words.isEmpty {
            nameControls(words)
            // `UIImageView` is not an accessibility element.
            if event != nil { silenceImages() }
        }
        guard event != nil else { return }
        if holdsElements {
            accessibilityRole = .group
            accessibilityLabel = words.isEmpty ? name : words
        } else if words.isEmpty, !holdsNames {
            accessibilityLabel = name
        }
    }

    private mutating func nameControls(_ words: String) {
        for index in children.indices {
            switch children[index].role.kind?.facts.control {
            case .isOn, .value, .selectedSegmentIndex: children[index].accessibilityLabel = words
            case .text, nil: children[index].nameControls(words)
            }
        }
    }

    private mutating func silenceImages() {
        for index in children.indices {
            if children[index].role == .view(.image), children[index].event == nil { children[index].accessibilityLabel = nil }
            children[index].silenceImages()
        }
    }

    private var holdsNames: Bool {
        children.contains { $0.accessibilityLabel != nil || $0.holdsNames }
    }
}

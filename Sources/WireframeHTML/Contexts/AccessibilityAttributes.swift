import PlaygroundModel
import Wireframes

/// What a node's element is to those who do not look at it: role, name, state and value, in the words of WAI-ARIA.
struct AccessibilityAttributes: Equatable {
    let role: String?
    let label: String?
    /// Of a heading: below the page's own title, and the names of its devices.
    let level: String?
    /// Of a switch.
    let checked: String?
    /// Of a tab.
    let selected: String?
    /// Of what stands for a tab beside other buttons.
    let current: String?
    /// From 0 to 100, and in words.
    let value: String?
    let valueText: String?

    init(_ node: WireframeNode) {
        let role = Self.role(of: node)
        self.role = role
        // What a control of HTML says itself need not be said round it.
        label = node.control?.saysItself == true ? nil : node.accessibilityLabel
        level = role == "heading" ? "3" : nil
        checked = if case .toggle(let isOn, _) = node.content { String(isOn) } else { nil }
        let isSelected = if case .item(let item) = node.content { item.isSelected } else { false }
        selected = role == "tab" ? String(isSelected) : nil
        current = role == "button" && isSelected ? "true" : nil
        let share: Double? = switch node.content {
        case .slider(let share, _) where role != nil: share
        case .progress(let share): share
        default: nil
        }
        value = share.map { ($0 * 100).pointText }
        valueText = value.map { "\($0) %" }
    }

    /// By the names the browser knows them by; `nil` means that the element has no such attribute.
    var byName: [(name: String, value: String?)] {
        [
            ("role", role), ("aria-level", level), ("aria-checked", checked), ("aria-selected", selected), ("aria-current", current),
            ("aria-valuenow", value), ("aria-valuetext", valueText), ("aria-label", label),
        ]
    }

    private static func role(of node: WireframeNode) -> String? {
        if let role = node.accessibilityRole {
            return switch role {
            case .group: "group"
            case .tab: "tab"
            case .tabList: "tablist"
            }
        }
        let ofKind = node.role.kind?.facts.accessibilityRole
        if ofKind == .switch { return "switch" }
        if node.event != nil || ofKind == .button { return "button" }
        if let control = node.control {
            return control.saysItself ? nil : node.role == .view(.segmentedControl) ? "radiogroup" : "group"
        }
        return switch node.role {
        case .barTitle, .largeTitle, .alertTitle: "heading"
        case .presentedView: "dialog"
        // With elements in them that are reached one by one.
        case .controllerView, .screen, .window, .springboard, .pageDots: node.accessibilityLabel == nil ? nil : "group"
        // What cannot be worked is a picture.
        default: ofKind?.rawValue ?? (node.accessibilityLabel == nil ? nil : "img")
        }
    }
}

extension WorkableControl {
    /// Whether an element of HTML stands in the node for the whole control.
    fileprivate var saysItself: Bool {
        switch value {
        case .text: true
        case .value: !isStepper
        case .isOn, .selectedSegmentIndex: false
        }
    }
}

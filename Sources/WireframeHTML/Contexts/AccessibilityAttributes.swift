import PlaygroundModel
import Wireframes

struct AccessibilityAttributes: Equatable {
    let role: String?
    let label: String?
    /// The heading's level, below the page's title and the names of devices.
    let level: String?
    let checked: String?
    let selected: String?
    /// The attribute for a tab among other buttons.
    let current: String?
    /// The value from 0 to 100. `valueText` is the value as text.
    let value: String?
    let valueText: String?

    init(_ node: WireframeNode) {
        let role = Self.role(of: node)
        self.role = role
        // An HTML control has its own label.
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
            case .heading: "heading"
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
        // The elements in these containers are reached one by one.
        case .controllerView, .screen, .window, .springboard, .pageDots: node.accessibilityLabel == nil ? nil : "group"
        // An element without an action is an image.
        default: ofKind?.rawValue ?? (node.accessibilityLabel == nil ? nil : "img")
        }
    }
}

extension WorkableControl {
    /// Whether an HTML element in the node is the whole control.
    fileprivate var saysItself: Bool {
        switch value {
        case .text: true
        case .value: !isStepper
        case .isOn, .selectedSegmentIndex: false
        }
    }
}

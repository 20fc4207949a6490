import PlaygroundModel
import Testing
import Wireframes
@testable import WireframeHTML

/// The roles and states that WAI-ARIA requires.
@Suite struct AccessibilityAttributesTests {
    private func attributes(
        _ role: WireframeNode.Role, _ content: NodeContent = .none, event: Event? = nil, label: String? = nil,
        as accessibilityRole: AccessibilityRole? = nil
    ) -> [String: String] {
        var node = WireframeNode(id: "x", role: role, frame: .zero, content: content, event: event, accessibilityLabel: label)
        node.accessibilityRole = accessibilityRole
        return AccessibilityAttributes(node).byName.reduce(into: [:]) { $0[$1.name] = $1.value }
    }

    private func item(isSelected: Bool) -> NodeContent { .item(.init(title: Samples.text(), isSelected: isSelected)) }

    @Test func `a title is a heading below the name of its device`() {
        #expect(attributes(.barTitle) == ["role": "heading", "aria-level": "3"])
    }

    @Test func `a switch reports whether it is on`() {
        let content = NodeContent.toggle(isOn: true, isEnabled: true)
        let expected = ["role": "switch", "aria-checked": "true", "aria-label": "wifi"]
        #expect(attributes(.view(.switch), content, event: .back, label: "wifi") == expected)
    }

    @Test func `a tab reports whether it is selected, and a sidebar button whether it is current`() {
        #expect(attributes(.tabBarItem, item(isSelected: true), event: .selectTab(0), as: .tab) == ["role": "tab", "aria-selected": "true"])
        #expect(attributes(.tabBarItem, item(isSelected: false), event: .selectTab(0), as: .tab) == ["role": "tab", "aria-selected": "false"])
        #expect(attributes(.sidebarRow, item(isSelected: true), event: .selectTab(0)) == ["role": "button", "aria-current": "true"])
        #expect(attributes(.sidebarRow, item(isSelected: false), event: .selectTab(0)) == ["role": "button"])
    }

    @Test func `disabled sliders and progress views have their values`() {
        let value = ["aria-valuenow": "25", "aria-valuetext": "25 %", "aria-label": "volume"]
        let slider = attributes(.view(.slider), .slider(value: 0.25, isEnabled: false), label: "volume")
        #expect(slider == value.merging(["role": "slider"]) { $1 })
        #expect(attributes(.view(.progress), .progress(value: 0.25), label: "volume") == value.merging(["role": "progressbar"]) { $1 })
    }

    @Test func `views with elements are groups, and images without elements are pictures`() {
        #expect(attributes(.springboard, label: "Home screen")["role"] == "group")
        #expect(attributes(.pageDots, label: "Page 1 of 3")["role"] == "group")
        #expect(attributes(.view(.cell), event: .back, label: "Wi-Fi", as: .group)["role"] == "group")
        #expect(attributes(.view(.image), label: "mountain")["role"] == "img")
    }
}

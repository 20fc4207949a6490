import LayoutEngine
import PlaygroundModel
import Simulation
import Wireframes

struct NodeAttributes: Equatable {
    let classes: String
    let style: String
    let direction: String?
    let aria: AccessibilityAttributes
    let event: String?
    let swipes: String?
    /// The ids of the scroll views under a bar, separated by spaces.
    let scrollViews: String?
    /// The movement of the content of a scroll view (x, y), its offset at the start (x, y), and the height that the bar above has lost, in points.
    let scroll: String?
    /// The events of a press, without the force, and of a long press.
    let press: String?
    let longPress: String?
    let notice: String?
    let isDisabled: Bool
    let isHidden: Bool

    init(_ node: WireframeNode) {
        classes = Self.classes(of: node).joined(separator: " ")
        style = CSSText.style(of: node)
        direction = node.style.appearance.map { $0.isRightToLeft ? "rtl" : "ltr" }
        isDisabled = !node.content.isEnabled
        event = isDisabled ? nil : node.event?.description
        swipes = node.swipes.isEmpty ? nil : node.swipes.map { $0.description }.joined(separator: ",")
        scrollViews = node.style.scrollEdge.flatMap { $0.scrollViews.isEmpty ? nil : $0.scrollViews.joined(separator: " ") }
        scroll = Self.scroll(of: node)
        press = node.finger?.press
        longPress = node.finger?.longPress?.description
        notice = node.finger?.notice
        aria = AccessibilityAttributes(node)
        isHidden = node.isHidden
    }

    /// Whether the keyboard can focus the node. The page makes one such node at a time a stop of the Tab key.
    var isFocusable: Bool { event != nil || (press != nil && notice == nil) }

    /// The attributes with their names in the browser. `nil` removes the attribute.
    var byName: [(name: String, value: String?)] {
        [("class", classes), ("style", style)] + beyondLook
    }

    /// The attributes other than the look, which every node has.
    var beyondLook: [(name: String, value: String?)] {
        let direction: [(name: String, value: String?)] = [("dir", direction)]
        let further: [(name: String, value: String?)] = [
            ("data-event", event), ("tabindex", isFocusable ? "-1" : nil), ("data-swipes", swipes), ("data-press", press),
            ("data-long-press", longPress), ("data-scroll-views", scrollViews), ("data-scroll", scroll), ("title", notice),
            ("aria-disabled", isDisabled ? "true" : nil), ("hidden", isHidden ? "" : nil),
        ]
        return direction + aria.byName + further
    }

    /// The attributes without interaction. Text needs no label, and a named element without text (`isImage`) is an image.
    func still(isImage: Bool, labelled label: String?) -> [(name: String, value: String?)] {
        var role: String? = aria.role == "heading" ? "heading" : nil
        if role == nil, label != nil { role = isImage ? "img" : "group" }
        let state = aria.checked.map { $0 == "true" ? "on" : "off" } ?? aria.valueText
        let words = [label, state].compactMap { $0 }.joined(separator: ", ")
        return [
            ("dir", direction), ("role", role), ("aria-level", aria.level), ("aria-label", label == nil ? nil : words),
            ("aria-disabled", isDisabled ? "true" : nil), ("hidden", isHidden ? "" : nil),
        ]
    }

    private static func scroll(of node: WireframeNode) -> String? {
        if case .scroller(isEnabled: false, _) = node.content { return nil }
        guard let position = node.scrollPosition, position.limit != .zero else { return nil }
        return [position.distance.x, position.distance.y, position.start.x, position.start.y, position.collapsedBarHeight].map { $0.pointText }.joined(separator: " ")
    }

    private static func classes(of node: WireframeNode) -> [String] {
        var classes = ["node", node.role.name]
        let glass = node.style.glassEffect
        if node.style.backgroundColor != nil || (node.style.layer != nil && (glass == nil || glass?.tintColor != nil)) { classes.append("is-filled") }
        if let glass { classes.append(glass.style == .clear ? "clearGlassEffect" : "glassEffect") }
        if let design = node.style.design { classes.append("design-\(design.rawValue)") }
        if node.style.clipsToBounds { classes.append("clips") }
        if let appearance = node.style.appearance {
            classes.append(appearance.isDark ? "dark" : "light")
            if appearance.hasHighContrast { classes.append("high-contrast") }
            if appearance.isElevated { classes.append("elevated") }
        }
        if let presentation = node.style.presentation { classes.append("form-\(presentation.rawValue)") }
        if node.style.resistsDismissal { classes.append("resists-dismissal") }
        if let border = node.style.textBorder { classes.append("border-\(border.rawValue)") }
        if node.style.isFirstResponder { classes.append("is-first-responder") }
        if node.style.castsShadow { classes.append("casts-shadow") }
        if let edge = node.style.scrollEdge {
            if edge.hasAppearance { classes += edge.isReached ? ["has-edge-appearance", "is-at-edge"] : ["has-edge-appearance"] }
            switch edge.effect {
            case .automatic, .soft: break
            case .hard: classes.append("edge-hard")
            case .hidden: classes.append("edge-hidden")
            }
        }
        if node.style.pushedBack != nil { classes.append("is-pushed-back") }
        if node.style.touch?.isSettled == true { classes.append("is-settled") }
        if node.event != nil { classes.append("is-tappable") }
        if case .input = node.content, node.scrollPosition != nil { classes.append("scrolls") }
        return classes + node.content.classes + node.issueMarks.map { "is-\($0.rawValue)" }
    }
}

extension NodeContent {
    fileprivate var classes: [String] {
        switch self {
        case .button(let button): ["style-\(button.style.rawValue)"]
        case .cutout(let cutout, let edge): [cutout.rawValue, "at-\(edge.rawValue)"]
        case .scroller(let isEnabled, let isPaging): (isEnabled ? ["scrolls"] : []) + (isPaging ? ["is-paging"] : [])
        case .cell(let cell): cell.sectionPosition.map { ["in-block", "is-\($0.rawValue)"] } ?? []
        case .item(let item): ["is-\(item.arrangement.rawValue)"] + (item.isSelected ? ["is-chosen"] : []) + (item.isProminent ? ["is-prominent"] : [])
        case .menuRow(let row): row.beginsSection ? ["begins-section"] : []
        case .appIcon(let icon): (icon.isApp ? ["is-app"] : []) + (icon.isEditing ? ["is-editing"] : [])
        default: []
        }
    }
}

import PlaygroundModel
import Simulation

extension WireframeNode {
    /// The tree as indented text for goldens, one node per line:
    ///
    ///     home.title  label  (16, 24, 288, 21)  "Neko"
    public var outline: String {
        outlineLines(indentation: 0).joined(separator: "\n") + "\n"
    }

    private func outlineLines(indentation: Int) -> [String] {
        let line = String(repeating: "  ", count: indentation) + facts.joined(separator: "  ")
        return [line] + children.flatMap { $0.outlineLines(indentation: indentation + 1) }
    }

    private var facts: [String] {
        var facts = [id, role.name, frame.inWords] + content.outline + style.outline
        if let event { facts.append("→ \(event)") }
        facts += swipes.map { "⇢ \($0)" }
        if let finger { facts.append("⤓ \(finger.press)") }
        if isHidden { facts.append("hidden") }
        return facts + issueMarks.map { "!\($0.rawValue)" }
    }
}

extension DeviceWireframe {
    public var outline: String {
        let size = "\(chrome.screenSize.width.pointText)×\(chrome.screenSize.height.pointText)"
        let badges = chrome.horizontalSizeClass.badge(axis: "w") + " " + chrome.verticalSizeClass.badge(axis: "h")
        return [id, chrome.name, chrome.subtitle, size, badges].joined(separator: "  ") + "\n" + screen.outline
    }
}

extension UserInterfaceSizeClass {
    /// The class as a badge, for example `wC`, `hR`, or `w–` if unspecified. A doubtful class has a question mark.
    public func badge(axis: String, isDoubtful: Bool = false) -> String {
        let mark = isDoubtful ? "?" : ""
        return switch self {
        case .compact: axis + "C" + mark
        case .regular: axis + "R" + mark
        case .unspecified: axis + "–" + mark
        }
    }
}

extension NodeContent {
    fileprivate var outline: [String] {
        switch self {
        case .none: []
        case .text(let text): text.outline
        case .back(let text): text?.outline ?? []
        case .item(let item):
            (item.title?.outline ?? []) + (item.image.map { ["image \($0)"] } ?? [])
                + (item.badge.map { ["badge \($0.lines.joined())"] } ?? [])
                + (item.arrangement == .imageOrTitle ? [] : [item.arrangement.rawValue])
                + (item.isSelected ? ["selected"] : []) + (item.isProminent ? ["prominent"] : []) + Self.state(item.isEnabled)
        case .input(let text, let isPlaceholder, let isEnabled):
            text.outline + (isPlaceholder ? ["placeholder"] : []) + Self.state(isEnabled)
        case .button(let button):
            ["\(button.style.rawValue)"] + (button.title?.outline ?? []) + (button.subtitle?.outline ?? [])
                + (button.image.map { ["image \($0)"] } ?? [])
                + (button.imageSize.map { ["image \($0.width.pointText)×\($0.height.pointText)"] } ?? [])
                + (button.contentInsets.map { ["inset \($0.outline)"] } ?? []) + Self.state(button.isEnabled)
        case .image(let name, let mode, _): [name?.description ?? "no image", mode.rawValue]
        case .toggle(let isOn, let isEnabled): [isOn ? "on" : "off"] + Self.state(isEnabled)
        case .slider(let value, let isEnabled): [value.pointText] + Self.state(isEnabled)
        case .ofKind(let isEnabled): Self.state(isEnabled)
        case .segments(let titles, let selected, let isEnabled):
            titles.enumerated().map { $0 == selected ? "[\($1)]" : $1 } + Self.state(isEnabled)
        case .progress(let value): [value.pointText]
        case .pages(let count, let current): ["\(current + 1) of \(count)"]
        case .scroller(let isEnabled, let isPaging): (isPaging ? ["paging"] : []) + Self.state(isEnabled)
        case .cell(let cell): cell.outline
        case .wheels(let wheels): wheels.map { "\"\($0.selected)\"" }
        case .capsules(let texts): texts.map { "\"\($0)\"" }
        case .calendar(let month): ["\(month.selected) of \(month.title)"] + [month.time].compactMap { $0 }
        case .placeholder(let title): title.map { ["\"\($0)\""] } ?? []
        case .menuRow(let row):
            row.title.outline + (row.subtitle?.outline ?? []) + (row.mark.map { [$0.rawValue] } ?? [])
                + (row.glyph.map { [$0.outline] } ?? []) + (row.isGlyphAtRight ? ["glyph at right"] : [])
                + Self.state(row.isEnabled)
        case .appIcon(let icon):
            ["\"\(icon.name)\""] + (icon.isApp ? ["app"] : []) + (icon.isNamed ? [] : ["docked"])
                + (icon.isEditing ? ["editing"] : [])
        case .status(let time, .cluster(let isStacked)): [time, isStacked ? "stacked" : "beside"]
        case .status(let time, _): [time]
        case .cutout(let cutout, let edge): [cutout.rawValue, edge.rawValue]
        case .keys(let keys): ["\(keys.keys.count) keys"] + (keys.accessory.map { ["accessory \($0.height.pointText)"] } ?? [])
        }
    }

    private static func state(_ isEnabled: Bool) -> [String] { isEnabled ? [] : ["disabled"] }
}

extension NodeText {
    fileprivate var outline: [String] {
        let quoted = "\"" + lines.joined(separator: "⏎") + "\""
        return [quoted, "\(pointSize.pointText)/\(lineHeight.pointText) \(weight.rawValue) \(alignment.rawValue)"]
            + (color.map { [$0.outline] } ?? [])
    }
}

extension EdgeInsets {
    fileprivate var outline: String { [top, left, bottom, right].map { $0.pointText }.joined(separator: " ") }
}

extension NodeStyle {
    fileprivate var outline: [String] {
        var facts: [String] = []
        if let backgroundColor { facts.append("on \(backgroundColor.outline)") }
        if let tintColor { facts.append("tint \(tintColor.outline)") }
        if alpha != 1 { facts.append("alpha \(alpha.pointText)") }
        if let turn { facts.append("turned \(turn.degrees)°") }
        if let cornerRadii { facts.append("radius \(cornerRadii.inWords)") }
        if let border { facts.append("border \(border.width.pointText) \(border.color.outline)") }
        if let textBorder { facts.append("border \(textBorder.rawValue)") }
        if let presentation { facts.append("as \(presentation.rawValue)") }
        if isFirstResponder { facts.append("first responder") }
        if castsShadow { facts.append("floating") }
        if let scrollEdge, scrollEdge.hasAppearance { facts.append(scrollEdge.isReached ? "at edge" : "over content") }
        if let scrollEdge { facts += scrollEdge.scrollViews.map { "over \($0)" } }
        if let effect = scrollEdge?.effect, effect != .automatic { facts.append("\(effect.rawValue) edge") }
        if let pushedBack { facts.append("pushed back \(pushedBack.pointText)") }
        if let touch { facts.append("brought \(touch.amount.pointText)" + (touch.isSettled ? " settled" : "")) }
        return facts + (appearance?.outline ?? [])
    }
}

extension Appearance {
    fileprivate var outline: [String] {
        (isDark ? ["dark"] : []) + (hasHighContrast ? ["high contrast"] : []) + (isRightToLeft ? ["right to left"] : [])
            + (isElevated ? ["elevated"] : [])
    }
}

extension Color {
    fileprivate var outline: String {
        switch self {
        case .semantic(let color): color.rawValue
        case .rgb(let red, let green, let blue, let alpha):
            "rgb(\(red), \(green), \(blue)" + (alpha == 1 ? ")" : ", \(alpha.pointText))")
        case .dynamic(let light, let dark): "\(light.outline) (dark: \(dark.outline))"
        }
    }
}

extension NodeContent.MenuRow.Glyph {
    fileprivate var outline: String {
        switch self {
        case .system(let icon): "glyph \(icon.name)"
        case .drawing(let name): "drawing \(name)"
        case .template(let name, let image): "template \(name) \(image.scale.map { "@\($0)x" } ?? image.format.rawValue)"
        }
    }
}

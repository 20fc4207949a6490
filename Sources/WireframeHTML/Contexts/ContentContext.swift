import PlaygroundModel
import Wireframes

/// A node's content: the template that draws it and its values.
struct ContentContext: TemplateContext {
    let template: String
    private let values: [String: TemplateValue]

    init(_ node: WireframeNode, glyphs: Set<String>) {
        let (template, parts) = Self.parts(of: node, glyphs: glyphs)
        var values = parts
        values.update(with: ControlContext.values(of: node.control, named: node.accessibilityLabel))
        self.template = template
        self.values = values
    }

    func child(named name: String) -> TemplateValue? {
        name == "template" ? .text(template) : values[name]
    }

    private static func parts(of node: WireframeNode, glyphs: Set<String>) -> (String, [String: TemplateValue]) {
        switch node.content {
        case .none: ("content/" + bare(node.role), [:])
        case .ofKind: ("content/" + node.role.name, [:])
        case .text(let text): ("content/text", ["text": .init(TextContext(text))])
        case .back(let text): ("content/back", ["text": .init(text.map { TextContext($0) })])
        case .item(let item): ("content/" + template(of: item), values(of: item, glyphs: glyphs))
        case .image(let name, let mode, let size):
            ("content/image", [
                "glyph": .init(DrawingContext(name, in: glyphs)),
                "size": .init(mode == .scaleToFill || size.height <= 0 ? nil : CSSText.imageSize(size)),
            ])
        case .button(let button): ("content/button", values(of: button, glyphs: glyphs))
        case .input(let text, let isPlaceholder, _):
            ("content/input", [
                "text": .init(TextContext(text)), "isPlaceholder": .init(isPlaceholder),
                "isSearch": .init(node.role == .view(.searchBar) || node.role == .searchField), "isMultiline": .init(node.role == .view(.textView)),
            ])
        case .toggle: ("content/switch", [:])
        case .slider(let value, _): ("content/slider", ["value": .init(percent(value))])
        case .segments(let titles, let selected, _):
            ("content/segments", [
                "segments": .init(titles.enumerated().map { SegmentContext($1, isSelected: $0 == selected, index: $0) }),
            ])
        case .progress(let value): ("content/progress", ["value": .init(percent(value))])
        case .pages(let count, let current):
            ("content/pages", ["dots": .init((0..<max(0, count)).map { SegmentContext("", isSelected: $0 == current) })])
        case .scroller: ("content/none", [:])
        case .cell(let cell): ("content/cell", CellContext.values(of: cell))
        case .wheels(let wheels): ("content/wheels", ["wheels": .init(wheels.map(WheelContext.init))])
        case .capsules(let texts): ("content/capsules", ["capsules": .init(texts)])
        case .calendar(let month): ("content/calendar", CalendarContext.values(of: month))
        case .placeholder(let title):
            (placeholder(node.role), ["title": .init(title)])
        case .menuRow(let row): ("content/menu-row", MenuRowContext.values(of: row, glyphs: glyphs))
        case .appIcon(let icon):
            ("content/app-icon", [
                "title": .init(icon.isNamed ? icon.name : nil), "initial": .init(String(icon.name.prefix(1))),
                "isEditing": .init(icon.isEditing),
            ])
        case .keys(let keys): ("content/keyboard", KeyboardContext.values(of: keys, glyphs: glyphs))
        case .statusBar(let time, let middle): ("content/status", ["time": .init(time), "middle": .init(CSSText.px(middle))])
        case .statusCluster(let time, _): ("content/status-cluster", ["time": .init(time)])
        case .cutout: ("content/none", [:])
        }
    }

    /// For content that depends on the role alone.
    private static func bare(_ role: WireframeNode.Role) -> String {
        switch role {
        case .otherApp: "other-app"
        case .previewArrow: "preview-arrow"
        default: "none"
        }
    }

    private static func placeholder(_ role: WireframeNode.Role) -> String {
        switch role {
        case .view(.map): "content/map"
        case .view(.web): "content/web"
        default: "content/tile"
        }
    }

    /// A bar button shows its image or its title; other buttons show both.
    private static func template(of item: NodeContent.Item) -> String {
        switch item.arrangement {
        case .imageOrTitle where item.badge != nil: "tab"
        case .imageOrTitle: item.image == nil ? "text" : "glyph"
        case .stacked, .beside: "tab"
        case .row: "row"
        case .line: "line"
        }
    }

    private static func values(of item: NodeContent.Item, glyphs: Set<String>) -> [String: TemplateValue] {
        [
            "text": .init(item.title.map { TextContext($0) }),
            "glyph": .init(item.image.map { DrawingContext($0, in: glyphs) }),
            "badge": .init(item.badge.map { TextContext($0) }),
        ]
    }

    private static func values(of button: NodeContent.Button, glyphs: Set<String>) -> [String: TemplateValue] {
        [
            "text": .init(button.title.map { TextContext($0) }),
            "subtitle": .init(button.subtitle.map { TextContext($0) }),
            "glyph": .init(button.image.map { DrawingContext($0, in: glyphs) }),
            "face": .init(CSSText.face(of: button)),
        ]
    }

    private static func percent(_ value: Double) -> String { (value * 100).pointText }
}

import Mustache
import PlaygroundModel
import Wireframes

/// A node's content: the name of the template that draws it, and what that template needs.
struct ContentContext: MustacheParent {
    let template: String
    private let values: [String: Any]

    init(_ node: WireframeNode, glyphs: Set<String>) {
        (template, values) = Self.parts(of: node, glyphs: glyphs)
    }

    func child(named name: String) -> Any? {
        name == "template" ? template : values[name]
    }

    private static func parts(of node: WireframeNode, glyphs: Set<String>) -> (String, [String: Any]) {
        switch node.content {
        case .none: ("content/" + bare(node.role), [:])
        case .text(let text): ("content/text", ["text": TextContext(text)])
        case .back(let text): ("content/back", ["text": (text.map { TextContext($0) }).orAbsent])
        case .item(let item): ("content/" + template(of: item), values(of: item, glyphs: glyphs))
        case .image(let name, _): ("content/image", ["glyph": glyph(named: name, in: glyphs)])
        case .button(let button): ("content/button", values(of: button, glyphs: glyphs))
        case .input(let text, let isPlaceholder, _):
            ("content/input", [
                "text": TextContext(text), "isPlaceholder": isPlaceholder, "isSearch": node.role == .view(.searchBar),
            ])
        case .toggle: ("content/switch", [:])
        case .slider(let value, _): ("content/slider", ["value": percent(value)])
        case .stepper: ("content/stepper", [:])
        case .segments(let titles, let selected, _):
            ("content/segments", [
                "segments": titles.enumerated().map { SegmentContext($1, isSelected: $0 == selected) },
            ])
        case .progress(let value): ("content/progress", ["value": percent(value)])
        case .pages(let count, let current):
            ("content/pages", ["dots": (0..<max(0, count)).map { SegmentContext("", isSelected: $0 == current) }])
        case .scroller: ("content/none", [:])
        case .cell(let cell): ("content/cell", CellContext.values(of: cell))
        case .wheels(let wheels): ("content/wheels", ["wheels": wheels.map(WheelContext.init)])
        case .capsules(let texts): ("content/capsules", ["capsules": texts])
        case .calendar(let month): ("content/calendar", CalendarContext.values(of: month))
        case .placeholder(let title):
            (node.role == .view(.map) ? "content/map" : "content/web", ["title": title.orAbsent])
        case .menuRow(let row): ("content/menu-row", MenuRowContext.values(of: row, glyphs: glyphs))
        case .appIcon(let icon):
            ("content/app-icon", [
                "name": (icon.isNamed ? icon.name : nil).orAbsent, "initial": String(icon.name.prefix(1)),
                "isEditing": icon.isEditing,
            ])
        case .statusBar(let time, let middle): ("content/status", ["time": time, "middle": CSSText.px(middle)])
        case .cutout: ("content/none", [:])
        }
    }

    /// Views that are drawn by their kind alone.
    private static func bare(_ role: WireframeNode.Role) -> String {
        switch role {
        case .otherApp: "other-app"
        case .previewArrow: "preview-arrow"
        case .view(.activityIndicator): "activity"
        default: "none"
        }
    }

    /// A button of a bar shows one of the two; elsewhere image and title stand together.
    private static func template(of item: NodeContent.Item) -> String {
        switch item.arrangement {
        case .imageOrTitle where item.badge != nil: "tab"
        case .imageOrTitle: item.image == nil ? "text" : "glyph"
        case .stacked, .beside: "tab"
        case .row: "row"
        case .line: "line"
        }
    }

    private static func values(of item: NodeContent.Item, glyphs: Set<String>) -> [String: Any] {
        [
            "text": (item.title.map { TextContext($0) }).orAbsent,
            "glyph": (item.image.map { glyph(named: $0, in: glyphs) }).orAbsent,
            "badge": (item.badge.map { TextContext($0) }).orAbsent,
        ]
    }

    private static func values(of button: NodeContent.Button, glyphs: Set<String>) -> [String: Any] {
        [
            "text": (button.title.map { TextContext($0) }).orAbsent,
            "subtitle": (button.subtitle.map { TextContext($0) }).orAbsent,
            "glyph": (button.image.map { glyph(named: $0, in: glyphs) }).orAbsent,
        ]
    }

    /// The drawing of that name, or the one that stands for any image.
    static func glyph(named name: String?, in glyphs: Set<String>) -> String {
        guard let name, glyphs.contains(name) else { return "images/any" }
        return "images/" + name
    }

    private static func percent(_ value: Double) -> String { (value * 100).pointText }
}

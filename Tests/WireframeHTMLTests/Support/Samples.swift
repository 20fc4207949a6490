import LayoutEngine
import PlaygroundModel
@testable import Simulation
import SourceDiagnostics
@testable import Wireframes

extension ImageName: ExpressibleByStringLiteral {
    public init(stringLiteral name: String) {
        self.init(name)
    }
}

/// Sample values that contain every kind of content.
enum Samples {
    static func text(_ line: String = "Neko") -> NodeText { NodeText(lines: [line], pointSize: 17, lineHeight: 22) }

    static func node(
        _ id: String = "home.title", role: WireframeNode.Role = .view(.label), content: NodeContent = .text(text()),
        event: Event? = nil, children: [WireframeNode] = []
    ) -> WireframeNode {
        WireframeNode(
            id: id, role: role, frame: Rect(x: 16, y: 24, width: 288, height: 22), content: content, event: event,
            children: children
        )
    }

    /// One node for each kind of content, with all its parts.
    static let nodes: [WireframeNode] = [
        node(),
        node(role: .backButton, content: .back(text("Home")), event: .back),
        node(role: .backButton, content: .back(nil), event: .back),
        node(role: .barButtonItem, content: .item(.init(title: text("Edit")))),
        node(role: .barButtonItem, content: .item(.init(title: nil, image: "trash", isEnabled: false))),
        node(role: .tabBarItem, content: .item(.init(
            title: text("Cats"), image: "cat", badge: text("3"), arrangement: .stacked, isSelected: true
        ))),
        node(role: .tabBarItem, content: .item(.init(title: text("Dogs"), badge: text("!")))),
        node(role: .moreListRow, content: .item(.init(title: text("More"), badge: text("12"), arrangement: .row))),
        node(role: .sidebarRow, content: .item(.init(title: text("Cats"), image: "cat", badge: text("3"), arrangement: .line))),
        node(role: .view(.image), content: .image(name: "cat", mode: .scaleAspectFill)),
        node(role: .view(.image), content: .image(name: "no such drawing", mode: .scaleToFill)),
        node(role: .view(.image), content: .image(name: symbol, mode: .scaleToFill)),
        node(role: .view(.button), content: .button(NodeContent.Button(
            title: text("Next"), subtitle: text("to the cards"), image: "star", style: .filled, isEnabled: false
        ))),
        node(role: .view(.button), content: .button(NodeContent.Button(
            title: text("Next"), image: "star", style: .system, imageSize: Size(width: 30, height: 20),
            contentInsets: EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        ))),
        node(role: .view(.searchBar), content: .input(text("Search"), isPlaceholder: true, isEnabled: true)),
        node(role: .searchField, content: .input(text("Search"), isPlaceholder: true, isEnabled: true)),
        node(role: .view(.switch), content: .toggle(isOn: true, isEnabled: true)),
        node(role: .view(.slider), content: .slider(value: 0.25, isEnabled: true)),
        node(role: .view(.stepper), content: .ofKind(isEnabled: true)),
        node(role: .view(.segmentedControl), content: .segments(["Day", "Week"], selected: 1, isEnabled: true)),
        node(role: .view(.progress), content: .progress(value: 0.5)),
        node(role: .view(.pageControl), content: .pages(count: 3, current: 1)),
        node(role: .view(.map), content: .placeholder(title: "Harbour")),
        node(role: .view(.web), content: .placeholder(title: "example.org")),
        node(role: .view(.view), content: .placeholder(title: "ChartView")),
        node(role: .statusBar, content: .status(time: "9:41", .ears(covered: 209))),
        node(role: .statusBar, content: .status(time: "9:41", .cluster(isStacked: true))),
        node(role: .cutout, content: .cutout(.notch, edge: .top)),
        node(role: .otherApp, content: .none),
        node(role: .view(.activityIndicator), content: .ofKind(isEnabled: true)),
        node(role: .view(.scroll), content: .scroller(isEnabled: true, isPaging: true)),
        node(role: .view(.cell), content: .cell(NodeContent.Cell(
            accessory: .detailDisclosureButton, accessoryMargin: 16, separatorInset: EdgeInsets(left: 16), sectionPosition: .first
        ))),
        node(role: .view(.cell), content: .cell(NodeContent.Cell(accessory: .checkmark))),
        node(role: .view(.picker), content: .wheels([NodeContent.Wheel(["Tea", "Coffee", "Milk"], selected: 1)])),
        node(role: .view(.datePicker), content: .capsules(["Sep 9, 2014"])),
        node(role: .view(.datePicker), content: .calendar(NodeContent.Month(.example, showsTime: true))),
        node(role: .view(.view), content: .none),
        node(role: .previewArrow, content: .none),
        node(role: .springboardDock, content: .none),
        node(role: .keyboard, content: .keys(NodeContent.Keys(
            keys: [
                .init(frame: Rect(x: 0, y: 0, width: 40, height: 42), label: "q", face: .letter),
                .init(frame: Rect(x: 0, y: 0, width: 40, height: 42), label: "123", face: .special),
                .init(frame: Rect(x: 0, y: 0, width: 40, height: 42), label: "", glyph: "globe", face: .bare),
            ],
            accessory: Rect(x: 0, y: 0, width: 402, height: 44), dividers: [Rect(x: 134, y: 12, width: 1, height: 20)]
        ))),
        node(role: .springboardIcon, content: .appIcon(.init(name: "Neko", isApp: true, isEditing: true))),
        node(role: .actionRow, content: .menuRow(.init(
            title: text("Share"), subtitle: text("with a friend"), glyph: .drawing("cat"), mark: .disclosure
        ))),
        node(role: .quickActionRow, content: .menuRow(.init(
            title: text("Paw"), glyph: .template("paw", .init(scale: 2, format: .png, bytes: [1, 2, 3]))
        ))),
        node(role: .actionRow, content: .menuRow(.init(title: text("Back"), mark: .back, isEnabled: false))),
        node(role: .actionRow, content: .menuRow(.init(title: text("Some"), mark: .mixed))),
        field(.roundedRect), field(.bezel), field(.line), node(content: .text(attributed)),
        node(role: .view(.textView), content: .input(attributed, isPlaceholder: true, isEnabled: true)),
    ] + SystemIcon.allCases.map { icon in
        node(role: .actionRow, content: .menuRow(.init(title: text(icon.name), glyph: .system(icon), mark: .check)))
    }

    private static var symbol: ImageName {
        var name = ImageName("star")
        name.isSymbol = true
        return name
    }

    /// A text field with views at both ends.
    private static func field(_ border: TextBorderStyle) -> WireframeNode {
        var field = node(role: .view(.textField), content: .input(text(), isPlaceholder: false, isEnabled: true))
        field.style.parts = .field(NodeStyle.FieldViews(left: "star", right: "cat", leftMode: .always, rightMode: .whileEditing, clearMode: .always))
        field.style.textBorder = border
        return field
    }

    static var attributed: NodeText {
        var text = text("Neko sleeps")
        text.runs = [[
            NodeText.Run(text: "Neko", weight: .semibold, isItalic: true, isUnderlined: true, isStruck: true, color: .semantic(.systemRed)),
            NodeText.Run(text: " sleeps", weight: .regular),
        ]]
        text.paragraphs = .init()
        return text
    }

    /// A node with every attribute, which contains all other nodes.
    static var everything: WireframeNode {
        var root = WireframeNode(
            id: "device/screen", role: .screen, frame: Rect(x: 0, y: 0, width: 320, height: 568),
            style: NodeStyle(appearance: Appearance(isRightToLeft: true)), content: .segments([], selected: nil, isEnabled: false),
            accessibilityLabel: "Screen", isHidden: true
        )
        root.children = nodes.enumerated().map { index, node in
            var node = node
            node.id = "home.node\(index)"
            // A picker wheel shows the rows that fit.
            if node.role == .view(.picker) { node.frame.size.height = 216 }
            return node
        }
        return root
    }

    static func device(
        screen: WireframeNode = everything, orientation: InterfaceOrientation = .portrait, log: DeviceLog = DeviceLog()
    ) -> DeviceWireframe {
        let size = Size(width: 320, height: 568)
        return DeviceWireframe(
            id: "iphone-se-1",
            chrome: DeviceWireframe.Chrome(
                name: "iPhone SE", subtitle: orientation.isPortrait ? "Portrait" : "Landscape", idiom: .phone,
                orientation: orientation, screenSize: orientation.isPortrait ? size : size.transposed,
                hasHomeButton: true, horizontalSizeClass: .compact,
                verticalSizeClass: orientation.isPortrait ? .regular : .compact, nextOrientation: orientation.toggled
            ),
            environment: Environment(orientation: orientation), screen: screen, log: log
        )
    }

    /// An iPad in a resizable window with width marks.
    static let pad = DeviceWireframe(
        id: "ipad-9-7",
        chrome: DeviceWireframe.Chrome(
            name: "iPad", subtitle: "Portrait · window", idiom: .pad, orientation: .portrait,
            screenSize: Size(width: 768, height: 1024), window: Rect(x: 0, y: 0, width: 600, height: 1024),
            windowLimits: WindowLimits(least: Size(width: 320, height: 480), most: Size(width: 768, height: 1024)), horizontalSizeClass: .compact, verticalSizeClass: .regular,
            controls: DeviceControls(
                inForce: [.rotate(.portrait), .window(.resizable(Size(width: 600, height: 1024)))],
                offered: [
                    .rotate(.portrait), .window(.fullScreen), .window(.oneThird),
                    .window(.resizable(Size(width: 600, height: 1024))),
                ]
            )
        ),
        environment: Environment(), screen: node("device/screen", role: .screen, content: .none),
        widthMarks: [widthMark]
    )

    /// A folding device, half open.
    static let duo: DeviceWireframe = {
        var duo = device()
        duo.id = "iphone-duo"
        duo.chrome.fold = Fold(posture: Posture(.half), corners: CornerRadii(all: 55))
        duo.chrome.controls = DeviceControls(inForce: [.fold(.half)], offered: Posture.Name.allCases.map(Event.fold))
        return duo
    }()

    static let widthMark = WidthMark(
        width: 678,
        changes: [
            WidthMark.Change(trait: .horizontalSizeClass, below: .name("compact"), above: .name("regular")),
            WidthMark.Change(trait: .custom("density"), below: nil, above: .name("cosy")),
        ],
        elements: [WidthMark.Element(path: DocumentPath([.key("controllers")]), place: place)]
    )

    static let place = SourcePlace(fileName: "neko.toml", line: 107)

    static let logLine = LogLine(
        pieces: [LogLine.Piece(.action, "tapped"), LogLine.Piece(.name, "next")], depth: 1,
        source: DocumentPath([.key("controllers")])
    )

    static let records: [DiagnosticRecord] = {
        let source = SourceText("title = \"Neko\"\nkind = \"lable\"\n", fileName: "neko.toml")
        func span(_ line: Int, _ columns: Range<Int>) -> SourceSpan {
            SourceSpan(
                fileName: "neko.toml", start: SourcePosition(line: line, column: columns.lowerBound),
                end: SourcePosition(line: line, column: columns.upperBound)
            )
        }
        let error = Diagnostic(
            code: "unknown-kind", headline: "there is no kind “lable”", place: .span(span(2, 8..<15)),
            label: "a kind of view", notes: ["Kinds are UIKit’s classes."], hint: "Did you mean “label”?"
        )
        let warning = Diagnostic(
            code: "odd", severity: .warning, headline: "this is odd", place: .span(span(1, 1..<6)), devices: ["iphone-se-1", "ipad-9-7"]
        )
        return [error, error, warning].map { DiagnosticRecord($0, in: [source]) }
    }()

    static let comparison: Comparison = {
        let trait = Comparison.Difference(name: "horizontalSizeClass", first: "compact", second: "regular")
        let node = Comparison.NodeDifference(
            node: "home.title", name: "title", controller: "home", kind: "label", first: "present", second: "absent"
        )
        return Comparison(
            first: Comparison.Side(id: "iphone-se-1", name: "iPhone SE", subtitle: "Portrait"),
            second: Comparison.Side(id: "ipad-9-7", name: "iPad", subtitle: "Landscape"),
            traits: [
                Comparison.TraitGroup(controller: nil, traits: [trait]),
                Comparison.TraitGroup(controller: "home", traits: [Comparison.Difference(name: "density", first: nil, second: "cosy")]),
            ],
            containers: [Comparison.Difference(name: "nav", first: "home › detail", second: "home")],
            presence: [node], frames: Array(repeating: node, count: 201)
        )
    }()

    static let inspection = Inspection(
        device: "iphone-se-1", node: "home.title", name: "title", kind: "label",
        frame: Rect(x: 16, y: 24, width: 288, height: 22), source: DocumentPath([.key("controllers"), .key("home")]),
        place: place, ancestors: [Inspection.Ancestor(node: "home", name: "home")], issueMarks: WireframeNode.IssueMark.allCases,
        doubts: ["The frame of home is doubtful."], controller: "home",
        traits: [
            Inspection.TraitRow(
                name: "horizontalSizeClass", value: "compact",
                origins: [Inspection.OriginRow(source: "Settings", value: "compact", place: place)]
            ),
            Inspection.TraitRow(name: "displayScale", value: "2", origins: []),
        ],
        elements: [true, false].map { holds in
            Inspection.ElementRow(
                element: ResolvedAdaptiveElement(
                    path: DocumentPath([.key("adaptive")]), holds: holds,
                    reasons: [.init(condition: .width(atLeast: 500, atMost: nil), holds: holds, actual: "320")]),
                place: place
            )
        },
        constraints: [true, false].map { isActive in
            Inspection.ConstraintRow(
                text: "title.top == top + 8 @750", path: DocumentPath([.key("constraints"), .index(0)]), priority: 750,
                isActive: isActive, rule: "width ≥ 500", deviation: 4,
                lines: [ConstraintLine(start: Point(x: 8, y: 0), end: Point(x: 8, y: 12))], place: place, value: "12 ≠ 0 + 8"
            )
        }
    )
}

@testable import LayoutEngine
import PlaygroundModel
@testable import Simulation
import Testing
@testable import Wireframes

@Suite struct ViewNodesTests {
    private func nodes(
        _ views: [ResolvedView], _ layout: LayoutResult, traits: TraitCollection = TraitCollection()
    ) -> [WireframeNode] {
        let controller = SceneController.make(frame: .zero, traits: traits, views: views)
        return ViewNodes(controller: controller, layout: layout).topLevelNodes
    }

    private func text(_ lines: String..., isTruncated: Bool = false) -> LaidOutText {
        LaidOutText(lines: lines, pointSize: 17, weight: .regular, lineHeight: 22, isTruncated: isTruncated)
    }

    @Test func subviewsAreInTheirSuperviewsCoordinates() {
        let nodes = nodes(
            [.make("stack", .stack, subviews: ["title"]), .make("title", .label)],
            LayoutResult(frames: [
                "stack": Rect(x: 10, y: 10, width: 100, height: 50), "title": Rect(x: 12, y: 20, width: 90, height: 22),
            ])
        )
        #expect(nodes.map(\.id) == ["home.stack"])
        #expect(nodes[0].children.map(\.frame) == [Rect(x: 2, y: 10, width: 90, height: 22)])
    }

    @Test func selectedRowsAreHighlightedUnlessTheirStyleIsNone() {
        func ground(_ style: String) -> Color? {
            var controller = SceneController.make(
                frame: .zero, views: [
                    .make("list", .table, subviews: ["list.0.0"]), .make("list.0.0", .cell, [.selectionStyle: .string(style)]),
                ])
            controller.changes.select("list.0.0", by: nil)
            let layout = LayoutResult(frames: ["list": .zero, "list.0.0": .zero])
            return ViewNodes(controller: controller, layout: layout).topLevelNodes[0].children.first?.style.backgroundColor
        }
        #expect(ground("default") == .semantic(.systemGray4))
        #expect(ground("none") == .semantic(.systemBackground))
    }

    @Test func orthogonalSectionsAreScrollViewsWithABackgroundBehindThem() {
        var section = LaidOutSection()
        section.scroller = .init(
            frame: Rect(x: 5, y: 20, width: 100, height: 40), content: Rect(x: -195, y: 20, width: 300, height: 40), items: ["grid.0.0", "grid.0.1"],
            stops: [Rect(x: 5, y: 20, width: 100, height: 40)], behavior: .paging)
        section.background = SectionBackground()
        section.frame = Rect(x: 5, y: 10, width: 100, height: 60)
        var layout = LayoutResult(frames: [
            "grid": Rect(x: 5, y: 5, width: 100, height: 200), "grid.0.header": Rect(x: 5, y: 10, width: 100, height: 10),
            "grid.0.0": Rect(x: 15, y: 20, width: 90, height: 40), "grid.0.1": Rect(x: 115, y: 20, width: 90, height: 40),
            "grid.1.0": Rect(x: 5, y: 70, width: 100, height: 40),
        ])
        layout.sections = ["grid": [0: section]]
        let nodes = nodes([
            .make("grid", .collection, subviews: ["grid.0.header", "grid.0.0", "grid.0.1", "grid.1.0"]), .make("grid.0.header", .sectionHeader),
            .make("grid.0.0", .cell), .make("grid.0.1", .cell), .make("grid.1.0", .cell),
        ], layout)
        let parts = nodes[0].children
        #expect(parts.map(\.id) == [
            "home.grid/section0/background", "home.grid.0.header", "home.grid/section0", "home.grid.1.0",
        ])
        #expect(parts[0].frame == Rect(x: 0, y: 5, width: 100, height: 60))
        #expect(parts[2].frame == Rect(x: 0, y: 15, width: 100, height: 40))
        #expect(parts[2].content == .scroller(isEnabled: true, isPaging: true))
        #expect(parts[2].children[0].frame == Rect(x: -200, y: 0, width: 300, height: 40))
        #expect(parts[2].children[0].children.map(\.frame.minX) == [210, 310, 200])
    }

    @Test func pinnedHeadersStayInTheirRangeAndHideContentBelow() {
        var section = LaidOutSection()
        section.pins = [.init(view: "grid.0.header", range: Rect(x: 5, y: 45, width: 100, height: 80), edge: .top)]
        var layout = LayoutResult(frames: [
            "grid": Rect(x: 5, y: 5, width: 100, height: 200), "grid.0.header": Rect(x: 5, y: 45, width: 100, height: 10),
            "grid.0.0": Rect(x: 5, y: 55, width: 100, height: 70),
        ])
        layout.sections = ["grid": [0: section]]
        let pin = nodes([
            .make("grid", .collection, subviews: ["grid.0.header", "grid.0.0"]), .make("grid.0.header", .sectionHeader), .make("grid.0.0", .cell),
        ], layout)[0].children[0]
        #expect(pin.id == "home.grid.0.header/pin" && pin.frame == Rect(x: 0, y: 40, width: 100, height: 80))
        #expect(pin.style.parts == .pin(NodeStyle.Pin(edge: .top, inset: 0)))
        #expect(pin.children.map(\.frame) == [Rect(x: 0, y: 0, width: 100, height: 10)])
        #expect(pin.children[0].style.backgroundColor == .semantic(.systemBackground))
    }

    /// UITableView.backgroundView: the view does not scroll and does not cover rows.
    @Test func backgroundViewsStayBehindTheRows() {
        var layout = LayoutResult(frames: [
            "list": Rect(x: 5, y: 5, width: 100, height: 200), "list.0.0": Rect(x: 5, y: 5, width: 100, height: 70),
            "empty": Rect(x: 5, y: 5, width: 100, height: 200),
        ])
        layout.contents["list"] = ScrollContent(size: Size(width: 100, height: 300))
        var list = ResolvedView.make("list", .table, subviews: ["list.0.0"])
        list.definition.backgroundView = "empty"
        let nodes = nodes([list, .make("list.0.0", .cell), .make("empty", .label)], layout)
        #expect(nodes.map(\.id) == ["home.list"])
        let parts = nodes[0].children[0].children
        #expect(parts.map(\.id) == ["home.empty/pin", "home.list.0.0"])
        #expect(parts[0].frame == Rect(x: 0, y: 0, width: 100, height: 300) && parts[0].style.parts == .pin(NodeStyle.Pin()))
        #expect(parts[0].children[0].frame == Rect(x: 0, y: 0, width: 100, height: 200))
    }

    @Test func rowsOfListSectionsFollowTheListsAppearance() {
        func ground(_ appearance: ListSectionAppearance, isHeader: Bool = false) -> Color? {
            var layout = LayoutResult(frames: ["grid": .zero, "grid.0.0": .zero], cells: ["grid.0.0": LaidOutCell(sectionPosition: .only)])
            layout.cells["grid.0.0"]?.appearance = appearance
            layout.cells["grid.0.0"]?.isHeader = isHeader
            return nodes([.make("grid", .collection, subviews: ["grid.0.0"]), .make("grid.0.0", .cell)], layout)[0].children.first?.style.backgroundColor
        }
        #expect(ground(.plain) == .semantic(.systemBackground))
        #expect(ground(.insetGrouped) == .semantic(.secondarySystemGroupedBackground))
        #expect(ground(.sidebar) == nil && ground(.insetGrouped, isHeader: true) == nil)
    }

    @Test func draggedRowsShowTheirActionsAtTheEdge() {
        var row = ResolvedView.make("list.0.0", .cell)
        var (delete, flag) = (SwipeAction(path: DocumentPath()), SwipeAction(path: DocumentPath()))
        (delete.title, delete.style, flag.title, flag.image) = ("Cut", .destructive, "Flag", "flag")
        row.definition.swipeActions.trailing = [delete, flag]
        let controller = SceneController.make(frame: .zero, views: [.make("list", .table, subviews: ["list.0.0"]), row])
        let layout = LayoutResult(frames: [
            "list": Rect(x: 0, y: 0, width: 400, height: 100), "list.0.0": Rect(x: 0, y: 0, width: 400, height: 44),
        ])
        func list(_ row: SwipedRow?) -> WireframeNode {
            ViewNodes(controller: controller, layout: layout, swipedRow: row, profile: BehaviourProfile(version: 18)).topLevelNodes[0]
        }
        let closed = list(nil)
        #expect(closed.event == nil && closed.children.map { $0.frame.minX } == [0])
        #expect(closed.children[0].swipes.map(\.description) == ["drag home.list.0.0 left"])
        let open = list(SwipedRow(controller: controller.id, row: "list.0.0", edge: .trailing))
        #expect(open.event?.description == "tapBeside home")
        #expect(open.children.map { $0.frame.minX } == [-148, 326, 252] && open.children[1].frame.size == Size(width: 74, height: 44))
        #expect(open.children[0].swipes.map(\.description) == ["drag home.list.0.0 right", "drag home.list.0.0 left"])
        #expect(open.children[1].event?.description == "tap home.list.0.0.trailingSwipeActions.0")
        #expect(open.children[1].style.backgroundColor == .semantic(.systemRed))
        // A low row shows only the image.
        #expect(open.children.map { $0.content.mainText?.lines } == [nil, ["Cut"], nil])
    }

    @Test func configurationsDetermineColoursAndCornersOfButtons() {
        func style(_ properties: [ViewProperty: PropertyValue]) -> NodeStyle {
            nodes([.make("b", .button, properties)], LayoutResult(frames: ["b": Rect(x: 0, y: 0, width: 100, height: 40)]))[0].style
        }
        let indigo: [ViewProperty: PropertyValue] = [.baseBackgroundColor: .color(.semantic(.systemIndigo))]
        func coloured(_ name: String) -> NodeStyle { style(indigo.merging([.buttonStyle: .string(name)]) { $1 }) }
        #expect(coloured("filled").backgroundColor == .semantic(.systemIndigo))
        #expect(coloured("tinted").tintColor == .semantic(.systemIndigo) && coloured("tinted").backgroundColor == nil)
        #expect(coloured("plain").backgroundColor == nil)
        #expect(style([.cornerStyle: .string("capsule")]).cornerRadii == CornerRadii(all: 20))
        #expect(style([.cornerStyle: .string("dynamic")]).cornerRadii == nil)
    }

    @Test func uninstalledViewsHaveNoNode() {
        let nodes = nodes(
            [.make("box", .view, subviews: ["absent"])],
            LayoutResult(frames: ["box": .zero, "absent": .zero])
        )
        #expect(nodes[0].children.isEmpty)
    }

    @Test func tappableViewsHaveTheirEvent() {
        let nodes = nodes(
            [.make("next", .button, tap: .show("detail")), .make("plain", .button)],
            LayoutResult(frames: ["next": .zero, "plain": .zero])
        )
        #expect(nodes[0].event?.description == "tap home.next")
        #expect(nodes[1].event == nil)
    }

    @Test(arguments: [
        (nil, LayoutDirection.leftToRight, NodeText.Alignment.left),
        (nil, .rightToLeft, .right),
        ("natural", .rightToLeft, .right),
        ("left", .rightToLeft, .left),
        ("center", .leftToRight, .center),
    ] as [(String?, LayoutDirection, NodeText.Alignment)])
    func naturalAlignmentFollowsTheLayoutDirection(
        asked: String?, direction: LayoutDirection, expected: NodeText.Alignment
    ) {
        var traits = TraitCollection()
        traits.layoutDirection = direction
        let properties: [ViewProperty: PropertyValue] = asked.map { [.textAlignment: .string($0)] } ?? [:]
        let nodes = nodes(
            [.make("title", .label, properties)],
            LayoutResult(frames: ["title": .zero], texts: ["title": text("Neko")]), traits: traits
        )
        guard case .text(let text) = nodes[0].content else {
            Issue.record("a label shows text")
            return
        }
        #expect(text.alignment == expected)
    }

    @Test func emptyTextFieldsShowTheirPlaceholder() {
        let nodes = nodes(
            [.make("name", .textField, [.placeholder: .string("Name")])],
            LayoutResult(frames: ["name": .zero], texts: ["name": text("Name")])
        )
        #expect(nodes[0].content.lines == ["Name"])
        guard case .input(_, isPlaceholder: true, isEnabled: true) = nodes[0].content else {
            Issue.record("the text is the placeholder: \(nodes[0].content)")
            return
        }
    }

    @Test(arguments: [("none", TextBorderStyle.none), ("line", .line), ("bezel", .bezel), ("roundedRect", nil)])
    func textFieldsHaveTheirBorder(name: String, border: TextBorderStyle?) {
        let nodes = nodes(
            [.make("name", .textField, [.borderStyle: .string(name)])],
            LayoutResult(frames: ["name": .zero], texts: ["name": text("Name")])
        )
        #expect(nodes[0].style.textBorder == border)
    }

    @Test func buttonsHaveTheSizeOfTheirImage() {
        let nodes = nodes(
            [.make("go", .button, [
                .image: .string("star"), .imageSize: .size(Size(width: 3, height: 4)), .contentInsets: .insets(EdgeInsets(top: 5)),
            ])],
            LayoutResult(frames: ["go": .zero])
        )
        guard case .button(let button) = nodes[0].content else {
            Issue.record("a button shows a button")
            return
        }
        #expect(button.imageSize == Size(width: 3, height: 4) && button.contentInsets == EdgeInsets(top: 5))
    }

    @Test func issuesAreMarkedAtTheirViews() {
        let id = LayoutConstraint.ID(path: DocumentPath([.key("constraints"), .index(0)]))
        let constraint = LayoutConstraint(
            id: id, source: "a.width == b.width", first: LayoutAnchor(.view("a"), .width), relation: .equal,
            second: LayoutAnchor(.view("b"), .width)
        )
        let views = ["a", "b", "c"].map { ResolvedView.make(ViewID($0), .label) }
        let controller = SceneController.make(frame: .zero, views: views, constraints: [constraint])
        let layout = LayoutResult(
            frames: ["a": .zero, "b": .zero, "c": .zero], texts: ["c": text("Cut …", isTruncated: true)],
            issues: [
                .unsatisfiable(constraints: [id], dropped: id),
                .ambiguous(view: "b", axis: .vertical, isPosition: true, isSize: false),
            ]
        )
        let nodes = ViewNodes(controller: controller, layout: layout).topLevelNodes
        #expect(nodes.map(\.issueMarks) == [[.conflict], [.ambiguousVertically, .conflict], [.clipped]])
    }
}

import LayoutEngine
import PlaygroundLanguage
import PlaygroundModel
import Simulation

struct ViewNodes {
    private let controller: SceneController
    private let layout: LayoutResult
    private let profile: BehaviourProfile
    private let views: [ViewID: ResolvedView]
    private let issueMarks: IssueMarks
    private let keyboard: Keyboard?
    private let swipedRow: SwipedRow?

    init(
        controller: SceneController, layout: LayoutResult, keyboard: Keyboard? = nil, swipedRow: SwipedRow? = nil,
        profile: BehaviourProfile = .newest
    ) {
        self.keyboard = keyboard
        self.swipedRow = swipedRow?.controller == controller.id ? swipedRow : nil
        self.controller = controller
        self.layout = layout
        self.profile = profile
        views = Dictionary(firstOf: controller.views.map { ($0.id, $0) })
        issueMarks = IssueMarks(layout: layout, constraints: controller.constraints)
    }

    var topLevelNodes: [WireframeNode] {
        controller.definition.topLevelViews.filter { $0 != controller.definition.viewInBar }.compactMap { node($0, in: .zero) }
    }

    /// The node of the view in a bar, in the root view's coordinates.
    var nodeInBar: WireframeNode? { controller.definition.viewInBar.flatMap { node($0, in: .zero) } }

    /// - Parameter origin: The parent's origin, in the root view's coordinates.
    private func node(_ id: ViewID, in origin: Point, of list: ResolvedView? = nil) -> WireframeNode? {
        guard let view = views[id], let frame = layout.frames[id], view.definition.kind != .layoutGuide else { return nil }
        let traits = TraitCollection(traitsFrom: [controller.traits.collection, view.traitOverrides])
        let content = ViewContent(
            view: view, text: layout.texts[id], traits: traits, cell: layout.cells[id], profile: profile
        )
        var node = WireframeNode(
            id: "\(controller.id).\(id)",
            role: .view(view.definition.kind),
            frame: frame.relative(to: origin),
            style: NodeStyle(view.properties, frame.size, profile),
            content: content.value,
            event: content.isTapped ? .tap(controller: controller.id.description, view: id) : nil,
            source: view.definition.path,
            accessibilityLabel: content.accessibilityLabel,
            issueMarks: issueMarks[id],
            isHidden: view.properties.boolOrDefault(.isHidden),
            children: children(of: view, in: frame)
        )
        node.control = content.control(of: controller.id.description)
        node.style.parts = parts(of: view, content: node.content)
        if case .input = node.content, let position = node.scrollPosition, let inset = layout.contents[id]?.insets {
            let added = inset + EdgeInsets(top: position.collapsedBarHeight)
            if position.limit.y > 0 || added != .zero { node.style.textInsets = view.properties.textInsets + added }
        }
        node.style.isFirstResponder = keyboard?.responder.controller == controller.id && keyboard?.responder.view == id
        if view.isDraggable {
            if controller.hidesSearchBar {
                node.swipes = [.drag(controller: controller.id.description, view: id, .down)]
            } else if keyboard != nil, controller.scrollPosition(of: id, in: layout)?.limit ?? .zero == .zero {
                node.swipes = drags(of: view)
            }
        }
        if view.definition.kind == .cell {
            node.swipes = view.definition.swipes(
                in: controller.id.description, open: swipedRow?.row == id ? swipedRow?.edge : nil,
                isRightToLeft: traits.layoutDirection == .rightToLeft)
        }
        if let swipedRow, view.definition.subviews.contains(swipedRow.row) {
            node.takeTapsInEmptyArea(of: controller.id)
        }
        if case .button(let button) = node.content { node.style.configure(view.properties, button.style, size: frame.size) }
        let selection: SelectionStyle = view.properties.choice(.selectionStyle) ?? .default
        if case .cell(var cell) = node.content, controller.selectedRow == id, selection != .none {
            cell.isSelected = true
            node.content = .cell(cell)
            // `UITableViewCell.SelectionStyle.default`.
            node.style.backgroundColor = .semantic(.systemGray4)
        }
        if traits != controller.traits.collection { node.style.appearance = Appearance(traits) }
        ListAppearance(list: list ?? view, profile: profile).apply(to: &node, cell: layout.cells[id])
        let isListCell = list?.definition.kind == .table || layout.cells[id]?.appearance != nil
        if isListCell, view.definition.kind == .cell, view.definition.cellConstraints == nil {
            node.children.drawSymbolsPlain()
        }
        node.becomeAccessible(as: id.name.spokenWords)
        if view.properties.strings(.accessibilityTraits).contains(AccessibilityTrait.header.rawValue) { node.accessibilityRole = .heading }
        if view.properties.bool(.isUserInteractionEnabled) == false { node.ignoreTouches() }
        return node
    }

    private func parts(of view: ResolvedView, content: NodeContent) -> NodeStyle.Parts? {
        switch content {
        case .input(_, let isPlaceholder, _) where view.definition.kind == .textField:
            NodeStyle.FieldViews(view.properties, isEmpty: isPlaceholder).map { .field($0) }
        case .none, .text, .image: nil
        case .scroller, .input:
            controller.scrollPosition(of: view.id, in: layout).map {
                .scrolling($0, top: view.properties.choice(.topEdgeEffect) ?? .automatic, bottom: view.properties.choice(.bottomEdgeEffect) ?? .automatic)
            }
        default: NodeStyle.PartColors(view.properties).map { .colors($0) }
        }
    }

    private func drags(of view: ResolvedView) -> [Event] {
        let mode: KeyboardDismissMode = view.properties.choice(.keyboardDismissMode) ?? .none
        return [SwipeDirection.up, .down].filter { mode.dismisses(draggedTowards: $0) }.map {
            .drag(controller: controller.id.description, view: view.id, $0)
        }
    }

    private func showSwipeActions(of swiped: SwipedRow, in nodes: inout [WireframeNode]) {
        guard let row = views[swiped.row], let index = nodes.firstIndex(where: { $0.id == "\(controller.id).\(row.id)" }) else { return }
        let actions = SwipeActionNodes(
            controller: controller.id, row: row.definition, edge: swiped.edge, traits: controller.traits.collection, profile: profile,
            frame: nodes[index].frame)
        nodes[index].frame.origin.x += actions.offset
        nodes += actions.nodes
    }

    /// Supplementary views are behind or in front of the items. A collection section's background is behind all views.
    /// Its scroll view contains its items. A header that stays visible is in front.
    private func draw(
        _ section: LaidOutSection, of view: ResolvedView, as id: WireframeNode.ID, among nodes: inout [WireframeNode], in origin: Point
    ) {
        nodes.order(section.supplementaries) { "\(controller.id).\($0)" }
        if let scroller = section.scroller {
            let items = Set(scroller.items.map { "\(controller.id).\($0)" })
            let frame = scroller.frame.relative(to: origin)
            let place = nodes.firstIndex { items.contains($0.id) } ?? nodes.endIndex
            var content = nodes.filter { items.contains($0.id) }
            for (number, stop) in scroller.stops.enumerated() {
                content.append(WireframeNode(id: "\(id)/stop/\(number)", role: .sectionStop, frame: stop.relative(to: origin)))
            }
            let extent = scroller.content.relative(to: origin)
            for index in content.indices { content[index].frame = content[index].frame.relative(to: extent.origin) }
            nodes.removeAll { items.contains($0.id) }
            nodes.insert(WireframeNode(
                id: id, role: .sectionScroller, frame: frame, style: NodeStyle(clipsToBounds: true),
                content: .scroller(isEnabled: true, isPaging: scroller.behavior.isPaging),
                children: [WireframeNode(
                    id: "\(id)/content", role: .scrollContent, frame: extent.relative(to: frame.origin), children: content)]), at: place)
        }
        let insets = layout.contents[view.id]?.insets ?? .zero
        for pin in section.pins {
            guard let place = nodes.firstIndex(where: { $0.id == "\(controller.id).\(pin.view)" }) else { continue }
            var node = nodes[place]
            let range = pin.range.relative(to: origin)
            node.frame = node.frame.relative(to: range.origin)
            if section.background == nil, views[pin.view]?.definition.cellConstraints == nil, node.style.backgroundColor == nil {
                node.style.backgroundColor = ListAppearance(list: view, profile: profile).ground
            }
            let inset = switch pin.edge {
            case .top: insets.top
            case .left: insets.left
            case .bottom: insets.bottom
            case .right: insets.right
            }
            if let position = controller.scrollPosition(of: view.id, in: layout), position.distance != .zero, let list = layout.frames[view.id] {
                node.frame.origin = Self.pinned(node.frame, to: pin.edge, inset, in: range, at: position, visible: list.size)
            }
            var style = NodeStyle()
            style.parts = .pin(NodeStyle.Pin(edge: pin.edge, inset: inset))
            nodes[place] = WireframeNode(id: "\(node.id)/pin", role: .sectionPin, frame: range, style: style, children: [node])
        }
        guard let background = section.background else { return }
        nodes.insert(WireframeNode(
            id: "\(id)/background", role: .sectionBackground, frame: section.frame.relative(to: origin),
            style: NodeStyle(backgroundColor: background.backgroundColor, cornerRadius: background.cornerRadius)), at: 0)
    }

    /// The position of a header or footer that stays visible within its range. The page's style sheet has the same rule.
    private static func pinned(
        _ frame: Rect, to edge: ExtendedLayout.Edge, _ inset: Double, in range: Rect, at position: ScrollPosition, visible: Size
    ) -> Point {
        let (x, y) = (position.distance.x - range.minX, position.distance.y - position.collapsedBarHeight - range.minY)
        func within(_ value: Double, _ limit: Double) -> Double { min(max(0, value), max(0, limit)) }
        return switch edge {
        case .top: Point(x: frame.minX, y: within(y + inset, range.height - frame.height))
        case .bottom: Point(x: frame.minX, y: within(min(frame.minY, y + visible.height - inset - frame.height), range.height - frame.height))
        case .left: Point(x: within(x + inset, range.width - frame.width), y: frame.minY)
        case .right: Point(x: within(min(frame.minX, x + visible.width - inset - frame.width), range.width - frame.width), y: frame.minY)
        }
    }

    private func children(of view: ResolvedView, in frame: Rect) -> [WireframeNode] {
        let list = view.definition.kind.isList ? view : nil
        var nodes = view.definition.subviews.compactMap { node($0, in: frame.origin, of: list) }
        if list != nil, let swipedRow { showSwipeActions(of: swipedRow, in: &nodes) }
        for (number, section) in (layout.sections[view.id] ?? [:]).sorted(by: { $0.key < $1.key }) {
            draw(section, of: view, as: "\(controller.id).\(view.id)/section\(number)", among: &nodes, in: frame.origin)
        }
        guard view.definition.kind != .textView, let content = layout.contents[view.id] else { return nodes }
        let (size, insets) = (content.size, content.insets)
        // The page can scroll back over the height by which the bar has collapsed.
        let room = controller.scrollPosition(of: view.id, in: layout)?.collapsedBarHeight ?? 0
        if room > 0 { for index in nodes.indices { nodes[index].frame.origin.y += room } }
        let extent = Rect(
            x: 0, y: 0, width: insets.left + size.width + insets.right, height: room + insets.top + size.height + insets.bottom
        )
        if let background = view.definition.backgroundView.flatMap({ node($0, in: frame.origin) }) {
            var style = NodeStyle()
            style.parts = .pin(NodeStyle.Pin())
            let place = Rect(
                x: 0, y: 0, width: max(extent.width, frame.width), height: max(extent.height, frame.height))
            var pinned = background
            if let distance = controller.scrollPosition(of: view.id, in: layout)?.distance { pinned.frame.origin = distance }
            nodes.insert(WireframeNode(
                id: "\(background.id)/pin", role: .sectionPin, frame: place, style: style, children: [pinned]), at: 0)
        }
        return [WireframeNode(
            id: "\(controller.id).\(view.id)/content", role: .scrollContent, frame: extent, children: nodes
        )]
    }
}

extension WireframeNode {
    /// `isUserInteractionEnabled` is false: the view and its descendants receive no touches.
    fileprivate mutating func ignoreTouches() {
        (event, control, finger, swipes) = (nil, nil, nil, [])
        for index in children.indices { children[index].ignoreTouches() }
    }
}

extension [WireframeNode] {
    fileprivate mutating func order(_ supplementaries: [LaidOutSection.Supplementary], id: (ViewID) -> WireframeNode.ID) {
        let isBehind = supplementaries.filter { $0.zIndex < 0 }.sorted { $0.zIndex > $1.zIndex }
        let inFront = supplementaries.filter { $0.zIndex >= 0 }.sorted { $0.zIndex < $1.zIndex }
        for (supplementary, isFirst) in isBehind.map({ ($0, true) }) + inFront.map({ ($0, false) }) {
            guard let place = firstIndex(where: { $0.id == id(supplementary.view) }) else { continue }
            insert(remove(at: place), at: isFirst ? 0 : endIndex)
        }
    }

    /// Draws symbols without a tile, as in a cell with one of UIKit's styles.
    fileprivate mutating func drawSymbolsPlain() {
        for index in indices {
            guard let image = self[index].content.image, SymbolName(image.name) != nil else { continue }
            self[index].content.image?.isSymbol = true
        }
    }
}

extension NodeStyle {
    init(_ properties: ViewProperties, _ size: Size, _ profile: BehaviourProfile) {
        let borderWidth = properties.numberOrDefault(.borderWidth)
        self.init(
            backgroundColor: properties.color(.backgroundColor),
            tintColor: properties.color(.tintColor),
            alpha: properties.numberOrDefault(.alpha),
            border: borderWidth > 0
                ? Border(width: borderWidth, color: properties.color(.borderColor) ?? .semantic(.black)) : nil,
            clipsToBounds: properties.bool(.clipsToBounds) ?? false
        )
        cornerRadii = properties.cornerRadii(in: size, under: profile)
        shadow = Shadow(properties)
        layer = properties.gradient(.gradient).map(Layer.gradient) ?? properties.effect(.effect).map { .effect($0.shown(in: profile.design)) }
        inkColor = properties.color(.color)
        transform = properties.transform(.transform).flatMap { $0 == .identity ? nil : $0 }
        if properties.insets(.textContainerInset) != nil || properties.number(.lineFragmentPadding) != nil {
            textInsets = properties.textInsets
        }
        textBorder = properties.choice(.borderStyle).flatMap { $0 == .roundedRect ? nil : $0 }
    }
}

extension NodeStyle.FieldViews {
    fileprivate init?(_ properties: ViewProperties, isEmpty: Bool) {
        func view(_ view: ViewProperty, _ mode: ViewProperty) -> (ImageName?, TextFieldViewMode) {
            let mode: TextFieldViewMode = properties.choice(mode) ?? .never
            return (mode == .never ? nil : properties.string(view).map { ImageName($0) }, mode)
        }
        (left, leftMode) = view(.leftView, .leftViewMode)
        (right, rightMode) = view(.rightView, .rightViewMode)
        // The right view covers the button.
        clearMode = isEmpty || right != nil ? .never : properties.choice(.clearButtonMode) ?? .never
        if left == nil, right == nil, clearMode == .never { return nil }
    }
}

extension NodeStyle.PartColors {
    fileprivate init?(_ properties: ViewProperties) {
        func first(_ names: ViewProperty...) -> Color? {
            for name in names { if let color = properties.color(name) { return color } }
            return nil
        }
        self.init(
            fill: first(
                .progressTintColor, .minimumTrackTintColor, .onTintColor, .currentPageIndicatorTintColor, .selectedSegmentTintColor),
            track: first(.trackTintColor, .maximumTrackTintColor, .pageIndicatorTintColor), knob: properties.color(.thumbTintColor))
        if self == NodeStyle.PartColors() { return nil }
    }
}

extension NodeStyle.Shadow {
    /// `nil` without a visible shadow. A layer without a background has the shadow of its content, which is not drawn.
    fileprivate init?(_ properties: ViewProperties) {
        let opacity = properties.numberOrDefault(.shadowOpacity)
        guard opacity > 0, properties.bool(.clipsToBounds) != true, let ground = properties.color(.backgroundColor), ground != .semantic(.clear)
        else { return nil }
        self.init(
            color: properties.color(.shadowColor) ?? .semantic(.black), opacity: opacity,
            offset: properties.size(.shadowOffset) ?? Size(width: 0, height: -3), radius: properties.numberOrDefault(.shadowRadius))
    }
}

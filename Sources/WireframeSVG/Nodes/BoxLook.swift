import PlaygroundModel
import Simulation
import Wireframes

/// How a node's box looks, apart from what stands in it: the rules of `Templates/styles` for each role.
struct BoxLook {
    enum Ground {
        case paint(Paint)
        /// CSS's `linear-gradient`.
        case linear(degrees: Double, Paint, Paint)
        /// Stripes for what another app shows.
        case hatch(Paint, over: Paint)
        /// The picture behind the icons of a home screen.
        case wallpaper(isDark: Bool)
    }

    var ground: Ground?
    var shadows: [Shadow] = []
    var outline: Outline
    var clips: Bool
    var opacity: Double
    /// Of what stands in the box.
    var ink: Paint
    /// A thin line around the box.
    var rim: Paint?
    /// How much larger than its frame the box is drawn, around its middle.
    var scale = 1.0

    /// - Parameters:
    ///   - place: What holds for the node itself.
    ///   - siblings: All that its parent holds, the node too.
    init(_ node: WireframeNode, in place: Surroundings, among siblings: [WireframeNode]) {
        let style = node.style
        outline = Outline(
            Rect(origin: .zero, size: node.frame.size), upper: style.cornerRadius,
            lower: style.corners == .upper ? 0 : style.cornerRadius
        )
        clips = style.clipsToBounds
        opacity = style.alpha != 1 ? min(1, max(0, style.alpha)) : node.content.isEnabled ? 1 : 0.4
        ink = place.ink
        decide(node, place, siblings)
        if let color = style.backgroundColor, !node.role.isPartlyFilled { ground = .paint(place.paint(color)) }
        if node.role == .window, siblings.contains(where: { $0.role == .otherApp }) {
            shadows = [Shadow(spread: 4, .black)]
        }
        // What stands behind a card is pushed back into the dark.
        if node.role == .window, node.children.contains(where: { $0.style.pushedBack != nil }) { ground = .paint(.black) }
        if style.pushedBack != nil { outline = Outline(outline.frame, radius: 10) }
        if node.role == .screen { darken(node, place) }
        if place.design == .glass { makeRounder(node) }
    }

    /// The corners of iOS 26 (recalled).
    private mutating func makeRounder(_ node: WireframeNode) {
        let frame = outline.frame
        switch node.role {
        case .alertGround: outline = Outline(frame, radius: 34)
        case .alertAction where node.style.backgroundColor != nil: outline = Outline(frame, radius: 99)
        case .presentedView:
            switch node.style.presentation {
            case .sheet: outline = Outline(frame, upper: 38, lower: 0)
            case .pageSheet, .formSheet: outline = Outline(frame, radius: 38)
            case .popover: outline = Outline(frame, radius: 28)
            case .alert, .actionSheet: outline = Outline(frame, radius: 34)
            default: break
            }
        default: break
        }
    }

    /// Rounds all corners, unless the node says how round they are.
    mutating func round(_ radius: Double, _ node: WireframeNode) {
        if node.style.cornerRadius == 0 { outline = Outline(outline.frame, radius: radius) }
    }

    // MARK: By role

    private mutating func decide(_ node: WireframeNode, _ place: Surroundings, _ siblings: [WireframeNode]) {
        switch node.role {
        case .otherApp:
            ground = .hatch(place[.quaternarySystemFill], over: place[.secondarySystemBackground])
            ink = place[.tertiaryLabel]
        case .controllerView:
            if node.style.castsShadow { shadows = [Shadow(0, 24, 0.22)] }
        case .presentedView: decidePresented(node, place)
        case .navigationBar, .toolbar, .tabBar: decideBar(node, place)
        case .backButton: ink = place.design == .glass ? place[.label] : place.tint
        case .barButtonItem:
            ink = place.design == .glass ? (node.isProminent ? .white : place[.label]) : place.tint
            if node.event == nil, node.content.isEnabled, node.style.alpha == 1 { opacity = 0.55 }
        case .alertAction:
            ink = place.design == .glass ? place[.label] : place.tint
            clips = true
        case .topTabBar: ground = .paint(place[.secondarySystemFill])
        case .tabBarItem: decideTab(node, place)
        case .tabSidebar:
            // A drawing cannot blur what is behind one box alone, and words that shine through sharp are no material.
            ground = .paint(place[.secondarySystemBackground])
            if node.style.castsShadow { shadows = [Shadow(0, 32, 0.2)] }
        case .sidebarRow:
            ink = node.isChosen ? place.tint : place[.label]
            if node.isChosen { ground = .paint(place.tint.faded(to: 0.14)) }
        case .moreListRow, .quickActionRow, .statusBar: ink = place[.label]
        case .columnSeparator: decideSeparator(place)
        case .dimming: ground = .paint(Paint(0x000000, place.isDark ? 0.48 : 0.2))
        case .grabber:
            ground = .paint(place[.tertiaryLabel])
            round(3, node)
        case .alertGround:
            if place.form != .popover { shadows = [Shadow(8, 40, 0.14)] }
        case .cutout:
            decideCutout(node)
            // On a black screen a hole in it is seen by its rim.
            if place.isDark { shadows = [Shadow(spread: 1, Paint(0x2C2C30))] }
        case .homeIndicator:
            ground = .paint(siblings.contains { $0.role == .springboard } ? .white : place[.label])
            round(3, node)
        case .springboard, .springboardDock, .springboardIcon, .touchVeil, .touchSource, .previewCard, .previewArrow, .actionList,
             .actionRow, .quickActionMenu:
            decideTouch(node, place, siblings)
        case .view(let kind): decideView(kind, node, place)
        case .screen, .window, .barItemGroup, .barTitle, .largeTitle, .moreList, .pageDots, .pageStep, .touchCatcher, .popoverArrow, .alertTitle,
             .alertMessage, .touchLayer, .scrollContent: break
        }
        let isOnHomeScreen = place.parent == .springboard || siblings.contains { $0.role == .springboard }
        if node.role == .statusBar, isOnHomeScreen { ink = .white }
    }

    private mutating func decidePresented(_ node: WireframeNode, _ place: Surroundings) {
        switch node.style.presentation {
        case .sheet: shadows = [Shadow(-1, 12, 0.1)]
        case .pageSheet, .formSheet:
            ground = .paint(place[.systemBackground])
            shadows = [Shadow(8, 40, 0.18)]
        case .popover: ground = .paint(place[.systemBackground])
        // What they hold casts a shadow of its own.
        case .alert, .actionSheet: clips = false
        case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, nil: break
        }
        if node.style.castsShadow { shadows = [Shadow(spread: 0.5, Paint(0x000000, 0.1)), Shadow(10, 60, 0.24)] }
    }

    /// On iOS 26 the content fades out below bars.
    private mutating func decideBar(_ node: WireframeNode, _ place: Surroundings) {
        if node.style.scrollEdge?.isTransparent == true { return }
        guard place.design == .glass else { return ground = .paint(place.palette.bar) }
        let background = place[.systemBackground]
        let isAtTop = node.role == .navigationBar
        ground = .linear(degrees: isAtTop ? 180 : 0, background, background.faded(to: 0))
    }

    private mutating func decideTab(_ node: WireframeNode, _ place: Surroundings) {
        guard place.parent == .topTabBar else {
            ink = node.isChosen ? place.tint : place[place.design == .glass ? .label : .systemGray]
            return
        }
        ink = node.isChosen ? place.tint : place[.label]
        round(14, node)
        guard node.isChosen else { return }
        ground = .paint(place.isDark ? place[.systemGray4] : place[.systemBackground])
        shadows = [Shadow(1, 4, 0.12)]
    }

    private mutating func decideSeparator(_ place: Surroundings) {
        ground = .paint(place[.separator])
        var frame = outline.frame
        frame.size.width = max(frame.width, Surroundings.hairline)
        outline = Outline(frame)
    }

    private mutating func decideCutout(_ node: WireframeNode) {
        ground = .paint(.black)
        guard case .cutout(let cutout, let edge) = node.content else { return }
        switch (cutout, edge) {
        case (.dynamicIsland, _): round(99, node)
        case (_, .top): outline = Outline(outline.frame, upper: 0, lower: 20)
        case (_, .bottom): outline = Outline(outline.frame, upper: 20, lower: 0)
        // The screen's edge hides the corners on its own side.
        case (_, .left):
            outline = Outline(outline.frame.inset(by: EdgeInsets(left: -20)), radius: 20)
        case (_, .right):
            outline = Outline(outline.frame.inset(by: EdgeInsets(right: -20)), radius: 20)
        }
    }

    /// What a blurred edge lets through.
    private mutating func darken(_ node: WireframeNode, _ place: Surroundings) {
        guard let layer = node.children.first(where: { $0.role == .touchLayer }) else { return }
        let isDark = layer.style.appearance?.isDark ?? place.isDark
        let isHome = node.children.contains { $0.role == .springboard }
        ground = .paint(isHome ? Paint(isDark ? 0x1D2333 : 0x6F7FA3) : isDark ? .black : .white)
    }
}

extension WireframeNode.Role {
    /// Whether the box is only partly filled.
    fileprivate var isPartlyFilled: Bool {
        switch self {
        case .popoverArrow, .barItemGroup: true
        default: false
        }
    }
}

extension WireframeNode {
    /// Of a bar button item: whether it stands out.
    fileprivate var isProminent: Bool {
        if case .item(let item) = content { item.isProminent } else { false }
    }

    /// Of a tab or a row: whether it is the selected one.
    var isChosen: Bool {
        if case .item(let item) = content { item.isSelected } else { false }
    }
}

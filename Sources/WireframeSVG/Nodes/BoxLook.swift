import PlaygroundModel
import Simulation
import Wireframes

struct BoxLook {
    enum Ground {
        case paint(Paint)
        /// CSS's `linear-gradient`.
        case linear(degrees: Double, Paint, Paint, from: Double = 0)
        case gradient(Gradient, stops: [(Double, Paint)])
        /// Stripes for another app.
        case hatch(Paint, over: Paint)
        case wallpaper(isDark: Bool)
    }

    var ground: Ground?
    /// The line inside the outline.
    var line: PartLook.Line?
    var shadows: [Shadow] = []
    /// Whether the background shows through.
    var hasMaterial = false
    var outline: Outline
    var clips: Bool
    var opacity: Double
    /// The content's colour.
    var ink: Paint
    /// The scale around the centre.
    var scale = 1.0

    init(_ node: WireframeNode, in place: Surroundings, among siblings: [WireframeNode]) {
        let style = node.style
        outline = Outline(Rect(origin: .zero, size: node.frame.size), corners: style.cornerRadii ?? CornerRadii(all: 0))
        clips = style.clipsToBounds
        opacity = style.alpha != 1 ? min(1, max(0, style.alpha)) : node.content.isEnabled ? 1 : 0.4
        ink = place.ink
        decide(node, place, siblings)
        if let edge = style.scrollEdge, edge.isTransparent {
            ground = edge.fill.map { .paint(place.paint($0)) }
        } else if let color = style.backgroundColor, !node.role.isPartlyFilled {
            ground = .paint(place.paint(color))
        }
        switch style.layer {
        case .gradient(let gradient): ground = .gradient(gradient, stops: gradient.stops.map { ($0.location, place.paint($0.color)) })
        // SVG cannot blur the background of a box, so the material is less transparent.
        case .effect(.blur(let style)): ground = .paint(place.paint(style.color).faded(to: (1 + style.opacity) / 2))
        case .effect(.glass(let glass)):
            if let tint = glass.tintColor { ground = .paint(place.paint(tint).faded(to: GlassEffect.tintOpacity)) }
        case nil: break
        }
        if node.role == .window, !style.castsShadow, siblings.contains(where: { $0.role == .otherApp }) {
            shadows = [Shadow(spread: 4, paint: .black)]
        }
        // The area behind a card's presenter is black.
        if node.role == .window, node.children.contains(where: { $0.style.pushedBack != nil }) { ground = .paint(.black) }
        if style.pushedBack != nil { outline = Outline(outline.frame, radius: 10) }
        if node.role == .screen { darken(node, place) }
        if let shadow = style.shadow {
            shadows.append(Shadow(
                offset: shadow.offset.height, side: shadow.offset.width, blur: shadow.radius * 2,
                paint: place.paint(shadow.color).faded(to: shadow.opacity)))
        }
    }

    mutating func round(_ radius: Double, _ node: WireframeNode) {
        if node.style.cornerRadii == nil { outline = Outline(outline.frame, radius: radius) }
    }

    private mutating func take(_ part: BoxPart, isOn: Bool, _ node: WireframeNode, _ place: Surroundings) {
        let look = part.look(place.design, isOn: isOn)
        if look.radius > 0 { round(look.radius, node) }
        ground = place.ground(look) ?? ground
        line = look.line
        shadows += look.shadows.map(place.shadow)
        hasMaterial = hasMaterial || look.material != nil
        if let ink = look.ink { self.ink = place.paint(ink) }
    }

    private mutating func decide(_ node: WireframeNode, _ place: Surroundings, _ siblings: [WireframeNode]) {
        if let (part, isOn) = node.part(place, siblings) { take(part, isOn: isOn, node, place) }
        switch node.role {
        case .otherApp:
            ground = .hatch(place[.quaternarySystemFill], over: place[.secondarySystemBackground])
            ink = place[.tertiaryLabel]
        // The alert's ground has its own shadow.
        case .presentedView: if node.style.presentation == .alert || node.style.presentation == .actionSheet { clips = false }
        case .alertAction: clips = true
        case .tabSidebar: if node.style.castsShadow { take(.floatingSidebar, isOn: false, node, place) }
        case .columnSeparator:
            var frame = outline.frame
            frame.size.width = max(frame.width, PartPlace.hairline)
            outline = Outline(frame)
        case .cutout:
            decideCutout(node)
            // On a black screen only the rim of a cutout is visible.
            if place.isDark { shadows = [Shadow(spread: 1, paint: Paint(0x2C2C30))] }
        case .statusBar:
            let isOnHomeScreen = place.parent == .springboard || siblings.contains { $0.role == .springboard }
            ink = isOnHomeScreen ? .white : place[.label]
        case .springboard, .springboardIcon, .touchVeil, .touchSource, .previewCard: decideTouch(node, place, siblings)
        case .view(let kind): decideView(kind, node, place)
        default: break
        }
    }

    private mutating func decideView(_ kind: ViewKind, _ node: WireframeNode, _ place: Surroundings) {
        if kind.facts.clipsToBounds { clips = true }
        switch kind {
        case .image:
            // A view clips its image, as on the page.
            clips = true
        case .cell:
            guard case .cell(let cell) = node.content, let position = cell.sectionPosition else { return }
            clips = true
            let radius = place.design == .glass ? 26.0 : 10
            outline = Outline(
                outline.frame, upper: position == .first || position == .only ? radius : 0,
                lower: position == .last || position == .only ? radius : 0
            )
        default: break
        }
    }

    private mutating func decideCutout(_ node: WireframeNode) {
        ground = .paint(.black)
        guard case .cutout(let cutout, let edge) = node.content else { return }
        switch (cutout, edge) {
        case (.dynamicIsland, _), (.camera, _): round(99, node)
        case (_, .top): outline = Outline(outline.frame, upper: 0, lower: 20)
        case (_, .bottom): outline = Outline(outline.frame, upper: 20, lower: 0)
        // The screen's edge hides the corners on its side.
        case (_, .left):
            outline = Outline(outline.frame.inset(by: EdgeInsets(left: -20)), radius: 20)
        case (_, .right):
            outline = Outline(outline.frame.inset(by: EdgeInsets(right: -20)), radius: 20)
        }
    }

    private mutating func darken(_ node: WireframeNode, _ place: Surroundings) {
        guard let layer = node.children.first(where: { $0.role == .touchLayer }) else { return }
        let isDark = layer.style.appearance?.isDark ?? place.isDark
        let isHome = node.children.contains { $0.role == .springboard }
        ground = .paint(isHome ? Paint(isDark ? 0x1D2333 : 0x6F7FA3) : isDark ? .black : .white)
    }
}

extension WireframeNode.Role {
    fileprivate var isPartlyFilled: Bool {
        switch self {
        case .popoverArrow, .barItemGroup: true
        default: false
        }
    }
}

extension WireframeNode {
    fileprivate func part(_ place: Surroundings, _ siblings: [WireframeNode]) -> (BoxPart, isOn: Bool)? {
        switch role {
        case .controllerView: style.castsShadow ? (.floatingColumn, false) : nil
        case .window: style.castsShadow ? (.freeWindow, false) : nil
        case .presentedView:
            switch style.presentation {
            case .sheet: (.sheet, false)
            case .pageSheet, .formSheet: (.formSheet, false)
            case .popover: (.popover, false)
            case .alert, .actionSheet, .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, nil: nil
            }
        case .navigationBar: style.scrollEdge?.isTransparent == true ? nil : (.navigationBar, false)
        case .toolbar, .tabBar:
            style.scrollEdge?.isTransparent == true ? nil : (style.scrollEdge?.effect == .hard ? .hardBottomEdgeEffect : .bottomBar, false)
        case .edgeEffect: (style.scrollEdge?.effect == .hard ? .hardEdgeEffect : .edgeEffect, false)
        case .bottomEdgeEffect: (style.scrollEdge?.effect == .hard ? .hardBottomEdgeEffect : .bottomEdgeEffect, false)
        case .backButton: (.barItem, false)
        case .barButtonItem: if case .item(let item) = content { (.barItem, item.isProminent) } else { (.barItem, false) }
        case .keyboardKey: if case .item(let item) = content { (.keyboardKey, item.isProminent) } else { (.keyboardKey, false) }
        case .tabBarItem: (place.parent == .topTabBar ? .topTab : .tabBarItem, content.isChosen)
        case .alertGround: place.form == .popover ? nil : (.alertGround, false)
        case .homeIndicator: (.homeIndicator, siblings.contains { $0.role == .springboard })
        case .division: (.division, false)
        case .springboardIcon: if case .appIcon(let icon) = content { (.springboardIcon, icon.isApp) } else { nil }
        case .actionList: (.menu, false)
        case .actionRow: (place.parent == .actionList(isMenu: false) ? .previewActionRow : .menuRow, false)
        case .quickActionRow: (.menuRow, false)
        case .view where style.glassEffect != nil: (style.glassEffect?.style == .clear ? .clearGlassEffect : .glassEffect, false)
        case .view(.button): if case .button(let button) = content { (button.style.part, false) } else { nil }
        case .view(.textField): style.textBorder == nil ? (.textField, false) : nil
        case .view(.image): place.parent == .view(.cell) && !place.isInCollection ? (.cellImage, false) : nil
        default: BoxPart(rawValue: role.name).map { ($0, content.isChosen) }
        }
    }
}

extension ButtonStyle {
    fileprivate var part: BoxPart {
        switch self {
        case .system, .plain: .button
        case .filled, .borderedProminent: .filledButton
        case .glass: .glassButton
        case .clearGlass: .clearGlassButton
        case .prominentGlass: .prominentGlassButton
        case .prominentClearGlass: .prominentClearGlassButton
        case .tinted: .tintedButton
        case .gray, .bordered: .grayButton
        }
    }
}

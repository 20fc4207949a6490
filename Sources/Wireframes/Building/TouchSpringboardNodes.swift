import PlaygroundModel
import Simulation
import TextMetrics

struct SpringboardNodes {
    private let home: HomeScreenScene
    private let scene: Scene
    private let profile: BehaviourProfile
    private let tintColor: Color?

    init(_ home: HomeScreenScene, scene: Scene, profile: BehaviourProfile, tintColor: Color?) {
        self.home = home
        self.scene = scene
        self.profile = profile
        self.tintColor = tintColor
    }

    private var texts: BarText { BarText(scene.traits.collection) }
    private var appearance: Appearance { Appearance(scene.traits.collection) }
    private var isEditing: Bool { home.mode == .editing }

    var nodes: [WireframeNode] {
        let grid = WireframeNode(
            id: "home-screen", role: .springboard, frame: frame, style: style, accessibilityLabel: "Home screen",
            children: [dock] + home.icons.enumerated().map { icon($1, id: $1.isApp ? "home-screen/app" : "home-screen/\($0)") }
                + [statusBar].compactMap { $0 }
        )
        guard home.blur > 0, let app = home.icons.first(where: { $0.isApp }) else { return [grid] }
        let veil = WireframeNode(
            id: "touch/veil", role: .touchVeil, frame: Rect(origin: .zero, size: home.size),
            event: home.menu == nil ? nil : .touch(.tapOutside),
            accessibilityLabel: home.menu == nil ? nil : "Close the quick actions"
        )
        let sharpIcon = TouchLayer.sharp(icon(app, id: "home-screen/app"), at: app.frame, TouchStyle(amount: home.blur, isSettled: home.menu != nil))
        return [grid, WireframeNode(
            id: "device/touch", role: .touchLayer, frame: frame, style: style,
            children: [veil, sharpIcon] + (home.menu.map { [menu($0)] } ?? [])
        )]
    }

    /// The home screen's frame before its rotation.
    private var frame: Rect { Rect(origin: .zero, size: scene.screenSize).centred(home.size) }

    private var style: NodeStyle {
        var style = NodeStyle(appearance: appearance)
        style.turn = home.turn
        return style
    }

    /// A home screen that does not rotate needs its own status bar, which rotates with it.
    private var statusBar: WireframeNode? {
        home.turn == nil ? nil : .statusBar(of: scene.device, width: home.size.width, over: appearance, profile: profile)
    }

    private var dock: WireframeNode {
        WireframeNode(
            id: "home-screen/dock", role: .springboardDock, frame: home.dock.frame,
            style: NodeStyle(cornerRadius: home.dock.isFloating ? min(30, home.dock.frame.height * 0.32) : 0)
        )
    }

    private func icon(_ icon: HomeScreenScene.Icon, id: WireframeNode.ID) -> WireframeNode {
        WireframeNode(
            id: id, role: .springboardIcon, frame: icon.frame,
            style: NodeStyle(tintColor: icon.isApp ? tintColor : nil, cornerRadius: icon.frame.width * 0.225),
            content: .appIcon(.init(
                name: shortened(icon.name, to: icon.frame.width + 18), isApp: icon.isApp, isNamed: !icon.isDocked,
                isEditing: isEditing
            )),
            event: icon.isApp ? .homeScreen(.tapIcon) : nil,
            finger: icon.isApp ? FingerTarget(.icon, takesLongPress: true) : nil,
            accessibilityLabel: icon.isApp ? "Open \(icon.name)" : nil
        )
    }

    private func shortened(_ name: String, to width: Double) -> String {
        TextLayout(name, font: Font(size: 12, tracking: 0), width: width).lines.first?.text ?? name
    }

    private func menu(_ menu: HomeScreenScene.Menu) -> WireframeNode {
        WireframeNode(
            id: "home-screen/menu", role: .quickActionMenu, frame: menu.frame,
            style: NodeStyle(
                cornerRadius: 14, clipsToBounds: true, touch: TouchStyle(amount: 1, isSettled: true, origin: home.appIcon)
            ),
            children: menu.entries.enumerated().map { index, entry in
                WireframeNode(
                    id: "home-screen/menu/\(index)", role: .quickActionRow,
                    frame: Rect(x: 0, y: Double(index) * menu.rowHeight, width: menu.frame.width, height: menu.rowHeight),
                    content: .menuRow(row(entry, menu)), event: entry.event
                )
            }
        )
    }

    private func row(_ entry: HomeScreenScene.Menu.Entry, _ menu: HomeScreenScene.Menu) -> NodeContent.MenuRow {
        switch entry {
        case .action(let action, let icon, _):
            NodeContent.MenuRow(
                title: title(of: action, width: menu.textWidth), subtitle: subtitle(of: action, width: menu.textWidth),
                glyph: icon.flatMap(glyph), isGlyphAtRight: menu.iconsAreTrailing
            )
        case .system(let item, let title):
            NodeContent.MenuRow(
                title: texts.text(
                    title, size: 17, lineHeight: 21, isNatural: true, color: item == .removeApp ? .semantic(.systemRed) : nil
                ),
                glyph: .drawing((item == .removeApp ? SystemSymbol.removeApp : .editHomeScreen).rawValue), isGlyphAtRight: menu.iconsAreTrailing
            )
        }
    }

    private func title(of action: QuickAction, width: Double) -> NodeText {
        var text = texts.text(action.title, size: 17, lineHeight: 21, isNatural: true)
        let font = Font(size: text.pointSize, weight: text.weight)
        text.lines = QuickActionTitle(of: action) { font.width(of: $0) <= width }.lines
        return text
    }

    private func subtitle(of action: QuickAction, width: Double) -> NodeText? {
        action.subtitle.map { texts.menuSubtitle($0, width: width) }
    }

    private func glyph(_ icon: QuickActionIcon) -> NodeContent.MenuRow.Glyph? {
        switch icon {
        case .system(let icon): .system(icon)
        case .drawing(let name): .drawing(name)
        case .template(let image):
            image.variant(scale: scene.traits.collection.displayScale).map { .template(image.name, $0) }
        }
    }
}

import PlaygroundModel
import Simulation
import TextMetrics

/// A search controller's bar in a navigation controller: field or button, Cancel, their glass, and the dimming.
struct SearchBarNodes {
    let bar: SearchBar
    let content: SceneController
    let keyboard: Keyboard?
    let language: AppLanguage

    private var traits: TraitCollection { content.traits.collection }
    private var texts: BarText { BarText(traits) }
    private var id: String { "\(content.id).\(SearchDefinition.viewID)" }

    func nodes(in origin: Point) -> [WireframeNode] {
        let frame = bar.frame.relative(to: origin)
        let shown = bar.isButton && !bar.isActive ? [button(frame)] : [field(frame)]
        return platters(in: origin) + shown + cancelButton(in: origin)
    }

    /// The edge effect under a field at the bottom, where content fades out.
    func edgeEffect(in origin: Point) -> [WireframeNode] {
        bar.edgeEffect.map { [WireframeNode(id: "\(id)/edge", role: .bottomEdgeEffect, frame: $0.relative(to: origin))] } ?? []
    }

    func dimming(in origin: Point) -> [WireframeNode] {
        bar.dimming.map { area in
            [WireframeNode(
                id: "\(id)/dimming", role: .dimming, frame: area.relative(to: origin), event: cancel, accessibilityLabel: "Cancel the search"
            )]
        } ?? []
    }

    private var cancel: Event { .cancelSearch(content.id.description) }

    /// The height of a field on glass, in points. The capsule around the field is higher.
    private static let fieldOnGlass = 28.0

    private func field(_ frame: Rect) -> WireframeNode {
        let view = content.view(resolved: SearchDefinition.viewID)
        let typed = view?.properties.string(.text) ?? ""
        let placeholder = view?.properties.string(.placeholder) ?? SystemWord.search.text(in: language)
        let inset = bar.isOnGlass ? max(0, (frame.height - Self.fieldOnGlass) / 2) : 0
        let text = texts.text(typed.isEmpty ? placeholder : typed, size: 17, lineHeight: 22, isNatural: true)
        var node = WireframeNode(
            id: id, role: .searchField, frame: frame.inset(by: EdgeInsets(top: inset, bottom: inset)),
            content: .input(text, isPlaceholder: typed.isEmpty, isEnabled: true), source: view?.definition.path,
            accessibilityLabel: placeholder
        )
        node.control = WorkableControl(controller: content.id.description, view: SearchDefinition.viewID, value: .text(typed))
        node.style.isFirstResponder = keyboard?.responder.controller == content.id && keyboard?.responder.view == SearchDefinition.viewID
        return node
    }

    private func button(_ frame: Rect) -> WireframeNode {
        WireframeNode(
            id: id, role: .barButtonItem, frame: frame, content: .item(.init(title: nil, image: ImageName(.search))),
            event: .tap(controller: content.id.description, view: SearchDefinition.viewID), source: content.definition.navigationItem.searchController?.path,
            accessibilityLabel: SystemWord.search.text(in: language)
        )
    }

    private func cancelButton(in origin: Point) -> [WireframeNode] {
        bar.cancelButton.map { frame in
            let word = SystemWord.cancel.text(in: language)
            let title = texts.text(word, size: BarItemRow.pointSize, lineHeight: 22)
            let content = NodeContent.Item(title: bar.isOnGlass ? nil : title, image: bar.isOnGlass ? ImageName(.cancel) : nil)
            return [WireframeNode(
                id: "\(id)/cancel", role: .barButtonItem, frame: frame.relative(to: origin), content: .item(content), event: cancel,
                accessibilityLabel: word
            )]
        } ?? []
    }

    private func platters(in origin: Point) -> [WireframeNode] {
        guard bar.isOnGlass else { return [] }
        let frames = [("platter", bar.frame)] + (bar.cancelButton.map { [("cancelPlatter", $0)] } ?? [])
        return frames.map { WireframeNode(id: "\(id)/\($0)", role: .platter, frame: $1.relative(to: origin)) }
    }
}

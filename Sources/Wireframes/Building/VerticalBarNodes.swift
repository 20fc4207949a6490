import PlaygroundModel
import Simulation

/// The items of navigation bar and toolbar in a column at the side (iOS 27.1, iPhone Duo).
struct VerticalBarNodes {
    let bar: VerticalBar
    let controller: SceneController

    private var id: String { controller.id.description }
    private var traits: TraitCollection { controller.traits.collection }

    var node: WireframeNode {
        let groups = bar.groups.enumerated().map { index, group in
            WireframeNode.verticalItemGroup("\(id)/side/\(index)", group.frame.relative(to: bar.frame.origin), isProminent: group.isProminent)
        }
        var node = WireframeNode(
            id: "\(id)/side", role: .verticalBar, frame: bar.frame.relative(to: controller.frame.origin),
            accessibilityLabel: "Vertical bar", children: groups + bar.slots.map(node)
        )
        node.accessibilityRole = .group
        return node
    }

    private func node(_ slot: VerticalBar.Slot) -> WireframeNode {
        let frame = slot.frame.relative(to: bar.frame.origin)
        return switch slot.entry {
        case .back(let title):
            button(
                "\(id)/bar/back", frame, .back, controller.navigationBar?.backEvent ?? .back,
                title.isEmpty ? "Back" : "Back to \(title)"
            )
        case .displayMode(let button):
            self.button("\(id)/bar/displayMode", frame, .sidebar, button.event, button.spokenWords)
        case .item(let item): .barItem(item, of: bar.content, frame, traits, pointSize: Self.pointSize)
        case .overflow(let items):
            button("\(id)/side/more", frame, .more, .showOverflow(bar.content.description), "More: " + items.map { $0.spokenWords }.joined(separator: ", "))
        }
    }

    /// The point size of a title without a symbol. The size has no source.
    private static let pointSize = 12.0

    private func button(_ id: String, _ frame: Rect, _ symbol: SystemSymbol, _ event: Event?, _ label: String) -> WireframeNode {
        WireframeNode(
            id: id, role: .barButtonItem, frame: frame, content: .item(.init(title: nil, image: ImageName(symbol))), event: event,
            accessibilityLabel: label
        )
    }
}

extension BarButtonItem {
    var spokenWords: String { accessibilityLabel ?? title ?? image?.spokenWords ?? id.name }
}

extension WireframeNode {
    static func verticalItemGroup(_ id: ID, _ frame: Rect, isProminent: Bool = false) -> WireframeNode {
        WireframeNode(
            id: id, role: .verticalItemGroup, frame: frame,
            style: NodeStyle(backgroundColor: isProminent ? .semantic(.tintColor) : nil)
        )
    }
}

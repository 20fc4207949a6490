import LayoutEngine
import PlaygroundModel
import Simulation

/// A controller's view or a view of the playground on a device's screen, with lengths in points.
public struct ScreenElement: Sendable, Identifiable {
    public let controller: SceneController
    /// `nil` for a controller's own view.
    public let view: ResolvedView?
    /// Views of the same controller, nearest first.
    public let superviews: [ViewID]
    /// The frame in the superview (`UIView.frame`).
    public let frame: Rect
    /// The frame in the controller's view.
    public let rootFrame: Rect
    /// The frame on the screen.
    public let place: Rect
    /// The area on the screen inside the window, the controller's view and clipping superviews.
    public let clip: Rect
    /// The area on the screen inside clipping superviews, if everything were scrolled into view. `nil` if none clips.
    public let reach: Rect?
    /// Whether the view or a superview is hidden (`UIView.isHidden`).
    public let isHidden: Bool
    /// The hidden or transparent view that hides this one: itself or the nearest superview.
    public let concealer: ViewID?
    public let scroller: ViewID?
    /// The list's row or item that is or contains the view.
    public let cell: ViewID?
    /// The text as it fits the frame. `nil` without text.
    public let laidOutText: LaidOutText?
}

extension ScreenElement {
    /// The id in events and the inspector: `home.title` for a view, `home` for a controller.
    public var id: WireframeNode.ID { view.map { Self.id(of: $0.id, in: controller) } ?? controller.id.description }

    public var name: String { view?.id.name ?? controller.id.description }

    public var kind: String { view?.definition.kind.rawValue ?? "controller" }

    /// `nil` for an element directly in the window.
    public var superview: WireframeNode.ID? {
        guard view != nil else { return controller.isPresented ? nil : controller.parent?.description }
        return superviews.first.map { Self.id(of: $0, in: controller) } ?? controller.id.description
    }

    /// The visible part on the screen. May be empty.
    public var visible: Rect { place.intersection(clip) }

    /// The part on the screen that would be visible with scrolling and a large enough window.
    public var reachable: Rect { reach.map { place.intersection($0) } ?? place }

    public var traits: TraitCollection {
        TraitCollection(traitsFrom: [controller.traits.collection, view?.traitOverrides ?? TraitCollection()])
    }

    /// The complete text. It has only its own line breaks.
    public var text: String? { view?.properties.shownText ?? laidOutText?.lines.joined(separator: " ") }

    public var isCut: Bool { laidOutText?.isTruncated ?? false }

    private static func id(of view: ViewID, in controller: SceneController) -> WireframeNode.ID { "\(controller.id).\(view)" }
}

extension ResolvedView {
    var clipsToBounds: Bool { properties.clipsToBounds(in: definition.kind) }
}

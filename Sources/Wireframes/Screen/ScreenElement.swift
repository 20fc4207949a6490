import LayoutEngine
import PlaygroundModel
import Simulation

/// A controller's view or a view of the playground on a device's screen, as used by comparisons, lints, scenarios, reports and editors.
/// Lengths are in points.
public struct ScreenElement: Sendable, Identifiable {
    /// The element's controller, or the view's.
    public let controller: SceneController
    /// `nil` for a controller's own view.
    public let view: ResolvedView?
    /// Views of the same controller, the nearest first.
    public let superviews: [ViewID]
    /// In its superview (UIView.frame).
    public let frame: Rect
    /// In the controller's view.
    public let rootFrame: Rect
    /// On the screen.
    public let place: Rect
    /// The screen area left by the window, the controller's view and clipping superviews.
    public let clip: Rect
    /// The area that clipping superviews would leave if everything were scrolled into view, on the screen; `nil` if none clips.
    public let reach: Rect?
    /// UIView.isHidden of the view or a superview.
    public let isHidden: Bool
    /// The hidden or transparent view that conceals this one: itself or the nearest superview.
    public let concealer: ViewID?
    /// The enclosing scroll view, table or collection.
    public let scroller: ViewID?
    /// The enclosing row or item of a list, or the view itself.
    public let cell: ViewID?
    /// The text as it fits the frame; `nil` without text.
    public let laidOutText: LaidOutText?
}

extension ScreenElement {
    /// The id in events and the inspector: `home.title` for a view, `home` for a controller's own.
    public var id: WireframeNode.ID { view.map { Self.id(of: $0.id, in: controller) } ?? controller.id.description }

    public var name: String { view?.id.name ?? controller.id.description }

    /// A view's kind, or `controller`.
    public var kind: String { view?.definition.kind.rawValue ?? "controller" }

    /// The parent element; `nil` for an element directly in the window.
    public var superview: WireframeNode.ID? {
        guard view != nil else { return controller.isPresented ? nil : controller.parent?.description }
        return superviews.first.map { Self.id(of: $0, in: controller) } ?? controller.id.description
    }

    /// The visible part, on the screen; may be empty.
    public var visible: Rect { place.intersection(clip) }

    /// The part that would be visible if everything were scrolled into view and the window were large enough, on the screen.
    public var reachable: Rect { reach.map { place.intersection($0) } ?? place }

    public var traits: TraitCollection {
        TraitCollection(traitsFrom: [controller.traits.collection, view?.traitOverrides ?? TraitCollection()])
    }

    /// The complete text, with only its own line breaks.
    public var text: String? { view?.properties.shownText ?? laidOutText?.lines.joined(separator: " ") }

    public var isCut: Bool { laidOutText?.isTruncated ?? false }

    private static func id(of view: ViewID, in controller: SceneController) -> WireframeNode.ID { "\(controller.id).\(view)" }
}

extension ResolvedView {
    var clipsToBounds: Bool { properties.clipsToBounds(in: definition.kind) }
}

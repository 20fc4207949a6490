import LayoutEngine
import PlaygroundModel
import Simulation

/// A controller's view, or a view that the playground defines, on a device's screen. The one model of what is there: comparisons, lints,
/// scenarios, reports and editors ask it.
public struct ScreenElement: Sendable, Identifiable {
    /// The controller, or the one that the view belongs to.
    public let controller: SceneController
    /// `nil` for a controller's own view.
    public let view: ResolvedView?
    /// The views of the controller that it stands in, the nearest first.
    public let superviews: [ViewID]
    /// UIView.frame: in its superview, in points.
    public let frame: Rect
    /// In the controller's view, in points.
    public let rootFrame: Rect
    /// On the screen, in points.
    public let place: Rect
    /// What the window, the controller's view and the views around it that clip leave free, on the screen.
    public let clip: Rect
    /// What the views around it would leave free if everything was scrolled to it, on the screen; `nil` where none clips.
    public let reach: Rect?
    /// UIView.isHidden, of itself or of a view that it stands in.
    public let isHidden: Bool
    /// The view, itself or the nearest that it stands in, with which it cannot be seen: that is hidden or transparent.
    public let concealer: ViewID?
    /// The scroll view, table or collection that it stands in.
    public let scroller: ViewID?
    /// The row or item of a list that it is or stands in.
    public let cell: ViewID?
    /// Its text as it fits the frame; `nil` where it shows none.
    public let laidOutText: LaidOutText?
}

extension ScreenElement {
    /// As events and the inspector name it: `home.title` for a view, `home` for a controller's own.
    public var id: WireframeNode.ID { view.map { Self.id(of: $0.id, in: controller) } ?? controller.id.description }

    /// The name in its controller.
    public var name: String { view?.id.name ?? controller.id.description }

    /// The kind of the view, or `controller`.
    public var kind: String { view?.definition.kind.rawValue ?? "controller" }

    /// The element that it stands in; `nil` for what stands in the window.
    public var superview: WireframeNode.ID? {
        guard view != nil else { return controller.isPresented ? nil : controller.parent?.description }
        return superviews.first.map { Self.id(of: $0, in: controller) } ?? controller.id.description
    }

    /// What of it is to be seen, on the screen; empty where that is nothing.
    public var visible: Rect { place.intersection(clip) }

    /// What of it would be to be seen if everything was scrolled to it and the window was as large as it takes, on the screen.
    public var reachable: Rect { reach.map { place.intersection($0) } ?? place }

    /// The traits of the view.
    public var traits: TraitCollection {
        TraitCollection(traitsFrom: [controller.traits.collection, view?.traitOverrides ?? TraitCollection()])
    }

    /// The text that it shows: the whole of it, and with line breaks only where the text has them.
    public var text: String? { view?.properties.shownText ?? laidOutText?.lines.joined(separator: " ") }

    /// Whether a part of the text is not to be seen.
    public var isCut: Bool { laidOutText?.isTruncated ?? false }

    private static func id(of view: ViewID, in controller: SceneController) -> WireframeNode.ID { "\(controller.id).\(view)" }
}

extension ResolvedView {
    /// UIView.clipsToBounds.
    var clipsToBounds: Bool { properties.clipsToBounds(in: definition.kind) }
}

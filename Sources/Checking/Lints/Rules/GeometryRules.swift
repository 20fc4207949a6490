import LayoutEngine
import PlaygroundModel
import PlaygroundPipeline
import Simulation
import Wireframes

enum GeometryRules {
    static func observations(on picture: DevicePicture) -> [LintObservation] {
        let scene = picture.scene
        return LargeTitleRule.observations(on: picture) + CrowdedBarRule.observations(on: picture) + fixedSides(in: scene) + scene.controllers.flatMap { controller -> [LintObservation] in
            guard let layout = picture.layouts[controller.id] else { return [] }
            let definition = controller.definition
            let issues = layout.issues.map { found in
                let issue = found.identity(in: definition)
                let place = LintPlace(controller: controller.id.controller, view: issue.view, path: definition.path)
                return LintObservation(fact: .layout(issue, place), measure: found.measure(in: definition))
            }
            let elements = ScreenElement.all(of: controller, in: scene, layout)
            // A container may keep a controller outside the window.
            guard let root = elements.first, min(root.visible.width, root.visible.height) >= 1 else { return issues }
            // In iOS 14 to 16, part of a primary column is never visible, outside its safe area. Other views outside have moved.
            let inset = root.place.inset(by: controller.safeAreaInsets)
            let moved = scene.isPrimaryBeyondWindow(controller) ? inset : root.place
            let safe = inset.opened(at: moved, beyond: scene.window, to: root.place)
            let screen = scene.window.opened(at: moved, beyond: scene.window, to: root.place)
            let views = elements.compactMap { SeenView($0) }
            let cells = Dictionary(firstOf: elements.compactMap { cell in cell.view.map { ($0.id, cell.place) } })
            return issues + views.flatMap { seen -> [LintObservation] in
                edges(of: seen, in: screen, safe, cell: seen.element.cell.flatMap { cells[$0] }, layout) + target(seen)
            } + OverlapRule.observations(among: views) + elements.compactMap(label)
        }
    }

    /// Finds `left` and `right`, which are not mirrored. The pseudolanguage is exempt, because it is only for testing.
    private static func fixedSides(in scene: Scene) -> [LintObservation] {
        guard case .translation = scene.environment.language, scene.environment.language.layoutDirection == .rightToLeft else { return [] }
        return scene.controllers.flatMap { controller in
            controller.constraints.filter { $0.first.attribute.isAbsoluteEdge }.map { constraint in
                let place = LintPlace(controller: controller.id.controller, path: constraint.id.path)
                return LintObservation(fact: .fixedSide(place), measure: nil)
            }
        }
    }

    /// Views that can scroll into view are exempt. Parts outside `cell`, the position of the view's cell, count as overlaps.
    private static func edges(
        of seen: SeenView, in window: Rect, _ safe: Rect, cell: Rect?, _ layout: LayoutResult
    ) -> [LintObservation] {
        guard !seen.ink.isEmpty, !seen.isInBar else { return [] }
        if seen.element.scroller == nil, let reach = seen.ink.reach(beyond: window) {
            return [LintObservation(fact: .outsideScreen(seen.place), measure: .beyond(reach.points, reach.edge))]
        }
        // Rows and items are exempt, because they extend to the edges of their list. Views inside them have margins.
        guard seen.element.cell != seen.view.id else { return [] }
        let ink = cell.map { seen.ink.intersection($0) } ?? seen.ink
        // A text view scrolls under bars, but its content begins below them.
        let reach = ink.reach(beyond: safe, unless: { edge in
            seen.kind == .textView && seen.view.isDraggable && (edge == .top || edge == .bottom)
                || seen.element.superviews.contains { layout.scrolls($0, towards: edge, cell: seen.element.cell) }
        })
        guard let reach else { return [] }
        return [LintObservation(fact: .outsideSafeArea(seen.place), measure: .beyond(reach.points, reach.edge))]
    }

    /// Human Interface Guidelines: 44 × 44 points. Controls whose height UIKit fixes are exempt, because they accept touches around them.
    private static func target(_ seen: SeenView) -> [LintObservation] {
        let hasOwnHeight = seen.kind.facts.control != nil
        guard seen.isControl, !hasOwnHeight, !seen.frame.isEmpty else { return [] }
        guard min(seen.frame.width, seen.frame.height) < smallest - 0.5, !hasUsualSize(seen) else { return [] }
        return [LintObservation(fact: .smallTarget(seen.place), measure: .size(seen.frame.size))]
    }

    /// Finds an image without a label that has an action or is an accessibility element. UIKit has labels for symbols.
    private static func label(_ element: ScreenElement) -> LintObservation? {
        guard element.concealer == nil, element.view?.lacksLabel == true else { return nil }
        return LintObservation(fact: .missingLabel(element.lintPlace), measure: nil)
    }

    /// Whether a button has at least UIKit's size, font and insets. UIKit adds no insets to an image-only button without a configuration.
    private static func hasUsualSize(_ seen: SeenView) -> Bool {
        let properties = seen.view.properties
        guard seen.kind == .button, let text = seen.element.laidOutText, !text.isTruncated else { return false }
        let style = properties.buttonStyle
        let usual = style.contentInsets
        let insets = properties.insets(.contentInsets) ?? usual
        let hasTitle = text.lines.contains { !$0.isEmpty }
        guard hasTitle || style != .system,
              insets.left + insets.right >= usual.left + usual.right, insets.top + insets.bottom >= usual.top + usual.bottom,
              properties.font(.font) == nil || text.linesSize.height >= usualLine
        else { return false }
        let (width, height) = (hasTitle ? text.linesSize.width : usualLine, hasTitle ? text.linesSize.height : usualLine)
        return seen.frame.width >= insets.left + width + insets.right - 0.5
            && seen.frame.height >= insets.top + height + insets.bottom - 0.5
    }

    static let smallest = 44.0
    /// The height of a line at 15 points (the font size of system buttons), rounded down to half a point.
    private static let usualLine = 17.5
}

extension Rect {
    /// The rectangle without the edges beyond which a container has moved a controller's view, `root`. That part becomes visible later.
    fileprivate func opened(at moved: Rect, beyond window: Rect, to root: Rect) -> Rect {
        let left = moved.minX < window.minX - 0.5 ? root.minX : minX
        let right = moved.maxX > window.maxX + 0.5 ? root.maxX : maxX
        let top = moved.minY < window.minY - 0.5 ? root.minY : minY
        let bottom = moved.maxY > window.maxY + 0.5 ? root.maxY : maxY
        return Rect(x: left, y: top, width: right - left, height: bottom - top)
    }
}

extension Scene {
    func parent(of controller: SceneController) -> SceneController? { controllers.first { $0.id == controller.parent } }

    /// Whether a controller is partly outside the window because it is in a primary column.
    fileprivate func isPrimaryBeyondWindow(_ controller: SceneController) -> Bool {
        var outermost = controller
        while let parent = parent(of: outermost), !window.holds(parent.frame) { outermost = parent }
        return parent(of: outermost)?.split?.columns.contains { $0.column == .primary && $0.controller == outermost.id } == true
    }
}

extension ResolvedView {
    fileprivate var lacksLabel: Bool {
        guard let image = properties.string(.image), SymbolName(image) == nil else { return false }
        let isElement = properties.bool(.isAccessibilityElement)
        return switch definition.kind {
        case .button: isElement != false && !hasText(.accessibilityLabel) && !hasText(.title) && !hasText(.attributedTitle) && !hasText(.subtitle)
        case .image: (isElement ?? (definition.tap != nil)) && !hasText(.accessibilityLabel)
        default: false
        }
    }

    private func hasText(_ property: ViewProperty) -> Bool { properties.string(property)?.isEmpty == false }
}

extension LayoutResult {
    /// Whether the content of a scroll view with its insets, or of the cell's section across a collection view, is longer than the view.
    fileprivate func scrolls(_ view: ViewID, towards edge: LintMeasure.Edge, cell: ViewID?) -> Bool {
        if edge == .left || edge == .right, let cell, let sections = sections[view]?.values,
           sections.contains(where: { $0.scroller.map { $0.content.width >= $0.frame.width + 1 && $0.items.contains(cell) } ?? false }) { return true }
        guard let content = contents[view], let frame = frames[view] else { return false }
        return switch edge {
        case .top, .bottom: content.insets.top + content.size.height + content.insets.bottom >= frame.height + 1
        case .left, .right: content.insets.left + content.size.width + content.insets.right >= frame.width + 1
        }
    }
}

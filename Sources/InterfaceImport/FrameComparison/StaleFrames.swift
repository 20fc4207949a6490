import PlaygroundModel

/// Finds recorded frames that UIKit cannot have computed: Interface Builder keeps a frame until it lays out the scene again, so constraints
/// and frames can be of different times.
///
/// Rule for constraints: a required constraint between two views, or a required width or height, that the recorded frames violate by more
/// than `tolerance`. The frame of its first item is stale, and that of the second unless it is a superview of the first. Constraints on
/// guides, margins and baselines, within scroll views, and of views with variations do not count. Views with alignment rectangles of their
/// own have additional slack.
///
/// Rule for stacks: an arranged view that overlaps the one before it, or is further away than the spacing where the distribution is exact.
/// That view, those after it and the stack are stale. Stacks whose spacing is between baselines do not count.
///
/// Rules for scenes, of which all frames are stale: the root view is misplaced, or at least four texts all stand on whole points, on a
/// screen of more pixels on which other scenes have fractions.
struct StaleFrames {
    private(set) var ids: Set<String> = []

    /// In points: two edges, each rounded to a pixel of 1×, and half a pixel.
    private static let tolerance = 1.5

    private struct Place {
        /// In the coordinates of the root.
        var frame: Rect
        var superviews: [String]
        /// How far the frame may be from the alignment rectangle that constraints use; `nil` for a frame that does not count.
        var slack: Double?
    }

    private var places: [String: Place] = [:]

    init(in root: Element, of document: InterfaceBuilderDocument) {
        if root.value(of: "view")?.flag("misplaced") == true || Self.isOfWholePoints(root, in: document) {
            ids = Set(root.subtree.compactMap(\.id))
            return
        }
        locate(root, from: .zero, superviews: [])
        for owner in root.subtree where owner.first("variation") == nil {
            guard let id = owner.id else { continue }
            if owner.name == "stackView" { checkArranged(in: owner, id: id) }
            for constraint in owner.list("constraints") where constraint.name == "constraint" { check(constraint, owner: id) }
        }
    }

    private static func isOfWholePoints(_ root: Element, in document: InterfaceBuilderDocument) -> Bool {
        func fractions(in root: Element) -> [Bool] {
            root.subtree.filter { $0.name == "label" }.compactMap(ViewElement.frame).map { $0.numbers.contains { $0 != $0.rounded() } }
        }
        let own = fractions(in: root)
        guard document.device != nil, own.count >= 4, !own.contains(true) else { return false }
        return document.scenes.contains { fractions(in: $0.controller).contains(true) }
    }

    /// Alignment insets are not recorded: 2 points at the sides of a switch, more for symbols.
    private static let alignmentSlack = 8.0

    private static let scrollers: Set = ["scrollView", "tableView", "collectionView", "textView"]
    private static let aligned: Set = [
        "switch", "slider", "segmentedControl", "progressView", "stepper", "datePicker", "activityIndicatorView"]

    private mutating func locate(_ element: Element, from origin: Point, superviews: [String]) {
        var (origin, superviews) = (origin, superviews)
        if let id = element.id, let frame = ViewElement.frame(of: element)?.offset(by: origin) {
            origin = frame.origin
            let isSymbol = element["catalog"] == "system" || element.value(of: "image") != nil
            places[id] = Place(
                frame: frame, superviews: superviews,
                slack: ViewElement.isDoubtful(element) ? nil : Self.aligned.contains(element.name) || isSymbol ? Self.alignmentSlack : 0)
            superviews.insert(id, at: 0)
        }
        // Frames in a scroll view are relative to an unknown content offset.
        let inner = Self.scrollers.contains(element.name) ? [] : superviews
        for child in element.children { locate(child, from: origin, superviews: inner) }
    }

    private mutating func check(_ constraint: Element, owner: String) {
        guard constraint.number("priority") ?? 1000 >= 1000, constraint.first("variation") == nil else { return }
        let (first, second) = (constraint["firstItem"] ?? owner, constraint["secondItem"] ?? owner)
        guard let place = places[first], var slack = place.slack, let left = Self.value(constraint["firstAttribute"], of: place.frame)
        else { return }
        var right = constraint.number("constant") ?? 0
        var stale = [first]
        if let attribute = constraint["secondAttribute"] {
            guard let other = places[second], let otherSlack = other.slack, let value = Self.value(attribute, of: other.frame),
                  constraint["multiplier"] == nil, Self.share(first, place, second, other)
            else { return }
            right += value
            slack = max(slack, otherSlack)
            if place.superviews.contains(second) {
                stale = [first]
            } else if other.superviews.contains(first) {
                stale = [second]
            } else {
                stale.append(second)
            }
        }
        let excess = left - right
        let isMissed = switch constraint["relation"] {
        case "greaterThanOrEqual": excess < -Self.tolerance - slack
        case "lessThanOrEqual": excess > Self.tolerance + slack
        default: abs(excess) > Self.tolerance + slack
        }
        if isMissed { ids.formUnion(stale) }
    }

    private static let spaced: Set = ["fill", "fillEqually", "fillProportionally"]

    private mutating func checkArranged(in stack: Element, id: String) {
        let arranged = stack.list("subviews").filter { ViewElement.isView($0) }
        let isVertical = stack["axis"] == "vertical"
        guard stack["spacingType"] == nil, stack.flag("baselineRelativeArrangement") != true, !ViewElement.isDoubtful(stack),
              arranged.allSatisfy({ $0.flag("hidden") != true })
        else { return }
        let known = arranged.map { view in view.id.flatMap { places[$0] } }
        guard known.allSatisfy({ $0?.slack == 0 }) else { return }
        let spans = known.compactMap { place in place.map { isVertical ? ($0.frame.minY, $0.frame.maxY) : ($0.frame.minX, $0.frame.maxX) } }
        let isExact = Self.spaced.contains(stack["distribution"] ?? "fill")
        let spacing = stack.number("spacing") ?? 0
        for (index, (before, after)) in zip(spans, spans.dropFirst()).enumerated() {
            let excess = after.0 - before.1 - spacing
            guard excess < -Self.tolerance || isExact && excess > Self.tolerance else { continue }
            ids.formUnion(arranged[(index + 1)...].compactMap(\.id) + [id])
            return
        }
    }

    /// Whether two frames share a coordinate system: one view contains the other, or a third contains both.
    private static func share(_ first: String, _ a: Place, _ second: String, _ b: Place) -> Bool {
        a.superviews.contains(second) || b.superviews.contains(first) || a.superviews.contains(where: b.superviews.contains)
    }

    private static func value(_ attribute: String?, of frame: Rect) -> Double? {
        switch attribute {
        case "leading", "left": frame.minX
        case "trailing", "right": frame.maxX
        case "top": frame.minY
        case "bottom": frame.maxY
        case "width": frame.width
        case "height": frame.height
        case "centerX": frame.midX
        case "centerY": frame.midY
        default: nil
        }
    }
}

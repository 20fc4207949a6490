import PlaygroundModel

/// Finds recorded frames that UIKit cannot have computed. Interface Builder updates frames only when it lays out the scene, so constraints
/// can be newer than frames.
///
/// Constraints: the frames violate a required constraint between two views, or on a width or height, by more than `tolerance`. The first
/// item's frame is stale. The second item's frame is stale as well, unless it is a superview of the first. In portrait the safe area of a
/// root view is as wide as the view. Other constraints on guides, on margins and baselines, in scroll views, and of views with
/// variations are ignored. Views with custom alignment rectangles have additional slack.
///
/// Stacks: an arranged view overlaps the previous view, or is further away than the spacing although the distribution is exact. The view,
/// the views after it and the stack are stale. Stacks with spacing between baselines are ignored.
///
/// Scenes: all frames are stale if the root view is misplaced. They are also stale if at least four labels are all on whole points,
/// although the screen has more pixels and other scenes have fractions.
struct StaleFrames {
    private(set) var ids: Set<String> = []

    /// The tolerance in points: two edges, each rounded to a pixel of a 1× screen, and half a pixel.
    private static let tolerance = 1.5

    private struct FramePlace {
        var frame: Rect
        var superviews: [String]
        /// The possible distance from the alignment rectangle, in points. `nil` if the frame is ignored.
        var slack: Double?
    }

    private var places: [String: FramePlace] = [:]

    init(in root: Element, of document: InterfaceBuilderDocument) {
        if root.value(of: "view")?.flag("misplaced") == true || Self.isOfWholePoints(root, in: document) {
            ids = Set(root.subtree.compactMap(\.id))
            return
        }
        locate(root, from: .zero, superviews: [])
        if document.device?.isLandscape == false { locateSafeArea(of: root) }
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

    /// The slack in points. Alignment insets are not recorded. The insets of a switch are 2 at its sides, and those of symbols are larger.
    private static let alignmentSlack = 8.0

    private static let scrollers: Set = ["scrollView", "tableView", "collectionView", "textView"]
    private static let aligned: Set = [
        "switch", "slider", "segmentedControl", "progressView", "stepper", "datePicker", "activityIndicatorView"]

    private mutating func locate(_ element: Element, from origin: Point, superviews: [String]) {
        var (origin, superviews) = (origin, superviews)
        if let id = element.id, let frame = ViewElement.frame(of: element)?.offset(by: origin) {
            origin = frame.origin
            let isSymbol = element["catalog"] == "system" || element.value(of: "image") != nil
            places[id] = FramePlace(
                frame: frame, superviews: superviews,
                slack: ViewElement.isDoubtful(element) ? nil : Self.aligned.contains(element.name) || isSymbol ? Self.alignmentSlack : 0)
            superviews.insert(id, at: 0)
        }
        // Frames in a scroll view are relative to an unknown content offset.
        let inner = Self.scrollers.contains(element.name) ? [] : superviews
        for child in element.children { locate(child, from: origin, superviews: inner) }
    }

    /// The vertical edges of the safe area are unknown. No comparison with them finds a miss.
    private mutating func locateSafeArea(of root: Element) {
        guard let view = root.value(of: "view") ?? (ViewElement.isView(root) ? root : nil), let id = view.id, let frame = places[id]?.frame,
              let guide = view.all("viewLayoutGuide").first(where: { $0["key"] == "safeArea" })?.id
        else { return }
        let sides = Rect(x: frame.minX, y: .nan, width: frame.width, height: .nan)
        places[guide] = FramePlace(frame: sides, superviews: [id], slack: 0)
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

    /// Whether two frames share a coordinate system: one view contains the other, or a third view contains both.
    private static func share(_ first: String, _ a: FramePlace, _ second: String, _ b: FramePlace) -> Bool {
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

/// Finds recorded frames that UIKit cannot have given the views: Interface Builder keeps a frame until it lays the scene out anew, so
/// that a document can have constraints and frames of different times.
///
/// The rule: a required constraint between two views, or a view's required width or height, that the recorded frames miss by more than
/// `tolerance`. Its first item's frame is stale, and its second's if that is no superview of the first. Constraints that depend on
/// anything but the two frames say nothing: those with guides, margins or baselines, within scroll views, and of views with variations.
/// Those of views with alignment rectangles of their own have to be missed by as much more as such a rectangle leaves out.
///
/// And of a stack: an arranged view that begins before the one before it ends, or is further from it than the stack's spacing where that
/// is what is between them all. Then it, those after it and the stack are stale.
struct StaleFrames {
    /// The ids of the views whose frames are stale.
    private(set) var ids: Set<String> = []

    /// In points: two edges, each rounded to a pixel of 1× and to the half of one.
    private static let tolerance = 1.5

    private struct Place {
        var x: Double, y: Double, width: Double, height: Double
        /// The ids of the views around, from the inside out.
        var superviews: [String]
        /// How far the frame may stand from the alignment rectangle, which constraints are about; `nil` for a frame that says nothing.
        var slack: Double?
    }

    private var places: [String: Place] = [:]

    init(in root: Element) {
        locate(root, x: 0, y: 0, superviews: [])
        for owner in root.subtree where owner.first("variation") == nil {
            guard let id = owner.id else { continue }
            if owner.name == "stackView" { checkArranged(in: owner, id: id) }
            for constraint in owner.list("constraints") where constraint.name == "constraint" { check(constraint, owner: id) }
        }
    }

    /// What alignment rectangles leave out is not recorded: 2 points at the sides of a switch, more at symbols.
    private static let alignmentSlack = 8.0

    /// What a view is scrolled by is not recorded.
    private static let scrollers: Set = ["scrollView", "tableView", "collectionView", "textView"]
    private static let aligned: Set = ["switch", "slider", "segmentedControl", "progressView", "stepper", "datePicker", "activityIndicatorView"]

    private mutating func locate(_ element: Element, x: Double, y: Double, superviews: [String]) {
        var (x, y, superviews) = (x, y, superviews)
        if let id = element.id, let frame = ViewElement.frame(of: element) {
            (x, y) = (x + frame.x, y + frame.y)
            let isSymbol = element["catalog"] == "system" || element.value(of: "image") != nil
            places[id] = Place(
                x: x, y: y, width: frame.width, height: frame.height, superviews: superviews,
                slack: ViewElement.isDoubtful(element) ? nil : Self.aligned.contains(element.name) || isSymbol ? Self.alignmentSlack : 0)
            superviews.insert(id, at: 0)
        }
        // Frames below begin anew where what is scrolled by is not known.
        let inner = Self.scrollers.contains(element.name) ? [] : superviews
        for child in element.children { locate(child, x: x, y: y, superviews: inner) }
    }

    private mutating func check(_ constraint: Element, owner: String) {
        guard constraint.number("priority") ?? 1000 >= 1000, constraint.first("variation") == nil else { return }
        let (first, second) = (constraint["firstItem"] ?? owner, constraint["secondItem"] ?? owner)
        guard let place = places[first], var slack = place.slack, let left = Self.value(constraint["firstAttribute"], of: place) else { return }
        var right = constraint.number("constant") ?? 0
        var stale = [first]
        if let attribute = constraint["secondAttribute"] {
            guard let other = places[second], let otherSlack = other.slack, let value = Self.value(attribute, of: other),
                  constraint["multiplier"] == nil, Self.share(first, place, second, other)
            else { return }
            right += value
            slack = max(slack, otherSlack)
            if place.superviews.contains(second) { stale = [first] } else if other.superviews.contains(first) { stale = [second] } else { stale.append(second) }
        }
        let excess = left - right
        let isMissed = switch constraint["relation"] {
        case "greaterThanOrEqual": excess < -Self.tolerance - slack
        case "lessThanOrEqual": excess > Self.tolerance + slack
        default: abs(excess) > Self.tolerance + slack
        }
        if isMissed { ids.formUnion(stale) }
    }

    /// Distributions in which the spacing is what is between arranged views, and no more.
    private static let spaced: Set = ["fill", "fillEqually", "fillProportionally"]

    private mutating func checkArranged(in stack: Element, id: String) {
        let arranged = stack.list("subviews").filter { ViewElement.isView($0) }
        let isVertical = stack["axis"] == "vertical"
        guard stack["spacingType"] == nil, !ViewElement.isDoubtful(stack), arranged.allSatisfy({ $0.flag("hidden") != true }) else { return }
        let known = arranged.map { view in view.id.flatMap { places[$0] } }
        guard known.allSatisfy({ $0?.slack == 0 }) else { return }
        let spans = known.compactMap { place in place.map { isVertical ? ($0.y, $0.y + $0.height) : ($0.x, $0.x + $0.width) } }
        let isExact = Self.spaced.contains(stack["distribution"] ?? "fill")
        let spacing = stack.number("spacing") ?? 0
        for (index, (before, after)) in zip(spans, spans.dropFirst()).enumerated() {
            let excess = after.0 - before.1 - spacing
            guard excess < -Self.tolerance || isExact && excess > Self.tolerance else { continue }
            ids.formUnion(arranged[(index + 1)...].compactMap(\.id) + [id])
            return
        }
    }

    /// Whether two frames are in one coordinate system: one view stands in the other, or both in a third.
    private static func share(_ first: String, _ a: Place, _ second: String, _ b: Place) -> Bool {
        a.superviews.contains(second) || b.superviews.contains(first) || a.superviews.contains(where: b.superviews.contains)
    }

    private static func value(_ attribute: String?, of place: Place) -> Double? {
        switch attribute {
        case "leading", "left": place.x
        case "trailing", "right": place.x + place.width
        case "top": place.y
        case "bottom": place.y + place.height
        case "width": place.width
        case "height": place.height
        case "centerX": place.x + place.width / 2
        case "centerY": place.y + place.height / 2
        default: nil
        }
    }
}

import PlaygroundModel

enum OverlapRule {
    static func observations(among views: [SeenView]) -> [LintObservation] {
        let sorted = views.indices.filter { !views[$0].ink.isEmpty }.sorted { (views[$0].ink.minY, $0) < (views[$1].ink.minY, $1) }
        var found: [LintObservation] = []
        for (place, upper) in sorted.enumerated() {
            for lower in sorted[(place + 1)...] {
                guard views[lower].ink.minY < views[upper].ink.maxY - shared else { break }
                let (first, second) = (min(upper, lower), max(upper, lower))
                if let observation = observation(views[first], views[second]) { found.append(observation) }
            }
        }
        return found
    }

    /// The permitted overlap, in points. Frames are rounded to pixels.
    static let shared = 1.0

    private static func observation(_ one: SeenView, _ other: SeenView) -> LintObservation? {
        guard one.element.scroller == other.element.scroller, !one.isInside(other), !other.isInside(one) else { return nil }
        let common = one.ink.intersection(other.ink)
        let points = min(common.width, common.height)
        guard points > shared, !isLaid(one, on: other), !isLaid(other, on: one) else { return nil }
        if let list = one.element.scroller, one.element.cell != other.element.cell { return rows(of: list, one, other, points) }
        let areTexts = one.isText && other.isText
        return LintObservation(
            fact: areTexts ? .overlappingTexts(one.place, other.place) : .overlappingControls(one.place, other.place),
            measure: .overlap(points))
    }

    /// If rows overlap, all their views overlap. That is one finding.
    private static func rows(of list: ViewID, _ one: SeenView, _ other: SeenView, _ points: Double) -> LintObservation {
        let definition = one.element.controller.definition
        let place = LintPlace(controller: definition.id, view: list, path: definition.view(list)?.path ?? definition.path)
        let fact: LintFact = one.isText || other.isText ? .overlappingTexts(place, place) : .overlappingControls(place, place)
        return LintObservation(fact: fact, measure: .overlap(points))
    }

    /// Whether a view is entirely on a tappable card or image, which is intended.
    private static func isLaid(_ one: SeenView, on other: SeenView) -> Bool {
        (other.kind == .view || other.kind == .image || other.kind == .map || other.kind == .web) && other.frame.holds(one.ink)
    }
}

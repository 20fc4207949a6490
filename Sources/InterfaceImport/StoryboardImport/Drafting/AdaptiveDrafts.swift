/// Adaptive rules by condition, in the order of their first use.
struct AdaptiveDrafts {
    private(set) var elements: [DraftAdaptiveElement] = []

    mutating func change(_ when: TOMLValue, _ change: (inout DraftAdaptiveElement) -> Void) {
        if let index = elements.firstIndex(where: { $0.when == when }) { return change(&elements[index]) }
        var element = DraftAdaptiveElement(when: when)
        change(&element)
        elements.append(element)
    }

    /// Changes the rule for the size classes. Without a condition, all devices or none have them, so nothing changes.
    mutating func change(_ cases: SizeClassCases, _ change: (inout DraftAdaptiveElement) -> Void) {
        if let when = cases.condition { self.change(when, change) }
    }

    mutating func filterConstraints(_ isIncluded: (DraftConstraint) -> Bool) {
        for index in elements.indices { elements[index].constraints = elements[index].constraints.filter(isIncluded) }
    }
}

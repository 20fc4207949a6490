struct AdaptiveDrafts {
    private var drafts: [(cases: SizeClassCases, element: DraftAdaptiveElement)] = []

    var elements: [DraftAdaptiveElement] { drafts.map(\.element) }

    mutating func filterConstraints(_ isIncluded: (DraftConstraint) -> Bool) {
        for index in drafts.indices { drafts[index].element.constraints = drafts[index].element.constraints.filter(isIncluded) }
    }

    mutating func element(for cases: SizeClassCases, _ change: (inout DraftAdaptiveElement) -> Void) {
        guard let when = cases.condition else { return }
        if let index = drafts.firstIndex(where: { $0.cases.onDevices == cases.onDevices }) {
            change(&drafts[index].element)
        } else {
            var element = DraftAdaptiveElement(when: when)
            change(&element)
            drafts.append((cases, element))
        }
    }
}

import PlaygroundModel

/// Finds contradicting expectations in one step.
struct ScenarioContradictions {
    let findings: Findings

    func check(_ expectations: [Expectation]) {
        let claims = expectations.flatMap { expectation in expectation.claims.map { (claim: $0, condition: expectation.condition) } }
        guard let first = expectations.first,
              findings.isWithin(PlaygroundLimits.scenarioClaims, claims.count, .expectations, at: .key(first.path))
        else { return }
        for (index, later) in claims.enumerated() {
            // Different conditions may exclude each other.
            let earlier = claims[..<index].first { earlier in
                (earlier.condition == later.condition || earlier.condition == nil || later.condition == nil)
                    && earlier.claim.contradicts(later.claim)
            }
            guard let earlier else { continue }
            findings.report(
                ScenarioMistake.contradiction, at: .value(later.claim.path),
                related: [(.value(earlier.claim.path), "the other expectation")])
        }
    }
}

extension Claim {
    fileprivate func contradicts(_ other: Claim) -> Bool {
        if isNegated != other.isNegated { return fact == other.fact }
        guard !isNegated else { return false }
        if case .length(let element, let attribute, let comparison) = fact,
           case .length(let otherElement, let otherAttribute, let otherComparison) = other.fact {
            return element == otherElement && attribute == otherAttribute && comparison.excludes(otherComparison)
        }
        if case .property(let element, let property, let value) = fact,
           case .property(let otherElement, let otherProperty, let otherValue) = other.fact {
            return element == otherElement && property == otherProperty && value != otherValue
        }
        if case .state(let query) = fact, case .state(let otherQuery) = other.fact { return query.excludes(otherQuery) }
        guard let (question, answer) = fact.answer, let (otherQuestion, otherAnswer) = other.fact.answer else { return false }
        return question == otherQuestion && answer != otherAnswer
    }
}

extension LengthComparison {
    /// Whether two comparisons without anchors exclude each other.
    fileprivate func excludes(_ other: LengthComparison) -> Bool {
        guard anchor == nil, other.anchor == nil, let mine = bounds, let others = other.bounds else { return false }
        return max(mine.low, others.low) > min(mine.high, others.high)
    }

    private var bounds: (low: Double, high: Double)? {
        switch relation {
        case .equal: (constant, constant)
        case .lessThanOrEqual, .lessThan: (-.infinity, constant)
        case .greaterThanOrEqual, .greaterThan: (constant, .infinity)
        case .different: nil
        }
    }
}

extension ExpectedFact {
    /// The question and its only answer. `nil` for facts that can hold together with others of the same kind.
    fileprivate var answer: (question: String, answer: String)? {
        switch self {
        case .top(let name): ("top", name)
        case .onScreen, .length, .lines, .property, .state, .log: nil
        case .stack(let container, let names): ("stack \(container)", names.joined(separator: " "))
        case .shows(let container, let names): ("shows \(container)", names.joined(separator: " "))
        case .presentation(let name, let form): ("presentation \(name)", form?.rawValue ?? "")
        case .detent(let name, let detent): ("detent \(name)", detent.word)
        case .arrow(let name, let arrow): ("arrow \(name)", arrow.rawValue)
        case .split(let name, let mode): ("split \(name)", mode?.rawValue ?? "")
        case .trait(let name, let trait, let value): ("trait \(name) \(trait.name)", value?.description ?? "")
        case .barTitle(let name, let text): ("bar \(name)", text)
        case .backButtonTitle(let name, let text): ("back \(name)", text.map { "“\($0)”" } ?? "")
        case .visible(let element, let isVisible): ("visible \(element)", String(isVisible))
        case .text(let element, let text): ("text \(element)", text)
        case .truncated(let element, let isTruncated): ("truncated \(element)", String(isTruncated))
        case .preview(let name): ("preview", name ?? "")
        case .menu(let titles): ("menu", titles.joined(separator: "\n"))
        case .quickActions(let titles): ("quickActions", titles.joined(separator: "\n"))
        case .firstResponder(let element): ("firstResponder", element?.description ?? "")
        case .homeScreen(let isInFront): ("homeScreen", String(isInFront))
        }
    }
}

import PlaygroundModel

/// The superviews of a controller's views. Finds cycles, and views with two superviews.
struct ViewHierarchy {
    private(set) var superviews: [ViewID: ViewID] = [:]
    let kinds: [ViewID: ViewKind]
    private let views: [ViewDefinition]
    private let findings: Findings

    init(_ views: [ViewDefinition], findings: Findings) {
        self.views = views
        self.findings = findings
        kinds = Dictionary(firstOf: views.map { ($0.id, $0.kind) })
        for view in views {
            for subview in view.containedViews where superviews[subview] == nil { superviews[subview] = view.id }
        }
    }

    func check() -> Bool {
        var isSound = true
        for view in views {
            for subview in view.containedViews {
                guard let first = superviews[subview], first != view.id else { continue }
                let mistake = ValidationMistake.viewInTwoSuperviews(subview.name, superviews: [first.name, view.id.name])
                findings.report(
                    mistake, at: place(of: subview, in: view.id),
                    related: [(place(of: subview, in: first), "first listed here")])
                isSound = false
            }
        }
        return checkChains() && isSound
    }

    private func checkChains() -> Bool {
        var isSound = true
        var depths: [ViewID: Int] = [:]
        for view in views where depths[view.id] == nil {
            var chain = [view.id]
            var members: Set<ViewID> = [view.id]
            while let next = superviews[chain[chain.count - 1]], depths[next] == nil {
                if !members.insert(next).inserted {
                    reportCycle(Array(chain.drop { $0 != next }))
                    isSound = false
                    break
                }
                chain.append(next)
            }
            let base = superviews[chain[chain.count - 1]].flatMap { depths[$0] } ?? 0
            for (distance, member) in chain.reversed().enumerated() { depths[member] = base + distance + 1 }
        }
        if let deep = views.first(where: { (depths[$0.id] ?? 0) > PlaygroundLimits.viewDepth }) {
            findings.report(ValidationMistake.viewsTooDeep(limit: PlaygroundLimits.viewDepth), at: .key(deep.path))
            return false
        }
        return isSound
    }

    /// Reports a cycle. Each view of `chain` is in the next view. The last view is in the first.
    private func reportCycle(_ chain: [ViewID]) {
        let downwards = [chain[0]] + chain.dropFirst().reversed()
        let steps = zip(downwards, downwards.dropFirst()).map { superview, view in
            (place: place(of: view, in: superview), label: "\(superview) contains \(view)")
        }
        findings.report(
            ValidationMistake.viewCycle((downwards + [chain[0]]).map { $0.name }),
            at: place(of: chain[0], in: downwards[downwards.count - 1]), related: steps)
    }

    private func place(of subview: ViewID, in superview: ViewID) -> Findings.DocumentPart {
        let key = kinds[superview] == .stack ? ViewReader.arrangedKey : ViewReader.subviewsKey
        let outer = views.first { $0.id == superview }
        let path = outer?.path ?? DocumentPath()
        if outer?.backgroundView == subview { return .value(path.appending("backgroundView")) }
        return findings.place(of: subview.name, inListAt: path.appending(key))
    }
}

import PlaygroundModel

// Adaptive elements whose conditions are constant. A trait that is newer than the deployment target never has a value.
extension Content {
    func resolvingConstants(_ run: EjectionRun) -> Content {
        let traits = TraitWriter(run: run)
        var content = self
        content.adaptive = []
        var held: Set<ViewID> = []
        for element in adaptive {
            var element = element
            for trait in element.condition.traits {
                guard let version = traits.missing(trait) else { continue }
                run.remark(
                    "\(trait.name) exists since iOS \(version), so an app for iOS \(run.deployment) does not use it", at: element.path)
            }
            element.condition = element.condition.simplified { traits.missing($0) != nil }
            switch element.condition {
            case .all([]):
                held.formUnion(element.install)
                content.hold(element)
            case .any([]): content.leaveOut(element)
            default: content.adaptive.append(element)
            }
        }
        let waiting = content.conditional
        let never = Set(adaptive.flatMap(\.install)).subtracting(waiting).subtracting(held)
        content.remove(never)
        return content
    }

    private mutating func hold(_ element: AdaptiveElement) {
        constraints += element.constraints
        set(element.set)
    }

    private mutating func leaveOut(_ element: AdaptiveElement) { set(element.otherwise) }

    private mutating func set(_ assignments: [AdaptiveElement.Assignment]) {
        for assignment in assignments {
            guard let index = views.firstIndex(where: { $0.id == assignment.view }) else { continue }
            views[index].properties[assignment.property] = assignment.value
        }
    }

    private mutating func remove(_ roots: Set<ViewID>) {
        guard !roots.isEmpty else { return }
        var gone: Set<ViewID> = []
        var pending = Array(roots)
        while let view = pending.popLast() {
            guard gone.insert(view).inserted else { continue }
            pending += self.view(view)?.containedViews ?? []
        }
        views.removeAll { gone.contains($0.id) }
        for index in views.indices { views[index].subviews.removeAll { gone.contains($0) } }
        constraints.removeAll { !$0.views.isDisjoint(with: gone) }
        for index in adaptive.indices {
            adaptive[index].constraints.removeAll { !$0.views.isDisjoint(with: gone) }
            adaptive[index].set.removeAll { gone.contains($0.view) }
            adaptive[index].otherwise.removeAll { gone.contains($0.view) }
        }
    }
}

extension Condition {
    /// The condition without its constant parts. A comparison with a missing trait is false.
    func simplified(_ isMissing: (Trait) -> Bool) -> Condition {
        switch self {
        case .trait(let trait, _): return isMissing(trait) ? .any([]) : self
        case .orientation, .aspect, .state: return self
        case .width(let least, let most), .height(let least, let most): return least == nil && most == nil ? .always : self
        case .not(let condition):
            switch condition.simplified(isMissing) {
            case .all([]): return .any([])
            case .any([]): return .always
            case let other: return .not(other)
            }
        case .all(let conditions):
            let parts = conditions.map { $0.simplified(isMissing) }.filter { $0 != .always }
            if parts.contains(.any([])) { return .any([]) }
            return parts.count == 1 ? parts[0] : .all(parts)
        case .any(let conditions):
            let parts = conditions.map { $0.simplified(isMissing) }.filter { $0 != .any([]) }
            if parts.contains(.always) { return .always }
            return parts.count == 1 ? parts[0] : .any(parts)
        }
    }
}

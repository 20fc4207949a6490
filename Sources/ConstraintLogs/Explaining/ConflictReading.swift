import PlaygroundModel

/// A conflict with what it turns on: the constraint in which the contradiction is best said, and the kind of trouble.
struct ConflictReading {
    let log: ConstraintLog
    let conflict: LogConflict
    let owners: LogOwners
    /// The place of that constraint.
    let key: Int
    let pattern: ConflictPattern

    init(_ conflict: LogConflict, in log: ConstraintLog) {
        self.log = log
        self.conflict = conflict
        owners = LogOwners(log: log)
        key = Self.key(of: conflict, in: log, owners)
        pattern = Self.pattern(of: conflict, key: key, in: log, owners)
    }

    var equation: LoggedEquation? { log.constraints[key].equation }
    var demand: ConstraintDemand? { conflict.demands[key] }

    /// The constraints of the set that an app can change.
    var ownConstraints: [Int] { conflict.constraints.filter { owners.owner(of: $0) == .app } }

    /// The constraint of which an app best lowers the priority: what the system broke, or else the last that closes a chain.
    var yielding: Int? {
        let own = ownConstraints.filter { $0 != key || ownConstraints.count == 1 }
        if let broken = log.brokenPlace, own.contains(broken) { return broken }
        return own.last { [.bottom, .trailing, .right].contains(log.constraints[$0].equation?.first.attribute) } ?? own.last
    }

    /// Two constraints of the app that place the same edge of a view, or its centre and an edge, by one other view: mostly one too many.
    var doublePlacement: (first: Int, second: Int)? {
        let own = ownConstraints.filter { log.constraints[$0].equation.map { $0.second != nil && !$0.first.attribute.isDimension } ?? false }
        for (index, one) in own.enumerated() {
            for other in own[(index + 1)...] where places(one, other) { return (one, other) }
        }
        return nil
    }

    private func places(_ one: Int, _ other: Int) -> Bool {
        guard let first = log.constraints[one].equation, let second = log.constraints[other].equation, first.axis == second.axis else {
            return false
        }
        let anchors = [first.first, first.second].compactMap { $0 }
        let others = [second.first, second.second].compactMap { $0 }
        let shared = anchors.first { others.contains($0) }
        // Both sides of a superview are what its views are placed by.
        if let shared, log.items.superviews.values.contains(shared.item) == false { return true }
        let isSamePair = Set(first.items) == Set(second.items)
        let isCentre = { (equation: LoggedEquation) in equation.first.attribute == .centerX || equation.first.attribute == .centerY }
        return isSamePair && isCentre(first) != isCentre(second)
    }

    // MARK: What it turns on

    private static func key(of conflict: LogConflict, in log: ConstraintLog, _ owners: LogOwners) -> Int {
        var best = (place: conflict.constraints.first ?? 0, rank: Int.min)
        let masked = maskedView(of: conflict, in: log, owners)
        for place in conflict.constraints {
            guard conflict.demands[place] != nil, let equation = log.constraints[place].equation else { continue }
            let isMasked = equation.items.contains { $0 == masked } && log.constraints[place].isAutoresizing
            let rank = isMasked && equation.constant != 0 ? 55 : rank(place, equation, in: log, owners)
            if rank > best.rank { best = (place, rank) }
        }
        return best.place
    }

    private static func rank(_ place: Int, _ equation: LoggedEquation, in log: ConstraintLog, _ owners: LogOwners) -> Int {
        let isBroken = log.brokenPlace == place
        switch owners.owner(of: place) {
        case .hiddenArrangedView: return 90
        case .temporarySize: return 80
        case .encapsulatedSize: return equation.constant == 0 ? 70 : 60
        default: break
        }
        if owners.owner(of: place) == .layoutSupport, equation.isFixedSize { return 66 }
        guard equation.isFixedSize else { return (equation.second == nil ? 15 : 10) + (isBroken ? 5 : 0) }
        if equation.constant == 0, equation.relation != .greaterThanOrEqual { return 65 }
        if log.constraints[place].isAutoresizing { return 50 }
        let holdsOthers = log.items.superviews.values.contains(equation.first.item)
        return 20 + (holdsOthers ? 10 : 0) + (isBroken ? 5 : 0)
    }

    /// A view that both its frame and constraints of the app place.
    var maskedView: LoggedItem.ID? { Self.maskedView(of: conflict, in: log, owners) }

    private static func maskedView(of conflict: LogConflict, in log: ConstraintLog, _ owners: LogOwners) -> LoggedItem.ID? {
        let masked = conflict.constraints.filter { log.constraints[$0].isAutoresizing }.compactMap { log.constraints[$0].equation?.first.item }
        return masked.first { view in
            conflict.constraints.contains { place in
                guard owners.owner(of: place) == .app, let equation = log.constraints[place].equation, equation.items.contains(view) else {
                    return false
                }
                // Its content is placed in it; it is placed by what names its superview or its own size.
                let other = equation.items.first { $0 != view }
                return other.map { !log.items.isInside($0, view) && log.items.superviews[$0] != view } ?? true
            }
        }
    }

    // MARK: What kind it is

    private static func pattern(of conflict: LogConflict, key: Int, in log: ConstraintLog, _ owners: LogOwners) -> ConflictPattern {
        guard let equation = log.constraints[key].equation else { return .contradiction }
        let set = conflict.constraints.map { owners.owner(of: $0) }
        if conflict.constraints.count == 1, equation.isFixedSize, equation.constant < 0 {
            return isActionSheetWidth(equation, in: log) ? .actionSheetWidth : .negativeSize
        }
        if let noise = privatePattern(set, equation) { return noise }
        switch owners.owner(of: key) {
        case .hiddenArrangedView: return .hiddenArrangedView
        case .temporarySize: return .measuredSize
        case .encapsulatedSize: return encapsulated(equation, conflict.demands[key])
        case .layoutSupport: return .guideLength
        default: break
        }
        if equation.isFixedSize, equation.constant == 0 {
            let isGiven = log.constraints[key].isAutoresizing || isContentView(equation, in: log)
            return isGiven ? .sizeZero : .collapsedView
        }
        if isSetTwice(conflict, in: log) { return set.contains(.encapsulatedSize) ? .measuredSize : .setTwice }
        if isContentView(equation, in: log) { return encapsulated(equation, conflict.demands[key]) }
        if conflict.constraints.contains(where: { log.constraints[$0].isAutoresizing }) { return .autoresizingMask }
        if set.contains(.stackView) { return .stackView }
        return .contradiction
    }

    /// UIAlertController gives the content of an action sheet a width of -16 at first, of the width that it does not have yet and a margin of 8 on
    /// both sides (https://github.com/RxSwiftCommunity/RxAlert/issues/40, iOS 12.2 and 13).
    private static func isActionSheetWidth(_ equation: LoggedEquation, in log: ConstraintLog) -> Bool {
        equation.first.attribute == .width && equation.constant == -16 && log.items[equation.first.item].shortClass == "UIView"
    }

    private static func privatePattern(_ set: [ConstraintOwner], _ key: LoggedEquation) -> ConflictPattern? {
        let shared: [ConstraintOwner] = [.layoutMargins, .safeArea, .stackView, .encapsulatedSize, .temporarySize, .contentSize, .autoresizing]
        guard set.contains(where: { $0.isPrivate }), set.allSatisfy({ $0.isPrivate || shared.contains($0) }) else { return nil }
        return key.isFixedSize && key.constant == 0 ? .privateViewAtZero : .uikitInternal
    }

    private static func encapsulated(_ equation: LoggedEquation, _ demand: ConstraintDemand?) -> ConflictPattern {
        if equation.constant == 0 { return .sizeZero }
        let difference = (demand?.value ?? 0) - equation.constant
        // A separator is a pixel thick: 0.333 or 0.5 points, 1 on old screens.
        let isSeparator = equation.first.attribute == .height && difference.magnitude > 0 && difference.magnitude <= 1
        return isSeparator ? .cellRounding : .cellSize
    }

    /// Two constraints between the same edges, or on the same size.
    private static func isSetTwice(_ conflict: LogConflict, in log: ConstraintLog) -> Bool {
        guard conflict.constraints.count == 2, conflict.sizes.isEmpty, let one = log.constraints[conflict.constraints[0]].equation,
              let other = log.constraints[conflict.constraints[1]].equation
        else { return false }
        return one.first == other.first && one.second == other.second && one.multiplier == other.multiplier
    }

    private static func isContentView(_ equation: LoggedEquation, in log: ConstraintLog) -> Bool {
        equation.isFixedSize && log.items[equation.first.item].shortClass.hasSuffix("CellContentView")
    }
}

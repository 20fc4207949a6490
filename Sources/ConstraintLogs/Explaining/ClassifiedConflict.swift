import PlaygroundModel

/// A conflict, its key constraint and its pattern. The key constraint is the one whose number is the contradiction in fewest words.
struct ClassifiedConflict {
    let log: ConstraintLog
    let conflict: LogConflict
    let owners: LogOwners
    /// The place of the key constraint.
    let key: Int
    let pattern: ConflictPattern

    init(_ conflict: LogConflict, in log: ConstraintLog) {
        self.log = log
        self.conflict = conflict
        owners = LogOwners(log: log)
        let roles = KeyRoles(log: log, owners: owners, maskedView: Self.maskedView(of: conflict, in: log, owners))
        key = roles.key(of: conflict)
        pattern = PatternRules(log: log, conflict: conflict, owners: owners, key: key).pattern
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
        // Both sides of a superview are what its views are placed by.
        if let shared = first.anchors.first(where: second.anchors.contains), !log.items.isSuperview(shared.item) { return true }
        let isCentre = { (equation: LoggedEquation) in equation.first.attribute == .centerX || equation.first.attribute == .centerY }
        return Set(first.items) == Set(second.items) && isCentre(first) != isCentre(second)
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
}

/// What a constraint is to the conflict that it is part of. The earliest role of a conflict has its key constraint.
private enum KeyRole: Int, Comparable {
    /// A stack view's length of 0 for a hidden view. It explains any size that is left over beside it: one that is only measured as well.
    case hiddenLength
    /// A size with which UIKit measures. It is gone afterwards; the sizes that follow stay.
    case measuredSize
    /// A size of 0 that UIKit gave. Nothing fits into it, so no other number is to blame.
    case emptyGivenSize
    /// The length of a layout guide, which is 0 or not as bars come and go. A 0 that follows is somebody's wish.
    case guideLength
    /// Another size of 0. Nothing fits into it either, but some app asked for it.
    case emptySize
    /// A size that UIKit gave. An app cannot change it, so what follows has to fit it.
    case givenSize
    /// The frame of a view that constraints place, too: it is the view's own mistake, which other frames are not.
    case frameBesideConstraints
    /// A size that a frame became. An app sets it in another place than the constraints that follow.
    case frameSize
    /// The size of a view with others in it: they have to fit it.
    case sizeOfSuperview
    /// Another size: one number says it, where a distance needs two views.
    case size
    /// All else.
    case distance

    static func < (first: KeyRole, second: KeyRole) -> Bool { first.rawValue < second.rawValue }
}

private struct KeyRoles {
    let log: ConstraintLog
    let owners: LogOwners
    let maskedView: LoggedItem.ID?

    /// The place of the constraint with the earliest role; of several that which the system broke, or else the first.
    func key(of conflict: LogConflict) -> Int {
        var best: (place: Int, role: KeyRole, isBroken: Bool)?
        for place in conflict.constraints where conflict.demands[place] != nil {
            guard let equation = log.constraints[place].equation else { continue }
            let (role, isBroken) = (self.role(of: place, equation), place == log.brokenPlace)
            if let best, best.role < role || best.role == role && (best.isBroken || !isBroken) { continue }
            best = (place, role, isBroken)
        }
        return best?.place ?? conflict.constraints.first ?? 0
    }

    private func role(of place: Int, _ equation: LoggedEquation) -> KeyRole {
        let constraint = log.constraints[place]
        let isMasked = equation.items.contains { $0 == maskedView }
        if constraint.isAutoresizing, equation.constant != 0, isMasked { return .frameBesideConstraints }
        switch owners.owner(of: place) {
        case .hiddenArrangedView: return .hiddenLength
        case .temporarySize: return .measuredSize
        case .encapsulatedSize: return equation.constant == 0 ? .emptyGivenSize : .givenSize
        case .layoutSupport where equation.isFixedSize: return .guideLength
        default: break
        }
        guard equation.isFixedSize else { return .distance }
        if equation.isEmptySize { return .emptySize }
        if constraint.isAutoresizing { return .frameSize }
        return log.items.isSuperview(equation.first.item) ? .sizeOfSuperview : .size
    }
}

/// Which pattern a conflict is: the first that fits, so that each may leave out what those before it have.
private struct PatternRules {
    let log: ConstraintLog
    let conflict: LogConflict
    let owners: LogOwners
    let key: Int

    var pattern: ConflictPattern {
        guard let equation = log.constraints[key].equation else { return .contradiction }
        let set = conflict.constraints.map { owners.owner(of: $0) }
        // A size below 0 needs no other constraint to fail.
        if set.count == 1, equation.isFixedSize, equation.constant < 0 {
            return isActionSheetWidth(equation) ? .actionSheetWidth : .negativeSize
        }
        // In UIKit's own views an app has nothing to cure, whatever the numbers are.
        if isPrivate(set) { return equation.isFixedSize && equation.constant == 0 ? .privateViewAtZero : .uikitInternal }
        // Whose the key constraint is says more than what stands beside it.
        switch owners.owner(of: key) {
        case .hiddenArrangedView: return .hiddenArrangedView
        case .temporarySize: return .measuredSize
        case .encapsulatedSize: return givenSize(equation)
        case .layoutSupport: return .guideLength
        default: break
        }
        let isOfCell = equation.isFixedSize && log.items[equation.first.item].shortClass.hasSuffix("CellContentView")
        // A size of 0 fits nothing, even where it is set twice.
        if equation.isFixedSize, equation.constant == 0 {
            return log.constraints[key].isAutoresizing || isOfCell ? .sizeZero : .collapsedView
        }
        // Two numbers for one length are a mistake in themselves, whosever the view is.
        if isSetTwice { return set.contains(.encapsulatedSize) ? .measuredSize : .setTwice }
        // A cell's size comes from outside its content; frames and stack views are within.
        if isOfCell { return givenSize(equation) }
        // A frame is mostly there by oversight, a stack view on purpose.
        if conflict.constraints.contains(where: { log.constraints[$0].isAutoresizing }) { return .autoresizingMask }
        return set.contains(.stackView) ? .stackView : .contradiction
    }

    /// UIAlertController gives the content of an action sheet a width of -16 at first, of the width that it does not have yet and a margin of 8 on
    /// both sides (https://github.com/RxSwiftCommunity/RxAlert/issues/40, iOS 12.2 and 13).
    private func isActionSheetWidth(_ equation: LoggedEquation) -> Bool {
        equation.first.attribute == .width && equation.constant == -16 && log.items[equation.first.item].shortClass == "UIView"
    }

    private func isPrivate(_ set: [ConstraintOwner]) -> Bool {
        let shared: [ConstraintOwner] = [.layoutMargins, .safeArea, .stackView, .encapsulatedSize, .temporarySize, .contentSize, .autoresizing]
        return set.contains { $0.isPrivate } && set.allSatisfy { $0.isPrivate || shared.contains($0) }
    }

    private func givenSize(_ equation: LoggedEquation) -> ConflictPattern {
        if equation.constant == 0 { return .sizeZero }
        let difference = (conflict.demands[key]?.value ?? 0) - equation.constant
        // A separator is a pixel thick: 0.333 or 0.5 points, 1 on old screens.
        let isSeparator = equation.first.attribute == .height && difference.magnitude > 0 && difference.magnitude <= 1
        return isSeparator ? .cellRounding : .cellSize
    }

    /// Two constraints between the same edges, or on the same size.
    private var isSetTwice: Bool {
        let equations = conflict.constraints.compactMap { log.constraints[$0].equation }
        return equations.count == 2 && !conflict.hasSizes && equations[0].hasSameSides(as: equations[1])
    }
}

extension LoggedEquation {
    /// Whether it relates what another does, with another number.
    func hasSameSides(as other: LoggedEquation) -> Bool { first == other.first && second == other.second && multiplier == other.multiplier }

    /// Whether it lets a size be nothing but 0.
    var isEmptySize: Bool { isFixedSize && constant == 0 && relation != .greaterThanOrEqual }
}

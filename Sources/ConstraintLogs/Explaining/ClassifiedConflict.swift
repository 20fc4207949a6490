import PlaygroundModel

/// A conflict, its pattern and its key constraint, which gives the shortest explanation of the contradiction.
struct ClassifiedConflict {
    let log: ConstraintLog
    let conflict: LogConflict
    /// A view positioned both by its frame and by constraints of the app. `nil` if there is none.
    let maskedView: LoggedItem.ID?
    let key: Int
    let equation: LoggedEquation
    let demand: ConstraintDemand?

    init?(_ conflict: LogConflict, in log: ConstraintLog) {
        let maskedView = Self.maskedView(of: conflict, in: log)
        let roles = conflict.constraints.compactMap { place -> (place: Int, rank: (Int, Int))? in
            guard let equation = log.equation(place) else { return nil }
            let role = KeyRole(of: place, equation, in: log, maskedView: maskedView)
            // A constraint without a demand has no number to compare. Among equal ranks the broken constraint comes first.
            let rank = (conflict.demands[place] == nil ? KeyRole.allCases.count : role.rawValue, place == log.brokenPlace ? 0 : 1)
            return (place, rank)
        }
        guard let key = roles.min(by: { $0.rank < $1.rank })?.place, let equation = log.equation(key) else { return nil }
        (self.log, self.conflict, self.maskedView) = (log, conflict, maskedView)
        (self.key, self.equation, demand) = (key, equation, conflict.demands[key])
    }

    private static func maskedView(of conflict: LogConflict, in log: ConstraintLog) -> LoggedItem.ID? {
        let masked = log.equations(at: conflict.constraints.filter { log.constraints[$0].isAutoresizing }).map { $0.first.item }
        let equations = log.equations(at: conflict.constraints.filter { log.owner($0) == .app })
        // Constraints with its content do not position a view. Constraints with its superview or on its size do.
        let placed = Set(equations.flatMap { equation in
            equation.items.filter { view in equation.items.allSatisfy { !log.items.isInside($0, view) } }
        })
        return masked.first { placed.contains($0) && !OwnedClasses.placedByUIKit.contains(log.items[$0].shortClass) }
    }

    /// Whether the masked view's frame is certainly the mistake: the conflict includes the frame's position, or a constraint of the app
    /// relates the view only to its superviews. The log may not state which view contains the other.
    var isMaskTooMuch: Bool {
        guard let view = maskedView else { return false }
        return conflict.constraints.contains { place in
            guard let equation = log.equation(place), equation.items.contains(view) else { return false }
            if log.constraints[place].isAutoresizing { return equation.first.item == view && !equation.first.attribute.isDimension }
            return log.owner(place) == .app && equation.items.allSatisfy { $0 == view || log.items.isInside(view, $0) }
        }
    }

    var ownConstraints: [Int] { conflict.constraints.filter { log.owner($0) == .app } }

    /// The constraint whose priority an app should lower: the broken constraint, otherwise the last one that closes a chain.
    var yielding: Int? {
        let own = ownConstraints.filter { $0 != key || ownConstraints.count == 1 }
        if let broken = log.brokenPlace, own.contains(broken) { return broken }
        return own.last { [.bottom, .trailing, .right].contains(log.equation($0)?.first.attribute) } ?? own.last
    }

    /// Two constraints of the app that position the same edge, or the centre and an edge, relative to the same view.
    var doublePlacement: (first: Int, second: Int)? {
        let own = ownConstraints.prefix(LogSystem.closeLimit).compactMap { place in log.equation(place).map { (place, $0) } }
            .filter { $0.1.second != nil && !$0.1.first.attribute.isDimension }
        for (index, one) in own.enumerated() {
            if let other = own[(index + 1)...].first(where: { places(one.1, $0.1) }) { return (one.0, other.0) }
        }
        return nil
    }

    private func places(_ first: LoggedEquation, _ second: LoggedEquation) -> Bool {
        guard first.axis == second.axis else { return false }
        if let shared = first.anchors.first(where: second.anchors.contains), log.items[shared.item].inner.isEmpty { return true }
        return Set(first.items) == Set(second.items) && first.isCentre != second.isCentre
    }

    /// The first pattern that fits. Each test assumes that the earlier tests failed.
    var pattern: ConflictPattern {
        let set = conflict.constraints.map(log.owner)
        if set.count == 1, equation.isFixedSize, equation.constant < 0 { return isActionSheetWidth ? .actionSheetWidth : .negativeSize }
        if isPrivate(set) { return equation.isFixedSize && equation.constant == 0 ? .privateViewAtZero : .uikitInternal }
        switch log.owner(key) {
        case .hiddenArrangedView: return .hiddenArrangedView
        case .temporarySize: return .measuredSize
        case .encapsulatedSize: return givenSize
        case .layoutSupport: return .guideLength
        default: break
        }
        let isOfCell = equation.isFixedSize && log.items[equation.first.item].shortClass.hasSuffix("CellContentView")
        if equation.isFixedSize, equation.constant == 0 {
            return log.constraints[key].isAutoresizing || isOfCell ? .sizeZero : .collapsedView
        }
        // Two numbers for one length are a mistake in any view, unless one of them comes from a frame.
        if isSetTwice, maskedView == nil { return set.contains(.encapsulatedSize) ? .measuredSize : .setTwice }
        // A cell's size comes from outside its content, which contains the frames and stack views.
        if isOfCell { return givenSize }
        // A frame is usually an oversight. A stack view is not.
        if conflict.constraints.contains(where: { log.constraints[$0].isAutoresizing }) { return .autoresizingMask }
        return set.contains(.stackView) ? .stackView : .contradiction
    }

    /// Whether this is the width of -16 that UIAlertController first gives the content of an action sheet: no width yet, minus margins of 8
    /// (https://github.com/RxSwiftCommunity/RxAlert/issues/40, iOS 12.2 and 13).
    private var isActionSheetWidth: Bool {
        equation.first.attribute == .width && equation.constant == -16 && log.items[equation.first.item].shortClass == "UIView"
    }

    private func isPrivate(_ set: [ConstraintOwner]) -> Bool {
        let shared: [ConstraintOwner] = [
            .layoutMargins, .safeArea, .stackView, .encapsulatedSize, .temporarySize, .contentSize, .autoresizing,
        ]
        return set.contains { $0.isPrivate } && set.allSatisfy { $0.isPrivate || shared.contains($0) }
    }

    private var givenSize: ConflictPattern {
        if equation.constant == 0 { return .sizeZero }
        let difference = surplus.magnitude
        let isRounding = switch sizeGiver {
        // A separator is a pixel thick: 0.333 or 0.5 points, 1 on old screens. A row has the table's width.
        case .table: equation.first.attribute == .height && difference <= 1
        case .collection: difference < 1
        case .unknown: equation.first.attribute == .height ? difference <= 1 : difference < 1
        }
        return isRounding && difference > 0 ? .cellRounding : .cellSize
    }

    var surplus: Double { ((demand?.value ?? equation.constant) - equation.constant).rounded(toPlaces: 4) }

    /// Whether the conflict is two constraints between the same edges, or on the same size.
    private var isSetTwice: Bool {
        let equations = log.equations(at: conflict.constraints)
        return equations.count == 2 && !conflict.hasSizes && equations[0].hasSameSides(as: equations[1])
    }

    enum SizeGiver { case table, collection, unknown }

    /// The source of the given size, from the view's class or otherwise related classes. Collection views and bars also size plain views.
    var sizeGiver: SizeGiver {
        let given = equation.first.item
        let others = log.items.superviews(of: given) + log.equations(at: conflict.constraints).flatMap { $0.items } + log.items.ids
        for name in ([given] + others).lazy.map({ log.items[$0].shortClass }) {
            if name.contains("HeaderFooter") { return .unknown }
            if name.contains("TableView") || name.contains("TableCell") { return .table }
            if name.contains("Collection") { return .collection }
        }
        return .unknown
    }
}

/// The role of a constraint in a conflict. The key constraint is one with the earliest role.
private enum KeyRole: Int, CaseIterable {
    /// A stack view's length of 0 for a hidden view. It explains all sizes that contradict it.
    case hiddenLength
    /// A size that UIKit uses to measure. It is temporary, unlike the sizes below.
    case measuredSize
    /// A size of 0 given by UIKit. Nothing fits into it, so that no other number is the cause.
    case emptyGivenSize
    /// The length of a layout guide, which changes when bars appear.
    case guideLength
    /// A size of 0 requested by the app.
    case emptySize
    /// A size given by UIKit. An app cannot change it, so the other constraints must fit.
    case givenSize
    /// The frame of a view that constraints also position. The mistake is in this view.
    case frameBesideConstraints
    /// A size from a frame. Frames and constraints are set in different parts of an app.
    case frameSize
    /// The size of a view with subviews, which must fit into it.
    case sizeOfSuperview
    /// Another size. It is explained by one number, whereas a distance involves two views.
    case size
    case distance

    init(of place: Int, _ equation: LoggedEquation, in log: ConstraintLog, maskedView: LoggedItem.ID?) {
        let isFrame = log.constraints[place].isAutoresizing
        self = switch log.owner(place) {
        case _ where isFrame && equation.constant != 0 && equation.items.contains { $0 == maskedView }: .frameBesideConstraints
        case .hiddenArrangedView: .hiddenLength
        case .temporarySize: .measuredSize
        case .encapsulatedSize: equation.constant == 0 ? .emptyGivenSize : .givenSize
        case .layoutSupport where equation.isFixedSize: .guideLength
        case _ where !equation.isFixedSize: .distance
        case _ where equation.isEmptySize: .emptySize
        case _ where isFrame: .frameSize
        default: log.items[equation.first.item].inner.isEmpty ? .size : .sizeOfSuperview
        }
    }
}

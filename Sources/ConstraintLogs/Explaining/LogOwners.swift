import PlaygroundModel

/// Finds whose each constraint of a log is.
struct LogOwners {
    let log: ConstraintLog

    func owner(of place: Int) -> ConstraintOwner { owner(of: log.constraints[place]) }

    func owner(of constraint: LoggedConstraint) -> ConstraintOwner {
        let areas = constraint.equation?.items.compactMap { area(of: $0) } ?? []
        if let row = constraint.identifier.flatMap({ ConstraintIdentifiers.table[$0] }) {
            // A bar's stack view is the bar's, with all that UIKit arranges in it.
            let inside = areas.first { $0.isPrivate }
            let isArrangement = row.owner == .stackView || row.owner == .layoutMargins
            return isArrangement ? inside ?? row.owner : row.owner
        }
        if constraint.className.hasPrefix("_UILayoutSupport") { return .layoutSupport }
        if constraint.isContentSize { return .contentSize }
        if constraint.className.hasPrefix("NSIBPrototyping") { return .prototyping }
        if constraint.place != nil || constraint.isByLibrary { return .app }
        if isSizeOfAlert(constraint) { return .app }
        if isSizeOfCell(constraint) { return .encapsulatedSize }
        // No code of an app reaches UIKit's own views: what names one is UIKit's, which also places the app's views in them.
        let items = constraint.equation?.items ?? []
        if let area = items.filter({ !log.items[$0].isGuide }).compactMap({ area(of: $0) }).first(where: { $0.isPrivate }) { return area }
        if !items.isEmpty, items.allSatisfy({ area(of: $0)?.isPrivate == true }), let area = areas.first { return area }
        return constraint.isAutoresizing ? .autoresizing : .app
    }

    /// The view of a UIAlertController is the one private view that an app has at hand, and some give it a size.
    private func isSizeOfAlert(_ constraint: LoggedConstraint) -> Bool {
        guard let equation = constraint.equation, equation.isFixedSize, equation.relation == .equal else { return false }
        return log.items[equation.first.item].shortClass.hasPrefix("_UIAlertController")
    }

    /// The size of a cell's content view, where the identifier that UIKit gives it is not printed: by iOS 7, and by Masonry.
    private func isSizeOfCell(_ constraint: LoggedConstraint) -> Bool {
        guard constraint.identifier == nil, constraint.className == "NSLayoutConstraint", let equation = constraint.equation else { return false }
        return equation.isFixedSize && equation.relation == .equal && log.items[equation.first.item].shortClass.hasSuffix("CellContentView")
    }

    /// What the constraint is for, if it has a row that says so.
    func meaning(of constraint: LoggedConstraint) -> String? {
        constraint.identifier.flatMap { ConstraintIdentifiers.table[$0]?.meaning }
    }

    /// The part of UIKit whose own view an item is; `nil` for what an app makes, or may make.
    func area(of item: LoggedItem.ID) -> ConstraintOwner? {
        let known = log.items[item]
        if known.isGuide, let owner = log.items.superviews[item], owner != item, let area = area(ofClass: log.items[owner]) { return area }
        return area(ofClass: known)
    }

    private func area(ofClass item: LoggedItem) -> ConstraintOwner? {
        guard let className = item.className else { return nil }
        return OwnedClasses.table[className] ?? OwnedClasses.table[item.shortClass]
    }
}

import PlaygroundModel

/// Whose each constraint of a log is.
struct LogOwners {
    private let log: ConstraintLog
    private var all: [ConstraintOwner] = []

    init(_ log: ConstraintLog) {
        self.log = log
        all = log.constraints.map(owner)
    }

    /// The owner of the constraint at a place of the list.
    subscript(_ place: Int) -> ConstraintOwner { all[place] }

    private func owner(of constraint: LoggedConstraint) -> ConstraintOwner {
        let items = constraint.equation?.items ?? []
        let areas = items.compactMap { area(of: $0) }
        if let row = constraint.identifier.flatMap({ ConstraintIdentifiers.table[$0] }) {
            // A bar's stack view is the bar's, with all that UIKit arranges in it.
            let isArrangement = row.owner == .stackView || row.owner == .layoutMargins
            return isArrangement ? areas.first { $0.isPrivate } ?? row.owner : row.owner
        }
        if constraint.className.hasPrefix("_UILayoutSupport") { return .layoutSupport }
        if constraint.isContentSize { return .contentSize }
        if constraint.className.hasPrefix("NSIBPrototyping") { return .prototyping }
        if constraint.place != nil || constraint.isByLibrary { return .app }
        if let equation = constraint.equation, equation.isFixedSize, equation.relation == .equal {
            let name = log.items[equation.first.item].shortClass
            // The view of a UIAlertController is the one private view that an app has at hand, and some give it a size.
            if name.hasPrefix("_UIAlertController") { return .app }
            // The size of a cell's content view, where the identifier that UIKit gives it is not printed: by iOS 7, and by Masonry.
            let isPlain = constraint.identifier == nil && constraint.className == "NSLayoutConstraint"
            if isPlain, name.hasSuffix("CellContentView") { return .encapsulatedSize }
        }
        // No code of an app reaches UIKit's own views: what names one is UIKit's, which also places the app's views in them.
        if let area = items.filter({ !log.items[$0].isGuide }).compactMap(area).first(where: { $0.isPrivate }) { return area }
        if let area = areas.first, items.allSatisfy({ self.area(of: $0)?.isPrivate == true }) { return area }
        return constraint.isAutoresizing ? .autoresizing : .app
    }

    /// The part of UIKit whose own view an item is; `nil` for what an app makes, or may make.
    func area(of item: LoggedItem.ID) -> ConstraintOwner? {
        let known = log.items[item]
        if known.isGuide, let owner = known.superview, let area = area(ofClass: log.items[owner]) { return area }
        return area(ofClass: known)
    }

    private func area(ofClass item: LoggedItem) -> ConstraintOwner? {
        item.className.flatMap { OwnedClasses.table[$0] ?? OwnedClasses.table[item.shortClass] }
    }
}

extension LoggedConstraint {
    /// What the constraint is for, if its identifier has a row that says so.
    var meaning: String? { identifier.flatMap { ConstraintIdentifiers.table[$0]?.meaning } }
}

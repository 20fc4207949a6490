import PlaygroundModel

extension ConstraintLog {
    func owner(_ place: Int) -> ConstraintOwner { constraints[place].owner }

    func owner(of constraint: LoggedConstraint) -> ConstraintOwner {
        let related = constraint.equation?.items ?? []
        let areas = related.compactMap { area(of: $0) }
        if let row = constraint.identifier.flatMap({ ConstraintIdentifiers.table[$0] }) {
            // The arrangement of a bar's stack view belongs to the bar.
            let isArrangement = row.owner == .stackView || row.owner == .layoutMargins
            return isArrangement ? areas.first { $0.isPrivate } ?? row.owner : row.owner
        }
        if constraint.className.hasPrefix("_UILayoutSupport") { return .layoutSupport }
        if constraint.isContentSize { return .contentSize }
        if constraint.className.hasPrefix("NSIBPrototyping") { return .prototyping }
        if constraint.place != nil || constraint.isByLibrary { return .app }
        if let equation = constraint.equation, equation.isFixedSize, equation.relation == .equal {
            let name = items[equation.first.item].shortClass
            // An app can access the view of a UIAlertController, and some apps give it a size.
            if name.hasPrefix("_UIAlertController") { return .app }
            // iOS 7 and Masonry do not print UIKit's identifier for the size of a cell's content view.
            let isPlain = constraint.identifier == nil && constraint.className == "NSLayoutConstraint"
            if isPlain, name.hasSuffix("CellContentView") { return .encapsulatedSize }
        }
        // An app cannot access UIKit's own views. UIKit also positions the app's views in them.
        if let area = related.filter({ !items[$0].isGuide }).compactMap(area).first(where: { $0.isPrivate }) { return area }
        if let area = areas.first, areas.count == related.count, areas.allSatisfy({ $0.isPrivate }) { return area }
        return constraint.isAutoresizing ? .autoresizing : .app
    }

    func area(of item: LoggedItem.ID) -> ConstraintOwner? {
        let known = items[item]
        return (known.isGuide ? known.superview.flatMap { area(ofClass: items[$0]) } : nil) ?? area(ofClass: known)
    }

    private func area(ofClass item: LoggedItem) -> ConstraintOwner? {
        item.className.flatMap { OwnedClasses.table[$0] ?? OwnedClasses.table[item.shortClass] }
    }
}

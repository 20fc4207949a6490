#if DEBUG
import UIKit

/// The views of a controller by their names in the playground: `next`, `card.photo`, `list.0.2`, `list.0.2.words`.
extension Recorder {
    /// The named views, except views of child controllers and of bars.
    func views(of controller: UIViewController) -> [(name: String, view: UIView)] {
        var found: [(name: String, view: UIView)] = []
        var known: Set<String> = []
        walk(controller.viewIfLoaded, []) { view, name, _ in
            if let name, known.insert(name).inserted { found.append((name, view)) }
        }
        return found
    }

    /// The font sizes in rows that use UIKit's styles. The labels are not public, so nothing else is recorded for them.
    func texts(of controller: UIViewController) -> [String: Double] {
        var found: [String: Double] = [:]
        walk(controller.viewIfLoaded, []) { view, _, around in
            guard let content = (view as? UIListContentView)?.configuration as? UIListContentConfiguration,
                let row = around.first
            else { return }
            if content.text != nil { found["\(row).textLabel"] = Double(content.textProperties.font.pointSize) }
            if content.secondaryText != nil {
                found["\(row).detailTextLabel"] = Double(content.secondaryTextProperties.font.pointSize)
            }
        }
        return found
    }

    /// Visits subviews at any depth, except those of child controllers, of bars, and of rows that wait for reuse.
    ///
    /// - Parameter visit: Called with a view, its name, and the names of enclosing views, innermost first.
    private func walk(_ view: UIView?, _ around: [String], _ visit: (UIView, String?, [String]) -> Void) {
        for view in view?.subviews ?? [] where !(view.next is UIViewController) && !isBar(view) && !isSpareRow(view) {
            let name = row(view, in: around) ?? view.accessibilityIdentifier.map { fullName(of: Self.element($0), in: around) }
            visit(view, name, around)
            walk(view, [name].compactMap(\.self) + around, visit)
        }
    }

    /// The name `card.photo` for `photo` in a component that is the view `card`. Other views have their own names.
    private func fullName(of name: String, in around: [String]) -> String {
        around.lazy.map { "\($0).\(name)" }.first(where: RecordedApp.nestedViews.contains) ?? name
    }

    /// The name of an element in its identifier: `next` in `home.next`. Identifiers in components have no controller.
    static func element(_ identifier: String) -> String {
        identifier.lastIndex(of: ".").map { String(identifier[identifier.index(after: $0)...]) } ?? identifier
    }

    private func isBar(_ view: UIView) -> Bool { view is UINavigationBar || view is UIToolbar || view is UITabBar }

    /// The row's name: `list.1.0` for row 0 in section 1 of `list`, `list.1.header`, `list.tableHeaderView`.
    private func row(_ view: UIView, in around: [String]) -> String? {
        guard let list = around.first else { return nil }
        if let path = Self.path(of: view) { return "\(list).\(path.section).\(path.item)" }
        guard let table = view.superview as? UITableView else { return nil }
        if view === table.tableHeaderView { return "\(list).tableHeaderView" }
        if view === table.tableFooterView { return "\(list).tableFooterView" }
        guard view is UITableViewHeaderFooterView else { return nil }
        for section in 0..<table.numberOfSections {
            if view === table.headerView(forSection: section) { return "\(list).\(section).header" }
            if view === table.footerView(forSection: section) { return "\(list).\(section).footer" }
        }
        return nil
    }

    static func path(of view: UIView) -> IndexPath? {
        if let cell = view as? UITableViewCell {
            return around(cell, UITableView.self)?.indexPath(for: cell)
        }
        guard let cell = view as? UICollectionViewCell else { return nil }
        return around(cell, UICollectionView.self)?.indexPath(for: cell)
    }

    static func around<List: UIView>(_ view: UIView, _ kind: List.Type) -> List? {
        sequence(first: view, next: \.superview).lazy.compactMap { $0 as? List }.first
    }

    private func isSpareRow(_ view: UIView) -> Bool {
        (view is UITableViewCell || view is UICollectionViewCell) && Self.path(of: view) == nil
    }
}
#endif

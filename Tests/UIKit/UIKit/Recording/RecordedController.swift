/// What code built in the root view of a controller: its views by their names, and the active constraints between them.
@MainActor struct RecordedController {
    private let root: UIView
    private var names: [ObjectIdentifier: String] = [:]
    private var order: [UIView] = []
    private var guides: [UILayoutGuide] = []
    private var problems: [String] = []

    init(_ controller: UIViewController) {
        root = controller.view
        collect(root, component: "", isChild: false)
        for guide in root.layoutGuides { add(guide, component: "") }
    }

    /// Views are named by their `accessibilityIdentifier`; those that stand in a view of a class of the app's, a component, by its name
    /// and their own.
    private mutating func collect(_ view: UIView, component: String, isChild: Bool) {
        for subview in view.recordedSubviews {
            // `home.next` of a view `next` in a controller `home`.
            let identifier = subview.accessibilityIdentifier
            let own = identifier.flatMap { component.isEmpty ? $0.split(separator: ".").last.map(String.init) : $0 }
                ?? subview.controller?.view.accessibilityIdentifier
            if own == nil { problems.append("a \(type(of: subview)) has no accessibilityIdentifier") }
            let name = component + (own ?? "unnamed\(order.count)")
            names[ObjectIdentifier(subview)] = name
            order.append(subview)
            if subview.translatesAutoresizingMaskIntoConstraints {
                problems.append("\(name) has translatesAutoresizingMaskIntoConstraints")
            }
            // A child controller's view is the container's; what stands in it is the child's.
            guard subview.controller == nil else { continue }
            let inner = subview.isComponent ? name + "." : component
            for guide in subview.layoutGuides { add(guide, component: inner) }
            collect(subview, component: inner, isChild: false)
        }
    }

    private mutating func add(_ guide: UILayoutGuide, component: String) {
        names[ObjectIdentifier(guide)] = component + guide.identifier
        guides.append(guide)
    }

    func record(of controller: UIViewController, mistakes: [String]) -> [String: Any] {
        var record: [String: Any] = [
            "views": order.map(view) + guides.map { ["id": names[ObjectIdentifier($0)] ?? "", "kind": "layoutGuide"] },
            "constraints": ActiveConstraints.all.compactMap(constraint),
            "mistakes": problems + mistakes,
        ]
        if root.hasOwnLayoutMargins {
            record["layoutMargins"] = root.layoutMargins.record
            record["respectsSystemMinimumLayoutMargins"] = controller.viewRespectsSystemMinimumLayoutMargins
        }
        return record
    }

    /// The extents of the items of collection views, by the names that they have in the playground.
    ///
    /// - Parameter lists: The size of each collection view, and the safe area's insets at its sides.
    func items(in lists: [String: [Double]]) -> [String: [Double]] {
        var items: [String: [Double]] = [:]
        for case let collection as UICollectionView in order {
            guard let name = names[ObjectIdentifier(collection)], let list = lists[name], list.count == 4 else { continue }
            collection.frame.size = CGSize(width: list[0], height: list[1])
            for (place, extent) in RecordedItems(collection: collection, sides: (CGFloat(list[2]), CGFloat(list[3]))).extents() {
                items["\(name).\(place)"] = extent
            }
        }
        return items
    }

    private func view(_ view: UIView) -> [String: Any] {
        var record: [String: Any] = [
            "id": names[ObjectIdentifier(view)] ?? "", "kind": view.recordedKind,
            "subviews": view.controller == nil ? view.recordedSubviews.compactMap { names[ObjectIdentifier($0)] } : [],
            "properties": view.recordedProperties,
        ]
        if let stack = view as? UIStackView {
            let pairs = stack.arrangedSubviews.compactMap { arranged -> (String, Double)? in
                guard let spacing = stack.customSpacings[ObjectIdentifier(arranged)] else { return nil }
                return names[ObjectIdentifier(arranged)].map { ($0, Double(spacing)) }
            }
            record["customSpacing"] = Dictionary(pairs) { first, _ in first }
        }
        // The child sets that of its own view.
        if view.controller == nil { record["appearance"] = view.recordedAppearance }
        if !view.overrides.values.isEmpty { record["traitOverrides"] = view.overrides.textTraits }
        return record
    }

    /// `nil` for a constraint of other views.
    private func constraint(_ constraint: NSLayoutConstraint) -> [String: Any]? {
        guard let first = constraint.firstItem.flatMap(item) else { return nil }
        var record: [String: Any] = [
            "first": first, "firstAttribute": "\(constraint.firstAttribute)", "relation": "\(constraint.relation)",
            "multiplier": Double(constraint.multiplier), "constant": Double(constraint.constant),
            "priority": Double(constraint.priority.rawValue),
        ]
        if let identifier = constraint.identifier { record["identifier"] = identifier }
        if let other = constraint.secondItem {
            guard let second = item(other) else { return nil }
            record["second"] = second
            record["secondAttribute"] = "\(constraint.secondAttribute)"
        }
        return record
    }

    /// A view by its name, the root by none, a guide with its owner, the window.
    private func item(_ item: AnyObject) -> [String: String]? {
        if item === root { return [:] }
        if item is UIWindow { return ["window": ""] }
        if let name = names[ObjectIdentifier(item)] { return ["view": name] }
        guard let guide = item as? UILayoutGuide, let owner = guide.owningView,
              let kind = owner.ownGuides.first(where: { $0.value === guide })?.key
        else { return nil }
        if owner === root { return ["guide": kind] }
        return names[ObjectIdentifier(owner)].map { ["guide": kind, "view": $0] }
    }
}

extension UIView {
    /// Whether it is of a class that the app declares.
    var isComponent: Bool { String(reflecting: type(of: self)).hasPrefix("App.") }
}

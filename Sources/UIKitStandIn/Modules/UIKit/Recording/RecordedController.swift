/// The named views that code created in a controller's root view and its lists, and the active constraints between them.
@available(iOS 17.0, *)
@MainActor struct RecordedController {
    private let root: UIView
    private var names: [ObjectIdentifier: String] = [:]
    private var order: [UIView] = []
    private var guides: [UILayoutGuide] = []
    private var elements: [(id: String, element: ListElement)] = []
    private var problems: [String] = []
    /// The size and the horizontal safe area insets of each list.
    private let lists: [String: [Double]]
    /// The extents of items in collection views, by the items' names in the playground.
    private(set) var items: [String: [Double]] = [:]

    init(_ controller: UIViewController, lists: [String: [Double]]) {
        root = controller.view
        self.lists = lists
        collect(root, component: "")
        for guide in root.layoutGuides { add(guide, component: "") }
    }

    /// Views are named by their `accessibilityIdentifier`. In a view of an app's class (a component), the component's name precedes it.
    private mutating func collect(_ view: UIView, component: String) {
        for subview in view.recordedSubviews {
            // The identifier `home.next` belongs to a view `next` in a controller `home`.
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
            // The views of a child controller are part of the child's record.
            guard subview.controller == nil else { continue }
            let inner = subview.isComponent ? name + "." : component
            for guide in subview.layoutGuides { add(guide, component: inner) }
            collect(subview, component: inner)
            if let list = subview as? any RecordedList { collectElements(of: list, name) }
        }
    }

    private mutating func collectElements(of list: any RecordedList, _ name: String) {
        if let size = lists[name], size.count == 4 {
            list.frame.size = CGSize(width: size[0], height: size[1])
            collectItems(of: list, name, sides: (CGFloat(size[2]), CGFloat(size[3])))
        }
        for element in list.elements {
            let id = "\(name).\(element.name)"
            elements.append((id, element))
            guard let view = element.view, let content = element.content else { continue }
            if view.superview == nil { list.addSubview(view) }
            UIKitRecorder.layOut(view)
            for root in [view, content] { names[ObjectIdentifier(root)] = id }
            for guide in content.layoutGuides { add(guide, component: id + ".") }
            collect(content, component: id + ".")
            guard let accessory = element.accessory else { continue }
            names[ObjectIdentifier(accessory)] = id + ".accessoryView"
            order.append(accessory)
        }
    }

    private mutating func collectItems(of list: UIView, _ name: String, sides: (left: CGFloat, right: CGFloat)) {
        guard let collection = list as? UICollectionView else { return }
        for (place, extent) in RecordedItems(collection: collection, sides: sides).extents() { items["\(name).\(place)"] = extent }
    }

    private mutating func add(_ guide: UILayoutGuide, component: String) {
        names[ObjectIdentifier(guide)] = component + guide.identifier
        guides.append(guide)
    }

    func record(of controller: UIViewController) -> [String: Any] {
        var record: [String: Any] = [
            "views": order.map(view) + elements.flatMap(views)
                + guides.map { ["id": names[ObjectIdentifier($0)] ?? "", "kind": "layoutGuide"] },
            "constraints": ActiveConstraints.all.compactMap(constraint),
            "mistakes": problems, "items": items,
        ]
        if root.hasOwnLayoutMargins {
            record["layoutMargins"] = root.layoutMargins.record
            record["respectsSystemMinimumLayoutMargins"] = controller.viewRespectsSystemMinimumLayoutMargins
        }
        return record
    }

    private func view(_ view: UIView) -> [String: Any] {
        let id = names[ObjectIdentifier(view)] ?? ""
        var record: [String: Any] = [
            "id": id, "kind": view.recordedKind, "subviews": view.controller == nil ? subviews(of: view) : [],
            "properties": view.recordedProperties,
        ]
        if let list = view as? any RecordedList {
            record["properties"] = view.recordedProperties.merging(list.layoutProperties) { first, _ in first }
            record["subviews"] = elements.map(\.id).filter { $0.hasPrefix(id + ".") }
        }
        if let stack = view as? UIStackView {
            let pairs = stack.arrangedSubviews.compactMap { arranged -> (String, Double)? in
                guard let spacing = stack.customSpacings[ObjectIdentifier(arranged)] else { return nil }
                return names[ObjectIdentifier(arranged)].map { ($0, Double(spacing)) }
            }
            record["customSpacing"] = Dictionary(pairs) { first, _ in first }
        }
        // The look of a child's view is part of the child's record.
        if view.controller == nil { record["appearance"] = view.recordedAppearance }
        if !view.overrides.values.isEmpty { record["traitOverrides"] = view.overrides.textTraits }
        return record
    }

    private func subviews(of view: UIView) -> [String] {
        (view.recordedSubviews as [AnyObject] + view.layoutGuides).compactMap { names[ObjectIdentifier($0)] }
    }

    /// The cell, header or footer, with UIKit's views in it.
    private func views(_ id: String, _ element: ListElement) -> [[String: Any]] {
        let parts = element.parts.map { part -> [String: Any] in
            ["id": "\(id).\(part.name)", "kind": part.kind, "subviews": [String](), "properties": part.properties]
        }
        let accessory = element.accessory.flatMap { names[ObjectIdentifier($0)] }
        var record: [String: Any] = [
            "id": id, "kind": element.kind, "properties": element.properties,
            "subviews": parts.compactMap { $0["id"] as? String } + [accessory].compactMap { $0 }
                + (element.content.map { subviews(of: $0) } ?? []),
            "hasOwnViews": element.view != nil && parts.isEmpty,
        ]
        record["appearance"] = element.appearance
        return [record] + parts
    }

    /// The record of a constraint, or `nil` if it concerns other views.
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

    /// A view by its name, a guide with its owner, or the window. Empty for the root.
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
    /// Whether the view's class is declared in the app.
    var isComponent: Bool { String(reflecting: type(of: self)).hasPrefix("App.") }
}

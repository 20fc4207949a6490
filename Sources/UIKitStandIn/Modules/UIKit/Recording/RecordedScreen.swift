/// The screen of a controller, with its views by their names in code and the constraints between them.
@available(iOS 17.0, *)
@MainActor final class RecordedScreen {
    let controller: UIViewController
    private var names: RecordedNames
    private var root = RecordedScope()
    var controls: [(id: String, press: () -> Void)] = []
    private static let mostViews = 1_000
    private var count = 0
    /// The prefix of all ids.
    private let prefix: String
    /// The visible children of a container.
    private var children: [RecordedScreen] = []
    /// The id of the title view, or of the accessory of a tab bar.
    private var viewInBar: String?
    /// The views that UIKit positions. Their frames are not recorded.
    private var placed: Set<ObjectIdentifier> = []
    /// The cells, which are kept because their views have names only while the cells exist.
    private var cells: [UIView] = []

    init(_ controller: UIViewController, prefix: String = "") {
        self.controller = controller
        self.prefix = prefix
        names = RecordedNames(controller)
        children = controller.shownChildren.enumerated().map { RecordedScreen($1, prefix: "\(prefix)\($0).") }
        guard !ShownController.isContainer(controller) else {
            collectAccessory()
            return
        }
        guard let view = controller.view else { return }
        root.views[ObjectIdentifier(view)] = ""
        if Self.isList(view) { _ = collect(view, in: &root, parent: nil) } else { collectChildren(of: view, in: &root, parent: nil) }
        viewInBar = collectPlaced(controller.navigationItem.titleView, in: &root)
        addBarItems()
    }

    private func collectAccessory() {
        guard #available(iOS 26.0, *), let view = (controller as? UITabBarController)?.bottomAccessory?.contentView else { return }
        if let owner = view.controller { names.add(owner) }
        viewInBar = collectPlaced(view, in: &root)
    }

    var pressable: [String] { controls.map(\.id) + children.flatMap(\.pressable) }

    /// Presses a control. Returns `false` if the control does not exist.
    func press(_ id: String) -> Bool {
        guard let control = controls.first(where: { $0.id == id }) else { return children.contains { $0.press(id) } }
        control.press()
        return true
    }

    var record: [String: Any] {
        var record: [String: Any] = ["class": "\(type(of: controller))", "kind": kind]
        record["title"] = controller.navigationItem.title ?? controller.title
        record["tab"] = tab
        record["traits"] = controller.traitCollection.traits.names
        let overrides = controller.givenOverrides.names
        if !overrides.isEmpty { record["overrides"] = overrides }
        record["keys"] = controller.recordedKeys
        record["isRoot"] = controller.viewIfLoaded?.window?.rootViewController === controller
        if !children.isEmpty { record["children"] = children.map(\.record) }
        if ShownController.isContainer(controller) {
            record["columns"] = (controller as? UISplitViewController)?.columnNames
            record["showsToolbar"] = (controller as? UINavigationController)?.isToolbarHidden == false
            record["bottomAccessory"] = viewInBar
            if viewInBar != nil { addViews(to: &record) }
            return record
        }
        addViews(to: &record)
        record["properties"] = controller.view.map { rootProperties(of: $0) }
        for (side, items) in barItems { record[side] = items.enumerated().map { item($1, side, $0) } }
        record["titleView"] = viewInBar
        record["search"] = controller.navigationItem.searchController?.searchKeys
        record["largeTitle"] = controller.navigationController?.navigationBar.prefersLargeTitles == true
        record["hidesBar"] = controller.navigationController?.isNavigationBarHidden == true
        record["mistakes"] = RecordedMistakes.all.suffix(20).map { $0 }
        return record
    }

    private func addViews(to record: inout [String: Any]) {
        record["views"] = root.records
        record["constraints"] = ActiveConstraints.all.compactMap { root.record($0) }
    }

    private var kind: String {
        switch controller {
        case is UINavigationController: "navigation"
        case is UITabBarController: "tabBar"
        case is UISplitViewController: "split"
        case is UIPageViewController: "page"
        default: "view"
        }
    }

    private var tab: [String: Any]? {
        guard let tabs = controller.parent as? UITabBarController else { return nil }
        let item = controller.tabBarItem
        var (title, image, badge) = (item?.title, item?.image, item?.badgeValue)
        var (isSearch, activates) = (item?.systemItem == .search, false)
        if #available(iOS 18.0, *), let tab = tabs.tabs.first(where: { $0.viewController === controller }) {
            (title, image, badge) = (tab.title, tab.image, tab.badgeValue)
            (isSearch, activates) = (tab is UISearchTab, (tab as? UISearchTab)?.activatesSearch == true)
        }
        if isSearch, title == "Search" { title = nil }
        var record: [String: Any] = ["title": title ?? "", "image": image?.name ?? ""]
        record["badgeValue"] = badge
        if isSearch { record["systemItem"] = "search" }
        if activates { record["automaticallyActivatesSearch"] = true }
        return record
    }

    private func rootProperties(of view: UIView) -> [String: Any] {
        var record: [String: Any] = [:]
        record["backgroundColor"] = view.backgroundColor?.record(in: view)
        record["tintColor"] = view.ownTintColor?.record(in: view)
        if view.hasOwnLayoutMargins { record["layoutMargins"] = view.layoutMargins.record }
        return record
    }

    // MARK: Views

    private static func isList(_ view: UIView) -> Bool { view is UITableView || view is UICollectionView }

    func collectChildren(of view: UIView, in scope: inout RecordedScope, parent: String?) {
        for guide in view.layoutGuides {
            let id = "\(prefix)g\(count)"
            count += 1
            scope.guides[ObjectIdentifier(guide)] = id
            scope.records.append(["id": id, "kind": "layoutGuide", "name": names[guide] ?? guide.identifier])
        }
        for subview in children(of: view) { _ = collect(subview, in: &scope, parent: parent) }
    }

    private func children(of view: UIView) -> [UIView] {
        if let effect = view as? UIVisualEffectView {
            return effect.subviews.filter { $0 !== effect.contentView } + effect.contentView.subviews
        }
        guard let stack = view as? UIStackView else { return view.subviews }
        return stack.arrangedSubviews + stack.subviews.filter { !stack.arrangedSubviews.contains($0) }
    }

    private func collectPlaced(_ view: UIView?, in scope: inout RecordedScope) -> String? {
        guard let view else { return nil }
        placed.insert(ObjectIdentifier(view))
        return collect(view, in: &scope, parent: nil)
    }

    func collect(_ view: UIView, in scope: inout RecordedScope, parent: String?) -> String? {
        guard count < Self.mostViews else { return nil }
        let id = "\(prefix)v\(count)"
        count += 1
        scope.views[ObjectIdentifier(view)] = id
        if let effect = view as? UIVisualEffectView { scope.views[ObjectIdentifier(effect.contentView)] = id }
        let place = scope.records.count
        let child = children.firstIndex { $0.controller === view.controller }
        var record: [String: Any] = ["id": id, "class": "\(type(of: view))", "kind": child == nil ? kind(of: view) : "view"]
        record["child"] = child
        if child == nil { record["properties"] = properties(of: view) }
        record["parent"] = parent
        record["name"] = names[view] ?? view.accessibilityIdentifier
        record["menu"] = (view as? UIButton)?.menu?.record
        if let stack = view.superview as? UIStackView { record["isArranged"] = stack.arrangedSubviews.contains(view) }
        if view.translatesAutoresizingMaskIntoConstraints, !(view.superview is UIStackView), !placed.contains(ObjectIdentifier(view)) {
            let frame = view.givenFrame ?? view.frame
            record["frame"] = [frame.minX, frame.minY, frame.width, frame.height].map(Self.number)
            record["mask"] = view.autoresizingMask.rawValue
        }
        // If a list is the controller's view, it fills the screen.
        if view === controller.view { (record["frame"], record["mask"]) = ([0, 0, 0, 0], 18) }
        scope.records.append(record)
        guard child == nil else { return id }
        names.add(view)
        if let table = view as? UITableView {
            scope.records[place]["sections"] = sections(of: table, id)
            scope.records[place]["tableHeaderView"] = edge(table.tableHeaderView)
            scope.records[place]["tableFooterView"] = edge(table.tableFooterView)
            scope.records[place]["backgroundView"] = collectPlaced(table.backgroundView, in: &scope)
        } else if let collection = view as? UICollectionView {
            scope.records[place]["sections"] = sections(of: collection, id)
            scope.records[place]["backgroundView"] = collectPlaced(collection.backgroundView, in: &scope)
        } else if Self.hasChildren(view) {
            collectChildren(of: view, in: &scope, parent: id)
        }
        if let stack = view as? UIStackView {
            let spacings = stack.arrangedSubviews.compactMap { arranged -> (String, Double)? in
                let object = ObjectIdentifier(arranged)
                guard let spacing = stack.customSpacings[object], let id = scope.views[object] else { return nil }
                return (id, Self.number(spacing))
            }
            scope.records[place]["customSpacing"] = Dictionary(spacings) { first, _ in first }
        }
        addControl(view, id)
        return id
    }

    private static func hasChildren(_ view: UIView) -> Bool {
        switch view {
        case is UIStackView, is UIVisualEffectView: true
        case is UIControl: !(view is any RecordedContent)
        case is UITextView, is UISearchBar, is UIPickerView, is UILabel, is UIImageView: false
        default: true
        }
    }

    private func kind(of view: UIView) -> String {
        switch view {
        case is UIToolbar, is UINavigationBar, is UITabBar: "view"
        default: view.recordedKind
        }
    }

    func keep(_ cell: UIView) {
        cells.append(cell)
        names.add(cell)
    }

    func addControl(_ view: UIView, _ id: String) {
        if let control = view as? UIControl, !(control.actions.isEmpty && control.targets.isEmpty) {
            if control is UIButton || !(control is any RecordedContent) {
                controls.append((id, { control.sendActions(for: [.touchUpInside, .primaryActionTriggered]) }))
            }
        } else if let tap = view.gestureRecognizers?.first(where: { $0 is UITapGestureRecognizer }) {
            controls.append((id, { tap.fire() }))
        }
    }

    // MARK: Bars

    private var barItems: [(side: String, items: [UIBarButtonItem])] {
        let item = controller.navigationItem
        let display = controller.splitViewController?.displayModeButtonItem
        return [
            ("left", (item.leftBarButtonItems ?? []).filter { $0 !== display }), ("right", item.rightBarButtonItems ?? []),
            ("pinned", item.pinnedTrailingGroup?.barButtonItems ?? []), ("toolbar", controller.toolbarItems ?? []),
        ]
    }

    private func addBarItems() {
        for (side, items) in barItems {
            for (number, item) in items.enumerated() {
                controls.append(("\(prefix)\(side)\(number)", { [controller] in
                    if let action = item.primaryAction { return action.perform(from: item) }
                    if let button = item.customView as? UIControl {
                        return button.sendActions(for: [.touchUpInside, .primaryActionTriggered])
                    }
                    if let action = item.action { MethodCalls.call(action, on: item.target ?? controller, sender: item) }
                }))
            }
        }
    }

    private func item(_ item: UIBarButtonItem, _ side: String, _ number: Int) -> [String: Any] {
        var record: [String: Any] = ["id": "\(prefix)\(side)\(number)"]
        let button = item.customView as? UIButton
        record["title"] = item.title ?? button?.currentTitle ?? button?.configuration?.title
        record["image"] = item.image?.name ?? button?.currentImage?.name ?? button?.configuration?.image?.name
        record["systemItem"] = item.systemItem.map { "\($0)" }
        record["name"] = names[item]
        record["menu"] = (item.menu ?? button?.menu)?.record
        record["badge"] = item.ownBadge
        record["accessibilityLabel"] = item.accessibilityLabel
        if !item.isEnabled { record["isEnabled"] = false }
        if item.width > 0 { record["width"] = Self.number(item.width) }
        if item.style == .done { record["style"] = "prominent" }
        if item.hidesGlass { record["hidesSharedBackground"] = true }
        if !item.sharesGlass { record["sharesBackground"] = false }
        record["tintColor"] = item.tintColor?.record(in: controller.view)
        return record
    }

    static func number(_ value: CGFloat) -> Double { value.isFinite ? Double(value) : 0 }
}

/// The views of a screen or cell, by their names in the record.
@available(iOS 17.0, *)
@MainActor struct RecordedScope {
    /// The names of views. The root, and a cell with its content view, have an empty name.
    var views: [ObjectIdentifier: String] = [:]
    var guides: [ObjectIdentifier: String] = [:]
    var records: [[String: Any]] = []

    /// The record of a constraint, or `nil` if it concerns other views.
    func record(_ constraint: NSLayoutConstraint) -> [String: Any]? {
        guard let first = constraint.firstItem.flatMap(item) else { return nil }
        var record: [String: Any] = [
            "first": first, "firstAttribute": "\(constraint.firstAttribute)", "relation": "\(constraint.relation)",
            "multiplier": RecordedScreen.finite(constraint.multiplier), "constant": RecordedScreen.finite(constraint.constant),
            "priority": Double(constraint.priority.rawValue.isFinite ? constraint.priority.rawValue : 1000),
        ]
        record["identifier"] = constraint.identifier
        if let other = constraint.secondItem {
            guard let second = item(other) else { return nil }
            record["second"] = second
            record["secondAttribute"] = "\(constraint.secondAttribute)"
        }
        return record
    }

    private func item(_ item: AnyObject) -> [String: String]? {
        if item is UIWindow { return ["window": ""] }
        if let name = views[ObjectIdentifier(item)] { return name.isEmpty ? [:] : ["view": name] }
        guard let guide = item as? UILayoutGuide else { return nil }
        if let name = guides[ObjectIdentifier(guide)] { return ["view": name] }
        guard let owner = guide.owningView, let name = views[ObjectIdentifier(owner)],
              let kind = owner.ownGuides.first(where: { $0.value === guide })?.key
        else { return nil }
        return name.isEmpty ? ["guide": kind] : ["guide": kind, "view": name]
    }
}

@available(iOS 17.0, *)
extension RecordedScreen {
    nonisolated static func finite(_ value: CGFloat) -> Double { value.isFinite ? Double(value) : 0 }
}

/// The names of properties that contain views, bar items or guides, found by reflection.
@MainActor struct RecordedNames {
    private var names: [ObjectIdentifier: String] = [:]

    init(_ controller: UIViewController) { add(controller) }

    subscript(object: AnyObject) -> String? { names[ObjectIdentifier(object)] }

    /// Adds the properties of an object of the app, including those of its superclasses up to the first class of UIKit.
    mutating func add(_ owner: AnyObject) {
        var mirror: Mirror? = Mirror(reflecting: owner)
        while let current = mirror, String(reflecting: current.subjectType).hasPrefix("App.") {
            for child in current.children { add(child.value, as: child.label ?? "") }
            mirror = current.superclassMirror
        }
    }

    private mutating func add(_ value: Any, as label: String) {
        let lazyPrefix = "$__lazy_storage_$_"
        let name = label.hasPrefix(lazyPrefix) ? String(label.dropFirst(lazyPrefix.count)) : label
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .optional {
            if let wrapped = mirror.children.first?.value { add(wrapped, as: name) }
        } else if mirror.displayStyle == .collection {
            for (number, element) in mirror.children.enumerated().prefix(50) { add(element.value, as: "\(name)\(number + 1)") }
        } else if mirror.displayStyle == .class || value is NSObject {
            let object = value as AnyObject
            guard object is UIView || object is UIBarItem || object is UILayoutGuide else { return }
            if names[ObjectIdentifier(object)] == nil { names[ObjectIdentifier(object)] = name }
        }
    }
}

/// What is on the screen of a controller: its views under the names that the code has for them, and what lies between them.
@available(iOS 17.0, *)
@MainActor final class RecordedScreen {
    private let controller: UIViewController
    private var names: RecordedNames
    private var root = RecordedScope()
    private var controls: [(id: String, press: () -> Void)] = []
    /// Of a screen with more views only these are written down.
    private static let mostViews = 1_000
    /// Of each list only these rows are asked for, in at most so many sections.
    private static let mostRows = 20
    private static let mostSections = 8
    private var count = 0
    /// Begins each id.
    private let prefix: String
    /// What a container shows.
    private var children: [RecordedScreen] = []

    init(_ controller: UIViewController, prefix: String = "") {
        self.controller = controller
        self.prefix = prefix
        names = RecordedNames(controller)
        guard !ShownController.isContainer(controller), let view = controller.view else {
            children = controller.shownChildren.enumerated().map { RecordedScreen($1, prefix: "\(prefix)\($0).") }
            return
        }
        root.views[ObjectIdentifier(view)] = ""
        if Self.isList(view) { _ = collect(view, in: &root, parent: nil) } else { collectChildren(of: view, in: &root, parent: nil) }
        addBarItems()
    }

    var pressable: [String] { controls.map(\.id) + children.flatMap(\.pressable) }

    /// Presses a control, and returns whether it is there.
    func press(_ id: String) -> Bool {
        guard let control = controls.first(where: { $0.id == id }) else { return children.contains { $0.press(id) } }
        control.press()
        return true
    }

    var record: [String: Any] {
        var record: [String: Any] = ["class": "\(type(of: controller))", "kind": kind]
        record["title"] = controller.navigationItem.title ?? controller.title
        record["tab"] = tab
        if ShownController.isContainer(controller) {
            record["children"] = children.map(\.record)
            record["columns"] = (controller as? UISplitViewController)?.columnNames
            record["showsToolbar"] = (controller as? UINavigationController)?.isToolbarHidden == false
            return record
        }
        record["views"] = root.records
        record["constraints"] = ActiveConstraints.all.compactMap { root.record($0) }
        record["properties"] = controller.view.map { rootProperties(of: $0) }
        record["left"] = (controller.navigationItem.leftBarButtonItems ?? []).enumerated().map { item($1, "left", $0) }
        record["right"] = (controller.navigationItem.rightBarButtonItems ?? []).enumerated().map { item($1, "right", $0) }
        record["toolbar"] = (controller.toolbarItems ?? []).enumerated().map { item($1, "toolbar", $0) }
        record["prompt"] = controller.navigationItem.prompt
        record["statusBarStyle"] = "\(controller.preferredStatusBarStyle)"
        if controller.additionalSafeAreaInsets != .zero { record["additionalSafeAreaInsets"] = controller.additionalSafeAreaInsets.record }
        record["largeTitle"] = controller.navigationController?.navigationBar.prefersLargeTitles == true
        record["hidesBar"] = controller.navigationController?.isNavigationBarHidden == true
        if let style = Self.word(controller.modalPresentationStyle), style != "automatic" { record["presentation"] = style }
        record["mistakes"] = RecordedMistakes.all.suffix(20).map { $0 }
        return record
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

    private var tab: [String: String]? {
        guard let tabs = controller.parent as? UITabBarController else { return nil }
        let item = controller.tabBarItem
        var (title, image) = (item?.title, item?.image)
        if #available(iOS 18.0, *), let tab = tabs.tabs.first(where: { $0.viewController === controller }) { (title, image) = (tab.title, tab.image) }
        return ["title": title ?? "", "image": image?.name ?? ""]
    }

    private func rootProperties(of view: UIView) -> [String: Any] {
        var record: [String: Any] = [:]
        record["backgroundColor"] = view.backgroundColor?.record(in: view)
        record["tintColor"] = view.ownTintColor?.record(in: view)
        if view.hasOwnLayoutMargins { record["layoutMargins"] = view.layoutMargins.record }
        return record
    }

    static func word<Value>(_ value: Value) -> String? { "\(value)" }

    // MARK: Views

    private static func isList(_ view: UIView) -> Bool { view is UITableView || view is UICollectionView }

    private func collectChildren(of view: UIView, in scope: inout RecordedScope, parent: String?) {
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

    private func collect(_ view: UIView, in scope: inout RecordedScope, parent: String?) -> String? {
        guard count < Self.mostViews else { return nil }
        let id = "\(prefix)v\(count)"
        count += 1
        scope.views[ObjectIdentifier(view)] = id
        if let effect = view as? UIVisualEffectView { scope.views[ObjectIdentifier(effect.contentView)] = id }
        let place = scope.records.count
        var record: [String: Any] = ["id": id, "class": "\(type(of: view))", "kind": kind(of: view), "properties": properties(of: view)]
        record["parent"] = parent
        record["name"] = names[view] ?? view.accessibilityIdentifier
        record["menu"] = (view as? UIButton)?.menu?.record
        if let stack = view.superview as? UIStackView { record["isArranged"] = stack.arrangedSubviews.contains(view) }
        if view.translatesAutoresizingMaskIntoConstraints, !(view.superview is UIStackView) {
            record["frame"] = [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height].map(Self.number)
            record["mask"] = view.autoresizingMask.rawValue
        }
        scope.records.append(record)
        names.add(view)
        if let table = view as? UITableView {
            scope.records[place]["sections"] = sections(of: table, id)
        } else if let collection = view as? UICollectionView {
            scope.records[place]["sections"] = sections(of: collection, id)
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

    private func addControl(_ view: UIView, _ id: String) {
        if let control = view as? UIControl, !(control.actions.isEmpty && control.targets.isEmpty) {
            if control is UIButton || !(control is any RecordedContent) {
                controls.append((id, { control.sendActions(for: [.touchUpInside, .primaryActionTriggered]) }))
            }
        } else if let tap = view.gestureRecognizers?.first(where: { $0 is UITapGestureRecognizer }) {
            controls.append((id, { tap.fire() }))
        }
    }

    // MARK: Bars

    private func addBarItems() {
        let item = controller.navigationItem
        let bars = [("left", item.leftBarButtonItems), ("right", item.rightBarButtonItems), ("toolbar", controller.toolbarItems)]
        for (side, items) in bars {
            for (number, item) in (items ?? []).enumerated() {
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
        record["tintColor"] = item.tintColor?.record(in: controller.view)
        return record
    }

    // MARK: Lists

    private func sections(of table: UITableView, _ id: String) -> [[String: Any]] {
        guard let source = table.dataSource else { return [] }
        let delegate = table.delegate as? any UITableViewDelegate
        return (0..<min(max(source.numberOfSections(in: table), 0), Self.mostSections)).map { section in
            var record: [String: Any] = [:]
            let header = delegate?.tableView(table, viewForHeaderInSection: section)
            record["header"] = source.tableView(table, titleForHeaderInSection: section) ?? header.flatMap(Self.text)
            record["footer"] = source.tableView(table, titleForFooterInSection: section)
            let total = max(source.tableView(table, numberOfRowsInSection: section), 0)
            record["total"] = total
            record["rows"] = (0..<min(total, Self.mostRows)).map { number -> [String: Any] in
                let path = IndexPath(row: number, section: section)
                let cell = source.tableView(table, cellForRowAt: path)
                delegate?.tableView(table, willDisplay: cell, forRowAt: path)
                UIKitRecorder.layOut(cell)
                var record = self.record(of: cell)
                let height = delegate?.tableView(table, heightForRowAt: path) ?? table.rowHeight
                if height > 0 { record["height"] = Self.number(height) }
                let place = "\(id).\(section).\(number)"
                record["id"] = place
                if let delegate, number < 4 {
                    controls.append((place, { delegate.tableView(table, didSelectRowAt: path) }))
                }
                return record
            }
            return record
        }
    }

    private func sections(of collection: UICollectionView, _ id: String) -> [[String: Any]] {
        guard let source = collection.dataSource else { return [] }
        let delegate = collection.delegate as? any UICollectionViewDelegate
        let flow = collection.delegate as? any UICollectionViewDelegateFlowLayout
        return (0..<min(max(source.numberOfSections(in: collection), 0), Self.mostSections)).map { section in
            var record: [String: Any] = [:]
            let total = max(source.collectionView(collection, numberOfItemsInSection: section), 0)
            record["total"] = total
            let header = collection.collectionViewLayout is UICollectionViewFlowLayout ? nil : Self.header(of: collection, source, section)
            record["header"] = header
            record["rows"] = (0..<min(total, Self.mostRows)).map { number -> [String: Any] in
                let path = IndexPath(item: number, section: section)
                let cell = source.collectionView(collection, cellForItemAt: path)
                UIKitRecorder.layOut(cell)
                var record = self.record(of: cell)
                let layout = collection.collectionViewLayout
                if let size = flow?.collectionView(collection, layout: layout, sizeForItemAt: path), size.width > 0 {
                    record["size"] = [Self.number(size.width), Self.number(size.height)]
                }
                let place = "\(id).\(section).\(number)"
                record["id"] = place
                if let delegate, number < 4 {
                    controls.append((place, { delegate.collectionView(collection, didSelectItemAt: path) }))
                }
                return record
            }
            return record
        }
    }

    private static func header(of collection: UICollectionView, _ source: any UICollectionViewDataSource, _ section: Int) -> String? {
        let layout = collection.collectionViewLayout as? UICollectionViewCompositionalLayout
        guard layout?.hasHeaders(section) == true else { return nil }
        let kind = UICollectionView.elementKindSectionHeader
        return text(in: source.collectionView(
            collection, viewForSupplementaryElementOfKind: kind, at: IndexPath(item: 0, section: section)))
    }

    private static func text(in view: UIView) -> String? {
        if let header = view as? UITableViewHeaderFooterView, let text = header.text.text { return text }
        if let label = view as? UILabel { return label.text }
        return view.subviews.lazy.compactMap { text(in: $0) }.first
    }

    private func record(of cell: UIView) -> [String: Any] {
        var record: [String: Any] = ["class": "\(type(of: cell))"]
        var content: UIView?
        var configuration: (any UIContentConfiguration)?
        if let cell = cell as? UITableViewCell {
            content = cell.contentView
            configuration = cell.contentConfiguration
            record["text"] = cell.text.text
            record["detailText"] = cell.detail.text
            record["image"] = cell.image.image?.name
            record["cellStyle"] = "\(cell.cellStyle)"
            record["accessoryType"] = "\(cell.accessoryType)"
            if cell.selectionStyle == .none { record["selectionStyle"] = "none" }
            if let view = cell.accessoryView as? any RecordedContent { record["accessoryView"] = view.kind }
        } else if let cell = cell as? UICollectionViewCell {
            content = cell.contentView
            configuration = cell.contentConfiguration
            if let name = (cell as? UICollectionViewListCell)?.accessories.first?.name { record["accessoryType"] = name }
        }
        if let list = configuration as? UIListContentConfiguration {
            record["text"] = list.text ?? list.attributedText?.string
            record["detailText"] = list.secondaryText
            record["image"] = list.image?.name
            record["cellStyle"] = list.secondaryText == nil ? "default" : list.style == "valueCell" ? "value1" : "subtitle"
        }
        record["backgroundColor"] = (content?.backgroundColor ?? cell.backgroundColor)?.record(in: cell)
        var scope = RecordedScope()
        scope.views[ObjectIdentifier(cell)] = ""
        names.add(cell)
        if let content {
            scope.views[ObjectIdentifier(content)] = ""
            collectChildren(of: content, in: &scope, parent: nil)
            for view in cell.subviews where view !== content { _ = collect(view, in: &scope, parent: nil) }
        }
        record["views"] = scope.records
        record["constraints"] = ActiveConstraints.all.compactMap { scope.record($0) }
        return record
    }

    static func number(_ value: CGFloat) -> Double { value.isFinite ? Double(value) : 0 }
}

/// The views of a screen or of a cell, by the names that its record has for them.
@available(iOS 17.0, *)
@MainActor struct RecordedScope {
    /// The root and the content view of a cell have the empty name.
    var views: [ObjectIdentifier: String] = [:]
    var guides: [ObjectIdentifier: String] = [:]
    var records: [[String: Any]] = []

    /// `nil` for a constraint of other views.
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

/// The names of properties that hold views, bar items and guides, as reflection finds them.
@MainActor struct RecordedNames {
    private var names: [ObjectIdentifier: String] = [:]

    init(_ controller: UIViewController) { add(controller) }

    subscript(object: AnyObject) -> String? { names[ObjectIdentifier(object)] }

    /// Adds what an object of the app's own holds, with its superclasses up to the first of UIKit's.
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

import Ejection
import Foundation
import LayoutEngine
import PlaygroundLanguage
import PlaygroundModel
import PlaygroundReader

/// The sizes of images in the playground's views, by name, because the recorder reads no files.
struct ImageSizes {
    private var sizes: [String: Size] = [:]

    init(_ requests: [LayoutRequest]) {
        for view in requests.flatMap(\.views) {
            guard let name = view.properties.string(.image), let size = view.properties.size(.imageSize) else { continue }
            sizes[name] = size
        }
    }

    subscript(name: String) -> Size? { sizes[name] }
}

extension LayoutRequest {
    /// The layout request as recorded from an ejected controller, in the form of this request.
    func recorded(_ record: [String: Any], images: ImageSizes) -> LayoutRequest {
        var request = self
        let recorded = record["views"] as? [[String: Any]] ?? []
        request.views = recorded.map { View(recorded: $0, images: images, traits: traits) }
        request.constraints = (record["constraints"] as? [[String: Any]] ?? []).enumerated().map {
            LayoutConstraint(recorded: $0.element, number: $0.offset)
        }
        request.layoutMargins = (record["layoutMargins"] as? [Double]).map(EdgeInsets.init(recorded:))
        for (place, view) in recorded.enumerated() where view["hasOwnViews"] as? Bool == true { request.views[place].cellConstraints = [] }
        request.useStyles(where: self)
        request.moveConstraintsIntoCells()
        request.orientConstraints(as: self)
        request.completeParts()
        return request
    }

    /// A row in a style of UITableViewCell is ejected as the configuration with the same arrangement, whose text is narrower than the cell.
    private mutating func useStyles(where playground: LayoutRequest) {
        for list in playground.views where list.kind == .table {
            for cell in playground.views where list.subviews.contains(cell.id) && ContentConfiguration(of: cell.properties, in: list.properties) == nil {
                guard let place = views.firstIndex(where: { $0.id == cell.id }),
                      let configuration: ContentConfiguration = views[place].properties.choice(.contentConfiguration)
                else { continue }
                let hasSecondaryText = views[place].properties[.detailText] != nil
                views[place].properties[.cellStyle] = .string(configuration.style(hasSecondaryText: hasSecondaryText).rawValue)
                views[place].properties[.contentConfiguration] = nil
            }
        }
    }

    private mutating func moveConstraintsIntoCells() {
        let known = Dictionary(views.map { ($0.id, $0.subviews) }) { first, _ in first }
        var cells: [ViewID: ViewID] = [:]
        for cell in views where cell.cellConstraints != nil {
            var pending = [cell.id]
            while let id = pending.popLast() {
                cells[id] = cell.id
                pending += known[id] ?? []
            }
        }
        guard !cells.isEmpty else { return }
        let inside = Dictionary(grouping: constraints) { constraint in constraint.views.lazy.compactMap { cells[$0] }.first }
        constraints = inside[nil] ?? []
        for place in views.indices where views[place].cellConstraints != nil {
            views[place].cellConstraints = inside[views[place].id]?.map { $0.replacingItems { $0.inside(views[place].id) } } ?? []
        }
    }

    /// An equation may be reversed in the code, but the solver decides ties by the side of a view.
    private mutating func orientConstraints(as playground: LayoutRequest) {
        let cells = Dictionary(playground.views.map { ($0.id, $0.cellConstraints ?? []) }) { first, _ in first }
        constraints = constraints.oriented(as: playground.constraints)
        for place in views.indices {
            views[place].cellConstraints = views[place].cellConstraints?.oriented(as: cells[views[place].id] ?? [])
        }
    }

    /// UIKit's labels have the playground's properties that the code does not set.
    private mutating func completeParts() {
        let places = Dictionary(views.enumerated().map { ($1.id, $0) }) { first, _ in first }
        for list in views where list.kind.isList {
            for element in list.subviews.compactMap({ places[$0] }).map({ views[$0] }) where element.cellConstraints == nil {
                let definition = ViewDefinition(id: element.id, path: DocumentPath(), kind: element.kind, properties: element.properties)
                for part in parts(of: definition, in: list) {
                    guard let place = places[part.id] else { continue }
                    views[place].properties.values.merge(part.properties.values) { own, _ in own }
                }
            }
        }
    }

    private func parts(of element: ViewDefinition, in list: View) -> [ViewDefinition] {
        switch element.kind {
        case .cell where list.kind == .table: return CellLabel.tableCell(element, style: CellStyle(of: element.properties, in: list.properties), [:], .newest)
        case .sectionHeader, .sectionFooter:
            guard let text = element.properties.string(.text) else { return [] }
            return [CellLabel.edge(text, of: element, tableStyle: list.properties.choice(.style) ?? .plain, profile)]
        default: return []
        }
    }
}

extension [LayoutConstraint] {
    fileprivate func oriented(as others: [LayoutConstraint]) -> [LayoutConstraint] {
        let known = Set(others.map(\.equation))
        return map { constraint in
            guard let second = constraint.second, constraint.multiplier == 1, !known.contains(constraint.equation) else { return constraint }
            var other = constraint
            (other.first, other.second, other.constant) = (second, constraint.first, 0 - constraint.constant)
            other.relation = constraint.relation.mirrored
            return known.contains(other.equation) ? other : constraint
        }
    }
}

extension LayoutConstraint {
    /// The constraint without its position in a file.
    fileprivate var equation: LayoutConstraint {
        var copy = self
        (copy.id, copy.source) = (ID(path: DocumentPath()), "")
        return copy
    }
}

extension LayoutItem {
    /// The item's name in a cell's own constraints, whose root is the cell.
    fileprivate func inside(_ cell: ViewID) -> LayoutItem {
        switch self {
        case .view(cell): .rootView
        case .guide(let guide, of: cell): .guide(guide, of: nil)
        default: self
        }
    }
}

extension LayoutRequest.View {
    fileprivate init(recorded: [String: Any], images: ImageSizes, traits: TraitCollection) {
        var properties = ViewProperties()
        let values = recorded["properties"] as? [String: Any] ?? [:]
        var overrides = TraitCollection()
        for (trait, value) in recorded["traitOverrides"] as? [String: String] ?? [:] {
            if let trait = Trait.system(named: trait) { overrides[trait] = .name(value) }
        }
        for (name, value) in values {
            guard let property = ViewProperty(rawValue: name) else { continue }
            properties[property] = PropertyValue(recorded: value, of: property)
        }
        if let font = values["font"] as? [String: Any], font["adjusts"] as? Bool == false, let name = font["category"] as? String {
            // The font keeps its initial size.
            overrides.preferredContentSizeCategory = ContentSizeCategory(rawValue: name) ?? .unspecified
        }
        if let image = properties.string(.image), let size = images[image] { properties[.imageSize] = .size(size) }
        let spacings = recorded["customSpacing"] as? [String: Double] ?? [:]
        self.init(
            id: ViewID(recorded["id"] as? String ?? ""), kind: ViewKind(rawValue: recorded["kind"] as? String ?? "") ?? .view,
            properties: properties, subviews: (recorded["subviews"] as? [String] ?? []).map { ViewID($0) },
            customSpacing: Dictionary(uniqueKeysWithValues: spacings.map { (ViewID($0.key), $0.value) }), traitOverrides: overrides
        )
    }
}

extension PropertyValue {
    fileprivate init?(recorded value: Any, of property: ViewProperty) {
        switch property.valueType {
        case .string, .choice, .collectionLayout: guard let text = value as? String else { return nil }; self = .string(text)
        case .bool: guard let isOn = value as? Bool else { return nil }; self = .bool(isOn)
        case .number, .integer: guard let number = value as? Double else { return nil }; self = .number(number)
        case .list:
            if let lists = value as? [[String]] { self = .list(lists.map { .strings($0) }); return }
            guard let list = value as? [String] else { return nil }
            self = .strings(list)
        case .insets, .directionalInsets: guard let insets = value as? [Double] else { return nil }; self = .insets(EdgeInsets(recorded: insets))
        case .font: guard let font = value as? [String: Any] else { return nil }; self = .font(FontDescription(recorded: font))
        case .time:
            guard let parts = value as? [Int], parts.count == 5 else { return nil }
            self = .time(CalendarTime(year: parts[0], month: parts[1], day: parts[2], hour: parts[3], minute: parts[4]))
        case .size:
            guard let size = value as? [Double], size.count == 2 else { return nil }
            self = .size(Size(width: size[0], height: size[1]))
        case .symbolConfiguration:
            guard let record = value as? [String: Any] else { return nil }
            self = .symbolConfiguration(SymbolConfiguration(recorded: record))
        case .color, .offset, .transform, .gradient, .effect, .corners, .cornerRadius: return nil
        }
    }
}

extension SymbolConfiguration {
    /// The views that take part in layout.
    fileprivate init(recorded: [String: Any]) {
        self.init()
        size = (recorded["textStyle"] as? String).flatMap(TextStyle.init(rawValue:)).map { .textStyle($0) }
            ?? (recorded["pointSize"] as? Double).map { .pointSize($0) }
        scale = (recorded["scale"] as? String).flatMap(SymbolScale.init(rawValue:))
    }
}

extension FontDescription {
    fileprivate init(recorded: [String: Any]) {
        let weight = (recorded["weight"] as? String).flatMap(FontWeight.init(rawValue:))
        let size = recorded["size"] as? Double ?? 0
        if let family = recorded["family"] as? String {
            self = .named(family: family, size: size, weight: weight ?? .regular)
        } else if let style = (recorded["textStyle"] as? String).flatMap(TextStyle.init(rawValue:)) {
            self = .textStyle(style, weight: weight)
        } else {
            self = .system(size: size, weight: weight ?? .regular)
        }
    }
}

extension EdgeInsets {
    fileprivate init(recorded: [Double]) {
        self.init(top: recorded[0], left: recorded[1], bottom: recorded[2], right: recorded[3])
    }
}

extension LayoutConstraint {
    fileprivate init(recorded: [String: Any], number: Int) {
        let relations: [String: Relation] = ["equal": .equal, "lessThanOrEqual": .lessThanOrEqual, "greaterThanOrEqual": .greaterThanOrEqual]
        func anchor(_ item: String, _ attribute: String) -> LayoutAnchor? {
            guard let item = recorded[item] as? [String: String], let name = recorded[attribute] as? String,
                  let attribute = LayoutAttribute(rawValue: name)
            else { return nil }
            return LayoutAnchor(LayoutItem(recorded: item), attribute)
        }
        self.init(
            id: ID(path: DocumentPath([.key("recorded"), .index(number)])), source: recorded["identifier"] as? String ?? "",
            first: anchor("first", "firstAttribute") ?? LayoutAnchor(.rootView, .width),
            relation: relations[recorded["relation"] as? String ?? ""] ?? .equal, multiplier: recorded["multiplier"] as? Double ?? 1,
            second: anchor("second", "secondAttribute"), constant: recorded["constant"] as? Double ?? 0,
            priority: LayoutPriority(recorded["priority"] as? Double ?? 1000)
        )
    }
}

extension LayoutItem {
    fileprivate init(recorded: [String: String]) {
        if recorded["window"] != nil {
            self = .window
            return
        }
        let view = recorded["view"].map { ViewID($0) }
        if let guide = recorded["guide"].flatMap(LayoutGuide.init(rawValue:)) {
            self = .guide(guide, of: view)
        } else {
            self = view.map(LayoutItem.view) ?? .rootView
        }
    }
}

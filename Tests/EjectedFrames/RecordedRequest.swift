import Foundation
import LayoutEngine
import PlaygroundLanguage
import PlaygroundModel

/// The sizes of the images that a playground's views show, by their names: the recorder reads no files.
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
    /// The same request of what a recorder wrote down of an ejected controller.
    func recorded(_ record: [String: Any], images: ImageSizes) -> LayoutRequest {
        var request = self
        let recorded = record["views"] as? [[String: Any]] ?? []
        request.views = recorded.map { View(recorded: $0, images: images, traits: traits) }
        request.constraints = (record["constraints"] as? [[String: Any]] ?? []).enumerated().map {
            LayoutConstraint(recorded: $0.element, number: $0.offset)
        }
        request.layoutMargins = (record["layoutMargins"] as? [Double]).map(EdgeInsets.init(recorded:))
        return request
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
            // It stays as large as it was made.
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
        case .strings, .choices: guard let list = value as? [String] else { return nil }; self = .strings(list)
        case .stringLists: guard let lists = value as? [[String]] else { return nil }; self = .stringLists(lists)
        case .insets, .directionalInsets: guard let insets = value as? [Double] else { return nil }; self = .insets(EdgeInsets(recorded: insets))
        case .font: guard let font = value as? [String: Any] else { return nil }; self = .font(FontDescription(recorded: font))
        case .time:
            guard let parts = value as? [Int], parts.count == 5 else { return nil }
            self = .time(CalendarTime(year: parts[0], month: parts[1], day: parts[2], hour: parts[3], minute: parts[4]))
        case .color, .size, .offset, .transform, .gradient, .integers: return nil
        }
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

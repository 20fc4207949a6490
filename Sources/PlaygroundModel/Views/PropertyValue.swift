/// A value of a view property, in the property's type.
public indirect enum PropertyValue: Hashable, Sendable {
    case string(String)
    case list([PropertyValue])
    case time(CalendarTime)
    case bool(Bool)
    case number(Double)
    case color(Color)
    case font(FontDescription)
    case insets(EdgeInsets)
    case size(Size)
    case transform(ViewTransform)
    case gradient(Gradient)
    case effect(VisualEffect)
    case corners(CornerConfiguration)
    case symbolConfiguration(SymbolConfiguration)
    case compositionalLayout(CompositionalLayout)

    public static func strings(_ texts: [String]) -> PropertyValue { .list(texts.map { .string($0) }) }

    public var textBytes: Int { texts.reduce(0) { $0 + $1.utf8.count } }

    public var texts: [String] {
        switch self {
        case .string(let text): [text]
        case .list(let values): values.flatMap { $0.texts }
        default: []
        }
    }

    func mapTexts(_ change: (String) -> String) -> PropertyValue {
        switch self {
        case .string(let text): .string(change(text))
        case .list(let values): .list(values.map { $0.mapTexts(change) })
        default: self
        }
    }
}

/// A Swift type of values. Several types of properties can share it, such as numbers and whole numbers.
public protocol PropertyPayload: Sendable {
    /// `nil` if the value has another type.
    init?(property value: PropertyValue)

    var propertyValue: PropertyValue { get }
}

extension String: PropertyPayload {
    public init?(property value: PropertyValue) { if case .string(let text) = value { self = text } else { return nil } }
    public var propertyValue: PropertyValue { .string(self) }
}

extension Bool: PropertyPayload {
    public init?(property value: PropertyValue) { if case .bool(let isTrue) = value { self = isTrue } else { return nil } }
    public var propertyValue: PropertyValue { .bool(self) }
}

extension Double: PropertyPayload {
    public init?(property value: PropertyValue) { if case .number(let number) = value { self = number } else { return nil } }
    public var propertyValue: PropertyValue { .number(self) }
}

extension Color: PropertyPayload {
    public init?(property value: PropertyValue) { if case .color(let color) = value { self = color } else { return nil } }
    public var propertyValue: PropertyValue { .color(self) }
}

extension EdgeInsets: PropertyPayload {
    public init?(property value: PropertyValue) { if case .insets(let insets) = value { self = insets } else { return nil } }
    public var propertyValue: PropertyValue { .insets(self) }
}

extension Size: PropertyPayload {
    public init?(property value: PropertyValue) { if case .size(let size) = value { self = size } else { return nil } }
    public var propertyValue: PropertyValue { .size(self) }
}

/// The properties of a view that have a value, with typed access.
public struct ViewProperties: Hashable, Sendable {
    public var values: [ViewProperty: PropertyValue]

    public init(_ values: [ViewProperty: PropertyValue] = [:]) {
        self.values = values
    }

    public var textBytes: Int { values.values.reduce(0) { $0 + $1.textBytes } }

    public subscript(property: ViewProperty) -> PropertyValue? {
        get { values[property] }
        set {
            values[property] = newValue
            guard newValue != nil else { return }
            // An attributed text replaces a plain text, and the reverse.
            for (plain, attributed) in ViewProperty.textPairs {
                if property == plain { values[attributed] = nil }
                if property == attributed { values[plain] = nil }
            }
        }
    }

    /// Accessors return `nil` or an empty list for a missing value or one of another type.
    public func string(_ property: ViewProperty) -> String? { values[property].flatMap(String.init(property:)) }

    public func list(_ property: ViewProperty) -> [PropertyValue] {
        if case .list(let value) = values[property] { value } else { [] }
    }

    public func strings(_ property: ViewProperty) -> [String] { list(property).flatMap { $0.texts } }

    public func stringLists(_ property: ViewProperty) -> [[String]] { list(property).map { $0.texts } }

    public func integers(_ property: ViewProperty) -> [Int] {
        list(property).compactMap { if case .number(let number) = $0 { Int(number) } else { nil } }
    }

    public func time(_ property: ViewProperty) -> CalendarTime? {
        if case .time(let value) = values[property] { value } else { nil }
    }

    public func bool(_ property: ViewProperty) -> Bool? { values[property].flatMap(Bool.init(property:)) }

    public func number(_ property: ViewProperty) -> Double? { values[property].flatMap(Double.init(property:)) }

    public func color(_ property: ViewProperty) -> Color? { values[property].flatMap(Color.init(property:)) }

    public func font(_ property: ViewProperty) -> FontDescription? {
        if case .font(let value) = values[property] { value } else { nil }
    }

    public func insets(_ property: ViewProperty) -> EdgeInsets? { values[property].flatMap(EdgeInsets.init(property:)) }

    public func size(_ property: ViewProperty) -> Size? { values[property].flatMap(Size.init(property:)) }

    public func transform(_ property: ViewProperty) -> ViewTransform? {
        if case .transform(let value) = values[property] { value } else { nil }
    }

    public func gradient(_ property: ViewProperty) -> Gradient? {
        if case .gradient(let value) = values[property] { value } else { nil }
    }

    public func effect(_ property: ViewProperty) -> VisualEffect? {
        if case .effect(let value) = values[property] { value } else { nil }
    }

    public func corners(_ property: ViewProperty) -> CornerConfiguration? { values[property].flatMap(CornerConfiguration.init(property:)) }

    public func compositionalLayout(_ property: ViewProperty) -> CompositionalLayout? {
        if case .compositionalLayout(let value) = values[property] { value } else { nil }
    }

    /// UIView.layoutMargins, or directionalLayoutMargins in a layout direction.
    public func layoutMargins(isRightToLeft: Bool) -> EdgeInsets? {
        guard let directional = insets(.directionalLayoutMargins) else { return insets(.layoutMargins) }
        return isRightToLeft ? directional.mirrored : directional
    }

    public func clipsToBounds(in kind: ViewKind) -> Bool { bool(.clipsToBounds) ?? kind.facts.clipsToBounds }

    @inlinable
    public func choice<Choice: RawRepresentable<String>>(_ property: ViewProperty) -> Choice? {
        string(property).flatMap(Choice.init(rawValue:))
    }
}

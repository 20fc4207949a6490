import PlaygroundModel

/// A key of a playground's table: one row of the language.
///
/// Reading, the JSON Schema, the reference, import and ejection are derived from the rows. Separate code reads a value
/// that is not one of the property types. The engine of a page only reads, so its rows contain only what reading needs.
public struct LanguageKey<Subject: LanguageSubject>: Sendable {
    struct Access: Sendable {
        let set: @Sendable (inout Subject, PropertyValue) -> Void
        #if !hasFeature(Embedded)
        let get: @Sendable (Subject) -> PropertyValue?
        #endif

        init(get: @escaping @Sendable (Subject) -> PropertyValue?, set: @escaping @Sendable (inout Subject, PropertyValue) -> Void) {
            self.set = set
            #if !hasFeature(Embedded)
            self.get = get
            #endif
        }
    }

    public let name: String
    /// The type. `nil` if the value is not one of the property types.
    public let type: ViewProperty.ValueType?
    /// The kinds with the key. `nil` if all kinds have it.
    public let kinds: [String]?
    /// The feature that introduced the key, if the reader reports the key for earlier versions.
    public let feature: SystemFeature?
    private let access: Access?
    #if !hasFeature(Embedded)
    public let shape: KeyShape
    /// One sentence with units. Empty if the value's shape has a sentence.
    public let summary: String
    /// The value if the key is missing.
    public let `default`: PropertyValue?
    /// UIKit's default, if it differs.
    public private(set) var uiKitDefault: PropertyValue?
    public let role: NameRole?
    public let example: PropertyValue?
    /// The properties that an app sets.
    public let members: [UIKitMember]
    /// The property in Interface Builder documents.
    public let builder: BuilderAttribute?
    #endif

    init(
        _ name: String, _ summary: String, type: ViewProperty.ValueType?, shape: @autoclosure () -> KeyShape, access: Access?,
        default: PropertyValue? = nil, kinds: [String]? = nil, feature: SystemFeature? = nil, role: NameRole? = nil,
        example: PropertyValue? = nil, member: [UIKitMember] = [], builder: BuilderAttribute? = nil
    ) {
        self.name = name
        self.type = type
        self.access = access
        self.kinds = kinds
        self.feature = feature
        #if !hasFeature(Embedded)
        self.shape = shape()
        self.summary = summary
        self.default = access?.get(.blank(of: kinds?.first)) ?? `default`
        self.role = role
        self.example = example
        members = member
        self.builder = builder
        #endif
    }

    func differing(fromUIKit value: PropertyValue) -> LanguageKey {
        #if hasFeature(Embedded)
        return self
        #else
        var row = self
        row.uiKitDefault = value
        return row
        #endif
    }

    /// Whether the row reads the value. If not, separate code reads it.
    public var isPlain: Bool { access != nil }

    #if !hasFeature(Embedded)
    public func value(in subject: Subject) -> PropertyValue? { access?.get(subject) }
    #endif

    /// Sets a value, which must have the row's type.
    public func set(_ value: PropertyValue, in subject: inout Subject) { access?.set(&subject, value) }

    /// The kinds that have each key, for keys that some kinds lack.
    static func kinds(in rows: [LanguageKey]) -> [String: [String]] {
        var kinds: [String: [String]] = [:]
        for row in rows { kinds[row.name] = row.kinds }
        return kinds
    }

    public func belongs(to kind: String) -> Bool { kinds?.contains(kind) ?? true }
}

public protocol LanguageSubject: Sendable {
    /// A new instance of a kind, with the defaults.
    static func blank(of kind: String?) -> Self
}

public protocol PlainSubject: LanguageSubject {
    init()
}

extension PlainSubject {
    public static func blank(of kind: String?) -> Self { Self() }
}

public struct UIKitMember: Sendable {
    /// The point at which an app sets the property.
    public enum Stage: Sendable {
        /// The initialiser, because containers and bars read the property before the view is loaded.
        case initializer
        /// A navigation controller's initialiser.
        case navigationController
        /// A tab bar controller's initialiser.
        case tabBarController
        /// The initialiser, together with the presentation style.
        case presentation
        /// The configuration of the presentation's sheet.
        case sheet
        /// The loading of the view, together with the navigation item.
        case navigationItem
        /// The loading of the view, together with the root view.
        case rootView
    }

    public let stage: Stage
    /// The property's name, if different from the key.
    public let name: String?

}

extension [UIKitMember] {
    /// One member, or several if a kind sets more than one property.
    static func at(_ stage: UIKitMember.Stage, as names: String?...) -> [UIKitMember] {
        (names.isEmpty ? [nil] : names).map { UIKitMember(stage: stage, name: $0) }
    }
}

public struct BuilderAttribute: Sendable {
    /// The element of the controller or view, or of a key in it.
    public enum Owner: String, Sendable {
        case controller, navigationItem, navigationBar
        case view, configuration, textInputTraits, collectionViewLayout
        case accessibility = "accessibilityConfiguration"
    }

    public let owner: Owner
    /// The attribute's name, if different from the key.
    public let name: String?

    static func of(_ owner: Owner, as name: String? = nil) -> BuilderAttribute { BuilderAttribute(owner: owner, name: name) }
}

extension LanguageKey {
    static func value<Value: PropertyPayload>(
        _ name: String, _ summary: String, _ type: ViewProperty.ValueType, kinds: [String]? = nil, since feature: SystemFeature? = nil,
        role: NameRole? = nil, example: String? = nil, member: [UIKitMember] = [], builder: BuilderAttribute? = nil,
        get: @escaping @Sendable (Subject) -> Value?, set: @escaping @Sendable (inout Subject, Value) -> Void
    ) -> LanguageKey {
        let access = Access(get: { get($0)?.propertyValue }, set: { if let value = Value(property: $1) { set(&$0, value) } })
        return LanguageKey(
            name, summary, type: type, shape: .value(type), access: access, kinds: kinds, feature: feature, role: role,
            example: example.map(PropertyValue.string), member: member, builder: builder)
    }

    static func bool(
        _ name: String, _ summary: String, kinds: [String]? = nil, since feature: SystemFeature? = nil, member: [UIKitMember] = [],
        builder: BuilderAttribute? = nil, get: @escaping @Sendable (Subject) -> Bool?,
        set: @escaping @Sendable (inout Subject, Bool) -> Void
    ) -> LanguageKey {
        value(name, summary, .bool, kinds: kinds, since: feature, member: member, builder: builder, get: get, set: set)
    }

    static func text(
        _ name: String, _ summary: String, kinds: [String]? = nil, since feature: SystemFeature? = nil, role: NameRole? = nil,
        example: String? = nil, builder: BuilderAttribute? = nil, get: @escaping @Sendable (Subject) -> String?,
        set: @escaping @Sendable (inout Subject, String) -> Void
    ) -> LanguageKey {
        value(name, summary, .string, kinds: kinds, since: feature, role: role, example: example, builder: builder, get: get, set: set)
    }

    static func choice<Choice: RawRepresentable<String> & CaseIterable & Sendable>(
        _ name: String, _ summary: String, kinds: [String]? = nil, since feature: SystemFeature? = nil, member: [UIKitMember] = [],
        builder: BuilderAttribute? = nil, get: @escaping @Sendable (Subject) -> Choice?,
        set: @escaping @Sendable (inout Subject, Choice) -> Void
    ) -> LanguageKey {
        value(
            name, summary, .choice(Choice.allCases.map { $0.rawValue }), kinds: kinds, since: feature, member: member, builder: builder,
            get: { get($0)?.rawValue }, set: { if let choice = Choice(rawValue: $1) { set(&$0, choice) } })
    }

    /// A key whose shape supplies the summary.
    static func other(_ name: String, _ shape: @autoclosure () -> KeyShape, kinds: [String]? = nil) -> LanguageKey {
        other(name, "", shape(), kinds: kinds)
    }

    /// A key that separate code reads.
    static func other(
        _ name: String, _ summary: String, _ shape: @autoclosure () -> KeyShape, default: PropertyValue? = nil,
        kinds: [String]? = nil, since feature: SystemFeature? = nil
    ) -> LanguageKey {
        #if hasFeature(Embedded)
        let type: ViewProperty.ValueType? = nil
        #else
        let type: ViewProperty.ValueType? = if case .value(let type) = shape() { type } else { nil }
        #endif
        return LanguageKey(name, summary, type: type, shape: shape(), access: nil, default: `default`, kinds: kinds, feature: feature)
    }
}

import PlaygroundModel

/// A key of a table of a playground: one row of the language.
///
/// What all tools know of the key is in its row. Reading, the JSON Schema, the reference, import and ejection are made of the rows. A key
/// whose value is more than one of the types of properties is read by code of its own, and its schema has the shape of the value. The
/// engine of a page only reads, and its rows hold what that takes.
public struct LanguageKey<Subject: LanguageSubject>: Sendable {
    /// How a value is brought into the model, and out of it.
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

    /// UIKit's name, as a playground writes it.
    public let name: String
    /// The type of the value; `nil` for one that is none of these types.
    public let type: ViewProperty.ValueType?
    /// The kinds that have the key; `nil` where all have it.
    public let kinds: [String]?
    /// What came with the key to iOS, if the reader says so to earlier versions.
    public let feature: SystemFeature?
    private let access: Access?
    #if !hasFeature(Embedded)
    /// One sentence about the key, with its units; empty where the shape of the value has one.
    public let summary: String
    /// UIKit's own value, which the subject has without the key; `nil` where there is none.
    public let `default`: PropertyValue?
    /// What the text names.
    public let role: NameRole?
    /// A value as a person would write it.
    public let example: PropertyValue?
    /// Where an app sets the property.
    public let member: UIKitMember?
    /// Where a document of Interface Builder has the property.
    public let builder: BuilderAttribute?
    #endif

    init(
        _ name: String, _ summary: String, type: ViewProperty.ValueType?, access: Access?, default: PropertyValue? = nil,
        kinds: [String]? = nil, feature: SystemFeature? = nil, role: NameRole? = nil, example: PropertyValue? = nil,
        member: UIKitMember? = nil, builder: BuilderAttribute? = nil
    ) {
        self.name = name
        self.type = type
        self.access = access
        self.kinds = kinds
        self.feature = feature
        #if !hasFeature(Embedded)
        self.summary = summary
        self.default = access?.get(.blank(of: kinds?.first)) ?? `default`
        self.role = role
        self.example = example
        self.member = member
        self.builder = builder
        #endif
    }

    /// Whether the value is set as it is read. Code of its own reads the others.
    public var isPlain: Bool { access != nil }

    #if !hasFeature(Embedded)
    /// The value in the model; `nil` where there is none.
    public func value(in subject: Subject) -> PropertyValue? { access?.get(subject) }
    #endif

    /// Sets the value, which is of the row's type.
    public func set(_ value: PropertyValue, in subject: inout Subject) { access?.set(&subject, value) }

    /// The kinds that have a key, for keys that not all kinds have.
    static func kinds(in rows: [LanguageKey]) -> [String: [String]] {
        var kinds: [String: [String]] = [:]
        for row in rows { kinds[row.name] = row.kinds }
        return kinds
    }

    /// Whether tables of a kind have the key.
    public func belongs(to kind: String) -> Bool { kinds?.contains(kind) ?? true }
}

/// What a table of the language describes.
public protocol LanguageSubject: Sendable {
    /// A new one of a kind, with UIKit's own values.
    static func blank(of kind: String?) -> Self
}

/// Where UIKit has a property.
public struct UIKitMember: Sendable {
    /// When an app sets it.
    public enum Stage: Sendable {
        /// In the initialiser: what a container or a bar asks of a controller whose view is not loaded.
        case initializer
        /// In the initialiser of a navigation controller.
        case navigationController
        /// In the initialiser, with the presentation style.
        case presentation
        /// Of the presentation's sheet.
        case sheet
        /// When the view is loaded, with the navigation item.
        case navigationItem
        /// When the view is loaded, with the root view.
        case rootView
    }

    public let stage: Stage
    /// The member's name where it is not the key's.
    public let name: String?

    static func at(_ stage: Stage, as name: String? = nil) -> UIKitMember { UIKitMember(stage: stage, name: name) }
}

/// Where Interface Builder's format has a property.
public struct BuilderAttribute: Sendable {
    /// What has the attribute: the element of the controller or the view, or that of a key in it.
    public enum Owner: String, Sendable {
        case controller, navigationItem, navigationBar
        case view, textInputTraits, collectionViewLayout
    }

    public let owner: Owner
    /// The attribute's name where it is not the key's.
    public let name: String?

    static func of(_ owner: Owner, as name: String? = nil) -> BuilderAttribute { BuilderAttribute(owner: owner, name: name) }
}

extension LanguageKey {
    /// A key that is true or false.
    static func bool(
        _ name: String, _ summary: String, kinds: [String]? = nil, since feature: SystemFeature? = nil, member: UIKitMember? = nil,
        builder: BuilderAttribute? = nil, get: @escaping @Sendable (Subject) -> Bool?,
        set: @escaping @Sendable (inout Subject, Bool) -> Void
    ) -> LanguageKey {
        let access = Access(
            get: { get($0).map(PropertyValue.bool) }, set: { if case .bool(let value) = $1 { set(&$0, value) } })
        return LanguageKey(
            name, summary, type: .bool, access: access, kinds: kinds, feature: feature, member: member, builder: builder)
    }

    /// A key whose values are cases.
    static func choice<Choice: RawRepresentable<String> & CaseIterable & Sendable>(
        _ name: String, _ summary: String, kinds: [String]? = nil, since feature: SystemFeature? = nil, member: UIKitMember? = nil,
        builder: BuilderAttribute? = nil, get: @escaping @Sendable (Subject) -> Choice?,
        set: @escaping @Sendable (inout Subject, Choice) -> Void
    ) -> LanguageKey {
        let access = Access(
            get: { get($0).map { .string($0.rawValue) } },
            set: { subject, value in
                if case .string(let word) = value, let choice = Choice(rawValue: word) { set(&subject, choice) }
            })
        return LanguageKey(
            name, summary, type: .choice(Choice.allCases.map { $0.rawValue }), access: access, kinds: kinds, feature: feature,
            member: member, builder: builder)
    }

    /// A key whose value is a text.
    static func text(
        _ name: String, _ summary: String, kinds: [String]? = nil, role: NameRole? = nil, example: String? = nil,
        get: @escaping @Sendable (Subject) -> String?, set: @escaping @Sendable (inout Subject, String) -> Void
    ) -> LanguageKey {
        let access = Access(
            get: { get($0).map(PropertyValue.string) }, set: { if case .string(let value) = $1 { set(&$0, value) } })
        return LanguageKey(
            name, summary, type: .string, access: access, kinds: kinds, role: role, example: example.map(PropertyValue.string))
    }

    /// A key of another type of properties.
    static func value(
        _ name: String, _ summary: String, _ type: ViewProperty.ValueType, kinds: [String]? = nil,
        get: @escaping @Sendable (Subject) -> PropertyValue?, set: @escaping @Sendable (inout Subject, PropertyValue) -> Void
    ) -> LanguageKey {
        LanguageKey(name, summary, type: type, access: Access(get: get, set: set), kinds: kinds)
    }

    /// A key that code of its own reads.
    ///
    /// - Parameter type: The type of its value, if it is one of the types of properties.
    static func other(
        _ name: String, _ summary: String = "", _ type: ViewProperty.ValueType? = nil, default: PropertyValue? = nil,
        kinds: [String]? = nil, since feature: SystemFeature? = nil
    ) -> LanguageKey {
        LanguageKey(name, summary, type: type, access: nil, default: `default`, kinds: kinds, feature: feature)
    }
}

// Traits since iOS 17: types that identify traits, overrides, and registration for changes.

@available(iOS 17.0, *)
public protocol UITraitDefinition {
    associatedtype Value

    static var defaultValue: Value { get }
    static var name: String { get }
    static var identifier: String { get }
    static var affectsColorAppearance: Bool { get }
}

@available(iOS 17.0, *)
extension UITraitDefinition {
    public static var name: String { String(describing: self) }
    public static var identifier: String { name }
    public static var affectsColorAppearance: Bool { false }

    /// The key of the trait's value in a collection.
    static var key: ObjectIdentifier { (self as? any KeyedTrait.Type)?.systemKey ?? ObjectIdentifier(self) }
}

@available(iOS 17.0, *)
public typealias UITrait = any UITraitDefinition.Type

/// A trait that collections have in all versions.
@available(iOS 17.0, *)
protocol KeyedTrait { static var systemKey: ObjectIdentifier { get } }

@available(iOS 17.0, *)
public protocol UIMutableTraits {
    subscript<T>(trait: T.Type) -> T.Value where T: UITraitDefinition { get set }
    var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
    var displayScale: CGFloat { get set }
    var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
    var verticalSizeClass: UIUserInterfaceSizeClass { get set }
    var forceTouchCapability: UIForceTouchCapability { get set }
    var preferredContentSizeCategory: UIContentSizeCategory { get set }
    var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
    var userInterfaceStyle: UIUserInterfaceStyle { get set }
    var userInterfaceLevel: UIUserInterfaceLevel { get set }
    var accessibilityContrast: UIAccessibilityContrast { get set }
    var legibilityWeight: UILegibilityWeight { get set }
    var displayGamut: UIDisplayGamut { get set }
    var activeAppearance: UIUserInterfaceActiveAppearance { get set }
    var imageDynamicRange: UIImage.DynamicRange { get set }
}

@available(iOS 17.0, *)
public struct UITraitUserInterfaceIdiom: UITraitDefinition, KeyedTrait {
    public typealias Value = UIUserInterfaceIdiom
    public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
    static var systemKey: ObjectIdentifier { ObjectIdentifier(IdiomTrait.self) }
}

@available(iOS 17.0, *)
public struct UITraitDisplayScale: UITraitDefinition, KeyedTrait {
    public typealias Value = CGFloat
    public static var defaultValue: CGFloat { 0 }
    static var systemKey: ObjectIdentifier { ObjectIdentifier(ScaleTrait.self) }
}

@available(iOS 17.0, *)
public struct UITraitHorizontalSizeClass: UITraitDefinition, KeyedTrait {
    public typealias Value = UIUserInterfaceSizeClass
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    static var systemKey: ObjectIdentifier { ObjectIdentifier(HorizontalTrait.self) }
}

@available(iOS 17.0, *)
public struct UITraitVerticalSizeClass: UITraitDefinition, KeyedTrait {
    public typealias Value = UIUserInterfaceSizeClass
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    static var systemKey: ObjectIdentifier { ObjectIdentifier(VerticalTrait.self) }
}

@available(iOS 17.0, *)
public struct UITraitForceTouchCapability: UITraitDefinition, KeyedTrait {
    public typealias Value = UIForceTouchCapability
    public static var defaultValue: UIForceTouchCapability { .unknown }
    static var systemKey: ObjectIdentifier { ObjectIdentifier(ForceTrait.self) }
}

@available(iOS 17.0, *)
public struct UITraitPreferredContentSizeCategory: UITraitDefinition, KeyedTrait {
    public typealias Value = UIContentSizeCategory
    public static var defaultValue: UIContentSizeCategory { .unspecified }
    static var systemKey: ObjectIdentifier { ObjectIdentifier(CategoryTrait.self) }
}

@available(iOS 17.0, *)
public struct UITraitLayoutDirection: UITraitDefinition, KeyedTrait {
    public typealias Value = UITraitEnvironmentLayoutDirection
    public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
    static var systemKey: ObjectIdentifier { ObjectIdentifier(DirectionTrait.self) }
}

@available(iOS 17.0, *)
public struct UITraitUserInterfaceStyle: UITraitDefinition, KeyedTrait {
    public typealias Value = UIUserInterfaceStyle
    public static var defaultValue: UIUserInterfaceStyle { .unspecified }
    static var systemKey: ObjectIdentifier { ObjectIdentifier(StyleTrait.self) }
}

@available(iOS 17.0, *)
public struct UITraitUserInterfaceLevel: UITraitDefinition, KeyedTrait {
    public typealias Value = UIUserInterfaceLevel
    public static var defaultValue: UIUserInterfaceLevel { .unspecified }
    static var systemKey: ObjectIdentifier { ObjectIdentifier(LevelTrait.self) }
}

@available(iOS 17.0, *)
public struct UITraitAccessibilityContrast: UITraitDefinition, KeyedTrait {
    public typealias Value = UIAccessibilityContrast
    public static var defaultValue: UIAccessibilityContrast { .unspecified }
    static var systemKey: ObjectIdentifier { ObjectIdentifier(ContrastTrait.self) }
}

@available(iOS 17.0, *)
public struct UITraitLegibilityWeight: UITraitDefinition, KeyedTrait {
    public typealias Value = UILegibilityWeight
    public static var defaultValue: UILegibilityWeight { .unspecified }
    static var systemKey: ObjectIdentifier { ObjectIdentifier(LegibilityTrait.self) }
}

@available(iOS 17.0, *)
public struct UITraitDisplayGamut: UITraitDefinition, KeyedTrait {
    public typealias Value = UIDisplayGamut
    public static var defaultValue: UIDisplayGamut { .unspecified }
    static var systemKey: ObjectIdentifier { ObjectIdentifier(GamutTrait.self) }
}

@available(iOS 17.0, *)
public struct UITraitActiveAppearance: UITraitDefinition, KeyedTrait {
    public typealias Value = UIUserInterfaceActiveAppearance
    public static var defaultValue: UIUserInterfaceActiveAppearance { .unspecified }
    static var systemKey: ObjectIdentifier { ObjectIdentifier(ActiveTrait.self) }
}

@available(iOS 17.0, *)
public struct UITraitImageDynamicRange: UITraitDefinition, KeyedTrait {
    public typealias Value = UIImage.DynamicRange
    public static var defaultValue: UIImage.DynamicRange { .unspecified }
    static var systemKey: ObjectIdentifier { ObjectIdentifier(RangeTrait.self) }
}

@available(iOS 17.0, *)
public protocol UITraitOverrides: UIMutableTraits {
    func contains(_ trait: UITrait) -> Bool
    mutating func remove(_ trait: UITrait)
}

@available(iOS 17.0, *)
struct OverriddenTraits: UITraitOverrides {
    var traits = TraitValues()

    subscript<T>(trait: T.Type) -> T.Value where T: UITraitDefinition {
        get { (traits.values[T.key] as? T.Value) ?? T.defaultValue }
        set { traits.values[T.key] = newValue as? any Hashable }
    }

    func contains(_ trait: UITrait) -> Bool { traits.values[trait.key] != nil }
    mutating func remove(_ trait: UITrait) { traits.values[trait.key] = nil }

    var userInterfaceIdiom: UIUserInterfaceIdiom {
        get { self[UITraitUserInterfaceIdiom.self] }
        set { self[UITraitUserInterfaceIdiom.self] = newValue }
    }

    var displayScale: CGFloat {
        get { self[UITraitDisplayScale.self] }
        set { self[UITraitDisplayScale.self] = newValue }
    }

    var horizontalSizeClass: UIUserInterfaceSizeClass {
        get { self[UITraitHorizontalSizeClass.self] }
        set { self[UITraitHorizontalSizeClass.self] = newValue }
    }

    var verticalSizeClass: UIUserInterfaceSizeClass {
        get { self[UITraitVerticalSizeClass.self] }
        set { self[UITraitVerticalSizeClass.self] = newValue }
    }

    var forceTouchCapability: UIForceTouchCapability {
        get { self[UITraitForceTouchCapability.self] }
        set { self[UITraitForceTouchCapability.self] = newValue }
    }

    var preferredContentSizeCategory: UIContentSizeCategory {
        get { self[UITraitPreferredContentSizeCategory.self] }
        set { self[UITraitPreferredContentSizeCategory.self] = newValue }
    }

    var layoutDirection: UITraitEnvironmentLayoutDirection {
        get { self[UITraitLayoutDirection.self] }
        set { self[UITraitLayoutDirection.self] = newValue }
    }

    var userInterfaceStyle: UIUserInterfaceStyle {
        get { self[UITraitUserInterfaceStyle.self] }
        set { self[UITraitUserInterfaceStyle.self] = newValue }
    }

    var userInterfaceLevel: UIUserInterfaceLevel {
        get { self[UITraitUserInterfaceLevel.self] }
        set { self[UITraitUserInterfaceLevel.self] = newValue }
    }

    var accessibilityContrast: UIAccessibilityContrast {
        get { self[UITraitAccessibilityContrast.self] }
        set { self[UITraitAccessibilityContrast.self] = newValue }
    }

    var legibilityWeight: UILegibilityWeight {
        get { self[UITraitLegibilityWeight.self] }
        set { self[UITraitLegibilityWeight.self] = newValue }
    }

    var displayGamut: UIDisplayGamut {
        get { self[UITraitDisplayGamut.self] }
        set { self[UITraitDisplayGamut.self] = newValue }
    }

    var activeAppearance: UIUserInterfaceActiveAppearance {
        get { self[UITraitActiveAppearance.self] }
        set { self[UITraitActiveAppearance.self] = newValue }
    }

    var imageDynamicRange: UIImage.DynamicRange {
        get { self[UITraitImageDynamicRange.self] }
        set { self[UITraitImageDynamicRange.self] = newValue }
    }

}

@available(iOS 17.0, *)
extension UITraitCollection {
    public subscript<T>(trait: T.Type) -> T.Value where T: UITraitDefinition {
        (traits.values[T.key] as? T.Value) ?? T.defaultValue
    }

    public func changedTraits(from traitCollection: UITraitCollection?) -> Set<ObjectIdentifier> {
        let other = traitCollection?.traits ?? TraitValues()
        return Set(traits.values.keys).union(other.values.keys).filter { traits.differs(from: other, in: $0) }
    }
}

@available(iOS 17.0, *)
public protocol UITraitChangeRegistration: NSObjectProtocol {}

@available(iOS 17.0, *)
@MainActor public protocol UITraitChangeObservable {
    typealias TraitChangeHandler<TraitEnvironment> = (TraitEnvironment, UITraitCollection) -> Void
}

@available(iOS 17.0, *)
extension UITraitChangeObservable {
    @discardableResult
    public func registerForTraitChanges<Observed>(
        _ traits: [UITrait], handler: @escaping TraitChangeHandler<Observed>
    ) -> any UITraitChangeRegistration where Observed: UITraitEnvironment {
        let registration = TraitRegistration(traits.map { $0.key }) { environment, previous in
            if let environment = environment as? Observed { handler(environment, previous) }
        }
        (self as? any TraitRegistering)?.traitRegistrations.append(registration)
        return registration
    }

    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], target: Any, action: Selector) -> any UITraitChangeRegistration {
        let object = target as AnyObject
        let registration = TraitRegistration(traits.map { $0.key }) { [weak object] environment, _ in
            MethodCalls.call(action, on: object, sender: environment)
        }
        (self as? any TraitRegistering)?.traitRegistrations.append(registration)
        return registration
    }

    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
        registerForTraitChanges(traits, target: self, action: action)
    }

    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        (self as? any TraitRegistering)?.traitRegistrations.removeAll { $0 === registration }
    }
}

/// A registration for trait changes of a controller or a view.
final class TraitRegistration: NSObject {
    let keys: [ObjectIdentifier]
    let handler: (any UITraitEnvironment, UITraitCollection) -> Void

    init(_ keys: [ObjectIdentifier], _ handler: @escaping (any UITraitEnvironment, UITraitCollection) -> Void) {
        self.keys = keys
        self.handler = handler
    }
}

@available(iOS 17.0, *)
extension TraitRegistration: UITraitChangeRegistration {}

@MainActor protocol TraitRegistering: UITraitEnvironment, AnyObject {
    var traitRegistrations: [TraitRegistration] { get set }
}

extension TraitRegistering {
    /// Calls the handlers that are registered for the changed traits.
    func tellOfTraits(before previous: UITraitCollection) {
        let now = traitCollection
        guard now.traits.differs(from: previous.traits) else { return }
        for registration in traitRegistrations where registration.keys.contains(where: { now.traits.differs(from: previous.traits, in: $0) }) {
            now.performAsCurrent { registration.handler(self, previous) }
        }
        now.performAsCurrent { traitCollectionDidChange(previous) }
    }
}


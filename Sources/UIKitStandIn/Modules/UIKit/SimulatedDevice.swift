/// The device that the recorder simulates. If there is none, screens have no size.
@MainActor enum SimulatedDevice {
    static var bounds = CGRect.zero
    static var safeAreaInsets = UIEdgeInsets.zero
}

/// The version of iOS, which replaces `#available` in imported code.
public enum SystemVersion {
    nonisolated(unsafe) public internal(set) static var major = 26
    nonisolated(unsafe) public internal(set) static var minor = 0

    public static func isAtLeast(_ major: Int, _ minor: Int) -> Bool { (self.major, self.minor) >= (major, minor) }
}

/// Values that replace removed code.
public enum StandIn {
    /// The empty value of a type, such as nothing, zero or an empty collection. The program stops if the type has none.
    public static func empty<Value>() -> Value {
        if Value.self == Void.self { return () as! Value }
        if let make = makers[ObjectIdentifier(Value.self)], let value = make() as? Value { return value }
        if let type = Value.self as? any EmptyValue.Type { return type.emptyValue as! Value }
        if let type = Value.self as? any BinaryInteger.Type, let value = type.init(0) as? Value { return value }
        if let type = Value.self as? any RawRepresentable.Type, let value = first(of: type) as? Value { return value }
        if let type = Value.self as? UIView.Type {
            let view = MainActor.assumeIsolated { Cells.view(of: type) }
            if let value = view as? Value { return value }
        }
        let known: [Any] = MainActor.assumeIsolated {
            [
                Bundle.main, UserDefaults.standard, UICollectionViewFlowLayout(), UIViewController(), UIImage(), UIColor.clear,
                UIFont.systemFont(ofSize: 17), UIBarButtonItem(), UITabBarItem(),
            ]
        }
        for value in known + [NSAttributedString(string: "")] {
            if let value = value as? Value { return value }
        }
        fatalError("a value of the type \(Value.self) was cut")
    }

    /// The empty value, for use in a closure with parameters.
    public static func empty<Value>(_ last: Any) -> Value { empty() }

    /// Functions that make values of the code's own types.
    nonisolated(unsafe) public static var makers: [ObjectIdentifier: () -> Any?] = [:]

    /// The first case of an enumeration, or an empty option set.
    private static func first<Raw: RawRepresentable>(of type: Raw.Type) -> Raw? {
        let zeros: [Any] = [0, UInt(0), ""]
        return zeros.lazy.compactMap { $0 as? Raw.RawValue }.compactMap(Raw.init).first
    }
}

public protocol EmptyValue {
    static var emptyValue: Self { get }
}

extension Bool: EmptyValue { public static var emptyValue: Bool { false } }
extension Double: EmptyValue { public static var emptyValue: Double { 0 } }
extension Float: EmptyValue { public static var emptyValue: Float { 0 } }
extension CGFloat: EmptyValue { public static var emptyValue: CGFloat { 0 } }
extension String: EmptyValue { public static var emptyValue: String { "" } }
extension Array: EmptyValue { public static var emptyValue: [Element] { [] } }
extension Dictionary: EmptyValue { public static var emptyValue: [Key: Value] { [:] } }
extension Set: EmptyValue { public static var emptyValue: Set<Element> { [] } }
extension Optional: EmptyValue { public static var emptyValue: Wrapped? { nil } }
extension CGSize: EmptyValue { public static var emptyValue: CGSize { .zero } }
extension CGPoint: EmptyValue { public static var emptyValue: CGPoint { .zero } }
extension CGRect: EmptyValue { public static var emptyValue: CGRect { .zero } }
extension UIEdgeInsets: EmptyValue { public static var emptyValue: UIEdgeInsets { .zero } }
extension Date: EmptyValue { public static var emptyValue: Date { Date(timeIntervalSinceReferenceDate: 0) } }
extension Data: EmptyValue { public static var emptyValue: Data { Data() } }
extension IndexPath: EmptyValue { public static var emptyValue: IndexPath { IndexPath(row: 0, section: 0) } }
extension URL: EmptyValue { public static var emptyValue: URL { URL(fileURLWithPath: "/") } }

/// The name of a method, as `#selector` makes it. The compiler expects it in a module with this name.
public struct Selector: ExpressibleByStringLiteral, Hashable, Sendable, CustomStringConvertible {
    public let description: String

    public init(_ name: String) { description = name }
    /// Replaces `#selector` in checked code. It compiles only if the method exists.
    public init<Method>(checked method: Method) { description = "" }
    public init(stringLiteral name: String) { description = name }
}

// The part of the Objective-C runtime that programs use. It exists only for checks and is never called.

public typealias Method = OpaquePointer
public typealias IMP = OpaquePointer

public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {}

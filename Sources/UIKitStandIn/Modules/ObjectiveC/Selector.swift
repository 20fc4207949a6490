/// The name of a method, as `#selector` makes it. The compiler looks for it in a module of this name.
public struct Selector: ExpressibleByStringLiteral, Hashable, Sendable, CustomStringConvertible {
    public let description: String

    public init(_ name: String) { description = name }
    /// What is checked in place of `#selector`: that there is such a method.
    public init<Method>(checked method: Method) { description = "" }
    public init(stringLiteral name: String) { description = name }
}

// What a program asks of the Objective-C runtime. Nothing calls it here: it is there to be checked against.

public typealias Method = OpaquePointer
public typealias IMP = OpaquePointer

public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {}

// Objects that code associates with others, and Objective-C's autorelease pools.

public enum objc_AssociationPolicy: UInt, Sendable {
    case OBJC_ASSOCIATION_ASSIGN = 0, OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1, OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    case OBJC_ASSOCIATION_RETAIN = 769, OBJC_ASSOCIATION_COPY = 771
}

private struct AssociationKey: Hashable {
    let object: ObjectIdentifier
    let key: UnsafeRawPointer
}

private final class Associations: @unchecked Sendable {
    var values: [AssociationKey: Any] = [:]
    /// The owners. They are kept alive, so that no other object gets the same address.
    var owners: [AnyObject] = []

    static let all = Associations()
}

/// Associates an object with another. Programs of the recorder call this only on their main thread.
public func objc_setAssociatedObject(_ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy) {
    let owner = object as AnyObject
    Associations.all.owners.append(owner)
    Associations.all.values[AssociationKey(object: ObjectIdentifier(owner), key: key)] = value
}

public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    Associations.all.values[AssociationKey(object: ObjectIdentifier(object as AnyObject), key: key)]
}

public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

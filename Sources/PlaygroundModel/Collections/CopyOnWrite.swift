/// A copy-on-write value: copying costs one retain, and identical copies compare at once.
@frozen
public struct CopyOnWrite<Value: Sendable>: @unchecked Sendable {
    @usableFromInline
    final class Box {
        @usableFromInline var value: Value

        @inlinable
        init(_ value: Value) { self.value = value }

        // Inlinable, so that Embedded Swift specializes it in the modules that use the box.
        @inlinable
        deinit {}
    }

    @usableFromInline var box: Box

    @inlinable
    public init(_ value: Value) { box = Box(value) }

    @inlinable
    public var value: Value {
        _read { yield box.value }
        _modify {
            if !isKnownUniquelyReferenced(&box) { box = Box(box.value) }
            yield &box.value
        }
    }

    /// Whether both values share one box. Equal values may have different boxes.
    @inlinable
    public func isTriviallyIdentical(to other: CopyOnWrite) -> Bool { box === other.box }
}

extension CopyOnWrite: Equatable where Value: Equatable {
    @inlinable
    public static func == (one: CopyOnWrite, other: CopyOnWrite) -> Bool {
        one.box === other.box || one.box.value == other.box.value
    }
}

extension CopyOnWrite: Hashable where Value: Hashable {
    @inlinable
    public func hash(into hasher: inout Hasher) { hasher.combine(box.value) }
}

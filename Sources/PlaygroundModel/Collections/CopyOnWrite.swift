/// A large value behind one reference: it is handed on for one retain, and two copies of it are equal at a glance.
///
/// Whoever changes a copy gets a value of its own first, so that nobody else sees the change.
@frozen
public struct CopyOnWrite<Value: Sendable>: @unchecked Sendable {
    // Sendable, since a box that others have, too, is never written to.
    @usableFromInline
    final class Box {
        @usableFromInline var value: Value

        @inlinable
        init(_ value: Value) { self.value = value }

        // Embedded Swift specializes it in the rooms that have such a box.
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

    /// Whether both are copies of one, neither of them changed since; equal values may well be of different ones.
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

/// A growable array of plain values for the solver's inner loops. Unlike `Array`, it writes without a uniqueness check and verifies indices
/// only in debug builds, which measurably helps. It is not reference counted: its owner frees it, and a copy is an alias. Only
/// `SimplexCore`, which `Solver` keeps in a copy-on-write box, may use one.
struct FlatArray<Element: BitwiseCopyable> {
    private(set) var base: UnsafeMutablePointer<Element>
    private(set) var count: Int
    private var capacity: Int

    init(minimumCapacity: Int = 16) {
        capacity = max(minimumCapacity, 1)
        base = .allocate(capacity: capacity)
        count = 0
    }

    func deallocate() {
        base.deallocate()
    }

    mutating func perform(_ operation: StorageOperation) {
        switch operation {
        case .deallocate: deallocate()
        case .unshare:
            let shared = self
            self = FlatArray(minimumCapacity: shared.count)
            base.update(from: shared.base, count: shared.count)
            count = shared.count
        }
    }

    @inline(__always)
    subscript(index: Int) -> Element {
        get {
            assert(index >= 0 && index < count)
            return base[index]
        }
        nonmutating set {
            assert(index >= 0 && index < count)
            base[index] = newValue
        }
    }

    @inline(__always)
    subscript(index: Int32) -> Element {
        get { self[Int(index)] }
        nonmutating set { self[Int(index)] = newValue }
    }

    @inline(__always)
    mutating func append(_ element: Element) {
        if count == capacity { reserve(count + 1) }
        base[count] = element
        count += 1
    }

    @inline(__always)
    mutating func removeLast() -> Element {
        assert(count > 0)
        count -= 1
        return base[count]
    }

    mutating func removeAll() {
        count = 0
    }

    /// Adds elements of unspecified value and returns the old count.
    mutating func grow(by additional: Int) -> Int {
        let start = count
        reserve(count + additional)
        count += additional
        return start
    }

    /// Appends a value up to a count. Never shortens the array.
    mutating func extend(to newCount: Int, with value: Element) {
        while count < newCount { append(value) }
    }

    func fill(with value: Element) {
        base.update(repeating: value, count: count)
    }

    private mutating func reserve(_ needed: Int) {
        guard needed > capacity else { return }
        let larger = max(needed, capacity * 2)
        let moved = UnsafeMutablePointer<Element>.allocate(capacity: larger)
        moved.update(from: base, count: count)
        base.deallocate()
        base = moved
        capacity = larger
    }
}

enum StorageOperation {
    /// Frees the memory. The arrays must not be used afterwards.
    case deallocate
    /// Makes an alias independent, with equal contents.
    case unshare
}

/// Many short lists of (index, value) entries in one pool, in a deterministic order: the rows or columns of a sparse matrix. A list that
/// outgrows its space moves to the end. The pool is compacted when more than half of it is unused.
struct SparseLists {
    private(set) var indices = FlatArray<Int32>(minimumCapacity: 256)
    private(set) var values = FlatArray<Double>(minimumCapacity: 256)
    private var starts = FlatArray<Int32>()
    private var counts = FlatArray<Int32>()
    private var rooms = FlatArray<Int32>()
    private var abandoned = 0

    var listCount: Int { starts.count }

    mutating func perform(_ operation: StorageOperation) {
        indices.perform(operation)
        values.perform(operation)
        starts.perform(operation)
        counts.perform(operation)
        rooms.perform(operation)
    }

    mutating func appendList() {
        starts.append(Int32(truncatingIfNeeded: indices.count))
        counts.append(0)
        rooms.append(0)
    }

    /// The positions of a list's entries in `indices` and `values`.
    @inline(__always)
    func range(_ list: Int) -> Range<Int> {
        let start = Int(starts[list])
        return Range(uncheckedBounds: (start, start &+ Int(counts[list])))
    }

    @inline(__always)
    func count(_ list: Int) -> Int {
        Int(counts[list])
    }

    mutating func append(_ index: Int32, _ value: Double, to list: Int) {
        if counts[list] == rooms[list] { makeRoom(in: list) }
        let place = Int(starts[list] &+ counts[list])
        indices[place] = index
        values[place] = value
        counts[list] &+= 1
    }

    /// Removes an entry. The last entry takes its position.
    func remove(_ index: Int32, from list: Int) {
        let entries = range(list)
        for place in entries where indices[place] == index {
            let last = entries.upperBound &- 1
            indices[place] = indices[last]
            values[place] = values[last]
            counts[list] &-= 1
            return
        }
    }

    func clear(_ list: Int) {
        counts[list] = 0
    }

    mutating func clearAll() {
        counts.fill(with: 0)
        rooms.fill(with: 0)
        indices.removeAll()
        values.removeAll()
        abandoned = 0
    }

    private mutating func makeRoom(in list: Int) {
        let old = range(list)
        let room = max(4, old.count * 2)
        abandoned += Int(rooms[list])
        let start = indices.grow(by: room)
        _ = values.grow(by: room)
        for offset in 0..<old.count {
            indices[start + offset] = indices[old.lowerBound + offset]
            values[start + offset] = values[old.lowerBound + offset]
        }
        starts[list] = Int32(truncatingIfNeeded: start)
        rooms[list] = Int32(truncatingIfNeeded: room)
        if abandoned > 4096, abandoned * 2 > indices.count { compact() }
    }

    private mutating func compact() {
        var freshIndices = FlatArray<Int32>(minimumCapacity: indices.count - abandoned)
        var freshValues = FlatArray<Double>(minimumCapacity: indices.count - abandoned)
        for list in 0..<listCount {
            let start = freshIndices.grow(by: Int(rooms[list]))
            _ = freshValues.grow(by: Int(rooms[list]))
            for (offset, place) in range(list).enumerated() {
                freshIndices[start + offset] = indices[place]
                freshValues[start + offset] = values[place]
            }
            starts[list] = Int32(truncatingIfNeeded: start)
        }
        indices.deallocate()
        values.deallocate()
        indices = freshIndices
        values = freshValues
        abandoned = 0
    }
}

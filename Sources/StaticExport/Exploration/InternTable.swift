/// Values, each kept once and known by its place.
struct InternTable<Value: Hashable & Sendable>: Sendable {
    private(set) var values: [Value] = []
    private var places: [Value: Int] = [:]

    /// The place of a value, which is given one if it has none yet.
    mutating func place(of value: Value) -> Int {
        if let place = places[value] { return place }
        places[value] = values.count
        values.append(value)
        return values.count - 1
    }
}

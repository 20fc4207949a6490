import JSON

/// Changes of texts that a tab sent, by its numbers, for the next update with a picture.
public struct TypedTexts: Sendable {
    private var last: Int?
    /// Those that lead to the same state as together with the change before, which the tab forgets.
    private var replacing: [Int] = []

    public init() {}

    public var isEmpty: Bool { last == nil }

    public mutating func take(_ number: Int, replacesLast: Bool) {
        last = number
        if replacesLast { replacing.append(number) }
    }

    public mutating func taken() -> TypedTexts? {
        defer { self = TypedTexts() }
        return isEmpty ? nil : self
    }

    var json: JSONValue? {
        last.map { .object(["number": .number($0), "replacing": .array(replacing.map { .number($0) })]) }
    }
}

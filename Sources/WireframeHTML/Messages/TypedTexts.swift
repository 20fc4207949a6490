import JSON

/// The text changes that a tab sent, by the tab's numbers, for the next update with a picture.
public struct TypedTexts: Sendable {
    private var last: Int?
    /// The changes whose state would be the same without the previous change, which the tab forgets.
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

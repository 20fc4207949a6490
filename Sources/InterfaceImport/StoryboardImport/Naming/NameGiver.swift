/// Names that are given once.
struct NameGiver {
    private var taken: Set<String>
    /// The number to try next after each name that was wanted again.
    private var numbers: [String: Int] = [:]

    init(reserved: [String] = []) {
        taken = Set(reserved)
    }

    /// The name itself, or with the first number that makes it another than those before.
    mutating func give(_ name: String, numbering separator: String = "") -> String {
        var given = name
        var number = numbers[name] ?? 2
        while !taken.insert(given).inserted {
            given = "\(name)\(separator)\(number)"
            number += 1
        }
        numbers[name] = number
        return given
    }
}

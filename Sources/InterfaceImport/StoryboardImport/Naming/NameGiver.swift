struct NameGiver {
    private var taken: Set<String>
    private var numbers: [String: Int] = [:]

    init(reserved: [String] = []) {
        taken = Set(reserved)
    }

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

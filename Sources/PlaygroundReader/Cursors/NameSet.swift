/// Names in file order, with fast lookup.
struct NameSet: ExpressibleByArrayLiteral {
    let names: [String]
    private let members: Set<String>

    init(_ names: [String]) {
        self.names = names
        members = Set(names)
    }

    init(arrayLiteral names: String...) {
        self.init(names)
    }

    func contains(_ name: String) -> Bool { members.contains(name) }
}

/// Names in the order of the file, with fast look-up.
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

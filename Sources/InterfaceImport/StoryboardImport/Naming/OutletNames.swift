/// Names of objects in code: the properties of their outlets.
struct OutletNames {
    private var tables: [[String: String]]

    init() {
        tables = []
    }

    /// - Parameter objects: Objects with outlets, such as a controller, a cell, or views of custom classes.
    init(in objects: [Element]) {
        var names: [String: String] = [:]
        for outlet in objects.flatMap({ $0.list("connections") }) where outlet.name == "outlet" {
            // A data source or delegate is a role, not a name.
            guard let id = outlet["destination"], let property = outlet["property"], names[id] == nil,
                  !["dataSource", "delegate", "view", "searchDisplayController"].contains(property)
            else { continue }
            names[id] = property
        }
        tables = [names]
    }

    subscript(id: String) -> String? { tables.lazy.compactMap { $0[id] }.first }

    func following(_ objects: [Element]) -> OutletNames {
        var names = OutletNames(in: objects)
        names.tables += tables
        return names
    }
}

/// The names by which code knows objects: the properties of outlets that lead to them.
struct OutletNames {
    /// By the ids of the objects; those of the first table count most.
    private var tables: [[String: String]]

    init() {
        tables = []
    }

    /// The first name of each object.
    ///
    /// - Parameter objects: Those whose connections count: a controller, a cell, views of custom classes.
    init(in objects: [Element]) {
        var names: [String: String] = [:]
        for outlet in objects.flatMap({ $0.list("connections") }) where outlet.name == "outlet" {
            // A table's data source and a field's delegate are roles, not names.
            guard let id = outlet["destination"], let property = outlet["property"], names[id] == nil,
                  !["dataSource", "delegate", "view", "searchDisplayController"].contains(property)
            else { continue }
            names[id] = property
        }
        tables = [names]
    }

    subscript(id: String) -> String? { tables.lazy.compactMap { $0[id] }.first }

    /// Those of the objects, and these for what they do not name.
    func following(_ objects: [Element]) -> OutletNames {
        var names = OutletNames(in: objects)
        names.tables += tables
        return names
    }
}

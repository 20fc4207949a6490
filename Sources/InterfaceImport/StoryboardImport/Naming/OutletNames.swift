/// The names of objects in code: the properties of their outlets.
struct OutletNames {
    private var tables: [[String: String]]

    init() {
        tables = []
    }

    /// - Parameter objects: Objects that have outlets, such as controllers, cells and views of custom classes.
    init(in objects: [Element]) {
        var names: [String: String] = [:]
        for outlet in objects.flatMap({ $0.list("connections") }) where outlet.name == "outlet" {
            // Properties such as `dataSource` and `delegate` describe a role and are not names.
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

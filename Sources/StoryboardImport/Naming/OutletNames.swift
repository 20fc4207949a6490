import InterfaceBuilder

/// The names by which code knows objects: the properties of outlets that lead to them.
enum OutletNames {
    /// The first name of each object, by id.
    ///
    /// - Parameter objects: Those whose connections count: a controller, a cell, views of custom classes.
    static func names(in objects: [Element]) -> [String: String] {
        var names: [String: String] = [:]
        for outlet in objects.flatMap({ $0.list("connections") }) where outlet.name == "outlet" {
            // A table's data source and a field's delegate are roles, not names.
            guard let id = outlet["destination"], let property = outlet["property"], names[id] == nil,
                  !["dataSource", "delegate", "view", "searchDisplayController"].contains(property)
            else { continue }
            names[id] = property
        }
        return names
    }
}

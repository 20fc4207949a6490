import JSON

/// The names by which a file depends on others.
struct FileNames: Hashable {
    struct Extension: Hashable {
        var type: String
        var conforms = false
        var members: [String] = []
        /// Whether it has operators, initializers or subscripts.
        var hasOthers = false
    }

    /// The names of top-level types, functions and variables.
    var declared: [String] = []
    var extensions: [Extension] = []
    /// Whether it has declarations that can affect any file.
    var isEverywhere = false
    var mentioned: [Substring] = []
}

extension FileNames {
    init(_ value: JSONValue?) {
        declared = (value?["declared"]?.elements ?? []).compactMap(\.string)
        extensions = (value?["extensions"]?.elements ?? []).map { value in
            Extension(
                type: value["type"]?.string ?? "", conforms: value["conforms"] == .bool(true),
                members: (value["members"]?.elements ?? []).compactMap(\.string), hasOthers: value["hasOthers"] == .bool(true))
        }
        isEverywhere = value?["isEverywhere"] == .bool(true)
        mentioned = value?["mentioned"]?.string?.split(separator: " ") ?? []
    }
}

/// The files that can affect a piece of code: they declare a name that it mentions, or that another such file mentions.
struct CodeGraph {
    private var declaring: [Substring: Set<Int>] = [:]
    private var neighbours: [Set<Int>] = []
    /// Files that can affect any code.
    private var everywhere: Set<Int> = []

    init(_ files: [FileNames]) {
        for (number, file) in files.enumerated() {
            for name in file.declared { declaring[name[...], default: []].insert(number) }
            if file.isEverywhere { everywhere.insert(number) }
        }
        let types = declaring
        for (number, file) in files.enumerated() {
            for part in file.extensions {
                let name = part.type.split(separator: ".").first ?? ""
                if types[name] != nil {
                    // Code that uses a type also uses its extensions.
                    declaring[name, default: []].insert(number)
                } else if part.conforms || part.hasOthers {
                    everywhere.insert(number)
                } else {
                    for member in part.members { declaring[member[...], default: []].insert(number) }
                    // A default implementation is called without a mention of its protocol.
                    if ["Delegate", "DataSource"].contains(where: name.hasSuffix) { declaring[name, default: []].insert(number) }
                }
            }
        }
        neighbours = files.map { file in file.mentioned.reduce(into: []) { $0.formUnion(declaring[$1] ?? []) } }
    }

    /// The files that can affect an expression.
    func files(of expression: String) -> Set<Int> {
        let names = expression.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        var reached = everywhere
        var waiting = Array(names.reduce(into: everywhere) { $0.formUnion(declaring[$1] ?? []) })
        reached.formUnion(waiting)
        while let next = waiting.popLast() {
            let more = neighbours[next].subtracting(reached)
            reached.formUnion(more)
            waiting += more
        }
        return reached
    }
}

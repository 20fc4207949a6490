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

    /// Of types, functions and variables that are in no other type.
    var declared: [String] = []
    var extensions: [Extension] = []
    /// Whether other declarations may change any file.
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

/// Which files can have a part in what code does: those that declare a name that it mentions, those that declare one that these mention,
/// and so on.
struct CodeGraph {
    private var declaring: [Substring: Set<Int>] = [:]
    private var neighbours: [Set<Int>] = []
    /// Files of which any code may be part.
    private var everywhere: Set<Int> = []

    /// - Parameter files: By their numbers.
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
                    // Whoever has the type has its extensions.
                    declaring[name, default: []].insert(number)
                } else if part.conforms || part.hasOthers {
                    everywhere.insert(number)
                } else {
                    for member in part.members { declaring[member[...], default: []].insert(number) }
                    // A method that a type of the protocol does not have is called without its name.
                    if ["Delegate", "DataSource"].contains(where: name.hasSuffix) { declaring[name, default: []].insert(number) }
                }
            }
        }
        neighbours = files.map { file in file.mentioned.reduce(into: []) { $0.formUnion(declaring[$1] ?? []) } }
    }

    /// The files that can have a part in an expression.
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

/// The files that can affect a piece of code: files that declare a name mentioned in it, or in another such file.
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
                    // A default implementation can be called without mentioning its protocol.
                    if ["Delegate", "DataSource"].contains(where: name.hasSuffix) { declaring[name, default: []].insert(number) }
                }
            }
        }
        neighbours = files.map { file in file.mentioned.split(separator: " ").reduce(into: []) { $0.formUnion(declaring[$1] ?? []) } }
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

import PlaygroundModel

/// Finds components that contain themselves.
struct ComponentCycles {
    private let definitions: [ComponentDefinition]
    private let uses: [String: [(name: String, path: DocumentPath)]]
    private let findings: Findings

    init(_ definitions: [ComponentDefinition], findings: Findings) {
        self.definitions = definitions
        uses = Dictionary(firstOf: definitions.map { ($0.name, $0.uses) })
        self.findings = findings
    }

    /// Reports each cycle once, and returns whether there is one.
    func report() -> Bool {
        var done: Set<String> = []
        var isFound = false
        for component in definitions where !done.contains(component.name) {
            var chain: [String] = []
            var pending = [[(name: component.name, path: component.path)]]
            while let next = pending[pending.count - 1].popLast() ?? backtrack(&pending, &chain, &done) {
                if let start = chain.firstIndex(of: next.name) {
                    let names = Array(chain[start...]) + [next.name]
                    findings.report(ComponentMistake.cycle(names), at: .value(next.path))
                    isFound = true
                } else if !done.contains(next.name), let uses = uses[next.name] {
                    chain.append(next.name)
                    pending.append(uses.reversed())
                }
            }
        }
        return isFound
    }

    /// Removes components without further uses, and returns the next use.
    private func backtrack(
        _ pending: inout [[(name: String, path: DocumentPath)]], _ chain: inout [String], _ done: inout Set<String>
    ) -> (name: String, path: DocumentPath)? {
        while pending.count > 1 {
            pending.removeLast()
            if let left = chain.popLast() { done.insert(left) }
            if let next = pending[pending.count - 1].popLast() { return next }
        }
        return nil
    }
}

import PlaygroundModel
import TOMLReading

extension Grammar {
    struct Step {
        var path: DocumentPath
        var place: GrammarPlace
        var facts: TableFacts
    }

    /// The steps from the playground down to a value, which need not exist. The keys in `index` decide which other keys are permitted.
    func steps(to path: DocumentPath, in index: KeyIndex, facts given: [DocumentPath: TableFacts] = [:]) -> [Step] {
        var here = DocumentPath()
        var node: KeyIndex.NodeID? = .root
        var steps = [Step(path: here, place: .playground, facts: facts(of: .root, at: here, in: index, given))]
        for component in path.components {
            let last = steps[steps.count - 1]
            here.components.append(component)
            let place: GrammarPlace
            switch component {
            case .key(let key):
                place = argumentPlace(of: key, with: last.facts, in: index) ?? self.place(of: key, in: last.place)
                node = node.flatMap { index.child(key, of: $0) }
            case .index(let position):
                place = elements(of: last.place)
                node = node.flatMap { list in
                    let elements = index.elements(of: list)
                    return elements.indices.contains(position) ? elements[position] : nil
                }
            }
            steps.append(Step(path: here, place: place, facts: facts(of: node, at: here, in: index, given)))
        }
        return steps
    }

    /// The place of an argument in a view whose kind is a component: all places at which the component uses the parameter.
    private func argumentPlace(of key: String, with facts: TableFacts, in index: KeyIndex) -> GrammarPlace? {
        guard key != "kind", let component = facts.string("kind"), let components = index.child("components", of: .root),
              index.child(component, of: components) != nil else { return nil }
        return ParameterPlaces.places(of: component, in: index, self)[key]
    }

    private func facts(
        of node: KeyIndex.NodeID?, at path: DocumentPath, in index: KeyIndex, _ given: [DocumentPath: TableFacts]
    ) -> TableFacts {
        var facts = given[path] ?? TableFacts()
        if let node { facts.add(TableFacts(node, in: index)) }
        return facts
    }
}

extension [Grammar.Step] {
    func scope(_ grammar: Grammar) -> DocumentPath? { last { grammar.hasViews($0.place) }?.path }
}

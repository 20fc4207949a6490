import PlaygroundModel
import TOMLReading

/// The places at which a component uses its parameters. They decide which values can be passed to a parameter.
struct ParameterPlaces {
    let index: KeyIndex
    let grammar: Grammar
    private(set) var places: [String: GrammarPlace] = [:]

    static func places(of component: String, in index: KeyIndex, _ grammar: Grammar) -> [String: GrammarPlace] {
        guard let components = index.child("components", of: .root), let node = index.child(component, of: components) else { return [:] }
        var reader = ParameterPlaces(index: index, grammar: grammar)
        let list = grammar.place(of: "components", in: .playground)
        reader.visit(node, grammar.place(of: component, in: list))
        return reader.places
    }

    private mutating func visit(_ node: KeyIndex.NodeID, _ place: GrammarPlace) {
        if let text = index.string(of: node) {
            // A string that is only a placeholder may take a value of any type.
            guard text.hasPrefix("{"), text.hasSuffix("}") else { return }
            let name = String(text.dropFirst().dropLast())
            places[name] = places[name]?.joined(with: place) ?? place
            return
        }
        for (key, child) in index.entries(of: node) { visit(child, grammar.place(of: key, in: place)) }
        for element in index.elements(of: node) { visit(element, grammar.elements(of: place)) }
    }
}

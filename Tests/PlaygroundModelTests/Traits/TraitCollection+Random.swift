import PlaygroundModel
import SeededRandom

extension TraitCollection {
    /// UIKit's traits, and two custom traits.
    static let sampledTraits = PlaygroundModel.Trait.systemTraits + [.custom("density"), .custom("theme")]

    /// A collection of randomly specified traits.
    static func random(using generator: inout SeededGenerator) -> TraitCollection {
        var collection = TraitCollection()
        for trait in sampledTraits where Bool.random(using: &generator) {
            collection[trait] = value(of: trait, using: &generator)
        }
        return collection
    }

    private static func value(of trait: PlaygroundModel.Trait, using generator: inout SeededGenerator) -> TraitValue? {
        switch trait {
        case .displayScale: .number(Double.random(in: 1...3, using: &generator).rounded())
        case .custom: .name(["cosy", "compact"].randomElement(using: &generator) ?? "cosy")
        default: trait.permittedNames.randomElement(using: &generator).map(TraitValue.name)
        }
    }
}

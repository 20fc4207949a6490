import PlaygroundModel

/// Traits as UIKit's types and members.
struct TraitWriter {
    let run: EjectionRun

    /// `traitCollection.horizontalSizeClass == .compact`
    func comparison(_ trait: Trait, _ value: TraitValue) -> String {
        if let missing = missing(trait) {
            run.remark("\(trait.name) came with iOS \(missing): with the deployment target \(run.deployment) it has no value", at: DocumentPath())
            return "false"
        }
        return "traitCollection.\(member(trait)) == \(self.value(value, of: trait))"
    }

    /// The first system that has a trait, where the app is made for earlier ones.
    func missing(_ trait: Trait) -> SystemVersion? {
        trait.introduced.isNew(toDeploymentTarget: run.deployment) ? trait.introduced : nil
    }

    func member(_ trait: Trait) -> String {
        if case .custom(let name) = trait { return CustomTraitWriter.member(name) }
        return trait.name
    }

    func value(_ value: TraitValue, of trait: Trait) -> String {
        switch value {
        case .number(let number): return SwiftLiteral.number(number)
        case .name(let name):
            if case .custom = trait { return ".\(CustomTraitWriter.caseName(name))" }
            return ".\(name)"
        }
    }

    /// The type by which a change of the trait is registered for (UITraitDefinition, iOS 17).
    func type(_ trait: Trait) -> String {
        switch trait {
        case .custom(let name): return CustomTraitWriter.typeName(name)
        case .verticalBarEdge: return "UITraitVerticalBarEdge"
        case .displayGamut: return "UITraitDisplayGamut"
        default: return "UITrait" + SwiftName.capitalized(trait.name)
        }
    }

    /// The types of traits, each once, as a list.
    func types(_ traits: [Trait]) -> SwiftExpression {
        var known: Set<Trait> = []
        return .array(traits.filter { known.insert($0).inserted && missing($0) == nil }.map { .word("\(type($0)).self") })
    }
}

/// The file of a trait that the playground declares.
enum CustomTraitWriter {
    static func typeName(_ name: String) -> String { SwiftName.fitting(SwiftName.upperCamel("trait " + name).dropFirst(5) + "Trait") }
    static func enumName(_ name: String) -> String { String(SwiftName.upperCamel("trait " + name).dropFirst(5)) }

    static func member(_ name: String) -> String {
        var scope = NameScope(reserved: UIKitMembers.ofTraitCollections)
        return scope.claim(name, noun: "Trait")
    }

    static func caseName(_ value: String) -> String {
        var scope = NameScope(reserved: [])
        return scope.claim(value, noun: "Value")
    }

    static func source(_ trait: CustomTrait) -> String {
        let (type, choices, member) = (typeName(trait.name), enumName(trait.name), member(trait.name))
        var lines = SwiftLines()
        lines.add("import UIKit")
        lines.declaration("enum \(choices)") { lines in
            for value in trait.values { lines.add("case \(caseName(value))") }
        }
        lines.declaration("struct \(type): UITraitDefinition") { lines in
            lines.add("static let defaultValue = \(choices).\(caseName(trait.defaultValue))")
            lines.add("static let name = \(SwiftLiteral.text(trait.name).text)")
        }
        lines.declaration("extension UITraitCollection") { lines in
            lines.add("var \(member): \(choices) { self[\(type).self] }")
        }
        lines.declaration("extension UIMutableTraits") { lines in
            lines.block("var \(member): \(choices)") { lines in
                lines.add("get { self[\(type).self] }")
                lines.add("set { self[\(type).self] = newValue }")
            }
        }
        return lines.text
    }
}

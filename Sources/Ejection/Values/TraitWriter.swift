import PlaygroundModel

struct TraitWriter {
    let run: EjectionRun

    func comparison(_ trait: Trait, _ value: TraitValue) -> String {
        if let missing = missing(trait) {
            run.remark(
                "\(trait.name) exists since iOS \(missing), so it has no value with the deployment target \(run.deployment)",
                at: DocumentPath())
            return "false"
        }
        return "traitCollection.\(member(trait)) == \(self.value(value, of: trait))"
    }

    /// The first version of iOS that has a trait, if it is newer than the deployment target.
    func missing(_ trait: Trait) -> SystemVersion? {
        trait.introduced.isNew(toDeploymentTarget: run.deployment) ? trait.introduced : nil
    }

    func member(_ trait: Trait) -> String {
        custom(trait)?.member ?? trait.name
    }

    func value(_ value: TraitValue, of trait: Trait) -> String {
        switch value {
        case .number(let number): return SwiftLiteral.number(number)
        case .name(let name): return ".\(custom(trait)?.cases[name] ?? name)"
        }
    }

    /// Assigns UITraitOverrides (iOS 17), except traits that the deployment target lacks.
    /// - Parameter remark: Called for each omitted trait, with the version of iOS that introduces it.
    func assign(
        _ overrides: TraitCollection, to target: String, in lines: inout SwiftLines, remark: (Trait, SystemVersion) -> Void = { _, _ in }
    ) {
        for trait in overrides.specifiedTraits {
            if let version = missing(trait) {
                remark(trait, version)
                continue
            }
            guard let value = overrides[trait] else { continue }
            lines.add("\(target).traitOverrides.\(member(trait)) = \(self.value(value, of: trait))")
        }
    }

    private func custom(_ trait: Trait) -> CustomTraitNames? {
        if case .custom(let name) = trait { run.names.traits[name] } else { nil }
    }

    /// The type that `registerForTraitChanges` takes (UITraitDefinition, iOS 17).
    func type(_ trait: Trait) -> String {
        if case .custom(let name) = trait { return run.names.traits[name]?.type ?? name }
        return Self.definition(of: trait)
    }

    /// The name of a system trait's definition.
    static func definition(of trait: Trait) -> String { "UITrait" + SwiftName.capitalized(trait.name) }

    func types(_ traits: [Trait]) -> SwiftExpression {
        var known: Set<Trait> = []
        return .array(traits.filter { known.insert($0).inserted && missing($0) == nil }.map { .word("\(type($0)).self") })
    }
}

struct CustomTraitWriter {
    let trait: CustomTrait
    let names: CustomTraitNames

    var file: EjectedFile { EjectedFile(path: "Traits/\(names.type).swift", text: source) }

    private var source: String {
        let (type, choices, member) = (names.type, names.choices, names.member)
        var lines = SwiftLines()
        lines.add("import UIKit")
        lines.declaration("enum \(choices)") { lines in
            for value in trait.values { lines.add("case \(name(value))") }
        }
        lines.declaration("struct \(type): UITraitDefinition") { lines in
            lines.add("static let defaultValue = \(choices).\(name(trait.defaultValue))")
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

    private func name(_ value: String) -> String { names.cases[value] ?? value }
}

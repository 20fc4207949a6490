import PlaygroundModel

/// Reads `[[controllers.wrapper.overrides]]`: traits that a controller sets for a child or, from iOS 17, for itself.
struct OverrideReader {
    let vocabulary: Vocabulary
    let controller: ControllerDefinition

    static let sourceKey = "from"

    func read(_ list: ValueCursor) -> [ControllerDefinition.Override] {
        (list.elements() ?? []).compactMap { value in
            value.table("an override") { table in
                let child = child(table, of: value)
                let condition = table["when"].flatMap(ConditionReader(vocabulary: vocabulary).read)
                let traits = table.required("traits", example: "traits = { horizontalSizeClass = \"regular\" }")
                var result = ControllerDefinition.Override(
                    path: value.path, child: child, condition: condition ?? .always, traits: TraitCollection())
                readTraits(traits, into: &result)
                return result
            }
        }
    }

    private func readTraits(_ value: ValueCursor?, into override: inout ControllerDefinition.Override) {
        _ = value?.table("a trait collection") { table in
            override.source = table[Self.sourceKey]?.controller(vocabulary)
            let traits = TraitReader(vocabulary: vocabulary).read(table.remaining(), otherKeys: [Self.sourceKey])
            for (trait, value) in traits { override.traits[trait] = value }
        }
    }

    /// The child to which the traits apply. `nil` for the controller itself.
    private func child(_ table: TableCursor, of override: ValueCursor) -> ControllerID? {
        let value = table["child"]
        let child = value?.controller(vocabulary)
        if value == nil || child == controller.id {
            checkOverridesItself(at: value?.path ?? override.path, table.findings)
            return nil
        }
        if let value, let child { check(child, value) }
        return child
    }

    private func checkOverridesItself(at path: DocumentPath, _ findings: Findings) {
        guard !vocabulary.profile.has(.traitOverrides) else { return }
        let mistake = ValidationMistake.cannotOverrideItself(controller.id.name, version: vocabulary.profile.version)
        findings.report(mistake, at: .value(path))
    }

    /// Checks that a controller is a child. A container that handles an action may also get other children later.
    private func check(_ child: ControllerID, _ value: ValueCursor) {
        let children = controller.kind.children
        guard !controller.kind.facts.takesOtherChildren, controller.handles.isEmpty, !children.contains(child) else { return }
        value.report(ValidationMistake.notAChild(child.name, of: controller.id.name, children: children.map { $0.name }))
    }
}

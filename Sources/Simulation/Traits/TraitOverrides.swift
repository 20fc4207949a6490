import PlaygroundModel

/// Applies a playground's overrides: a container's overrides for a child (setOverrideTraitCollection(_:forChild:)), and from iOS 17 a
/// controller's own overrides (traitOverrides). They apply to all descendants, until another override.
struct TraitOverrides {
    struct Ancestor {
        var controller: ControllerID
        var traits: TraitCollection
    }

    let profile: BehaviourProfile

    /// The inherited traits of a child. `given` contains the parent's own traits, possibly changed by a container. Conditions use the
    /// parent's own traits and size, as in its callbacks. `ancestors` are the sources, from the root to the parent.
    func inherited(
        by child: ControllerID, from parent: SceneController, given: ResolvedTraits, ancestors: [Ancestor],
        orientation: InterfaceOrientation
    ) -> ResolvedTraits {
        let overrides = parent.definition.overrides.filter { $0.child != nil && ($0.child == child.plain || $0.child == child.plain.wrapped) }
        guard !overrides.isEmpty else { return given }
        let context = ConditionContext(of: parent, in: orientation, for: overrides.lazy.map { $0.condition })
        return apply(overrides, to: given, of: parent.id, in: context, ancestors: ancestors)
    }

    /// A controller's traits after its own overrides (iOS 17). Conditions use the inherited traits and the size.
    func own(
        of definition: ControllerDefinition, id: ControllerInstance.ID, inherited: ResolvedTraits, size: Size,
        ancestors: [Ancestor], orientation: InterfaceOrientation, changes: ViewChanges
    ) -> ResolvedTraits {
        let overrides = definition.overrides.filter { $0.child == nil }
        var inherited = inherited
        if definition.overrideUserInterfaceStyle != .unspecified, profile.has(.darkStyle) {
            var traits = TraitCollection()
            traits.userInterfaceStyle = definition.overrideUserInterfaceStyle
            inherited.merge(traits, by: .override(id, definition.path.appending("overrideUserInterfaceStyle")), in: profile)
        }
        guard profile.has(.traitOverrides), !overrides.isEmpty else { return inherited }
        let context = ConditionContext(
            traits: inherited.collection, orientation: orientation, size: size,
            state: changes.state(askedBy: overrides.lazy.map { $0.condition }, of: definition))
        return apply(overrides, to: inherited, of: id, in: context, ancestors: ancestors)
    }

    private func apply(
        _ overrides: [ControllerDefinition.Override], to inherited: ResolvedTraits, of owner: ControllerInstance.ID,
        in context: ConditionContext, ancestors: [Ancestor]
    ) -> ResolvedTraits {
        var traits = inherited
        for override in overrides where override.condition.holds(in: context) {
            let source = TraitOrigin.Source.override(owner, override.path)
            if let name = override.source,
               let lender = ancestors.last(where: { $0.controller.name == name.name }) {
                traits.merge(lender.traits, by: source, in: profile)
            }
            traits.merge(override.traits, by: source, in: profile)
        }
        return traits
    }
}

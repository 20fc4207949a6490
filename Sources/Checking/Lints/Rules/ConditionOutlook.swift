import PlaygroundModel
import Simulation

/// Whether a condition can be true for a controller at its position, under any settings of the device. The user sets style, text size,
/// direction, contrast and weight. The app sets custom traits and overrides. The device and its windows determine the other traits.
struct ConditionOutlook {
    let context: ConditionContext

    func canHold(_ condition: Condition) -> Bool { outlook(condition).canHold }

    private func outlook(_ condition: Condition) -> (canHold: Bool, canFail: Bool) {
        switch condition {
        case .trait(let trait, let value):
            if trait.isSetByPerson, trait.has(value) { return (true, true) }
            return decided(condition)
        case .orientation, .aspect, .width, .height: return decided(condition)
        case .state: return (true, true)
        case .all(let parts):
            let outlooks = parts.map(outlook)
            return (outlooks.allSatisfy { $0.canHold }, outlooks.contains { $0.canFail })
        case .any(let parts):
            let outlooks = parts.map(outlook)
            return (outlooks.contains { $0.canHold }, outlooks.allSatisfy { $0.canFail })
        case .not(let part):
            let (canHold, canFail) = outlook(part)
            return (canFail, canHold)
        }
    }

    private func decided(_ condition: Condition) -> (canHold: Bool, canFail: Bool) {
        let holds = condition.holds(in: context)
        return (holds, !holds)
    }
}

extension Trait {
    fileprivate func has(_ value: TraitValue) -> Bool {
        guard case .name(let name) = value else { return false }
        if case .custom = self { return true }
        return permittedNames.contains(name)
    }
}

extension Condition {
    func mentions(_ traits: Set<Trait>) -> Bool {
        switch self {
        case .trait(let trait, _): traits.contains(trait)
        case .orientation, .aspect, .width, .height, .state: false
        case .all(let parts), .any(let parts): parts.contains { $0.mentions(traits) }
        case .not(let part): part.mentions(traits)
        }
    }
}

extension ControllerDefinition {
    var conditions: [(path: DocumentPath, condition: Condition)] {
        adaptive.map { ($0.path, $0.condition) } + overrides.map { ($0.path, $0.condition) }
    }
}

extension Playground {
    /// Whether a condition depends on the style or the contrast, so that these settings change more than colours.
    var asksForAppearance: Bool {
        controllers.contains { controller in
            controller.conditions.contains { $0.condition.mentions(.ofAppearance) }
        }
    }

    /// Whether part of a screen may use a different style or contrast than the device.
    var overridesAppearance: Bool {
        windowOverrides.has(.ofAppearance) || windowStyle != .unspecified || profile.app.userInterfaceStyle != .unspecified || controllers.contains { controller in
            controller.overrideUserInterfaceStyle != .unspecified || controller.overrides.contains { $0.traits.has(.ofAppearance) }
                || controller.views.contains { $0.properties[.overrideUserInterfaceStyle] != nil || $0.traitOverrides.has(.ofAppearance) }
                || controller.adaptive.contains { ($0.set + $0.otherwise).contains { $0.property == .overrideUserInterfaceStyle } }
        }
    }
}

extension Set<Trait> {
    fileprivate static let ofAppearance: Set<Trait> = [.userInterfaceStyle, .accessibilityContrast]
}

extension TraitCollection {
    fileprivate func has(_ traits: Set<Trait>) -> Bool { traits.contains { self[$0] != TraitCollection()[$0] } }
}

import PlaygroundModel
import Simulation

/// Whether a condition can hold for a controller where it stands, however the device is set.
///
/// Style, text size, direction, contrast and weight are up to the person who has the device, and a custom trait to the app as
/// it goes on; so is what follows of an override. What the device and its windows decide is taken as it is.
struct ConditionOutlook {
    let context: ConditionContext

    /// Whether it holds under some settings.
    func canHold(_ condition: Condition) -> Bool { outlook(condition).canHold }

    private func outlook(_ condition: Condition) -> (canHold: Bool, canFail: Bool) {
        switch condition {
        case .trait(let trait, let value):
            if trait.isSetByPerson, trait.has(value) { return (true, true) }
            return decided(condition)
        case .orientation, .aspect, .width, .height: return decided(condition)
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
    fileprivate var isSetByPerson: Bool {
        switch self {
        case .userInterfaceStyle, .preferredContentSizeCategory, .layoutDirection, .accessibilityContrast, .legibilityWeight, .custom,
             .activeAppearance:
            true
        case .userInterfaceIdiom, .displayScale, .horizontalSizeClass, .verticalSizeClass, .forceTouchCapability, .userInterfaceLevel,
             .displayGamut, .imageDynamicRange, .verticalBarEdge:
            false
        }
    }

    /// Whether it is one of the values that the trait takes.
    fileprivate func has(_ value: TraitValue) -> Bool {
        guard case .name(let name) = value else { return false }
        if case .custom = self { return true }
        return permittedNames.contains(name)
    }
}

extension Condition {
    /// Whether the condition asks for one of some traits.
    func mentions(_ traits: Set<Trait>) -> Bool {
        switch self {
        case .trait(let trait, _): traits.contains(trait)
        case .orientation, .aspect, .width, .height: false
        case .all(let parts), .any(let parts): parts.contains { $0.mentions(traits) }
        case .not(let part): part.mentions(traits)
        }
    }
}

extension ControllerDefinition {
    /// The conditions of its adaptive elements and overrides, by where they stand.
    var conditions: [(path: DocumentPath, condition: Condition)] {
        adaptive.map { ($0.path, $0.condition) } + overrides.map { ($0.path, $0.condition) }
    }
}

extension Playground {
    /// Whether some condition asks for the style or the contrast, so that more than colours follow them.
    var asksForAppearance: Bool {
        controllers.contains { controller in
            controller.conditions.contains { $0.condition.mentions([.userInterfaceStyle, .accessibilityContrast]) }
        }
    }
}

import PlaygroundModel

/// The detents of a sheet where it stands (UISheetPresentationController.detents).
struct SheetDetents {
    /// All that the version of iOS has, the smallest first. UIKit compares heights, whatever their order is in the array.
    let all: [SheetDetent]
    /// Those at which the sheet can rest.
    let active: [SheetDetent]

    /// - Parameter window: In points.
    init(_ options: PresentationOptions, in window: Size, _ traits: TraitCollection, _ profile: BehaviourProfile) {
        let known = options.detents.filter { if case .height = $0 { profile.has(.customDetents) } else { true } }
        all = known.isEmpty || !profile.hasDetents ? [.large] : known.sorted { $0.height(in: window) < $1.height(in: window) }
        // UISheetPresentationController.Detent.medium(): "This detent is inactive in compact height."
        active = traits.verticalSizeClass == .compact ? all.filter { $0 != .medium } : all
    }

    /// The one at which it rests: the chosen one or the smallest, or while that is inactive the next larger one that is active.
    /// The choice is kept (inferred: `selectedDetentIdentifier` is the person's).
    func selected(_ chosen: SheetDetent?) -> SheetDetent {
        let wanted = chosen.flatMap { all.firstIndex(of: $0) } ?? 0
        return all[wanted...].first(where: active.contains) ?? active.last ?? .large
    }
}

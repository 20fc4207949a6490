import PlaygroundModel

/// The detents of a sheet in its window (UISheetPresentationController.detents).
struct SheetDetents {
    /// Smallest first: UIKit sorts by height, not by the order of the array.
    let all: [SheetDetent]
    let active: [SheetDetent]
    private let first: SheetDetent?

    init(_ options: PresentationOptions, in window: Size, _ traits: TraitCollection, _ profile: BehaviourProfile) {
        let known = options.detents.filter { if case .height = $0 { profile.has(.customDetents) } else { true } }
        all = known.isEmpty || !profile.has(.detents) ? [.large] : known.sorted { $0.height(in: window) < $1.height(in: window) }
        // UISheetPresentationController.Detent.medium(): "This detent is inactive in compact height."
        first = options.selectedDetent
        active = traits.verticalSizeClass == .compact ? all.filter { $0 != .medium } : all
    }

    /// The chosen, the first or the smallest. If inactive, the next larger active one (inferred from `selectedDetentIdentifier`).
    func selected(_ chosen: SheetDetent?) -> SheetDetent {
        let wanted = (chosen ?? first).flatMap { all.firstIndex(of: $0) } ?? 0
        return all[wanted...].first(where: active.contains) ?? active.last ?? .large
    }
}

import PlaygroundModel

/// The detents of a sheet in its window (UISheetPresentationController.detents).
struct SheetDetents {
    /// The detents, smallest first: UIKit sorts by height and ignores the order of the array.
    let all: [SheetDetent]
    let active: [SheetDetent]
    /// The detent of a new sheet: the controller's detent, or the smallest.
    let initial: SheetDetent

    init(_ options: PresentationOptions, in window: Size, _ traits: TraitCollection, _ profile: BehaviourProfile) {
        let known = options.detents.filter { if case .height = $0 { profile.has(.customDetents) } else { true } }
        let all = known.isEmpty || !profile.has(.detents) ? [.large] : known.sorted { $0.height(in: window) < $1.height(in: window) }
        self.all = all
        initial = options.selectedDetent.flatMap { all.contains($0) ? $0 : nil } ?? all[0]
        // UISheetPresentationController.Detent.medium(): "This detent is inactive in compact height."
        active = traits.verticalSizeClass == .compact ? all.filter { $0 != .medium } : all
    }

    /// The chosen or the initial detent. If it is inactive, the next larger active detent (inferred from `selectedDetentIdentifier`).
    /// - Parameter hasKeyboard: Whether a view in the sheet uses the keyboard, which selects the largest detent
    ///   (feedback-assistant/reports#669, iOS 26).
    func selected(_ chosen: SheetDetent?, hasKeyboard: Bool) -> SheetDetent {
        if hasKeyboard, let largest = active.last { return largest }
        let wanted = all.firstIndex(of: chosen ?? initial) ?? 0
        return all[wanted...].first(where: active.contains) ?? active.last ?? .large
    }
}

import PlaygroundLanguage
import PlaygroundModel

/// Reads presentation keys that are not plain rows.
struct PresentationReader {
    let vocabulary: Vocabulary

    func read(_ table: TableCursor, into options: inout PresentationOptions) {
        if let directions = table["permittedArrowDirections"]?.elements() {
            options.permittedArrowDirections = Set(directions.compactMap { $0.choice() })
        }
        options.detents = table["detents"].map(detents) ?? []
        options.largestUndimmedDetent = table["largestUndimmedDetentIdentifier"].flatMap { detent($0, among: options.detents) }
        options.selectedDetent = table["selectedDetentIdentifier"].flatMap { detent($0, among: options.detents) }
        options.viewControllerForAdaptivePresentationStyle =
            table["viewControllerForAdaptivePresentationStyle"]?.controller(vocabulary)
    }

    static func style(_ value: ValueCursor) -> ModalPresentationStyle? {
        value.name(among: ModalPresentationStyle.presentable).flatMap(ModalPresentationStyle.init)
    }

    /// Reads `["medium", "large"]`, or heights in points.
    private func detents(_ list: ValueCursor) -> [SheetDetent] {
        if !vocabulary.profile.has(.detents) {
            list.reportKey(ValidationMistake.notYetThere("detents", .detents, vocabulary.profile))
        }
        return (list.elements() ?? []).compactMap { element in
            let detent = Self.detent(element)
            if case .height? = detent, vocabulary.profile.has(.detents), !vocabulary.profile.has(.customDetents) {
                element.report(ValidationMistake.notYetThere("a custom detent", .customDetents, vocabulary.profile))
            }
            return detent
        }
    }

    static func detent(_ element: ValueCursor) -> SheetDetent? {
        switch element.value {
        case .integer, .float: element.number(in: 1...10_000).map(SheetDetent.height)
        default: element.name(among: ["medium", "large"]).flatMap(SheetDetent.init)
        }
    }

    /// The selected detent, which must be one of the sheet's detents. The default detent is the large one.
    private func detent(_ value: ValueCursor, among detents: [SheetDetent]) -> SheetDetent? {
        guard let detent = Self.detent(value) else { return nil }
        let permitted = detents.isEmpty ? [.large] : detents
        guard permitted.contains(detent) else {
            value.report(ShapeMistake.badValue(name: value.name, found: detent.word, permitted: permitted.map { $0.word }))
            return nil
        }
        return detent
    }
}

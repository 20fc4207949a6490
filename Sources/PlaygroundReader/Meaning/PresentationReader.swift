import PlaygroundModel

/// Reads how a controller wants to be presented, and its delegate's answers.
struct PresentationReader {
    let vocabulary: Vocabulary

    /// The styles a playground can ask for; `none` is an answer alone.
    static let styles = ModalPresentationStyle.allCases.filter { $0 != .none }.map(\.rawValue)

    func read(_ table: TableCursor) -> PresentationOptions {
        var options = PresentationOptions()
        options.modalPresentationStyle = table["modalPresentationStyle"].flatMap(Self.style) ?? .automatic
        options.preferredContentSize = table["preferredContentSize"]?.size()
        options.isModalInPresentation = table["isModalInPresentation"]?.bool() ?? false
        options.shouldDismiss = table["shouldDismiss"]?.bool() ?? true
        if let directions = table["permittedArrowDirections"]?.elements() {
            options.permittedArrowDirections = Set(directions.compactMap { $0.choice() })
        }
        options.detents = table["detents"].map(detents) ?? []
        options.prefersGrabberVisible = table["prefersGrabberVisible"]?.bool() ?? false
        options.prefersEdgeAttachedInCompactHeight = table["prefersEdgeAttachedInCompactHeight"]?.bool() ?? false
        options.adaptivePresentationStyle = table["adaptivePresentationStyle"]?.choice()
        options.definesPresentationContext = table["definesPresentationContext"]?.bool() ?? false
        return options
    }

    static func style(_ value: ValueCursor) -> ModalPresentationStyle? {
        value.name(among: styles).flatMap(ModalPresentationStyle.init)
    }

    /// `["medium", "large"]`, or heights in points.
    private func detents(_ list: ValueCursor) -> [SheetDetent] {
        if !vocabulary.profile.hasDetents {
            list.findings.report(
                MeaningMistake.notYetThere("detents", introduced: 15, version: vocabulary.profile.version), at: .key(list.path))
        }
        return (list.elements() ?? []).compactMap { element in
            switch element.value {
            case .integer, .float: element.number(in: 1...10_000).map(SheetDetent.height)
            default: element.name(among: ["medium", "large"]).flatMap(SheetDetent.init)
            }
        }
    }
}

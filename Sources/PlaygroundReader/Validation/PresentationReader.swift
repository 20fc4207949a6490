import PlaygroundModel

/// Reads the presentation options of a controller, and its delegate's answers.
struct PresentationReader {
    let vocabulary: Vocabulary

    /// The styles a playground can ask for; `none` is an answer alone.
    static let styles = ModalPresentationStyle.allCases.filter { $0 != .none }.map { $0.rawValue }

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
        options.largestUndimmedDetent = table["largestUndimmedDetentIdentifier"].flatMap { undimmed($0, options.detents) }
        options.prefersGrabberVisible = table["prefersGrabberVisible"]?.bool() ?? false
        options.prefersEdgeAttachedInCompactHeight = table["prefersEdgeAttachedInCompactHeight"]?.bool() ?? false
        options.preferredPlacement = table.value("preferredPlacement", of: .sheetPlacement, vocabulary.profile)?.choice() ?? .automatic
        options.adaptivePresentationStyle = table["adaptivePresentationStyle"]?.choice()
        options.viewControllerForAdaptivePresentationStyle =
            table["viewControllerForAdaptivePresentationStyle"]?.controller(vocabulary)
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
                ValidationMistake.notYetThere("detents", .detents, vocabulary.profile), at: .key(list.path))
        }
        return (list.elements() ?? []).compactMap(Self.detent)
    }

    static func detent(_ element: ValueCursor) -> SheetDetent? {
        switch element.value {
        case .integer, .float: element.number(in: 1...10_000).map(SheetDetent.height)
        default: element.name(among: ["medium", "large"]).flatMap(SheetDetent.init)
        }
    }

    /// One of the sheet's own detents; a sheet without any has the large one.
    private func undimmed(_ value: ValueCursor, _ detents: [SheetDetent]) -> SheetDetent? {
        guard let detent = Self.detent(value) else { return nil }
        let permitted = detents.isEmpty ? [.large] : detents
        guard permitted.contains(detent) else {
            value.report(ShapeMistake.badValue(name: value.name, found: detent.word, permitted: permitted.map { $0.word }))
            return nil
        }
        return detent
    }
}

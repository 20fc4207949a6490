extension ControllerDefinition {
    /// Fills `id`'s arguments into the strings. A navigation controller passes the arguments to its root, a presented controller to its
    /// adaptive replacement. `translations` maps arguments to their translations. `taken` returns a controller's parameter names.
    func filled(
        as id: ControllerID, in translations: [String: String], taken: (ControllerID) -> Set<String>
    ) -> ControllerDefinition {
        guard !parameters.isEmpty || !id.arguments.isEmpty else { return self }
        var copy = self
        copy.id = id
        func passed(to other: ControllerID) -> ControllerID {
            let names = taken(other)
            return other.with(id.arguments.filter { names.contains($0.key) })
        }
        if case .navigation(let root) = kind { copy.kind = .navigation(rootViewController: passed(to: root)) }
        copy.presentation.viewControllerForAdaptivePresentationStyle =
            presentation.viewControllerForAdaptivePresentationStyle.map(passed)
        guard !parameters.isEmpty else { return copy }
        let filling = TextFilling(values(of: id).mapValues { translations[$0] ?? $0 })
        var whole = copy.applying(TextChange(isTranslation: false, text: filling.fill, controller: filling.fill))
        guard !filling.isFull else {
            copy.excess = TextExcess(subject: .controller, path: path, length: PlaygroundLimits.filledBytes)
            return copy
        }
        whole.filledBytes = filling.bytes
        whole.excess = filling.excess
        return whole
    }

    /// The bytes that an instance adds to its definition: its arguments, and the strings filled with them.
    public var textBytes: Int { filledBytes + id.argumentBytes }

    private func values(of id: ControllerID) -> [String: String] {
        var values: [String: String] = [:]
        for parameter in parameters { values[parameter.name] = id.arguments[parameter.name] ?? parameter.standard }
        return values
    }
}

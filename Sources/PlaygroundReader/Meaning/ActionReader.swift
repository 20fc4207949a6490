import PlaygroundModel

/// Reads what an element does: `{ show = "detail" }`, `{ pop = true }`.
struct ActionReader {
    let vocabulary: Vocabulary

    private static let targeted: [(key: String, action: @Sendable (ControllerID) -> Action)] = [
        ("show", { .show($0) }), ("showDetail", { .showDetail($0) }), ("present", { .present($0) }), ("push", { .push($0) }),
    ]
    private static let plain: [(key: String, action: Action)] = [
        ("pop", .pop), ("popToRoot", .popToRoot), ("dismiss", .dismiss),
    ]

    func read(_ value: ValueCursor) -> Action? {
        value.table("an action") { table in
            var actions: [Action?] = []
            for (key, action) in Self.targeted {
                if let target = table[key] { actions.append(target.controller(vocabulary).map(action)) }
            }
            for (key, action) in Self.plain {
                if let isOn = table[key] { actions.append(isTrue(isOn) ? action : nil) }
            }
            guard actions.count == 1 else {
                // Of a misspelt key, that it is unknown says more than that there is no action.
                if actions.count > 1 || !table.hasUnknownKeys {
                    value.report(MeaningMistake.actionCount(actions.count, known: table.knownKeys))
                }
                return nil
            }
            return actions[0]
        } ?? nil
    }

    /// Actions without a target are written `= true`; `false` would be no action at all.
    private func isTrue(_ value: ValueCursor) -> Bool {
        guard let isOn = value.bool() else { return false }
        if !isOn { value.report(ShapeMistake.badValue(name: value.name, found: "false", permitted: ["true"])) }
        return isOn
    }
}

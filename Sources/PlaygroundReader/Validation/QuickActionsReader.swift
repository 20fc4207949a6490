import PlaygroundModel

struct QuickActionsReader {
    let vocabulary: Vocabulary

    func read(_ value: ValueCursor) -> QuickActions? {
        value.table("the quick actions") { table in
            QuickActions(
                static: table["static"].map(items) ?? [], dynamic: table["dynamic"].map(items) ?? [],
                routes: table["routes"].map(routes) ?? [], handlesAtLaunch: table["handlesAtLaunch"]?.bool() ?? false
            )
        }
    }

    func items(_ list: ValueCursor) -> [QuickAction] {
        (list.elements() ?? []).compactMap { value in
            value.table("a quick action") { table in
                let type = table.required("type", example: "type = \"com.example.compose\"")?.string()
                let title = table.required("title", example: "title = \"Compose\"")?.string()
                let action = QuickAction(
                    type: type ?? "", title: title ?? "", subtitle: table["subtitle"]?.string(), icons: icons(table),
                    userInfo: table["userInfo"].map(userInfo) ?? [:], path: value.path
                )
                return type == nil || title == nil ? nil : action
            } ?? nil
        }
    }

    private func icons(_ table: TableCursor) -> QuickActionIcons {
        let type = table["iconType"]?.name(among: SystemIcon.allCases.map { $0.name }).flatMap(SystemIcon.init(name:))
        return QuickActionIcons(symbolName: table["iconSymbolName"]?.string(), file: table["iconFile"]?.string(), type: type)
    }

    private func userInfo(_ value: ValueCursor) -> [String: String] {
        var info: [String: String] = [:]
        for (key, value) in value.entries() ?? [] { info[key] = value.string() }
        return info
    }

    private func routes(_ value: ValueCursor) -> [QuickActions.Route] {
        let reader = ActionReader(vocabulary: vocabulary)
        return (value.entries() ?? []).flatMap { key, value -> [QuickActions.Route] in
            guard case .table(let table) = value.value,
                  table.keys.contains(where: { QuickActions.Route.Delivery(rawValue: $0) != nil })
            else {
                return reader.read(value).map { [.init(key: key, action: $0, path: value.path)] } ?? []
            }
            return value.table("a route") { table in
                QuickActions.Route.Delivery.allCases.compactMap { delivery -> QuickActions.Route? in
                    guard let action = table[delivery.rawValue] else {
                        let isDelivered = delivery == .performAction || vocabulary.profile.has(.scenes)
                        if isDelivered { value.report(ValidationMistake.routeWithout(delivery)) }
                        return nil
                    }
                    return reader.read(action).map { QuickActions.Route(key: key, delivery: delivery, action: $0, path: action.path) }
                }
            } ?? []
        }
    }
}

/// Reports routes without a quick action, and static actions beyond the menu's limit.
struct QuickActionsCheck {
    let actions: QuickActions
    let others: [QuickAction]
    let findings: Findings

    func run() {
        let all = actions.static + actions.dynamic + others
        let names = Set(all.flatMap { [$0.type, $0.title] })
        for route in actions.routes where !names.contains(route.key) {
            findings.report(TouchMistake.routeToNothing(route.key, known: all.map { $0.type }), at: .key(route.path))
        }
        for (index, action) in actions.static.enumerated().dropFirst(QuickActions.menuLimit) {
            guard let path = action.path else { continue }
            findings.report(TouchMistake.staticLeftOut(action.title, position: index + 1), at: .value(path))
        }
    }
}

// The visible strings of a playground, in the order of the file's controllers.

extension Playground {
    func mappingTexts(_ change: @escaping (String) -> String) -> Playground {
        var playground = self
        let texts = TextChange(isTranslation: true, text: { text, _ in change(text) }, controller: { controller, _ in controller })
        playground.controllers = controllers.map { $0.applying(texts) }
        playground.appName = appName.map(change)
        playground.quickActions = quickActions.mappingTexts(change)
        return playground
    }

    /// The visible strings, each once.
    public var texts: [String] {
        var known: Set<String> = []
        var texts: [String] = []
        _ = mappingTexts { text in
            if known.insert(text).inserted { texts.append(text) }
            return text
        }
        return texts
    }
}

extension QuickAction {
    func mappingTexts(_ change: (String) -> String) -> QuickAction {
        var action = self
        action.title = change(title)
        action.subtitle = subtitle.map(change)
        return action
    }
}

extension QuickActions {
    fileprivate func mappingTexts(_ change: (String) -> String) -> QuickActions {
        var actions = self
        actions.static = self.static.map { $0.mappingTexts(change) }
        actions.dynamic = dynamic.map { $0.mappingTexts(change) }
        // A route without a type uses a quick action's title as its key. The translated title needs the same route.
        let titles = Set((self.static + dynamic).map { $0.title })
        actions.routes += routes.filter { titles.contains($0.key) }.map { route in
            Route(key: change(route.key), delivery: route.delivery, action: route.action, path: route.path)
        }
        return actions
    }
}

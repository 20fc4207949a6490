import PlaygroundModel

extension ControllerDefinition {
    /// Reports placeholders that are neither parameters nor variables. Row placeholders are checked with the rows.
    func checkPlaceholders(_ findings: Findings) {
        let names = parameters.map { $0.name } + variables.map { $0.name }
        guard !names.isEmpty else { return }
        for (text, path) in texts where text.contains("{") {
            for part in PlaceholderText(text).parts {
                guard case .placeholder(let name, let range) = part, !names.contains(name),
                      ConstraintScanner.isName(name, allowingHyphens: false)
                else { continue }
                let owner: ComponentMistake.Owner = variables.isEmpty ? .controller(id.name) : .screen(id.name)
                let mistake = ComponentMistake.unknownPlaceholder(name, of: owner, known: names)
                findings.report(mistake, at: .text(path, range))
            }
        }
    }

    private var texts: [(text: String, path: DocumentPath)] {
        var texts: [(text: String, path: DocumentPath)] = []
        func add(_ text: String?, _ path: DocumentPath) {
            if let text { texts.append((text, path)) }
        }
        add(title, path.appending("title"))
        add(backButtonTitle, path.appending("backButtonTitle"))
        add(navigationItem.prompt, path.appending("prompt"))
        add(navigationItem.subtitle, path.appending("subtitle"))
        add(tabBarItem?.title, path.appending("tabBarItem").appending("title"))
        if case .alert(let alert) = kind { add(alert.message, path.appending("message")) }
        for item in items { add(item.title, item.path.appending("title")) }
        if let search = navigationItem.searchController {
            for (property, value) in search.searchBar.properties.values {
                if case .string(let text) = value { add(text, search.path.appending(property.rawValue)) }
            }
        }
        let lists = views.filter { $0.kind.isList }.map { "\($0.id.name)." }
        for view in views where !lists.contains(where: { view.id.name.hasPrefix($0) }) {
            for (property, value) in view.properties.values {
                let path = view.path.appending(property.rawValue)
                if case .string(let text) = value { add(text, path) }
                for case (let index, .string(let text)) in view.properties.list(property).enumerated() { add(text, path.appending(index)) }
            }
        }
        return texts
    }
}

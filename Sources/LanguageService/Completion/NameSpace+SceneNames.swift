import PlaygroundModel

extension NameSpace {
    /// Controllers, and `controller.view` for views and bar items.
    func sceneNames(in range: Range<Int>, controllers: Bool = true, views: Bool = true) -> [Completion] {
        var found: [Completion] = []
        for controller in self.controllers {
            if controllers { found.append(Completion(controller, .controller, in: range, rank: 2)) }
            guard views else { continue }
            let scope = DocumentPath().appending("controllers").appending(controller)
            for view in self.views(in: scope) where !view.isLayoutGuide {
                found.append(Completion(
                    "\(controller).\(view.name)", .view, detail: view.kind ?? "view", in: range, rank: view.name.contains(".") ? 4 : 3))
                found += parts(of: view).map { Completion("\(controller).\($0.name)", .view, detail: $0.kind, in: range, rank: 6) }
            }
            if node("controllers", controller, "searchController") != nil {
                found.append(Completion("\(controller).searchController", .view, detail: "search bar", in: range, rank: 3))
            }
            for item in barItems(of: controller) {
                found.append(Completion("\(controller).\(item.name)", .view, detail: "bar item", in: range, rank: 3))
            }
        }
        return found
    }
}

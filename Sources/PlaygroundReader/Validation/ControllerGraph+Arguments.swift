import PlaygroundModel

extension ControllerGraph {
    /// Reports controllers shown without a required argument, or with too long arguments.
    func checkArguments(_ parameters: ControllerParameters, root: ControllerID, routes: [QuickActions.Route]) {
        check(root, parameters, at: .value(DocumentPath().appending("app").appending("rootViewController")))
        for route in routes { check(route.action.target, parameters, at: .value(route.path)) }
        for controller in controllers {
            for (action, path) in controller.actions { check(action.target, parameters, at: .value(path)) }
            for peek in controller.views.compactMap({ $0.peek }) where peek.commit != nil {
                check(peek.preview, parameters, at: .value(peek.path.appending("preview")))
            }
            // A navigation controller passes its arguments to its root.
            if case .navigation = controller.kind { continue }
            for link in contained(in: controller) {
                check(link.target, parameters, at: findings.place(of: link.target.name, inListAt: link.path))
            }
        }
    }

    private func check(_ shown: ControllerID?, _ parameters: ControllerParameters, at place: Findings.DocumentPart) {
        guard let shown else { return }
        findings.checkArguments(of: shown, shown.argumentBytes, at: place)
        for parameter in parameters.taken(by: shown.name) where parameter.standard == nil && shown.arguments[parameter.name] == nil {
            findings.report(
                ComponentMistake.missingArgument(parameter.name, of: .controller(shown.name)), at: place,
                related: [(.value(parameter.path), "declared here")])
        }
    }
}

/// An image's name, and its path in the playground.
public struct ImageUse: Hashable, Sendable {
    public var name: String
    public var path: DocumentPath
    /// Whether UIImage(named:) reads the name. If not, it is the name of a symbol.
    public var mayBeFile = true
    /// Whether the file contains the whole name. If not, an argument was filled in, and there may be no image with the name.
    public var isWritten = true
}

extension [ControllerDefinition] {
    /// The images of all controllers. Names with parameters are filled in with the arguments that the playground uses.
    public var imageUses: [ImageUse] {
        var known: Set<[String: String]> = [[:]]
        var filled: [[String: String]] = [[:]]
        for controller in self {
            let shown = controller.actions.map { $0.action.target } + controller.views.map { $0.peek?.preview }
            for case let target? in shown where known.insert(target.arguments).inserted { filled.append(target.arguments) }
        }
        return flatMap { controller in
            var standard: [String: String] = [:]
            for parameter in controller.parameters { standard[parameter.name] = parameter.standard }
            return controller.imageUses.flatMap { use -> [ImageUse] in
                guard !controller.parameters.isEmpty, use.name.contains("{") else { return [use] }
                return filled.map { arguments in
                    var values = standard
                    for (name, argument) in arguments { values[name] = argument }
                    return ImageUse(name: PlaceholderText.fill(use.name, with: values), path: use.path, isWritten: false)
                }
            }
        }
    }
}

extension ControllerDefinition {
    public var imageUses: [ImageUse] {
        let ofViews = views.flatMap { view in
            [ViewProperty.image, .leftView, .rightView].compactMap { property in
                view.properties.string(property).map { ImageUse(name: $0, path: view.path.appending(property.rawValue)) }
            }
        }
        let ofSwipes = views.flatMap { $0.swipeActions.all }.compactMap { item in
            item.image.map { ImageUse(name: $0, path: item.path.appending("image")) }
        }
        let ofItems = items.compactMap { item in item.image.map { ImageUse(name: $0, path: item.path.appending("image")) } }
        let ofTab = tabBarItem?.image.map { ImageUse(name: $0, path: path.appending("tabBarItem").appending("image")) }
        let ofElements = adaptive.flatMap { element in
            [("set", element.set), ("otherwise", element.otherwise)].flatMap { key, assignments in
                assignments.compactMap { $0.imageUse(in: element.path.appending(key)) }
            }
        }
        return ofViews + ofSwipes + ofItems + [ofTab].compactMap { $0 } + ofElements
    }
}

extension AdaptiveElement.Assignment {
    fileprivate func imageUse(in path: DocumentPath) -> ImageUse? {
        guard property == .image, case .string(let name) = value else { return nil }
        return ImageUse(name: name, path: path.appending(view.name).appending("image"))
    }
}

extension [QuickAction] {
    /// UIApplicationShortcutIcon(systemImageName:).
    public var symbolUses: [ImageUse] {
        compactMap { action in
            guard let name = action.icons.symbolName, let path = action.path else { return nil }
            return ImageUse(name: name, path: path.appending("iconSymbolName"), mayBeFile: false)
        }
    }
}

extension Playground {
    /// The names of the drawings for the app's images and the system's bars.
    public var drawings: Set<String> {
        let others = controllers.flatMap { $0.actions }.flatMap { $0.action.shortcutItems }
        let uses = controllers.imageUses + (quickActions.static + quickActions.dynamic + others).symbolUses
        let own = uses.filter { images[$0.name] == nil }
            .flatMap { use in SymbolName(use.name).map { [$0.drawing] + ($0.badge.map { [$0] } ?? []) } ?? [] }
        return Set(SystemSymbol.allCases.map { $0.rawValue }).union(own)
    }
}

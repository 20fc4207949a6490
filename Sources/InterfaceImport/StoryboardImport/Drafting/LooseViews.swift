import PlaygroundLanguage
import PlaygroundModel

/// Views outside a controller's view: added by code, in bars, in section headers, or in lists in cells. They become components. On the
/// canvas they become controllers, which the frame comparison lays out in the document's size.
struct LooseViews {
    let context: ImportContext
    var taken: [String] = []

    struct View {
        var element: Element
        var controller: Element
        var place: String
    }

    func components() -> [DraftController] {
        let beside = context.document.scenes.flatMap { scene in
            scene.looseViews.map { View(element: $0, controller: scene.controller, place: "outside its controller's view") }
        }
        var giver = NameGiver(reserved: ViewKind.allCases.map(\.rawValue) + taken)
        var components: [DraftController] = []
        var waiting = Array((beside + context.looseViews).reversed())
        while let view = waiting.popLast() {
            let known = context.looseViews.count
            components.append(component(of: view, &giver))
            waiting += context.looseViews.dropFirst(known).reversed()
        }
        return components
    }

    func controllers() -> [DraftController] {
        components().map { component in
            var controller = component
            controller.entries = component.entries.permitted(by: ControllerKeys.all, of: component.kind)
            return controller
        }
    }

    private func component(of view: View, _ giver: inout NameGiver) -> DraftController {
        let element = view.element
        let owner = view.controller.id.flatMap { context.controllerNames[$0] } ?? "screen"
        let outlets = OutletNames(in: [view.controller, element])
        let texts = [
            element.id.flatMap { outlets[$0] }, element["userLabel"], element["customClass"], element["reuseIdentifier"], element.name]
        let word = texts.lazy.compactMap { $0 }.compactMap { Words.kebabCase(Words.of($0)) }.first ?? "view"
        var draft = DraftController(name: giver.give("\(owner)-\(word)", numbering: "-"))
        draft.comments = ["It is \(view.place), in \(owner): `kind = \(TOMLValue.quoted(draft.name))` makes a view of it."]
        // A table that uses the component contains the keys of a plain view and the names of its views. They must differ.
        var drafter = ContentDrafter(
            context, controller: view.controller, outlets: outlets, taken: Array(ViewKeys.ofPlainViews))
        let contentView = element.name.hasSuffix("Cell") ? element.value(of: "contentView") : nil
        if let contentView {
            context.bringOver(element)
            drafter.add(contentView: contentView, of: element)
        } else if context.canvas != nil {
            drafter.add(filling: element)
        } else {
            drafter.add(root: element)
        }
        drafter.addConstraints()
        draft.take(drafter)
        draft.looseSize = ViewElement.frame(of: contentView ?? element)?.size
        if contentView != nil || context.canvas == nil && ContentDrafter.isPlain(root: element) {
            draft.entries = ViewEntries(document: context.document, element: element.base, kind: .view).all
        }
        context.change(element, "it is \(view.place): it becomes a component")
        return draft
    }
}

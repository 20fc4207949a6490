import Foundation
import PlaygroundLanguage

struct PlaygroundDrafter {
    let context: ImportContext
    let fileName: String
    let playground: String?

    private var document: InterfaceBuilderDocument { context.document }
    private var title: String { (fileName as NSString).deletingPathExtension }

    func draft() -> DraftPlayground {
        var playground = DraftPlayground()
        playground.controllers = document.kind == .storyboard ? scenes() : xibViews()
        let root = root(among: playground.controllers)
        playground.comments = opening(playground.controllers, root: root)
        playground.entries = [TOMLValue.Entry("title", .string(title))] + includes + devices
        playground.app = app(root)
        playground.sections = context.resources.all
        if context.canvas == nil {
            playground.components = LooseViews(context: context).components()
        } else {
            playground.controllers += LooseViews(context: context, taken: playground.controllers.map(\.name)).controllers()
        }
        for view in context.resources.viewsOtherInDark {
            context.change(view, "the image has a dark variant, but playgrounds use one image for both styles")
        }
        for object in document.objects { context.leaveOut(allIn: object, "playgrounds do not support it") }
        playground.comments += context.resources.leftOut + [context.otherUnsupportedAttributes()].compactMap { $0 }
        return playground
    }

    static let opening = " as Interface Builder saved it."

    private func opening(_ controllers: [DraftController], root: String) -> [String] {
        var lines = ["\(title), from \(fileName)\(Self.opening)"]
        if let id = document.device?.id, document.device?.catalogueID == nil { lines.append("It was drawn for a \(id).") }
        if document.initialViewController == nil, document.scenes.count > 1 {
            let first = controllers.first?.name == root ? "in the file" : "that is not empty"
            lines.append("The storyboard names no first screen, so the first \(first) is used.")
        } else if let initial = initialController, initial != root {
            lines.append("The storyboard's first screen, \(initial), shows nothing of its own, so the first screen that is not empty is used.")
        }
        return lines
    }

    private var includes: [TOMLValue.Entry] {
        let files: [String] = document.scenes.compactMap(\.controller.id).compactMap { context.references[$0] }
            .reduce(into: []) { files, file in if file != playground, !files.contains(file) { files.append(file) } }
        return files.isEmpty ? [] : [TOMLValue.Entry("include", .strings(files))]
    }

    /// The document's device in both orientations, and a device of the other idiom.
    private var devices: [TOMLValue.Entry] {
        guard let id = document.device?.catalogueID else { return [] }
        let turned = TOMLValue.table([
            TOMLValue.Entry("device", .string(id)), TOMLValue.Entry("orientation", .string("landscape")),
        ])
        let other = id.hasPrefix("ipad") ? "iphone-8" : "ipad-9-7"
        return [TOMLValue.Entry("devices", .array([.string(id), turned, .string(other)]))]
    }

    private var initialController: String? { document.initialViewController.flatMap { context.controllerNames[$0] } }

    /// The name of the first screen. If the document has none, or if it is empty, the first controller with content.
    private func root(among controllers: [DraftController]) -> String {
        let first = controllers.first { $0.showsContent(among: controllers) }
        guard let initialController else { return (first ?? controllers.first)?.name ?? includedController ?? "" }
        // The controller may be in another storyboard.
        let initial = controllers.first { $0.name == initialController }
        return initial?.showsContent(among: controllers) == false ? first?.name ?? initialController : initialController
    }

    /// A controller of another storyboard, for documents that contain no controllers.
    private var includedController: String? {
        document.scenes.lazy.compactMap(\.controller.id).compactMap { context.controllerNames[$0] }.first
    }

    private func app(_ root: String) -> [TOMLValue.Entry] {
        let tint = ColorValues(document: document).value(document.tintColor)
        return [TOMLValue.Entry("rootViewController", .string(root))] + (tint.map { [TOMLValue.Entry("tintColor", $0)] } ?? [])
            + context.resources.declarations
    }

    private func scenes() -> [DraftController] {
        ControllerOrder(document).controllers.compactMap { ControllerDrafter(context: context, controller: $0).draft() }
    }

    private func xibViews() -> [DraftController] {
        var giver = NameGiver()
        return document.rootViews.map { root in
            let words = root["customClass"].map(Words.of) ?? Words.of(title)
            var draft = DraftController(name: giver.give(Words.kebabCase(words) ?? "view", numbering: "-"))
            var drafter = ContentDrafter(context, controller: root, outlets: OutletNames(in: [root] + document.filesOwners))
            let isRow = Self.isRow(root)
            if isRow {
                drafter.add(cell: root)
            } else if root.name.hasSuffix("Cell"), let contentView = root.value(of: "contentView") {
                context.bringOver(root)
                drafter.content.comments += [root, contentView].compactMap(context.unsupported)
                drafter.add(contentView: contentView, of: root)
            } else {
                drafter.add(root: root)
            }
            drafter.addConstraints()
            draft.take(drafter)
            if !isRow, let color = ColorValues(document: document).value(root.value(of: "backgroundColor")) {
                draft.entries.append(TOMLValue.Entry("backgroundColor", color))
            }
            if ContentDrafter.isPlain(root: root), let margins = ViewEntries.margins(of: root) {
                draft.entries.append(TOMLValue.Entry("layoutMargins", margins))
            }
            draft.entries = draft.entries.permitted(by: ControllerKeys.all, of: draft.kind)
            return draft
        }
    }

    private static func isRow(_ root: Element) -> Bool {
        guard root.name == "tableViewCell", root.value(of: "contentView") != nil else { return false }
        return !root.subtree.contains { element in
            element.name == "variation" && element["key"] != "default" || ViewKindTable.kind(of: element)?.isList == true
        }
    }
}

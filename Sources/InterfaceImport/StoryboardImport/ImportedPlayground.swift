import PlaygroundModel

/// A document as a playground, with its report and the origins of the views.
package struct ImportedPlayground: Sendable {
    package struct ViewPlace: Hashable, Sendable {
        package var controller: String
        /// The view's name. In a cell it is prefixed with the cell's name, as in events (`list.0.2.title`).
        package var view: String
        package var object: String
    }

    package var text: String
    package var report: ImportReport
    package var places: [ViewPlace]
    package var controllers: [String: String]
    /// The sizes of canvas views outside any controller's view, by the names of the controllers that replace them.
    let looseSizes: [String: Size]
    package var refusal: ImportRefusal?
    package var imageFiles: [CatalogueImage.File]

    var placesByObject: [String: ViewPlace] { Dictionary(places.map { ($0.object, $0) }, uniquingKeysWith: { first, _ in first }) }

    /// Whether a file that begins with these bytes was imported, regardless of later changes.
    /// - Parameter ending: The end of the first line, which is a comment.
    static func begins(_ bytes: [UInt8], ending: String) -> Bool {
        let line = String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
        return line.hasPrefix("# ") && line.hasSuffix(ending)
    }

    /// `name` is the document's file name, used in the title and the first comment. `canvas` is `nil` to import for the running app.
    package init(
        _ document: InterfaceBuilderDocument, name: String, canvas: ImportCanvas? = nil, resources: AppResources = AppResources()
    ) {
        var document = document
        document.colorNames = ResourceSections.colorNames(document, resources)
        document.imageSizes.merge(resources.imageSizes) { own, _ in own }
        let title = name.split(separator: ".").dropLast().joined(separator: ".")
        let context = ImportContext(
            document, ControllerNames(document), canvas: canvas,
            resources: ResourceSections(document: document, resources: resources, title: title))
        let draft = PlaygroundDrafter(context: context, fileName: name, playground: nil).draft()
        self.init(PlaygroundCheck([.init(name: "imported.toml", context: context, draft: draft)]).members[0])
    }

    init(_ member: PlaygroundCheck.Member) {
        let (document, draft) = (member.context.document, member.draft)
        text = member.text
        report = member.context.report
        refusal = member.refusal
        imageFiles = member.context.resources.imageFiles
        looseSizes = Dictionary(
            draft.controllers.compactMap { draft in draft.looseSize.map { (draft.name, $0) } }, uniquingKeysWith: { first, _ in first })
        places = draft.controllers.flatMap { $0.places }
        controllers = [:]
        for scene in document.scenes {
            if let id = scene.controller.id, member.context.references[id] == nil { controllers[id] = member.context.controllerNames[id] }
        }
        for (index, root) in document.rootViews.enumerated() where index < draft.controllers.count {
            if let id = root.id { controllers[id] = draft.controllers[index].name }
        }
    }
}

extension DraftController {
    fileprivate var places: [ImportedPlayground.ViewPlace] {
        content.views.flatMap { $0.places(before: "") }.map {
            ImportedPlayground.ViewPlace(controller: name, view: $0.name, object: $0.object)
        }
    }
}

extension DraftView {
    fileprivate func places(before prefix: String) -> [(name: String, object: String)] {
        var places = object.map { [(name: prefix + name, object: $0)] } ?? []
        for edge in edges {
            let place = "\(prefix)\(name).\(edge.key)"
            if let object = edge.object { places.append((place, object)) }
            places += edge.content.views.flatMap { $0.places(before: place + ".") }
        }
        for (section, rows) in sections.map(\.rows).enumerated() {
            for (index, row) in rows.enumerated() {
                let cell = "\(prefix)\(name).\(section).\(index)"
                if let object = row.object { places.append((cell, object)) }
                places += (row.cell?.views ?? []).flatMap { $0.places(before: cell + ".") }
            }
        }
        return places
    }
}

import InterfaceBuilder

/// What the parts of one import share: the document, the names of its controllers, and the report. A class, since every part
/// adds to the one report; it never leaves the import that made it.
final class ImportContext {
    let document: InterfaceBuilderDocument
    let controllerNames: ControllerNames
    /// The controllers from which segues lead to each, by ids, in the order of the document.
    let predecessors: [String: [String]]
    var report = ImportReport()

    init(_ document: InterfaceBuilderDocument) {
        self.document = document
        controllerNames = ControllerNames(document)
        var predecessors: [String: [String]] = [:]
        for controller in document.scenes.map(\.controller) {
            guard let id = controller.id else { continue }
            for segue in controller.subtree where segue.name == "segue" && segue["kind"] != "unwind" {
                if let destination = segue["destination"] { predecessors[destination, default: []].append(id) }
            }
        }
        self.predecessors = predecessors
    }

    /// The name of the controller that a segue leads to.
    func destination(of segue: Element) -> String? { segue["destination"].flatMap { controllerNames[$0] } }
}

import PlaygroundModel
import TOMLReading

/// Playground, names and resources, shared by a package's writers. It is a class because they add to it. It exists for one ejection.
final class EjectionRun {
    let playground: Playground
    /// The values in the file and in the files that it includes.
    let document: DocumentTable
    var sourceComments: SourceComments
    let options: EjectionOptions
    private(set) var names: TypeNames
    var files: [EjectedFile] = []
    private(set) lazy var components = ComponentClasses(run: self)
    /// The methods of gesture recognizers, by the names of their views. The recorder calls them.
    private(set) var gestureMethods: [String: Set<String>] = [:]
    var resources = EjectedResources()
    private(set) var remarks: [EjectionRemark] = []
    private var known: Set<EjectionRemark> = []
    private var cellClasses: [String: String] = [:]
    let colors: [(name: String, color: Color)]
    private(set) lazy var plainNavigations = findPlainNavigations()
    private(set) lazy var sharedControllers = findSharedControllers()
    let metrics: [String: Double]

    init(_ playground: Playground, index: KeyIndex, options: EjectionOptions) {
        let document = index.document
        self.playground = playground
        self.document = document
        sourceComments = SourceComments(index)
        self.options = options
        names = TypeNames(playground)
        colors = NamedColors.all(in: playground, document)
        metrics = document.metrics
        for note in playground.notes {
            guard let path = playground.path(of: note.element) else { continue }
            sourceComments.add("Note: \(note.text)", at: path)
        }
        for shared in sharedControllers { names.share(shared.stem, among: shared.members.map(\.id.name)) }
    }

    var deployment: Int { options.deployment }

    func definition(of id: ControllerID) -> ControllerDefinition? { playground.controllers.first { $0.id == id.plain } }

    func claimType(_ name: String) -> String { names.scope.claim(own: SwiftName.fitting(name)) }

    /// The class of cells with the same identity. It is written with the first of them.
    func cellClass(_ name: String, of identity: String) -> String {
        if let known = cellClasses[identity] { return known }
        let type = claimType(name)
        cellClasses[identity] = type
        return type
    }

    func noteGesture(of view: ViewID, method: String) { gestureMethods[view.name, default: []].insert(method) }

    func remark(_ text: String, at path: DocumentPath) {
        let remark = EjectionRemark(path: path, text: text)
        if known.insert(remark).inserted { remarks.append(remark) }
    }
}

struct EjectedResources {
    /// The keys in the string catalogue, as `String(localized:)` derives them, by the strings of the file.
    var texts: [String: StringKey] = [:]
    var colors: Set<String> = []
    /// The names in the asset catalogue. `placeholders` contains the sizes of images without files.
    var images: Set<String> = []
    var placeholders: [String: Size] = [:]
    var supportExtensions: Set<SupportExtension> = []
}

extension DocumentTable {
    func string(at path: DocumentPath) -> String? {
        if case .string(let text)? = value(at: path) { text } else { nil }
    }

    func table(at path: DocumentPath) -> DocumentTable? {
        if case .table(let table)? = value(at: path) { table } else { nil }
    }

    var metrics: [String: Double] {
        guard case .table(let table)? = self["metrics"] else { return [:] }
        var metrics: [String: Double] = [:]
        for entry in table.entries {
            switch entry.value {
            case .integer(let number): metrics[entry.key] = Double(number)
            case .float(let number): metrics[entry.key] = number
            default: break
            }
        }
        return metrics
    }
}

extension Playground {
    fileprivate func path(of element: NamedElement) -> DocumentPath? {
        let definition = controllers.first { $0.id == element.controller }
        guard let view = element.view else { return definition?.path }
        return definition?.view(view)?.path ?? definition?.item(view)?.path
    }
}

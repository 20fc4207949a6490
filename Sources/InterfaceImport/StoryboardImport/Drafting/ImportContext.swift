/// State shared by the parts of an import. It is a class because every part adds to the report.
final class ImportContext {
    let document: InterfaceBuilderDocument
    let resources: ResourceSections
    let canvas: ImportCanvas?
    let controllerNames: ControllerNames
    /// The playgrounds of other storyboards, by the ids of the placeholders that refer to them.
    let references: [String: String]
    private var reported: Set<UnsupportedAttributes.Occurrence> = []
    private var counted: [String: Counted] = [:]

    private struct Counted {
        var subject: ImportReport.Subject
        var line: Int
        var isOver: Bool
    }

    private var leftOut: [ImportReport.Remark] = []
    private var changed: [ImportReport.Remark] = []
    private var unsupportedAttributes: [ImportReport.Word] = []

    init(
        _ document: InterfaceBuilderDocument, _ names: ControllerNames, references: [String: String] = [:], canvas: ImportCanvas? = nil,
        resources: ResourceSections
    ) {
        self.document = document
        self.resources = resources
        controllerNames = names
        self.references = references
        self.canvas = canvas
    }

    private(set) lazy var ownFonts = OwnFonts(of: document)
    private var remembered: (root: String, sizes: RememberedSizes)?

    func rememberedSizes(in root: Element) -> RememberedSizes {
        if let remembered, remembered.root == root.id { return remembered.sizes }
        let sizes = RememberedSizes(in: root, of: document)
        remembered = root.id.map { ($0, sizes) }
        return sizes
    }

    private(set) var looseViews: [LooseViews.View] = []

    func loosen(_ view: Element, of controller: Element, place: String) {
        looseViews.append(LooseViews.View(element: view, controller: controller, place: place))
    }

    private var named: [String: [Element]] = [:]

    func name(_ segue: Element, in controller: Element) {
        bringOver(segue)
        named[controller.id ?? "", default: []].append(segue)
    }

    func namedSegues(of controller: Element) -> [Element] { named[controller.id ?? ""] ?? [] }

    private lazy var classes: [(name: String, controller: String)] = {
        let named = document.scenes.map(\.controller).compactMap { scene in scene["customClass"].map { ($0, scene.id ?? "") } }
        let single = Dictionary(grouping: named) { $0.0 }.filter { $0.value.count == 1 }
        return single.map { (name: $0.key, controller: $0.value[0].1) }.sorted { ($1.name.count, $0.name) < ($0.name.count, $1.name) }
    }()

    func controllerNamed(inAction action: String) -> String? {
        let action = action.lowercased()
        let found = classes.first { entry in
            let name = entry.name.lowercased()
            let stem = ["viewcontroller", "controller", "vc"].first(where: name.hasSuffix).map { String(name.dropLast($0.count)) } ?? name
            return action.contains(name) || stem.count >= 4 && action.hasPrefix("unwindto\(stem)")
        }
        return found.flatMap { controllerNames[$0.controller] }
    }

    func destination(of segue: Element) -> String? { segue["destination"].flatMap { controllerNames[$0] } }

    private lazy var containment = Containment(document)

    /// The name of the controller that a segue adds to a container. `nil` if playgrounds do not permit it.
    func content(of segue: Element, in container: Element) -> String? {
        containment.permits(segue, in: container) ? destination(of: segue) : nil
    }
}

extension ImportContext {
    var report: ImportReport {
        ImportReport(counted.values.map { ($0.subject, $0.isOver) }, leftOut: leftOut, changed: changed, unsaid: unsupportedAttributes)
    }

    func bringOver(_ object: Element) { count(object, isOver: true) }

    func leaveOut(_ object: Element, _ reason: String) {
        guard let subject = count(object, isOver: false) else { return }
        leftOut.append(ImportReport.Remark(subject: subject, reason: reason, count: 1, lines: [object.line]))
    }

    func leaveOut(allIn element: Element, _ reason: String) {
        for object in element.subtree { leaveOut(object, reason) }
    }

    func takeBack(_ id: String, _ reason: String) {
        guard let object = counted[id], object.isOver else { return }
        counted[id]?.isOver = false
        leftOut.append(ImportReport.Remark(subject: object.subject, reason: reason, count: 1, lines: [object.line]))
    }

    func change(_ object: Element, _ reason: String) {
        guard let subject = ImportReport.Subject(of: object) else { return }
        changed.append(ImportReport.Remark(subject: subject, reason: reason, count: 1, lines: [object.line]))
    }

    /// Notes margins that ignore the safe area. Root views, lists and cells use their controller's margins, which begin at the safe area.
    func noteMargins(of view: Element) {
        guard view.flag("insetsLayoutMarginsFromSafeArea") == false else { return }
        change(view, "margins that ignore the safe area begin at its edge in a root view, a list or a cell")
    }

    /// A comment that lists the object's attributes that are not in the playground, or `nil` if there are none.
    func unsupported(of object: Element) -> String? {
        let words = UnsupportedAttributes(of: object)
        unsupportedAttributes += words.words.map { ImportReport.Word(name: "\(words.element).\($0.name)", count: 1, lines: [object.line]) }
        reported.formUnion(words.occurrences)
        return words.remark
    }

    /// A comment that lists the document's other attributes that are not in the playground, or `nil` if there are none.
    func otherUnsupportedAttributes() -> String? {
        let rest = UnsupportedAttributes.remaining(in: document.root, reported: reported) { [counted] in
            $0.id.flatMap { counted[$0] }?.isOver == false
        }
        guard !rest.isEmpty else { return nil }
        var names: [String] = []
        for place in rest {
            let name = "\(place.word.element).\(place.word.word.drop { "<>".contains($0) })"
            unsupportedAttributes.append(ImportReport.Word(name: name, count: 1, lines: [place.line]))
            if !names.contains(name) { names.append(name) }
        }
        let more = names.count > Self.namesShown ? " and \(names.count - Self.namesShown) more" : ""
        return "Not in this playground: \(names.prefix(Self.namesShown).joined(separator: ", "))\(more)."
    }

    private static let namesShown = 12

    @discardableResult
    private func count(_ object: Element, isOver: Bool) -> ImportReport.Subject? {
        guard let subject = ImportReport.Subject(of: object), let id = object.id, counted[id] == nil else { return nil }
        counted[id] = Counted(subject: subject, line: object.line, isOver: isOver)
        return subject
    }
}

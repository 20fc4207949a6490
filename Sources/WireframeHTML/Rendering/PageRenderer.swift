import SourceDiagnostics
import Wireframes

/// Turns wireframes, diagnostics and inspections into HTML with a set of templates.
///
/// Everything that comes from a playground is escaped by the templates: none of them may print a value unescaped.
public struct PageRenderer: Sendable {
    let glyphs: Set<String>
    private let rendered: @Sendable (TemplateValue, String) -> String
    private let fragments = FragmentCache()

    /// - Parameter templates: The texts of the files of a templates folder by their paths below it, such as
    ///   `device.mustache` and `images/cat.svg`.
    /// - Throws: Everything that is wrong with them.
    public init(templates: [String: String]) throws(TemplateErrors) {
        #if canImport(Mustache)
        let set = try TemplateSet(files: templates)
        self.init(glyphs: set.glyphs) { set.render($0, with: $1) }
        #else
        try self.init(parsing: templates)
        #endif
    }

    /// A renderer that does without Mustache, as the page's engine has to.
    ///
    /// - Throws: The first thing that is wrong with the templates, or that only Mustache knows.
    public init(parsing templates: [String: String]) throws(TemplateErrors) {
        let parsed = try ParsedTemplates(files: templates)
        self.init(glyphs: parsed.glyphs) { parsed.render($0, with: $1) }
    }

    private init(glyphs: Set<String>, rendered: @escaping @Sendable (TemplateValue, String) -> String) {
        self.glyphs = glyphs
        self.rendered = rendered
    }

    /// The page that lists a folder's playgrounds.
    public func index(_ page: IndexPage) -> String {
        render(IndexPageContext(page), with: "index")
    }

    /// The list on that page, for when the folder changes.
    public func entries(_ page: IndexPage) -> String {
        render(IndexPageContext(page), with: "playgrounds")
    }

    /// A playground's page, with all its devices.
    public func playground(_ page: PlaygroundPage) -> String {
        render(PlaygroundPageContext(page, glyphs: glyphs), with: "playground")
    }

    /// A playground's page that runs no script.
    public func still(_ page: StillPage) -> String {
        render(StillPageContext(page, glyphs: glyphs), with: "still")
    }

    /// A playground's text, line by line.
    public func source(_ page: SourcePage) -> String {
        render(SourcePageContext(page: page), with: "source")
    }

    /// The page that explains the language.
    public func reference(_ page: ReferencePage) -> String {
        render(ReferencePageContext(page), with: "reference")
    }

    /// The page on which constraint logs are pasted.
    public func explain(_ page: ExplainPage) -> String {
        render(ExplainPageContext(page: page), with: "explain-page")
    }

    /// The devices alone, for a page whose list of devices changed.
    public func board(_ devices: [DeviceWireframe]) -> String {
        board(BoardContext(devices, glyphs: glyphs))
    }

    func board(_ context: BoardContext) -> String {
        render(context, with: "board")
    }

    /// The devices of the board as the device bar lists them.
    public func deviceBar(_ bar: DeviceBar) -> String {
        render(DeviceBarContext(bar), with: "bar")
    }

    /// What can be added to the board.
    public func catalogue(_ families: [DeviceBar.Family]) -> String {
        rendered(TemplateValue(["families": .init(families.map(FamilyContext.init))]), "catalogue")
    }

    /// One node with all below it, for a patch.
    func node(_ node: WireframeNode) -> String {
        render(NodeContext(node, glyphs: glyphs), with: "node")
    }

    /// The same, rendered once for as long as it is remembered: people go there and back, on devices that show the same, and
    /// on many pages of one playground.
    func fragment(of node: WireframeNode) -> String {
        fragments.html(of: node) { self.node($0) }
    }

    /// What the error sheet and the list of problems say.
    public func problems(_ records: [DiagnosticRecord]) -> ProblemsUpdate {
        let context = ProblemsContext(records)
        return ProblemsUpdate(
            errors: context.errors.count, count: records.count,
            errorSheet: context.errors.isEmpty ? nil : render(context, with: "sheet"),
            list: render(context, with: "problems")
        )
    }

    /// What the inspector says of a node.
    public func inspection(_ inspection: Inspection) -> String {
        render(InspectionContext(inspection: inspection), with: "inspection")
    }

    /// What differs between two devices.
    public func comparison(_ comparison: Comparison) -> String {
        render(ComparisonContext(comparison: comparison), with: "comparison")
    }

    /// Scenarios, and what came of them.
    public func scenarios(_ list: ScenarioList) -> String {
        render(ScenarioListContext(list: list), with: "scenarios")
    }

    /// What is marked on the way of a window's edge.
    func marks(_ marks: [WidthMark]) -> String {
        rendered(TemplateValue(["marks": .init(marks.map(WidthMarkContext.init))]), "marks")
    }

    /// Sentences of a log.
    func log(_ lines: [LogLine]) -> String {
        rendered(TemplateValue(["log": .init(lines.map(LogLineContext.init))]), "log")
    }

    /// A template filled with what a context knows.
    public func render(_ context: some TemplateContext, with template: String) -> String {
        rendered(TemplateValue(context), template)
    }
}

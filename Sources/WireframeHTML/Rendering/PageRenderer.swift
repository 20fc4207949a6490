import SourceDiagnostics
import Wireframes

/// Renders wireframes, diagnostics and inspections as HTML. Templates escape every value, including values from playgrounds.
public struct PageRenderer: Sendable {
    let glyphs: Set<String>
    private let rendered: @Sendable (TemplateValue, String) -> String
    private let fragments = FragmentCache()

    /// - Parameter templates: File contents by path in the folder, such as `device.mustache` and `images/cat.svg`.
    /// - Throws: All problems of the templates.
    public init(templates: [String: String]) throws(TemplateErrors) {
        #if canImport(Mustache)
        let set = try TemplateSet(files: templates)
        self.init(glyphs: set.glyphs) { set.render($0, with: $1) }
        #else
        try self.init(parsing: templates)
        #endif
    }

    /// Creates a renderer without Mustache, for the engine in a page.
    /// - Throws: The first problem, which may be a feature that only Mustache has.
    public init(parsing templates: [String: String]) throws(TemplateErrors) {
        let parsed = try ParsedTemplates(files: templates)
        self.init(glyphs: parsed.glyphs) { parsed.render($0, with: $1) }
    }

    private init(glyphs: Set<String>, rendered: @escaping @Sendable (TemplateValue, String) -> String) {
        self.glyphs = glyphs
        self.rendered = rendered
    }

    public func index(_ page: IndexPage) -> String {
        render(IndexPageContext(page: page), with: "index")
    }

    public func entries(_ page: IndexPage) -> String {
        render(IndexPageContext(page: page), with: "playgrounds")
    }

    public func playground(_ page: PlaygroundPage) -> String {
        render(PlaygroundPageContext.values(of: page, glyphs: glyphs), with: "playground")
    }

    public func still(_ page: StillPage) -> String {
        render(StillPageContext.values(of: page, glyphs: glyphs), with: "still")
    }

    public func board(_ devices: [DeviceWireframe]) -> String {
        board(BoardContext(devices, glyphs: glyphs))
    }

    func board(_ context: BoardContext) -> String {
        render(context, with: "board")
    }

    func node(_ node: WireframeNode) -> String {
        render(NodeContext(node, glyphs: glyphs), with: "node")
    }

    /// The HTML of a node. It is cached, because the same nodes return on undo, on equal devices and on other pages of the playground.
    func fragment(of node: WireframeNode) -> String {
        fragments.html(of: node) { self.node($0) }
    }

    public func problems(_ records: [DiagnosticRecord]) -> ProblemsUpdate {
        let context = ProblemsContext(records)
        return ProblemsUpdate(
            errors: context.errors.count, count: records.count,
            errorSheet: context.errors.isEmpty ? nil : render(context, with: "sheet"),
            list: render(context, with: "problems")
        )
    }

    public func inspection(_ inspection: Inspection) -> String {
        render(InspectionContext(inspection: inspection), with: "inspection")
    }

    public func comparison(_ comparison: Comparison) -> String {
        render(ComparisonContext(comparison: comparison), with: "comparison")
    }

    public func notes(_ notes: [BoardNote]) -> String {
        render(["notes": .init(notes, BoardNote.values)], with: "notes")
    }

    func marks(_ marks: [WidthMark]) -> String {
        render(["marks": .init(marks.map(WidthMarkContext.init))], with: "marks")
    }

    func log(_ lines: [LogLine]) -> String {
        render(["log": .init(lines.map(LogLineContext.init))], with: "log")
    }

    public func render(_ context: some TemplateContext, with template: String) -> String {
        rendered(TemplateValue(context), template)
    }

    public func render(_ values: [String: TemplateValue], with template: String) -> String {
        rendered(TemplateValue(values), template)
    }
}

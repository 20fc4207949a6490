/// What can be measured, by the names it is asked for on the command line.
enum Suite: String, CaseIterable {
    /// The constraint solver by itself.
    case solver
    /// Traits from the screen down to each controller.
    case traits
    /// Events on containers and presentations.
    case navigation
    /// A whole screen's frames.
    case layout
    /// Playgrounds at the limits.
    case limits
    /// A page's request to its last byte.
    case serve
    /// A saved file to the page.
    case save
    /// The same as far as the message for the page, in process.
    case reload
    /// A step of the page's scale.
    case zoom
    /// What the browser does for a tap, a save and a step of the scale, by a trace.
    case paint
    /// A window's dragged edge to the page.
    case resize
    /// A fold of twelve phones to the page, beside a rotation.
    case fold
    /// A force of the pressure slider to the page.
    case press
    /// A tap on all devices of a page at once.
    case mirror
    /// The same as far as the message for the page, in process.
    case message
    /// Exported pages, whose engine is in the page.
    case export
    /// The lints of a sample in all environments.
    case lints
    /// Interface Builder's documents to playgrounds.
    case `import`
    /// An imported storyboard as an app.
    case eject
    /// The scenarios of the samples.
    case check
    /// Constraint logs explained.
    case explain
    /// A keystroke in an editor to what is told of it.
    case lsp
    /// What UIKit did, compared.
    case compare

    func run() async throws {
        switch self {
        case .solver: SolverBenchmarks.run()
        case .traits: TraitBenchmarks.run()
        case .navigation: NavigationBenchmarks.run()
        case .layout: LayoutBenchmarks.run()
        case .limits: LimitBenchmarks.run()
        case .serve: try await ServeBenchmark.run()
        case .save: try await SaveToDOMBenchmark.run()
        case .reload: try SavedMessages.printTable()
        case .zoom: try await ZoomBenchmark.run()
        case .paint: try await PaintBenchmark.run()
        case .resize: try await ResizeBenchmark.run()
        case .fold: try await FoldBenchmark.run()
        case .press: try await PressBenchmark.run()
        case .mirror: try await MirrorBenchmark.run()
        case .message: try MirroredMessages.printTable()
        case .export: try await ExportBenchmark.run()
        case .lints: try MatrixBenchmark.run()
        case .import: try ImportBenchmark.run()
        case .eject: try EjectBenchmark.run()
        case .check: CheckBenchmark.run()
        case .explain: try ExplainBenchmark.run()
        case .lsp: try LanguageServerBenchmark.run()
        case .compare: try CompareBenchmark.run()
        }
    }

    static let help = """
        Usage: traitscope-benchmarks [\(allCases.map(\.rawValue).joined(separator: "] ["))]

        Measures what is named, or everything. Build it with `-c release`. What goes as far as a page needs Chrome or \
        Chromium.
        """
}

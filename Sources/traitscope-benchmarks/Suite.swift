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
    /// A saved file to the message for the page.
    case reload
    /// A tap on all devices of a page at once, to the message for the page.
    case message
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

    func run() throws {
        switch self {
        case .solver: SolverBenchmarks.run()
        case .traits: TraitBenchmarks.run()
        case .navigation: NavigationBenchmarks.run()
        case .layout: LayoutBenchmarks.run()
        case .limits: LimitBenchmarks.run()
        case .reload: try SavedMessages.printTable()
        case .message: try MirroredMessages.printTable()
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

        Measures what is named, or everything. Build it with `-c release`. `Tests/Browser/measure.py` measures what goes as far as a page.
        """
}

enum Suite: String, CaseIterable {
    case solver, traits, layout, limits, lints, `import`, eject, check, explain, lsp, compare

    func run() throws {
        switch self {
        case .solver: SolverBenchmarks.run()
        case .traits: TraitBenchmarks.run()
        case .layout: LayoutBenchmarks.run()
        case .limits: LimitBenchmarks.run()
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

        Runs the named suites, or all of them. Build it with `-c release`. `Tests/Browser/measure.py` measures the way to the page.
        """
}

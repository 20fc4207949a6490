import InterfaceImport

/// What the entries of a build have shown.
struct CodeRuns: Sendable {
    /// In the order of the entries, and then those that only the press of a control shows.
    private(set) var runs: [RecordedRun] = []
    /// Why entries stopped, by their names.
    private(set) var stops: [String: String] = [:]
    /// Names of entries that have been run since their code has changed.
    private var current: Set<String> = []
    /// Names of entries that have been run since their controls were followed.
    private var unfollowed: Set<String> = []
    /// The entries from which what controls show was reached, by its class.
    private var origins: [String: String] = [:]
    /// Whether what controls show is that of the code.
    private(set) var areFollowed = false

    private static let stopLimit = 4
    /// Of controllers that nothing makes but the press of a control.
    private static let followLimit = 40

    /// Runs all entries of a build, and what the presses of their controls show. The next import begins with what was cut.
    init(of build: inout CodeBuild, _ confinement: Confinement) throws(CodeImportFailure) {
        let runner = build.runner(confinement)
        try run(build.entries, of: &build, with: runner) { true }
        try follow(build.entries, with: runner) { true }
        try build.keepCuts()
    }

    mutating func change(_ entries: [CodeBuild.Entry]) {
        current.subtract(entries.map(\.name))
        areFollowed = false
    }

    func isCurrent(_ entry: CodeBuild.Entry) -> Bool { current.contains(entry.name) }

    /// Runs entries that have not been run since their code has changed.
    ///
    /// - Parameters:
    ///   - build: What has been built. Statements at which it stops are cut.
    ///   - goesOn: Is asked before each.
    mutating func run(
        _ entries: [CodeBuild.Entry], of build: inout CodeBuild, with runner: EntryRun, while goesOn: () -> Bool
    ) throws(CodeImportFailure) {
        var waiting = entries.filter { !isCurrent($0) }
        for round in 0...Self.stopLimit where !waiting.isEmpty {
            var again: [CodeBuild.Entry] = []
            var isCut = false
            for entry in waiting {
                guard goesOn() else { return }
                runs.removeAll { $0.className == entry.name }
                current.insert(entry.name)
                unfollowed.insert(entry.name)
                switch try runner.outcome(of: entry.name, path: [], className: entry.name) {
                case .run(let run):
                    runs.append(run)
                    stops[entry.name] = nil
                case .stopped(let place, let reason):
                    stops[entry.name] = reason
                    guard round < Self.stopLimit, let place, try build.cut(stop: place) else { continue }
                    isCut = true
                    again.append(entry)
                }
            }
            if isCut { try build.rebuild() }
            waiting = again.filter { entry in build.entries.contains(entry) }
        }
        order(build.entries)
    }

    /// Forgets entries that are gone.
    private mutating func order(_ entries: [CodeBuild.Entry]) {
        let places = Dictionary(entries.enumerated().map { ($1.name, $0) }) { first, _ in first }
        stops = stops.filter { places[$0.key] != nil }
        let known = runs.filter { places[$0.className] != nil }.sorted { places[$0.className, default: 0] < places[$1.className, default: 0] }
        runs = known + runs.filter { places[$0.className] == nil }
    }

    /// Runs what only the press of a control shows, and again what was made with arguments that nothing in the app has.
    mutating func follow(_ entries: [CodeBuild.Entry], with runner: EntryRun, while goesOn: () -> Bool) throws(CodeImportFailure) {
        let names = Set(entries.map(\.name))
        let former = runs
        runs.removeAll { !names.contains($0.className) }
        let madeUp = Set(entries.filter(\.hasArguments).map(\.name))
        var known = Set(runs.map(\.className)).subtracting(madeUp)
        let ordered = runs.filter { !madeUp.contains($0.className) } + runs.filter { madeUp.contains($0.className) }
        var waiting = ordered.map { (run: $0, entry: $0.className, path: [String]()) }
        var count = 0
        while !waiting.isEmpty {
            let (run, entry, path) = waiting.removeFirst()
            for press in run.presses {
                guard let className = press.outcome["class"]?.string, press.outcome["alert"] == nil, !className.hasPrefix("UI"),
                      className != run.className, count < Self.followLimit, path.count < 4, known.insert(className).inserted
                else { continue }
                guard goesOn() else { return runs = former }
                count += 1
                let longer = path + [press.control]
                if origins[className] == entry, unfollowed.isDisjoint(with: [entry, className]),
                   let same = former.first(where: { $0.className == className }) {
                    add(same)
                    waiting.append((same, entry, longer))
                    continue
                }
                origins[className] = entry
                guard case .run(let next) = try runner.outcome(of: entry, path: longer, className: className) else { continue }
                add(next)
                waiting.append((next, entry, longer))
            }
        }
        unfollowed = []
        areFollowed = true
    }

    private mutating func add(_ run: RecordedRun) {
        if let index = runs.firstIndex(where: { $0.className == run.className }) { runs[index] = run } else { runs.append(run) }
    }
}

import Foundation
import InterfaceImport

/// The screens of a build's entries.
struct CodeRuns: Sendable {
    /// The runs in the order of the entries, followed by controllers that are shown only by pressing a control.
    private(set) var runs: [RecordedRun] = []
    /// The reasons why entries stopped, by entry name.
    private(set) var stops: [String: String] = [:]
    /// The names of entries that have run since their code changed.
    private var current: Set<String> = []
    /// The names of entries that have run since their controls were last pressed.
    private var unfollowed: Set<String> = []
    /// The entries whose controls, when pressed, led to a controller, by the controller's class.
    private var origins: [String: String] = [:]
    /// Whether the controllers that presses lead to are up to date.
    private(set) var areFollowed = false

    private static let stopLimit = 6
    /// The number of entries that run in parallel.
    private static let width = min(4, ProcessInfo.processInfo.activeProcessorCount)
    /// The maximum number of controllers that are created only by pressing a control.
    private static let followLimit = 40

    /// Runs all entries of a build, and the controllers that their controls lead to. The cuts are saved for the next import.
    init(of build: inout CodeBuild) throws(CodeImportFailure) {
        let runner = try build.runner()
        try run(build.entries, of: &build, with: runner) { true }
        try follow(build.entries, with: runner) { true }
        try build.keepCuts()
    }

    mutating func change(_ entries: [CodeBuild.Entry]) {
        current.subtract(entries.map(\.name))
        areFollowed = false
    }

    func isCurrent(_ entry: CodeBuild.Entry) -> Bool { current.contains(entry.name) }

    /// Runs the entries that have not run since their code changed. Cuts statements at which the program stops.
    /// `goesOn` is called before each entry. It returns whether to continue.
    mutating func run(
        _ entries: [CodeBuild.Entry], of build: inout CodeBuild, with runner: EntryRun, while goesOn: () -> Bool
    ) throws(CodeImportFailure) {
        var waiting = entries.filter { !isCurrent($0) }
        for round in 0...Self.stopLimit where !waiting.isEmpty {
            var again: [CodeBuild.Entry] = []
            var isCut = false
            var places: Set<CompilerMessage> = []
            var outcomes: ArraySlice<Result<EntryRun.Outcome, CodeImportFailure>> = []
            for (index, entry) in waiting.enumerated() {
                guard goesOn() else { return }
                build.time.progress(index, waiting.count)
                guard !build.time.isOver else {
                    stops[entry.name] = "it was not run: the import ended \(build.time.words) (--time)"
                    continue
                }
                runs.removeAll { $0.className == entry.name }
                current.insert(entry.name)
                unfollowed.insert(entry.name)
                if outcomes.isEmpty { outcomes = runner.outcomes(of: waiting[index...].prefix(Self.width).map(\.name))[...] }
                switch try outcomes.removeFirst().get() {
                case .run(let run):
                    runs.append(run)
                    stops[entry.name] = nil
                case .stopped(let place, let reason):
                    stops[entry.name] = reason
                    guard round < Self.stopLimit else { continue }
                    var isMended = build.addValue(forStop: reason)
                    if !isMended, let place, places.insert(place).inserted { isMended = try build.cut(stop: place) }
                    isCut = isCut || isMended
                    // Another controller may stop at the same statement.
                    if isMended || place != nil { again.append(entry) }
                }
            }
            guard isCut, !build.time.isOver else { break }
            try build.rebuild()
            waiting = again.filter { entry in build.entries.contains(entry) }
        }
        order(build.entries)
    }

    /// Removes entries that no longer exist, and sorts the others.
    private mutating func order(_ entries: [CodeBuild.Entry]) {
        let places = Dictionary(entries.enumerated().map { ($1.name, $0) }) { first, _ in first }
        stops = stops.filter { places[$0.key] != nil }
        let known = runs.filter { places[$0.className] != nil }.sorted { places[$0.className, default: 0] < places[$1.className, default: 0] }
        runs = known + runs.filter { places[$0.className] == nil }
    }

    /// Runs the controllers that only a press of a control shows. Runs controllers with made-up arguments again if a press shows them.
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
                guard goesOn(), !runner.time.isOver else { return runs = former }
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

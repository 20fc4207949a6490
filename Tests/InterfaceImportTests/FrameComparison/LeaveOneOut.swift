import Dispatch
import InterfaceImport
import SampleDocuments
import Synchronization

/// The evidence for each rule of the canvas in the corpus's frames, by project, and the accuracy of a project's frames with rules
/// from only the other projects.
struct LeaveOneOut {
    struct Count: Equatable {
        var all = 0
        var near = 0

        init(_ rows: [FrameComparison.Row]) {
            let total = FrameSummary(rows).total
            (all, near) = (total.all, total.withinOne)
        }

        init() {}

        static func + (a: Count, b: Count) -> Count {
            var sum = a
            sum.all += b.all
            sum.near += b.near
            return sum
        }

        var share: Double { all == 0 ? 0 : Double(near) / Double(all) }
    }

    /// The counts of each project with all rules.
    private(set) var whole: [String: Count] = [:]
    /// The number of frames that are near only with a rule, by rule and project, for projects in which the rule changes frames.
    private(set) var gains: [CanvasRule: [String: Int]] = [:]
    /// The counts of each project with the rules from the other projects.
    private(set) var leftOut: [String: Count] = [:]

    /// The minimum number of projects that must confirm a rule.
    static let leastProjects = 2

    /// - Parameter witnesses: Documents of other projects. They confirm rules but do not count in the shares.
    init(_ documents: [Corpus.Document], witnesses: [Witness]) throws {
        let read = try documents.map { (project: Self.project(of: $0), document: try $0.read()) }
        let jobs = read.indices.flatMap { index in
            [(index, nil)] + CanvasRule.allCases.filter { $0.concerns(read[index].document) }.map { (index, Optional($0)) }
        }
        let counts = Self.counts(jobs.map { (read[$0.0].document, $0.1.map { Set.all.subtracting([$0]) } ?? .all) })
        var plain: [Int: Count] = [:]
        for ((index, rule), count) in zip(jobs, counts) where rule == nil {
            plain[index] = count
            whole[read[index].project, default: Count()] = whole[read[index].project, default: Count()] + count
        }
        for ((index, rule), count) in zip(jobs, counts) {
            guard let rule, let with = plain[index], with != count else { continue }
            gains[rule, default: [:]][read[index].project, default: 0] += with.near - count.near
        }
        for witness in witnesses {
            for rule in CanvasRule.allCases where rule.concerns(witness.document) {
                let with = Count(FrameComparison(witness.document).rows)
                let without = Count(FrameComparison(witness.document, rules: Set.all.subtracting([rule])).rows)
                if with != without { gains[rule, default: [:]][witness.project, default: 0] += with.near - without.near }
            }
        }
        let rulesOf = Dictionary(uniqueKeysWithValues: whole.keys.map { ($0, rules(without: $0)) })
        let again = read.filter { rulesOf[$0.project] != .all }
        let anew = Self.counts(again.map { ($0.document, rulesOf[$0.project] ?? .all) })
        leftOut = whole
        for project in Set(again.map(\.project)) {
            leftOut[project] = zip(again, anew).filter { $0.0.project == project }.map(\.1).reduce(Count(), +)
        }
    }

    /// The rules that at least two projects without `project` confirm and that fewer projects contradict.
    func rules(without project: String?) -> Set<CanvasRule> {
        Set(CanvasRule.allCases.filter { rule in
            let others = (gains[rule] ?? [:]).filter { $0.key != project }.values
            let (shown, contradicted) = (others.count { $0 > 0 }, others.count { $0 < 0 })
            return shown >= Self.leastProjects && shown > contradicted
        })
    }

    static func project(of document: Corpus.Document) -> String {
        document.path.split(separator: "/").first.map(String.init)?.replacing("__", with: "/") ?? ""
    }

    /// The counts of the jobs, computed on all cores.
    private static func counts(_ jobs: [(document: InterfaceBuilderDocument, rules: Set<CanvasRule>)]) -> [Count] {
        let done = Mutex<[Count]>(Array(repeating: Count(), count: jobs.count))
        DispatchQueue.concurrentPerform(iterations: jobs.count) { index in
            let count = Count(FrameComparison(jobs[index].document, rules: jobs[index].rules).rows)
            done.withLock { $0[index] = count }
        }
        return done.withLock { $0 }
    }
}

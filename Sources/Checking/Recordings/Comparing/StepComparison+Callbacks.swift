import PlaygroundModel

extension StepComparison {
    mutating func compareCallbacks() {
        guard let all = recorded.callbacks else { return }
        let heard = all.filter { RecordedStep.Callback.modelledMethods.contains($0.method) }
        passedOver += all.count - heard.count
        let made = (predicted.callbacks ?? []).filter { methods?.contains($0.method) != false }
        let order = CallbackOrder(heard: heard, made: made)
        compared += heard.count + order.extra.count
        for callback in order.missing { add(.callbackMissing, callback, uikit: "called", engine: nil) }
        for callback in order.extra { add(.callbackExtra, callback, uikit: nil, engine: "called") }
        for move in order.moved { add(.callbackOrder, move.callback, uikit: move.heardAfter, engine: move.madeAfter) }
        for (heard, made) in order.pairs { compareArguments(heard, made) }
    }

    private mutating func compareArguments(_ heard: RecordedStep.Callback, _ made: RecordedStep.Callback) {
        for (name, value) in heard.arguments.sorted(by: { $0.key < $1.key }) {
            guard let own = made.arguments[name] else { continue }
            compared += 1
            guard value != own, !isWithinTolerance(value, own) else { continue }
            add(.callbackArgument, heard, uikit: "\(name): \(value)", engine: "\(name): \(own)")
        }
    }

    /// Whether two strings are lengths or sizes that are equal within the tolerance.
    private func isWithinTolerance(_ one: String, _ other: String) -> Bool {
        let (first, second) = (one.split(separator: "x").map { Double($0) }, other.split(separator: "x").map { Double($0) })
        guard first.count == second.count else { return false }
        return zip(first, second).allSatisfy { first, second in
            guard let first, let second else { return false }
            return abs(first - second) <= tolerance
        }
    }

    private mutating func add(_ kind: DifferenceKind, _ callback: RecordedStep.Callback, uikit: String?, engine: String?) {
        differences.append(Difference(kind: kind, subject: callback.receiver, attribute: callback.method, uikit: uikit, engine: engine))
    }
}

struct CallbackOrder {
    struct Move {
        var callback: RecordedStep.Callback
        var heardAfter: String
        var madeAfter: String
    }

    private(set) var missing: [RecordedStep.Callback] = []
    private(set) var extra: [RecordedStep.Callback] = []
    private(set) var moved: [Move] = []
    private(set) var pairs: [(heard: RecordedStep.Callback, made: RecordedStep.Callback)] = []

    private struct Name: Hashable {
        var receiver: String
        var method: String

        init(_ callback: RecordedStep.Callback) {
            (receiver, method) = (callback.receiver, callback.method)
        }
    }

    init(heard: [RecordedStep.Callback], made: [RecordedStep.Callback]) {
        let (heardNames, madeNames) = (heard.map(Name.init), made.map(Name.init))
        let difference = heardNames.difference(from: madeNames)
        var (isInserted, isRemoved) = (Set<Int>(), Set<Int>())
        for change in difference {
            switch change {
            case .insert(let offset, _, _): isInserted.insert(offset)
            case .remove(let offset, _, _): isRemoved.insert(offset)
            }
        }
        let kept = zip(heard.indices.filter { !isInserted.contains($0) }, made.indices.filter { !isRemoved.contains($0) })
        pairs = kept.map { (heard[$0], made[$1]) }
        var free: [Name: [Int]] = [:]
        for offset in isRemoved.sorted() { free[madeNames[offset], default: []].append(offset) }
        for offset in isInserted.sorted() {
            guard let from = free[heardNames[offset]]?.first else {
                missing.append(heard[offset])
                continue
            }
            free[heardNames[offset]]?.removeFirst()
            pairs.append((heard[offset], made[from]))
            moved.append(Move(callback: heard[offset], heardAfter: Self.place(offset, in: heard), madeAfter: Self.place(from, in: made)))
        }
        extra = free.values.flatMap { $0 }.sorted().map { made[$0] }
    }

    private static func place(_ offset: Int, in callbacks: [RecordedStep.Callback]) -> String {
        guard offset > 0 else { return "first" }
        let before = callbacks[offset - 1]
        return "after \(before.receiver) \(before.method)"
    }
}

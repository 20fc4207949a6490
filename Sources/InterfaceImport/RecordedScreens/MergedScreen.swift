import JSON
import PlaygroundModel

/// A screen on all environments: the common part, and rules for the differences.
struct MergedScreen {
    struct View {
        var name: String
        var id: String
        var kind: ViewKind
        var parent: String?
        var isArranged: Bool
        var isChild: Bool
        var entries: [TOMLValue.Entry]
        var customSpacing: TOMLValue?
        var record: JSONValue
    }

    private(set) var views: [View] = []
    private(set) var guides: [String] = []
    private(set) var constraints: [DraftConstraint] = []
    var rules = AdaptiveDrafts()
    /// The differences that no condition explains, with their counts.
    private(set) var unexplained: [String: Int] = [:]
    private(set) var unsupported = 0

    private let facts: [Int: ScreenFacts]
    private let places: Set<Int>
    private let first: Int
    private let values: RecordedValues
    private let condition: TraitCondition

    /// - Parameter facts: The facts by the index of their environment.
    init(_ facts: [Int: ScreenFacts], values: RecordedValues, condition: TraitCondition = TraitCondition()) {
        self.facts = facts
        self.values = values
        self.condition = condition
        places = Set(facts.keys.filter { $0 < RunEnvironment.traitCount })
        first = places.min() ?? 0
        unsupported = facts[first]?.unsupported ?? 0
        addViews()
        addConstraints()
    }

    private mutating func leave(_ reason: String) { unexplained[reason, default: 0] += 1 }

    /// Whether two runs on the same environment differ, which means that no trait causes the difference.
    private func isRandom<Value: Equatable>(_ value: (ScreenFacts) -> Value) -> Bool {
        guard first == 0, let here = facts[0], let again = facts[RunEnvironment.traitCount] else { return false }
        return value(here) != value(again)
    }

    private mutating func addViews() {
        var seen: Set<String> = []
        for place in places.sorted() {
            guard let screen = facts[place] else { continue }
            for guide in screen.guides where !guides.contains(guide) { guides.append(guide) }
            for view in screen.views where seen.insert(view.name).inserted { add(view) }
        }
    }

    private mutating func add(_ view: ScreenFacts.View) {
        var occurrences: [Int: ScreenFacts.View] = [:]
        for place in places {
            if let same = facts[place]?.views.first(where: { $0.name == view.name }) { occurrences[place] = same }
        }
        let whole = Set(occurrences.keys)
        let isTop = view.parent.map { parent in
            whole != Set(places.filter { facts[$0]?.views.contains { $0.name == parent } == true })
        } ?? true
        if whole != places, isTop, !view.isChild {
            if isRandom({ $0.views.contains { $0.name == view.name } }) {
                guard whole.contains(first) else { return }
            } else if let when = condition.value(holding: whole, among: places) {
                rules.change(when) { $0.install.append(view.name) }
            } else {
                leave("no condition on traits explains where it is on the screen")
                guard whole.contains(first) else { return }
            }
        }
        if occurrences.values.contains(where: { $0.parent != view.parent || $0.kind != view.kind }) {
            leave("it moves to another superview, which no rule can express")
        }
        views.append(View(
            name: view.name, id: view.id, kind: view.kind, parent: view.parent, isArranged: view.isArranged, isChild: view.isChild,
            entries: entries(of: view, occurrences), customSpacing: customSpacing(view), record: view.record))
    }

    private func customSpacing(_ view: ScreenFacts.View) -> TOMLValue? {
        guard let spacings = view.record["customSpacing"]?.members, !spacings.isEmpty,
              let screen = facts.values.first(where: { $0.views.contains { $0.id == view.id && $0.name == view.name } })
        else { return nil }
        let entries = spacings.sorted { $0.name < $1.name }.compactMap { member -> TOMLValue.Entry? in
            guard let name = screen.name(ofID: member.name), let number = member.value.number else { return nil }
            return TOMLValue.Entry(name, .number(number))
        }
        return entries.isEmpty ? nil : .table(entries)
    }

    /// The values that the view has on all environments. Differing values become adaptive rules.
    private mutating func entries(of view: ScreenFacts.View, _ occurrences: [Int: ScreenFacts.View]) -> [TOMLValue.Entry] {
        let values = self.values
        let all = occurrences.mapValues { values.entries($0.record["properties"], kind: view.kind) }
        let here = occurrences[first] == nil ? occurrences.keys.min() ?? first : first
        var keys: [String] = []
        for place in all.keys.sorted() {
            for entry in all[place] ?? [] where !keys.contains(entry.key) { keys.append(entry.key) }
        }
        let known = Set(occurrences.keys)
        return keys.compactMap { key -> TOMLValue.Entry? in
            let found = all.mapValues { entries in entries.first { $0.key == key }?.value }
            let base = found[here].flatMap { $0 }
            let own = base.map { TOMLValue.Entry(key, $0) }.flatMap { values.isStandard($0, in: view.kind) ? nil : $0 }
            let isSame = found.values.allSatisfy { $0 == base }
            if isSame || isRandom({ screen in
                screen.views.first { $0.name == view.name }.map { values.entries($0.record["properties"], kind: $0.kind) }?
                    .first { $0.key == key }
            }) { return own }
            // The values are in the order of the environments, so that each import writes the same text.
            var seen: Set<TOMLValue> = []
            for value in found.keys.sorted().compactMap({ found[$0] ?? nil }) where value != base && seen.insert(value).inserted {
                let holds = Set(found.filter { $0.value == value }.keys)
                if let when = condition.value(holding: holds, among: known) {
                    rules.change(when) { $0.set.append(.init(view: view.name, entry: TOMLValue.Entry(key, value))) }
                } else {
                    leave("no condition on traits explains when its \(key) changes")
                }
            }
            if base != nil, found.values.contains(where: { $0 == nil }) { leave("its \(key) has UIKit's default for some traits") }
            return own
        }
    }

    private mutating func addConstraints() {
        var holding: [String: Set<Int>] = [:]
        var order: [DraftConstraint] = []
        func add(_ constraint: DraftConstraint, _ place: Int) {
            if holding[constraint.text] == nil { order.append(constraint) }
            holding[constraint.text, default: []].insert(place)
        }
        for place in places.sorted() {
            for constraint in facts[place]?.constraints ?? [] { add(constraint, place) }
        }
        for view in views {
            let frames = places.sorted().compactMap { place -> FrameConstraints.Frame? in
                guard let screen = facts[place], let own = screen.views.first(where: { $0.name == view.name }),
                      let found = screen.frame(of: own)
                else { return nil }
                return FrameConstraints.Frame(environment: place, frame: found.frame, superview: found.superview)
            }
            guard !frames.isEmpty, !view.isArranged else { continue }
            let texts = FrameConstraints.texts(of: view.name, in: view.parent ?? "superview", frames)
            for (place, texts) in texts.sorted(by: { $0.key < $1.key }) {
                for text in texts { add(DraftConstraint(text: text), place) }
            }
        }
        let again = facts[RunEnvironment.traitCount].map { Set($0.constraints.map(\.text)) }
        for constraint in order {
            let holds = holding[constraint.text] ?? []
            if holds == places {
                constraints.append(constraint)
            } else if let again, first == 0, holds.contains(0), !again.contains(constraint.text), isOfCode(constraint) {
                constraints.append(constraint)
            } else if let when = condition.value(holding: holds, among: places) {
                rules.change(when) { $0.constraints.append(constraint) }
            } else if holds.contains(first) {
                leave("no condition on traits explains when its constraints change")
                constraints.append(constraint)
            } else {
                leave("no condition on traits explains when its constraints change")
            }
        }
    }

    /// Whether a constraint comes from the code and not from a frame.
    private func isOfCode(_ constraint: DraftConstraint) -> Bool { facts[0]?.constraints.contains { $0.text == constraint.text } == true }
}

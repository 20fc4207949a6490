import Dispatch
import PlaygroundReader
import SourceDiagnostics
import Synchronization

/// Reads the playgrounds of an import as they would be read from disk, and takes out of them what the reader would not take, so
/// that none is written with mistakes.
struct PlaygroundCheck {
    struct Member {
        /// The name of the playground's file.
        var name: String
        /// Members of a group may include one another.
        var group: Int
        var context: ImportContext
        var draft: DraftPlayground
        var text: PlaygroundText
        var refusal: ImportRefusal?
        /// Whether only what it includes makes it more than a playground can be.
        var includesTooMuch = false

        init(name: String, group: Int = 0, context: ImportContext, draft: DraftPlayground) {
            (self.name, self.group, self.context, self.draft) = (name, group, context, draft)
            text = PlaygroundText(of: draft)
        }
    }

    private(set) var members: [Member]
    /// The texts as files, by name.
    private var files: [String: [UInt8]]
    /// What a member's last reading read besides its own text.
    private var attachments: [[String]]

    /// How often a playground is read anew after something was taken out. A reading tells of 50 mistakes.
    private static let rounds = 40

    init(_ members: [Member]) {
        self.members = members
        files = Dictionary(members.map { ($0.name, Array($0.text.text.utf8)) }, uniquingKeysWith: { first, _ in first })
        attachments = members.map { _ in [] }
        check()
    }

    private mutating func check() {
        var waiting = Set(members.indices)
        for _ in 0..<Self.rounds where !waiting.isEmpty {
            var mistakes: [Int: [Diagnostic]] = [:]
            let read = waiting.sorted()
            for (index, reading) in zip(read, readings(of: read)) {
                for mistake in errors(of: index, in: reading) { mistakes[owner(of: mistake, readBy: index), default: []].append(mistake) }
            }
            let mended = mistakes.keys.sorted().filter { mend($0, mistakes[$0] ?? []) }
            let changed = Set(mended.map { members[$0].name })
            waiting = Set(members.indices.filter { index in
                members[index].refusal == nil && !members[index].includesTooMuch
                    && (changed.contains(members[index].name) || attachments[index].contains(where: changed.contains))
            })
        }
        for index in waiting { members[index].refusal = .mistaken("too much of it would have to be left out") }
    }

    /// What a reading leaves to know.
    private struct Reading: Sendable {
        var errors: [Diagnostic]
        var attachments: [String]
        var includesNothing: Bool
    }

    /// Reads playgrounds with what they include, on all cores. What several include is read once.
    private func readings(of indices: [Int]) -> [Reading] {
        let done = Mutex<[Int: Reading]>([:])
        let files = files
        let groups = Dictionary(grouping: indices) { members[$0].group }.sorted { $0.key < $1.key }.map { group in
            group.value.map { (index: $0, name: members[$0].name, uses: members[$0].usesOfComponents) }
        }
        DispatchQueue.concurrentPerform(iterations: groups.count) { place in
            // The reading of the group that includes most has what the others include.
            var former: PlaygroundFile.ReadResult?
            for (index, name, uses) in groups[place] {
                let reading = PlaygroundFile.read(
                    bytes: (files[name] ?? []) + uses, fileName: name, attachment: { files[$0] }, after: former)
                let known = Reading(
                    errors: reading.diagnostics.filter { $0.severity == .error }, attachments: reading.attachments,
                    includesNothing: reading.includes.isEmpty)
                done.withLock { $0[index] = known }
                if reading.includes.count > former?.includes.count ?? 0 { former = reading }
            }
        }
        return done.withLock { known in indices.compactMap { known[$0] } }
    }

    /// The mistakes that the reader finds in a playground and in what it includes.
    private mutating func errors(of index: Int, in reading: Reading) -> [Diagnostic] {
        attachments[index] = reading.attachments
        guard let excess = reading.errors.first(where: \.tellsOfLimit) else { return reading.errors }
        if reading.includesNothing {
            members[index].refusal = .tooLarge(excess.headline)
        } else {
            members[index].includesTooMuch = true
        }
        return []
    }

    /// The member in whose file a mistake is.
    private func owner(of mistake: Diagnostic, readBy index: Int) -> Int {
        members.firstIndex { $0.name == mistake.fileName } ?? index
    }

    // MARK: Taking out

    /// Takes out what the mistakes are about; whether the text is another now.
    private mutating func mend(_ index: Int, _ mistakes: [Diagnostic]) -> Bool {
        let places = mistakes.compactMap { mistake in place(of: mistake, in: index).map { (mistake, $0) } }
        var seen: Set<DraftPlace> = []
        var isMended = false
        for (mistake, place) in places where seen.insert(place).inserted {
            if takeOut(place, of: index, mistake) { isMended = true }
        }
        // What a mistake points at is gone or cannot go: the whole of which it is a part may.
        if !isMended, let (mistake, first) = places.first {
            var place = first.whole
            while let whole = place, !isMended {
                isMended = takeOut(whole, of: index, mistake)
                place = whole.whole
            }
        }
        guard isMended else {
            members[index].refusal = .mistaken(mistakes.first?.headline ?? "")
            return false
        }
        members[index].text = PlaygroundText(of: members[index].draft)
        files[members[index].name] = Array(members[index].text.text.utf8)
        return true
    }

    private func place(of mistake: Diagnostic, in index: Int) -> DraftPlace? {
        guard let start = mistake.span?.start, mistake.fileName == members[index].name else { return nil }
        return members[index].text.place(atLine: start.line, column: start.column)
    }

    private mutating func takeOut(_ place: DraftPlace, of index: Int, _ mistake: Diagnostic) -> Bool {
        guard let removal = members[index].draft.remove(place) else { return false }
        let words = removal.words.isEmpty ? "" : " \(removal.words)"
        members[index].draft.addComment("Left out\(words): \(mistake.headline).", at: place.steps)
        let context = members[index].context
        let reason = "a playground would not take it (\(mistake.code))"
        for id in removal.lost { context.takeBack(id, reason) }
        if let changed = removal.changed {
            context.change(id: changed, removal.words.isEmpty ? reason : "its \(removal.words) is left out: \(reason)")
        }
        return true
    }
}

extension PlaygroundCheck.Member {
    /// Views made of the components, behind the text: what a component says is looked at where it is used, and nothing else uses them.
    fileprivate var usesOfComponents: [UInt8] {
        draft.components.enumerated().flatMap { number, component in
            Array("\n[controllers.use-of-component-\(number).views.used]\nkind = \"\(component.name)\"\n".utf8)
        }
    }
}

import Dispatch
import PlaygroundReader
import SourceDiagnostics
import Synchronization

/// Reads each imported playground as if from disk. Drafts are valid by construction, so a document with a mistake is refused.
struct PlaygroundCheck {
    struct Member {
        var name: String
        var group: Int
        var context: ImportContext
        var draft: DraftPlayground
        var text: String
        var refusal: ImportRefusal?
        /// Whether the playground has mistakes together with the playgrounds that it includes. It may have none alone.
        var failsWithIncludes = false

        init(name: String, group: Int = 0, context: ImportContext, draft: DraftPlayground) {
            (self.name, self.group, self.context, self.draft) = (name, group, context, draft)
            text = PlaygroundText(of: draft).text
        }
    }

    private(set) var members: [Member]

    /// - Parameter progress: Called from any thread with the number of checked playgrounds.
    init(_ members: [Member], progress: @escaping @Sendable (Int) -> Void = { _ in }) {
        self.members = members
        for (index, reading) in zip(members.indices, readings(progress)) {
            let errors = reading.errors
            guard let mistake = errors.first(where: \.exceedsLimit) ?? errors.first else { continue }
            if reading.includes {
                self.members[index].failsWithIncludes = true
            } else {
                self.members[index].refusal = mistake.exceedsLimit ? .tooLarge(mistake.headline) : .mistaken(mistake.headline)
            }
        }
    }

    private typealias Reading = (errors: [Diagnostic], includes: Bool)

    /// Reads on all cores. Playgrounds that several others include are read only once.
    private func readings(_ progress: @escaping @Sendable (Int) -> Void) -> [Reading] {
        let done = Mutex<[Int: Reading]>([:])
        let files = Dictionary(members.map { ($0.name, Array($0.text.utf8)) }, uniquingKeysWith: { first, _ in first })
        let groups = Dictionary(grouping: members.indices) { members[$0].group }.sorted { $0.key < $1.key }.map { group in
            group.value.map { (index: $0, name: members[$0].name, uses: members[$0].usesOfComponents) }
        }
        DispatchQueue.concurrentPerform(iterations: groups.count) { place in
            // The reading of the playground with the most includes, reused for the others in the group.
            var former: PlaygroundFile.ReadResult?
            for (index, name, uses) in groups[place] {
                let reading = PlaygroundFile.read(
                    bytes: (files[name] ?? []) + uses, fileName: name, attachment: { files[$0] }, after: former)
                let errors = reading.diagnostics.filter { $0.severity == .error }
                let count = done.withLock { done in
                    done[index] = (errors, !reading.includes.isEmpty)
                    return done.count
                }
                progress(count)
                if reading.includes.count > former?.includes.count ?? 0 { former = reading }
            }
        }
        return done.withLock { done in members.indices.compactMap { done[$0] } }
    }
}

extension PlaygroundCheck.Member {
    /// Uses of the components, appended to the text. The reader checks components only where they are used.
    fileprivate var usesOfComponents: [UInt8] {
        draft.components.enumerated().flatMap { number, component in
            Array("\n[controllers.use-of-component-\(number).views.used]\nkind = \"\(component.name)\"\n".utf8)
        }
    }
}

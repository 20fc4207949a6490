struct StoryboardReferences {
    struct Reference {
        /// The index of the document with the reference. `placeholder` is the id of its placeholder.
        var member: Int
        var placeholder: String
        var target: Int
        var controller: String
    }

    struct LeftOut: Hashable {
        /// Documents whose references are ignored. `targets` are documents that cannot be referred to.
        var sources: Set<Int> = []
        var targets: Set<Int> = []
    }

    private let members: [DocumentSet.Member]
    private let namesakes: [String: [Int]]
    /// The controllers of each document by storyboard identifier. `initial` contains the initial controllers.
    private let identified: [[String: Element]]
    private let initial: [Element?]
    private(set) var all: [Reference] = []

    init(_ members: [DocumentSet.Member], _ leftOut: LeftOut = LeftOut()) {
        self.members = members
        let targets = members.indices.filter { members[$0].document.kind == .storyboard && !leftOut.targets.contains($0) }
        namesakes = Dictionary(grouping: targets) { members[$0].name }
        identified = members.map { member in
            let named = member.document.scenes.map(\.controller).compactMap { scene in scene["storyboardIdentifier"].map { ($0, scene) } }
            return Dictionary(named, uniquingKeysWith: { first, _ in first })
        }
        initial = members.map { member in
            let initial = member.document.initialViewController
            return member.document.scenes.first { $0.controller.id != nil && $0.controller.id == initial }?.controller
        }
        for (index, member) in members.enumerated() where !leftOut.sources.contains(index) {
            for placeholder in member.document.scenes.map(\.controller) where placeholder.name == Self.placeholder {
                guard let id = placeholder.id, let goal = goal(of: placeholder, in: index) else { continue }
                all.append(Reference(member: index, placeholder: id, target: goal.member, controller: goal.controller))
            }
        }
    }

    private static let placeholder = "viewControllerPlaceholder"

    /// The controller that a placeholder leads to, through further placeholders. `nil` for a cycle.
    private func goal(of placeholder: Element, in member: Int) -> (member: Int, controller: String)? {
        var place = (member: member, element: placeholder)
        for _ in 0..<Self.longestChain {
            guard let next = next(after: place.element, in: place.member), let id = next.element.id else { return nil }
            if next.element.name != Self.placeholder { return (next.member, id) }
            place = next
        }
        return nil
    }

    /// The maximum number of consecutive placeholders. No project has more.
    private static let longestChain = 16

    /// The result of UIStoryboard's `instantiateViewController(withIdentifier:)` or `instantiateInitialViewController()`.
    private func next(after placeholder: Element, in member: Int) -> (member: Int, element: Element)? {
        guard let target = placeholder["storyboardName"].map({ storyboard($0, nearest: member) }) ?? member else { return nil }
        let element = placeholder["referencedIdentifier"].map { identified[target][$0] } ?? initial[target]
        return element.map { (target, $0) }
    }

    /// The storyboard with a name. If several targets have such a storyboard, the one with the most common folders.
    private func storyboard(_ name: String, nearest member: Int) -> Int? {
        let distances = (namesakes[name] ?? []).map { (index: $0, common: members[$0].commonFolders(with: members[member])) }
        let most = distances.map(\.common).max()
        return distances.first { $0.common == most }?.index
    }

    /// The names of each document's controllers. They are unique among documents that are joined by references.
    func names() -> [ControllerNames] {
        var taken: [Int: Set<String>] = [:]
        let groups = groups()
        let own = Dictionary(grouping: all, by: \.member)
        return members.indices.map { index in
            let prefix = Words.kebabCase(Words.of(members[index].name))
            let references = Set((own[index] ?? []).map(\.placeholder))
            let names = ControllerNames(
                members[index].document, references: references, taken: taken[groups[index]] ?? [], prefix: prefix)
            taken[groups[index], default: []].formUnion(names.all)
            return names
        }
    }

    /// The first document that is joined with each document by references in either direction.
    func groups() -> [Int] {
        var groups = Array(members.indices)
        for reference in all where groups[reference.member] != groups[reference.target] {
            let (a, b) = (groups[reference.member], groups[reference.target])
            groups = groups.map { $0 == max(a, b) ? min(a, b) : $0 }
        }
        return groups
    }
}

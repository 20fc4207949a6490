import InterfaceBuilder

/// Which controllers the references between storyboards stand for.
struct StoryboardReferences {
    struct Reference {
        /// The document with the reference, and the id of the placeholder there.
        var member: Int
        var placeholder: String
        /// The document that it leads to, and the id of the controller there.
        var target: Int
        var controller: String
    }

    private let members: [DocumentSet.Member]
    /// In the order of the documents; those that lead to none of them are not among them.
    private(set) var all: [Reference] = []

    init(_ members: [DocumentSet.Member]) {
        self.members = members
        for (index, member) in members.enumerated() {
            for placeholder in member.document.scenes.map(\.controller) where placeholder.name == Self.placeholder {
                guard let id = placeholder.id, let goal = goal(of: placeholder, in: index) else { continue }
                all.append(Reference(member: index, placeholder: id, target: goal.member, controller: goal.controller))
            }
        }
    }

    private static let placeholder = "viewControllerPlaceholder"

    // MARK: Goals

    /// The controller that a placeholder stands for, through further placeholders. One that leads back to itself stands for none.
    private func goal(of placeholder: Element, in member: Int) -> (member: Int, controller: String)? {
        var place = (member: member, element: placeholder)
        for _ in 0..<Self.longestChain {
            guard let next = next(after: place.element, in: place.member), let id = next.element.id else { return nil }
            if next.element.name != Self.placeholder { return (next.member, id) }
            place = next
        }
        return nil
    }

    /// More placeholders in a row than anybody makes; a circle has no end.
    private static let longestChain = 16

    /// UIStoryboard's `instantiateViewController(withIdentifier:)`, or `instantiateInitialViewController()`.
    private func next(after placeholder: Element, in member: Int) -> (member: Int, element: Element)? {
        guard let target = placeholder["storyboardName"].map({ storyboard($0, nearest: member) }) ?? member else { return nil }
        let document = members[target].document
        let controllers = document.scenes.map(\.controller)
        let element = if let identifier = placeholder["referencedIdentifier"] {
            controllers.first { $0["storyboardIdentifier"] == identifier }
        } else {
            document.initialViewController.flatMap { initial in controllers.first { $0.id == initial } }
        }
        return element.map { (target, $0) }
    }

    /// The storyboard of a name: of several, as the targets of a project have, the one with most folders in common.
    private func storyboard(_ name: String, nearest member: Int) -> Int? {
        let namesakes = members.indices.filter { members[$0].document.kind == .storyboard && members[$0].name == name }
        let distances = namesakes.map { (index: $0, common: members[$0].commonFolders(with: members[member])) }
        let most = distances.map(\.common).max()
        return distances.first { $0.common == most }?.index
    }

    // MARK: Names

    /// The names of the controllers of each document. Those of documents that references join come together in one playground,
    /// so each is given once among them.
    func names() -> [ControllerNames] {
        var taken: [Int: Set<String>] = [:]
        let groups = groups()
        return members.indices.map { index in
            let prefix = Words.kebabCase(Words.of(members[index].name))
            let references = Set(all.filter { $0.member == index }.map(\.placeholder))
            let names = ControllerNames(
                members[index].document, references: references, taken: taken[groups[index]] ?? [], prefix: prefix)
            taken[groups[index], default: []].formUnion(names.all)
            return names
        }
    }

    /// For each document the first of those that references join it with, in either direction.
    private func groups() -> [Int] {
        var groups = Array(members.indices)
        for reference in all where groups[reference.member] != groups[reference.target] {
            let (a, b) = (groups[reference.member], groups[reference.target])
            groups = groups.map { $0 == max(a, b) ? min(a, b) : $0 }
        }
        return groups
    }
}

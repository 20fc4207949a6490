import PlaygroundModel

/// Completes a length, such as `>= 200` or `<= safeArea.maxX - 8`.
struct LengthCompletion {
    let names: NameSpace
    let controller: String?

    func completions(before: String, cursor: Int) -> [Completion] {
        let word = before.split(separator: " ", omittingEmptySubsequences: false).last.map { String($0) } ?? ""
        let relations = LengthComparison.Relation.allCases.map { $0.rawValue }
        let isStart = before.allSatisfy { $0 == " " || "<>=".contains($0) } && !before.contains(" ")
        guard let dot = word.lastIndex(of: ".") else {
            let range = (cursor - word.utf8.count)..<cursor
            return (isStart ? relations.map { Completion($0, .sign, text: "\($0) ", in: range, rank: 4) } : [])
                + items.map { Completion($0, $0.contains(".") ? .view : .guide, in: range, rank: 2) }
        }
        let part = word[word.index(after: dot)...]
        return RectAttribute.allCases.map { Completion($0.rawValue, .attribute, in: (cursor - part.utf8.count)..<cursor, rank: 1) }
    }

    private var items: [String] {
        let scope = controller.map { DocumentPath().appending("controllers").appending($0) }
        let own = scope.map { names.views(in: $0).map { $0.name } } ?? []
        return own + ConstraintItems.standing + ConstraintItems.rootGuides + names.controllers
    }
}

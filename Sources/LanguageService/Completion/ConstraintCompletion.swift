import PlaygroundModel
import PlaygroundReader

struct ConstraintCompletion {
    private let items: ConstraintItems
    private let formatOnly: Bool
    private let all: Set<String>

    init(_ items: ConstraintItems, formatOnly: Bool) {
        self.items = items
        self.formatOnly = formatOnly
        all = items.all
    }

    /// `before` is the text up to the cursor, `cursor` the cursor's UTF-8 offset in the source.
    func completions(before: String, text: String, cursor: Int) -> [Completion] {
        let start = before.drop { $0 == " " }
        if formatOnly || ["H:", "V:", "|", "["].contains(where: { start.hasPrefix($0) }) {
            return formatCompletions(before, cursor)
        }
        let signs = ["H:|-[", "V:|-["].map {
            Completion($0, .sign, detail: "visual format", in: (cursor - before.utf8.count)..<cursor, rank: 8)
        }
        return (["", "H", "V"].contains(String(start)) ? signs : []) + equationCompletions(before, text, cursor)
    }

    private static func isPartOfWord(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_" || character == "-" || character == "."
    }

    private func equationCompletions(_ before: String, _ text: String, _ cursor: Int) -> [Completion] {
        let word = String(before.reversed().prefix { Self.isPartOfWord($0) }.reversed())
        let rest = before.dropLast(word.count)
        let behind = rest.reversed().first { $0 != " " }
        if behind == "@" { return priorities(in: range(word, cursor)) }
        let isRight = rest.contains { "=<>".contains($0) }
        let other = otherAttribute(before: String(rest), text: text, isRight: isRight)
        if word.isEmpty, !isRight, behind != nil { return relations(cursor) }
        if let dot = word.lastIndex(of: ".") {
            let name = String(word[..<dot])
            let part = word[word.index(after: dot)...]
            return parts(of: name, in: (cursor - part.utf8.count)..<cursor, beside: other)
        }
        return starts(in: range(word, cursor), beside: other, isRight: isRight)
    }

    private func range(_ word: String, _ cursor: Int) -> Range<Int> { (cursor - word.utf8.count)..<cursor }

    private func otherAttribute(before: String, text: String, isRight: Bool) -> LayoutAttribute? {
        let tokens = ConstraintText(text, items: all, metrics: Set(items.metrics)).tokens
        guard let relation = tokens.firstIndex(where: { $0.meaning == .relation }) else { return nil }
        let side = isRight ? tokens[..<relation] : tokens[relation...]
        return side.first { $0.meaning == .attribute }.flatMap { LayoutAttribute(rawValue: $0.word.text) }
    }

    private func relations(_ cursor: Int) -> [Completion] {
        ["==", "<=", ">="].map { Completion($0, .sign, text: "\($0) ", in: cursor..<cursor, rank: 1) }
    }

    private func priorities(in range: Range<Int>) -> [Completion] {
        [("required", 1000), ("defaultHigh", 750), ("defaultLow", 250), ("fittingSizeLevel", 50)].map {
            Completion($0.0, .choice, detail: "\($0.1)", in: range, rank: 1)
        } + items.metrics.map { Completion($0, .metric, in: range, rank: 2) }
    }

    /// The items. On the right side, each item is also offered with the left side's attribute.
    private func starts(in range: Range<Int>, beside other: LayoutAttribute?, isRight: Bool) -> [Completion] {
        var found: [Completion] = []
        for name in itemNames {
            found.append(Completion(name.text, name.kind, detail: name.detail, in: range, rank: name.rank))
            guard isRight, let other, name.text != "window", !items.isGuide(name.text) || other.existsOnGuides else { continue }
            found.append(Completion("\(name.text).\(other.rawValue)", .attribute, in: range, rank: max(0, name.rank - 1)))
        }
        found += attributes(ofGuide: false, in: range, beside: other).map { attribute in
            var ofRoot = attribute
            ofRoot.detail = "of the root view"
            ofRoot.rank = 6
            return ofRoot
        }
        return found + (isRight ? items.metrics.map { Completion($0, .metric, detail: "metric", in: range, rank: 3) } : [])
    }

    private var itemNames: [(text: String, kind: CompletionKind, detail: String?, rank: Int)] {
        items.views.map { view in
            (view.name, .view, view.isLayoutGuide ? "layout guide" : view.kind ?? "view", view.name.contains(".") ? 4 : 1)
        }
            + items.children.map { ($0, .controller, "child", 2) }
            + ConstraintItems.standing.map { ($0, .view, nil, 3) } + guides(LayoutGuide.ofEveryView).map { ($0.name, .guide, $0.detail, $0.rank) }
    }

    /// The names of guides. UIKit's longer names come later.
    private func guides(_ guides: [LayoutGuide]) -> [(name: String, detail: String, rank: Int)] {
        guides.flatMap { guide in guide.names.map { ($0, $0 == guide.rawValue ? "guide" : "guide \(guide.rawValue)", $0 == guide.rawValue ? 3 : 5) } }
    }

    /// The names after an item and a dot: attributes, guides, and the views of a component.
    private func parts(of name: String, in range: Range<Int>, beside other: LayoutAttribute?) -> [Completion] {
        let words = name.split(separator: ".").map { String($0) }
        let endsWithGuide = words.count > 1 && LayoutGuide(named: words[words.count - 1]) != nil && items.view(name) == nil
        let isGuide = endsWithGuide || items.isGuide(name)
        var found = attributes(ofGuide: isGuide, in: range, beside: other)
        guard !endsWithGuide else { return found }
        found += guides(items.guides(of: name)).map { Completion($0.name, .guide, detail: $0.detail, in: range, rank: $0.rank + 1) }
        let inner = items.views.filter { $0.name.hasPrefix("\(name).") }.compactMap { view -> Completion? in
            let rest = view.name.dropFirst(name.count + 1)
            return rest.contains(".") ? nil : Completion(String(rest), .view, detail: view.kind, in: range, rank: 3)
        }
        return found + inner
    }

    private func attributes(ofGuide isGuide: Bool, in range: Range<Int>, beside other: LayoutAttribute?) -> [Completion] {
        LayoutAttribute.allCases.filter { attribute in
            (!isGuide || attribute.existsOnGuides) && (other.map { ConstraintLegality.permits($0, with: attribute) } ?? true)
        }.map { Completion($0.rawValue, .attribute, in: range, rank: $0 == other ? 0 : 2) }
    }

    private func formatCompletions(_ before: String, _ cursor: Int) -> [Completion] {
        let word = String(before.reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }.reversed())
        let behind = before.dropLast(word.count).reversed().first { $0 != " " }
        let range = range(word, cursor)
        let metrics = items.metrics.map { Completion($0, .metric, detail: "metric", in: range, rank: 2) }
        switch behind {
        case "@": return priorities(in: range)
        case "(", ",", "=": return metrics + views(in: range)
        case "-": return metrics + formatSigns(["[", "|"], cursor)
        case "[": return views(in: viewRange(before, cursor))
        case "]", "|", ":":
            return formatSigns(behind == "]" ? ["-[", "-|", "-", "["] : ["-[", "["] + (behind == ":" ? ["|-[", "|["] : []), cursor)
        case nil: return formatSigns(["H:|-[", "V:|-["], cursor)
        default: return isInBrackets(before) ? views(in: viewRange(before, cursor)) : []
        }
    }

    private func isInBrackets(_ before: String) -> Bool {
        guard let open = before.lastIndex(of: "[") else { return false }
        return !before[open...].contains("]") && !before[open...].contains("(")
    }

    /// The range of a view's name. It starts at the bracket, because view names may contain hyphens.
    private func viewRange(_ before: String, _ cursor: Int) -> Range<Int> {
        guard let open = before.lastIndex(of: "[") else { return cursor..<cursor }
        let name = before[before.index(after: open)...].drop { $0 == " " }
        return (cursor - name.utf8.count)..<cursor
    }

    private func views(in range: Range<Int>) -> [Completion] {
        items.views.map { Completion($0.name, .view, detail: $0.kind ?? "view", in: range, rank: $0.name.contains(".") ? 3 : 1) }
            + items.children.map { Completion($0, .controller, detail: "child", in: range, rank: 2) }
            + [Completion(LayoutGuide.keyboardLayoutGuide.rawValue, .guide, in: range, rank: 5)]
    }

    private func formatSigns(_ signs: [String], _ cursor: Int) -> [Completion] {
        signs.map { Completion($0, .sign, in: cursor..<cursor, rank: 6) }
    }
}

import PlaygroundModel

/// Reads a comparison of lengths: `">= 200"`, `"<= safeArea.maxX - 8"`. Spaces separate words, because names may have hyphens.
struct LengthParser {
    let controller: String
    let names: ScenarioNames

    func parse(_ text: String) throws(ScenarioMistake) -> LengthComparison {
        var rest = text[...]
        while rest.first?.isWhitespace == true { rest = rest.dropFirst() }
        // `allCases` has longer signs first.
        let relation = LengthComparison.Relation.allCases.first { rest.hasPrefix($0.rawValue) }
        if let relation { rest = rest.dropFirst(relation.rawValue.count) }
        var words = rest.split { $0.isWhitespace }.map { String($0) }[...]
        guard let first = words.popFirst() else { throw .badLength(text) }
        var comparison = LengthComparison(relation ?? .equal, constant: 0, source: text)
        if let number = Self.number(first) {
            comparison.constant = number
        } else {
            comparison.anchor = try anchor(first)
            if words.first == "*" {
                words = words.dropFirst()
                guard let factor = words.popFirst().flatMap(Self.number) else { throw .badLength(text) }
                comparison.multiplier = factor
            }
            if let sign = words.first, sign == "+" || sign == "-" {
                words = words.dropFirst()
                guard let constant = words.popFirst().flatMap(Self.number) else { throw .badLength(text) }
                comparison.constant = sign == "+" ? constant : -constant
            }
        }
        guard words.isEmpty else { throw .badLength(text) }
        return comparison
    }

    private static func number(_ word: String) -> Double? {
        guard let number = Double(word), number.isFinite, abs(number) <= PlaygroundLimits.coordinate else { return nil }
        return number
    }

    /// An anchor: `safeArea.maxX`, `list.0.minY` or `inbox.list.maxX`. A view of this controller has precedence over another's.
    private func anchor(_ word: String) throws(ScenarioMistake) -> LengthComparison.Anchor {
        guard let dot = word.lastIndex(of: ".") else { throw .badLength(word) }
        let (path, name) = (String(word[..<dot]), String(word[word.index(after: dot)...]))
        guard let attribute = RectAttribute(rawValue: name) else {
            throw .unknownAttribute(name, known: RectAttribute.allCases.map { $0.rawValue })
        }
        if let item = item(path, of: controller) { return LengthComparison.Anchor(item, attribute) }
        let parts = path.split(separator: ".", maxSplits: 1).map { String($0) }
        if let other = parts.first, names.definition(other) != nil,
           let item = parts.count == 2 ? item(parts[1], of: other) : LayoutItem.rootView {
            return LengthComparison.Anchor(controller: other, item, attribute)
        }
        let known = names.views(of: controller).map { $0.id.name } + ConstraintScope.commonItems
        throw .unknownItem(path, known: known)
    }

    private func item(_ path: String, of controller: String) -> LayoutItem? {
        let views = names.views(of: controller)
        if views.contains(where: { $0.id.name == path }) { return .view(ViewID(path)) }
        if let guide = LayoutGuide(named: path), !guide.belongsToScrollViews { return .guide(guide, of: nil) }
        switch path {
        case ConstraintScope.superview: return .rootView
        case ConstraintScope.window: return .window
        default: break
        }
        guard let dot = path.lastIndex(of: "."), let guide = LayoutGuide(named: String(path[path.index(after: dot)...])),
              views.contains(where: { $0.id.name == path[..<dot] })
        else { return nil }
        return .guide(guide, of: ViewID(String(path[..<dot])))
    }
}

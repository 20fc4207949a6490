import PlaygroundModel

/// Reads a constraint written as an equation: `photo.width == photo.height * 16/9 - 8 @750`.
///
/// ```
/// equation = anchor relation sum [ "@" priority ]
/// sum      = [ "-" ] term { ( "+" | "-" ) term }        with at most one anchor
/// term     = factor { ( "*" | "/" ) factor }
/// factor   = number | metric | anchor
/// anchor   = [ item [ "." guide ] "." ] attribute       without an item: the root view's
/// ```
struct EquationParser {
    struct Reference: Equatable {
        var anchor: LayoutAnchor
        var text: String
        var range: Range<Int>
    }

    private struct Sum {
        var multiplier = 1.0
        var reference: Reference?
        var constant = 0.0
    }

    private let scope: ConstraintScope
    private let source: String
    private var scanner: ConstraintScanner

    private init(_ text: String, in scope: ConstraintScope) {
        self.scope = scope
        source = text
        scanner = ConstraintScanner(text)
    }

    static func parse(
        _ text: String, at path: DocumentPath, in scope: ConstraintScope
    ) throws(ConstraintProblem) -> LayoutConstraint {
        var parser = EquationParser(text, in: scope)
        return try parser.constraint(at: path)
    }

    private mutating func constraint(at path: DocumentPath) throws(ConstraintProblem) -> LayoutConstraint {
        scanner.skipSpaces()
        guard let first = try reference() else { throw scanner.expected(.anchor) }
        scanner.skipSpaces()
        guard let relation = scanner.relation() else { throw scanner.expected(.relation) }
        scanner.skipSpaces()
        let start = scanner.offset
        let sum = try sum()
        let range = start..<scanner.offset
        try ConstraintScanner.check(sum.multiplier, sum.constant, at: range)
        let priority = try scanner.priority(scope)
        scanner.skipSpaces()
        guard scanner.isAtEnd else { throw scanner.expected(.end) }
        try ConstraintLegality.check(first, sum.reference, multiplier: sum.multiplier, rightSide: range)
        return LayoutConstraint(
            id: LayoutConstraint.ID(path: path), source: source, first: first.anchor, relation: relation,
            multiplier: sum.multiplier, second: sum.reference?.anchor, constant: sum.constant, priority: priority
        )
    }
}

extension EquationParser {
    private mutating func sum() throws(ConstraintProblem) -> Sum {
        var sum = Sum()
        var sign = skipSign() ?? 1
        while true {
            try addTerm(sign, to: &sum)
            let end = scanner.offset
            scanner.skipSpaces()
            guard let next = skipSign() else {
                scanner.move(to: end)
                return sum
            }
            sign = next
        }
    }

    private mutating func skipSign() -> Double? {
        let sign: Double? = scanner.skip("-") ? -1 : scanner.skip("+") ? 1 : nil
        scanner.skipSpaces()
        return sign
    }

    private mutating func addTerm(_ sign: Double, to sum: inout Sum) throws(ConstraintProblem) {
        var coefficient = sign
        var reference: Reference?
        var divides = false
        repeat {
            let start = scanner.offset
            if let number = try number() {
                guard !divides || number != 0 else { throw ConstraintProblem(.divisionByZero, at: start..<scanner.offset) }
                coefficient = divides ? coefficient / number : coefficient * number
            } else if divides {
                throw scanner.expected(.number)
            } else if let anchor = try self.reference() {
                guard reference == nil, sum.reference == nil else { throw ConstraintProblem(.secondAnchor, at: anchor.range) }
                reference = anchor
            } else {
                throw scanner.expected(.numberOrAnchor)
            }
        } while skipOperator(&divides)
        if let reference {
            sum.reference = reference
            sum.multiplier = coefficient
        } else {
            sum.constant += coefficient
        }
    }

    private mutating func skipOperator(_ divides: inout Bool) -> Bool {
        let end = scanner.offset
        scanner.skipSpaces()
        divides = scanner.isNext("/")
        guard scanner.skip("*") || scanner.skip("/") else {
            scanner.move(to: end)
            return false
        }
        scanner.skipSpaces()
        return true
    }

    /// A number, or a metric: a name that is not an attribute.
    private mutating func number() throws(ConstraintProblem) -> Double? {
        if let number = scanner.number() { return number }
        var ahead = scanner
        guard let name = ahead.name(allowingHyphens: false), ahead.peek() != UInt8(ascii: "."),
              let metric = scope.metrics[name]
        else { return nil }
        scanner = ahead
        return metric
    }
}

extension EquationParser {
    private mutating func reference() throws(ConstraintProblem) -> Reference? {
        let start = scanner.offset
        var ahead = scanner
        guard let word = ahead.name(allowingHyphens: true) else { return nil }
        // A hyphenated word before a dot is an item's name. Elsewhere a hyphen is a minus sign.
        let isItem = ahead.peek() == UInt8(ascii: ".") && !(ahead.peek(1).map(ConstraintScanner.isDigit) ?? false)
        if !isItem, scope.item(named: word) != nil, LayoutAttribute(rawValue: word) == nil {
            throw ahead.expected(.attribute(of: word))
        }
        let item = try isItem ? item() : .rootView
        let attributeStart = scanner.offset
        guard let word = scanner.name(allowingHyphens: false), LayoutGuide(named: word) == nil || !isItem else {
            let name = scanner.text(from: start)
            throw scanner.expected(.attribute(of: name.hasSuffix(".") ? String(name.dropLast()) : name))
        }
        let range = attributeStart..<scanner.offset
        guard let attribute = LayoutAttribute(rawValue: word) else {
            throw unknown(word, of: isItem ? String(scanner.text(from: start).dropLast(word.count)) : "", at: range)
        }
        if isGuide(item), !attribute.existsOnGuides {
            let name = scanner.text(from: start).split(separator: ".").dropLast().last.map { String($0) } ?? ""
            throw ConstraintProblem(.guideLacksAttribute(name, attribute), at: range)
        }
        return Reference(anchor: LayoutAnchor(item, attribute), text: scanner.text(from: start), range: start..<scanner.offset)
    }

    /// The item in `photo.`, `safeArea.` or `photo.safeArea.`, including the last dot.
    private mutating func item() throws(ConstraintProblem) -> LayoutItem {
        let start = scanner.offset
        let name = scanner.itemName(scope.items) ?? ""
        guard let item = scope.item(named: name) else {
            throw ConstraintProblem(.unknownItem(name, known: scope.itemNames), at: start..<scanner.offset)
        }
        _ = scanner.skip(".")
        let guideStart = scanner.offset
        var ahead = scanner
        guard let word = ahead.name(allowingHyphens: false) else { return item }
        guard let guide = LayoutGuide(named: word) else {
            guard ahead.peek() == UInt8(ascii: "."), scope.hasItems(in: name) else { return item }
            throw ConstraintProblem(.unknownItem("\(name).\(word)", known: scope.items.names), at: start..<ahead.offset)
        }
        let range = guideStart..<ahead.offset
        guard ahead.skip(".") else { return item }
        switch item {
        case .view(let view) where !scope.isLayoutGuide(view):
            try checkScrolls(scope.kinds[view], name, guide, at: range)
            scanner = ahead
            return .guide(guide, of: view)
        case .rootView:
            try checkScrolls(.view, name, guide, at: range)
            scanner = ahead
            return .guide(guide, of: nil)
        case .view, .guide, .window: return item
        }
    }

    private func checkScrolls(
        _ kind: ViewKind?, _ name: String, _ guide: LayoutGuide, at range: Range<Int>
    ) throws(ConstraintProblem) {
        guard guide.belongsToScrollViews, kind?.scrolls == false || kind == nil else { return }
        throw ConstraintProblem(.guideOfScrollViews(guide, view: name), at: range)
    }

    private func isGuide(_ item: LayoutItem) -> Bool {
        switch item {
        case .guide: true
        case .view(let view): scope.isLayoutGuide(view)
        case .rootView, .window: false
        }
    }

    private func unknown(_ word: String, of item: String, at range: Range<Int>) -> ConstraintProblem {
        let attributes = LayoutAttribute.allCases.map { $0.rawValue }
        let known = item.isEmpty ? attributes + scope.metrics.keys.sorted() : attributes
        return ConstraintProblem(.unknownAttribute(word, of: item, known: known), at: range)
    }
}

extension LayoutAttribute {
    /// Whether layout guides have the attribute. Baselines and margins exist only on views: UILayoutGuide has no such anchors.
    public var existsOnGuides: Bool {
        switch self {
        case .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY: true
        case .firstBaseline, .lastBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin,
             .leadingMargin, .trailingMargin, .centerXWithinMargins, .centerYWithinMargins: false
        }
    }
}

/// A parser for Apple's Visual Format Language, as strict as UIKit: no spaces, and only names in the dictionaries of views and metrics.
///
/// ```
/// format     = [ "H:" | "V:" ] [ "|" connection ] view { connection view } [ connection "|" ]
/// view       = "[" name [ predicates ] "]"
/// connection = "" | "-" [ ( number | metric | predicates ) "-" ]
/// predicates = "(" predicate { "," predicate } ")"
/// predicate  = [ relation ] ( number | metric | name ) [ "@" priority ]
/// ```
@MainActor struct VisualFormat {
    typealias Attribute = NSLayoutConstraint.Attribute

    struct Predicate {
        var relation: NSLayoutConstraint.Relation
        var constant: CGFloat = 0
        var view: UIView?
        var priority: UILayoutPriority
    }

    enum Connection { case flush, standard, spaced([Predicate]) }

    private var rest: Substring
    private let format: String
    private let options: NSLayoutConstraint.FormatOptions
    private let metrics: [String: Any]
    private let views: [String: Any]
    private var isVertical = false
    private var made: [NSLayoutConstraint] = []

    init(_ format: String, options: NSLayoutConstraint.FormatOptions, metrics: [String: Any], views: [String: Any]) {
        self.format = format
        rest = Substring(format)
        self.options = options
        self.metrics = metrics
        self.views = views
    }

    func constraints() -> [NSLayoutConstraint] {
        var parser = self
        do {
            try parser.parse()
        } catch {
            RecordedMistakes.add("visual format “\(format)”: \(error)")
        }
        return parser.made
    }

    private struct Problem: Error, CustomStringConvertible { let description: String }

    private mutating func parse() throws {
        isVertical = skip("V:")
        if !isVertical { _ = skip("H:") }
        let leading: Connection? = skip("|") ? try connection() : nil
        var last = try item()
        if let leading { try join(superview(of: last), leading, last, isStart: true) }
        while !rest.isEmpty {
            let between = try connection()
            if skip("|") {
                try join(superview(of: last), between, last, isStart: false)
                guard rest.isEmpty else { throw Problem(description: "more after “|”") }
                return
            }
            let next = try item()
            try join(last, between, next)
            last = next
        }
    }

    private func superview(of view: UIView) throws -> UIView {
        guard let superview = view.superview else { throw Problem(description: "a view next to “|” has no superview") }
        return superview
    }

    private mutating func item() throws -> UIView {
        guard skip("[") else { throw Problem(description: "“[” expected before “\(rest)”") }
        let view = try view(named: try name())
        if rest.first == "(" {
            for predicate in try predicates(ofSize: true) {
                add(view, isVertical ? .height : .width, predicate.relation, predicate.view, predicate.constant, predicate.priority)
            }
        }
        guard skip("]") else { throw Problem(description: "“]” expected before “\(rest)”") }
        return view
    }

    private func view(named name: String) throws -> UIView {
        guard let view = views[name] as? UIView else { throw Problem(description: "no view “\(name)”") }
        return view
    }

    private mutating func connection() throws -> Connection {
        guard skip("-") else { return .flush }
        if rest.first == "[" || rest.first == "|" { return .standard }
        let spaces = rest.first == "(" ? try predicates(ofSize: false) : [try predicate(ofSize: false)]
        guard skip("-") else { throw Problem(description: "“-” expected before “\(rest)”") }
        return .spaced(spaces)
    }

    private mutating func predicates(ofSize isSize: Bool) throws -> [Predicate] {
        _ = skip("(")
        var found: [Predicate] = []
        repeat { found.append(try predicate(ofSize: isSize)) } while skip(",")
        guard skip(")") else { throw Problem(description: "“)” expected before “\(rest)”") }
        return found
    }

    private mutating func predicate(ofSize isSize: Bool) throws -> Predicate {
        var relation = NSLayoutConstraint.Relation.equal
        if skip("<=") { relation = .lessThanOrEqual } else if skip(">=") { relation = .greaterThanOrEqual } else { _ = skip("==") }
        var predicate = Predicate(relation: relation, priority: .required)
        if let number = try number(isName: !isSize) {
            predicate.constant = number
        } else {
            let name = try name()
            if let metric = metric(name) {
                predicate.constant = metric
            } else if isSize {
                predicate.view = try view(named: name)
            } else {
                throw Problem(description: "no metric “\(name)”")
            }
        }
        if skip("@") {
            if let number = try number(isName: false) {
                predicate.priority = UILayoutPriority(Float(number))
            } else {
                let name = try name()
                guard let metric = metric(name) else { throw Problem(description: "no metric “\(name)”") }
                predicate.priority = UILayoutPriority(Float(metric))
            }
        }
        return predicate
    }

    private func metric(_ name: String) -> CGFloat? {
        switch metrics[name] {
        case let value as CGFloat: value
        case let value as Double: CGFloat(value)
        case let value as Float: CGFloat(value)
        case let value as Int: CGFloat(value)
        case let value as NSNumber: CGFloat(value.doubleValue)
        default: nil
        }
    }

    private mutating func number(isName: Bool) throws -> CGFloat? {
        var digits = rest.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == "-") }
        // A dash after the first character ends the number: `-8-[next]`.
        if let dash = digits.dropFirst().firstIndex(of: "-") { digits = digits[..<dash] }
        guard !digits.isEmpty, let number = Double(digits) else { return nil }
        rest = rest.dropFirst(digits.count)
        return CGFloat(number)
    }

    private mutating func name() throws -> String {
        let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        guard let first = name.first, !first.isNumber else { throw Problem(description: "a name expected before “\(rest)”") }
        rest = rest.dropFirst(name.count)
        return String(name)
    }

    private mutating func skip(_ word: String) -> Bool {
        guard rest.hasPrefix(word) else { return false }
        rest = rest.dropFirst(word.count)
        return true
    }

    private var edges: (near: Attribute, far: Attribute, isReversed: Bool) {
        if isVertical { return (.top, .bottom, false) }
        if options.contains(.directionRightToLeft) { return (.right, .left, true) }
        if options.contains(.directionLeftToRight) { return (.left, .right, false) }
        return (.leading, .trailing, false)
    }

    private mutating func join(_ view: UIView, _ connection: Connection, _ next: UIView) throws {
        let baselines = isVertical && options.contains(.spacingBaselineToBaseline)
        distance(
            view, baselines ? .lastBaseline : edges.far, next, baselines ? .firstBaseline : edges.near, connection, standard: 8
        )
        for attribute in alignments { add(next, attribute, .equal, view, 0, .required, secondAttribute: attribute, swapped: true) }
    }

    private mutating func join(_ superview: UIView, _ connection: Connection, _ view: UIView, isStart: Bool) throws {
        var edge = isStart ? edges.near : edges.far
        let own = edge
        // The standard distance to a superview refers to its margin.
        if case .standard = connection { edge = edge.withinMargins }
        if isStart {
            distance(superview, edge, view, own, connection, standard: 0)
        } else {
            distance(view, own, superview, edge, connection, standard: 0)
        }
    }

    private mutating func distance(
        _ start: UIView, _ startAttribute: Attribute, _ end: UIView, _ endAttribute: Attribute, _ connection: Connection, standard: CGFloat
    ) {
        var spaces: [Predicate]
        switch connection {
        case .flush: spaces = [Predicate(relation: .equal, priority: .required)]
        case .standard: spaces = [Predicate(relation: .equal, constant: standard, priority: .required)]
        case .spaced(let given): spaces = given
        }
        for space in spaces {
            if edges.isReversed {
                add(start, startAttribute, space.relation, end, space.constant, space.priority, secondAttribute: endAttribute)
            } else {
                add(end, endAttribute, space.relation, start, space.constant, space.priority, secondAttribute: startAttribute)
            }
        }
    }

    private var alignments: [Attribute] {
        let all: [(NSLayoutConstraint.FormatOptions, Attribute)] = [
            (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
            (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
            (.alignAllFirstBaseline, .firstBaseline), (.alignAllLastBaseline, .lastBaseline),
        ]
        return all.filter { options.contains($0.0) }.map(\.1)
    }

    private mutating func add(
        _ view: UIView, _ attribute: Attribute, _ relation: NSLayoutConstraint.Relation, _ other: UIView?, _ constant: CGFloat,
        _ priority: UILayoutPriority, secondAttribute: Attribute? = nil, swapped: Bool = false
    ) {
        let (first, second) = swapped ? (other ?? view, Optional(view)) : (view, other)
        let constraint = NSLayoutConstraint(
            item: first, attribute: attribute, relatedBy: relation, toItem: second,
            attribute: second == nil ? .notAnAttribute : secondAttribute ?? attribute, multiplier: 1, constant: constant
        )
        constraint.priority = priority
        made.append(constraint)
    }
}

extension NSLayoutConstraint.Attribute {
    /// The corresponding edge of the layout margins.
    var withinMargins: Self {
        switch self {
        case .left: .leftMargin
        case .right: .rightMargin
        case .top: .topMargin
        case .bottom: .bottomMargin
        case .leading: .leadingMargin
        case .trailing: .trailingMargin
        default: self
        }
    }
}

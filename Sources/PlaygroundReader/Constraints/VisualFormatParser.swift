import PlaygroundModel

/// Reads Apple's Visual Format Language.
///
/// ```
/// format     = [ "H:" | "V:" ] [ "|" connection ] view { connection view } [ connection "|" ]
/// view       = "[" name [ predicates ] "]"
/// connection = "" | "-" [ ( number | metric | predicates ) "-" ]
/// predicates = "(" predicate { "," predicate } ")"
/// predicate  = [ relation ] ( number | metric | view name ) [ "@" priority ]
/// ```
///
/// Unlike Apple's parser it permits spaces, and signed numbers in parentheses: `-(-8)-`.
struct VisualFormatParser {
    private let scope: ConstraintScope
    private var scanner: ConstraintScanner

    static func parse(_ text: String, in scope: ConstraintScope) throws(ConstraintProblem) -> VisualFormat {
        var parser = VisualFormatParser(scope: scope, scanner: ConstraintScanner(text))
        return try parser.format()
    }

    private mutating func format() throws(ConstraintProblem) -> VisualFormat {
        scanner.skipSpaces()
        let axis: LayoutAttribute.Axis = scanner.skip("V:") ? .vertical : .horizontal
        if axis == .horizontal { _ = scanner.skip("H:") }
        var format = VisualFormat(axis: axis, items: [], connections: [])
        if skip("|") { format.leadingConnection = try connection() }
        format.items.append(try item())
        while true {
            scanner.skipSpaces()
            if scanner.isAtEnd { return format }
            let connection = try connection()
            if skip("|") {
                format.trailingConnection = connection
                scanner.skipSpaces()
                guard scanner.isAtEnd else { throw scanner.expected(.end) }
                return format
            }
            guard connection != .flush || scanner.isNext("[") else { throw scanner.expected(.connection) }
            format.connections.append(connection)
            format.items.append(try item())
        }
    }

    private mutating func item() throws(ConstraintProblem) -> VisualFormat.Item {
        guard skip("[") else { throw scanner.expected(.formatItem) }
        scanner.skipSpaces()
        let view = try view()
        scanner.skipSpaces()
        let size = scanner.isNext("(") ? try predicates(ofSize: true) : []
        guard skip("]") else { throw scanner.expected(.closing("]")) }
        return VisualFormat.Item(view: view, size: size)
    }

    private mutating func view() throws(ConstraintProblem) -> ViewID {
        let start = scanner.offset
        guard var name = scanner.itemName(scope.items) else { throw scanner.expected(.viewName) }
        if scope.items.contains(name), scanner.skip("."), let inner = scanner.name(allowingHyphens: true) { name += ".\(inner)" }
        guard scope.items.contains(name) || scope.isKeyboardGuide(name) else {
            throw ConstraintProblem(.unknownItem(name, known: scope.items.names), at: start..<scanner.offset)
        }
        return ViewID(name)
    }

    private mutating func connection() throws(ConstraintProblem) -> VisualFormat.Connection {
        guard skip("-") else { return .flush }
        scanner.skipSpaces()
        if scanner.isNext("[") || scanner.isNext("|") { return .standard }
        let predicates = scanner.isNext("(") ? try predicates(ofSize: false) : [try simplePredicate()]
        guard skip("-") else { throw scanner.expected(.closing("-")) }
        scanner.skipSpaces()
        return .spaced(predicates)
    }

    private mutating func skip(_ word: String) -> Bool {
        scanner.skipSpaces()
        return scanner.skip(word)
    }
}

extension VisualFormatParser {
    private mutating func predicates(ofSize isSize: Bool) throws(ConstraintProblem) -> [VisualFormat.Predicate] {
        _ = scanner.skip("(")
        var predicates: [VisualFormat.Predicate] = []
        repeat {
            scanner.skipSpaces()
            predicates.append(try predicate(ofSize: isSize))
        } while skip(",")
        guard skip(")") else { throw scanner.expected(.closing(")")) }
        scanner.skipSpaces()
        return predicates
    }

    private mutating func predicate(ofSize isSize: Bool) throws(ConstraintProblem) -> VisualFormat.Predicate {
        let relation = scanner.relation() ?? .equal
        scanner.skipSpaces()
        let object = try object(ofSize: isSize)
        return VisualFormat.Predicate(relation: relation, object: object, priority: try scanner.priority(scope))
    }

    private mutating func object(ofSize isSize: Bool) throws(ConstraintProblem) -> VisualFormat.Predicate.Object {
        let sign: Double = scanner.skip("-") ? -1 : 1
        let start = scanner.offset
        if let number = scanner.number() {
            try ConstraintScanner.check(number, at: start..<scanner.offset)
            return .constant(sign * number)
        }
        var ahead = scanner
        if let name = ahead.name(allowingHyphens: false), let metric = scope.metrics[name],
           ahead.peek() != UInt8(ascii: "."), ahead.peek() != UInt8(ascii: "-") || !isSize {
            scanner = ahead
            return .constant(sign * metric)
        }
        guard isSize, sign == 1 else { throw unknownMetric() }
        ahead = scanner
        guard ahead.name(allowingHyphens: true) != nil else { throw scanner.expected(.predicate) }
        return .view(try self.view())
    }

    /// A predicate without parentheses, such as `-8-` or `-gap-`.
    private mutating func simplePredicate() throws(ConstraintProblem) -> VisualFormat.Predicate {
        let start = scanner.offset
        if let number = scanner.number() {
            try ConstraintScanner.check(number, at: start..<scanner.offset)
            return VisualFormat.Predicate(relation: .equal, object: .constant(number), priority: .required)
        }
        var ahead = scanner
        guard let name = ahead.name(allowingHyphens: false), let metric = scope.metrics[name] else { throw unknownMetric() }
        scanner = ahead
        return VisualFormat.Predicate(relation: .equal, object: .constant(metric), priority: .required)
    }

    private func unknownMetric() -> ConstraintProblem {
        var ahead = scanner
        let start = scanner.offset
        guard let name = ahead.name(allowingHyphens: false) else { return scanner.expected(.predicate) }
        return ConstraintProblem(.unknownMetric(name, known: scope.metrics.keys.sorted()), at: start..<ahead.offset)
    }
}

/// A pattern for a whole string, as in NSPredicate's MATCHES. It supports the part of regular expressions that forms need. Matching time
/// grows only with the string's length, because all paths through the pattern are followed at once.
public struct TextPattern: Sendable {
    public let text: String
    private let steps: [Step]

    public enum Mistake: Error, Hashable, Sendable {
        case unclosed(String)
        case nothingToRepeat(String)
        case badSet
        case badCount
        case unsupported(String)
        case tooLong
    }

    /// Offsets are relative, so that a repeated part can be copied.
    private enum Step: Sendable {
        case take(ScalarSet)
        case fork(Int, Int)
        case jump(Int)
    }

    private static let mostSteps = 500

    public init(_ text: String) throws(Mistake) {
        self.text = text
        var parser = Parser(text)
        steps = try parser.alternatives(depth: 0)
        if let rest = parser.next { throw .unclosed(String(rest)) }
    }

    /// The pattern of browsers (HTML, *Valid e-mail address*), with a required dot in the domain.
    public static let email = try? TextPattern(emailText)
    public static let emailText =
        "[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(\\.[a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+"

    public func matches(_ text: String) -> Bool {
        var places = Places(count: steps.count + 1)
        places.add(0, steps)
        for scalar in text.unicodeScalars {
            var next = Places(count: steps.count + 1)
            for place in places.list where place < steps.count {
                if case .take(let set) = steps[place], set.contains(scalar) { next.add(place + 1, steps) }
            }
            if next.list.isEmpty { return false }
            places = next
        }
        return places.isThere[steps.count]
    }

    /// A short string that matches.
    public var example: String {
        var (example, place) = ("", 0)
        while place < steps.count {
            switch steps[place] {
            case .take(let set):
                example.unicodeScalars.append(set.example)
                place += 1
            // The second branch leaves a loop.
            case .fork(_, let offset), .jump(let offset): place += offset
            }
        }
        return example
    }

    /// The steps that can come next.
    private struct Places {
        private(set) var list: [Int] = []
        private(set) var isThere: [Bool]

        init(count: Int) { isThere = [Bool](repeating: false, count: count) }

        mutating func add(_ place: Int, _ steps: [Step]) {
            guard !isThere[place] else { return }
            isThere[place] = true
            guard place < steps.count else { return list.append(place) }
            switch steps[place] {
            case .take: list.append(place)
            case .jump(let offset): add(place + offset, steps)
            case .fork(let first, let second):
                add(place + first, steps)
                add(place + second, steps)
            }
        }
    }

    private struct ScalarSet: Sendable {
        var ranges: [ClosedRange<UInt32>] = []
        /// `d`, `w` and `s`. The capitals `D`, `W` and `S` are the complements.
        var kinds: [Unicode.Scalar] = []
        var isInverted = false

        static let any = ScalarSet(ranges: [0x0A...0x0A], isInverted: true)

        func contains(_ scalar: Unicode.Scalar) -> Bool {
            (ranges.contains { $0.contains(scalar.value) } || kinds.contains { Self.isOf($0, scalar) }) != isInverted
        }

        var example: Unicode.Scalar {
            for scalar in "aA0-@ ".unicodeScalars where contains(scalar) { return scalar }
            return ranges.first.flatMap { Unicode.Scalar($0.lowerBound) } ?? "a"
        }

        private static func isOf(_ kind: Unicode.Scalar, _ scalar: Unicode.Scalar) -> Bool {
            let category = scalar.properties.generalCategory
            switch kind {
            case "d": return category == .decimalNumber
            case "D": return category != .decimalNumber
            case "s": return scalar.properties.isWhitespace
            case "S": return !scalar.properties.isWhitespace
            case "W": return !isOf("w", scalar)
            default:
                switch category {
                case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .letterNumber, .nonspacingMark,
                     .spacingMark, .enclosingMark, .decimalNumber, .connectorPunctuation: return true
                default: return false
                }
            }
        }
    }

    private struct Parser {
        private var rest: ArraySlice<Unicode.Scalar>

        init(_ text: String) {
            rest = Array(text.unicodeScalars)[...]
            // The anchors are redundant, because the whole string must match.
            if rest.first == "^" { rest.removeFirst() }
            if rest.last == "$", rest.dropLast().last != "\\" { rest.removeLast() }
        }

        var next: Unicode.Scalar? { rest.first }

        private mutating func takes(_ scalar: Unicode.Scalar) -> Bool {
            guard rest.first == scalar else { return false }
            rest.removeFirst()
            return true
        }

        mutating func alternatives(depth: Int) throws(Mistake) -> [Step] {
            if depth > 20 { throw .tooLong }
            let first = try sequence(depth)
            guard takes("|") else { return first }
            let others = try alternatives(depth: depth)
            return [.fork(1, first.count + 2)] + first + [.jump(others.count + 1)] + others
        }

        private mutating func sequence(_ depth: Int) throws(Mistake) -> [Step] {
            var steps: [Step] = []
            while let next, next != "|", next != ")" {
                steps += try repeated(try atom(depth))
                if steps.count > TextPattern.mostSteps { throw .tooLong }
            }
            return steps
        }

        private mutating func atom(_ depth: Int) throws(Mistake) -> [Step] {
            let scalar = rest.removeFirst()
            switch scalar {
            case "(":
                if takes("?"), !takes(":") { throw .unsupported("(?") }
                let group = try alternatives(depth: depth + 1)
                guard takes(")") else { throw .unclosed("(") }
                return group
            case "[": return [.take(try set())]
            case ".": return [.take(.any)]
            case "*", "+", "?", "{": throw .nothingToRepeat(String(scalar))
            case "^", "$": throw .unsupported(String(scalar))
            case "\\": return [.take(try escaped())]
            default: return [.take(ScalarSet(ranges: [scalar.value...scalar.value]))]
            }
        }

        private mutating func escaped() throws(Mistake) -> ScalarSet {
            guard let scalar = rest.popFirst() else { throw .unclosed("\\") }
            switch scalar {
            case "d", "D", "w", "W", "s", "S": return ScalarSet(kinds: [scalar])
            case "n": return ScalarSet(ranges: [0x0A...0x0A])
            case "t": return ScalarSet(ranges: [0x09...0x09])
            case "a"..."z", "A"..."Z", "0"..."9": throw .unsupported("\\" + String(scalar))
            default: return ScalarSet(ranges: [scalar.value...scalar.value])
            }
        }

        private mutating func set() throws(Mistake) -> ScalarSet {
            var set = ScalarSet()
            set.isInverted = takes("^")
            var isFirst = true
            while let scalar = rest.popFirst() {
                if scalar == "]", !isFirst { return set }
                isFirst = false
                if scalar == "[" { throw .badSet }
                var lower = scalar
                if scalar == "\\" {
                    let part = try escaped()
                    guard let only = part.ranges.first?.lowerBound, let first = Unicode.Scalar(only) else {
                        set.kinds += part.kinds
                        continue
                    }
                    lower = first
                }
                var upper = lower
                if rest.first == "-", let last = rest.dropFirst().first, last != "]" {
                    rest.removeFirst(2)
                    upper = last
                    if last == "\\" {
                        guard let only = try escaped().ranges.first?.lowerBound, let end = Unicode.Scalar(only) else { throw .badSet }
                        upper = end
                    }
                }
                guard lower <= upper else { throw .badSet }
                set.ranges.append(lower.value...upper.value)
            }
            throw .unclosed("[")
        }

        /// The steps, repeated by the quantifier that follows them.
        private mutating func repeated(_ part: [Step]) throws(Mistake) -> [Step] {
            var (least, most): (Int, Int?) = (1, 1)
            if takes("*") {
                (least, most) = (0, nil)
            } else if takes("+") {
                most = nil
            } else if takes("?") {
                least = 0
            } else if takes("{") {
                (least, most) = try counts()
            } else {
                return part
            }
            // A lazy quantifier matches the same whole strings.
            _ = takes("?")
            if let next, next == "*" || next == "+" || next == "{" { throw .nothingToRepeat(String(next)) }
            let copies = max(least, most ?? 0)
            guard part.count * copies + copies <= TextPattern.mostSteps else { throw .tooLong }
            var steps: [Step] = []
            for _ in 0..<least { steps += part }
            guard let most else { return steps + [.fork(1, part.count + 2)] + part + [.jump(-part.count - 1)] }
            for left in stride(from: most - least, to: 0, by: -1) {
                steps += [.fork(1, left * (part.count + 1))] + part
            }
            return steps
        }

        private mutating func counts() throws(Mistake) -> (Int, Int?) {
            let least = number()
            var most = least
            if takes(",") { most = number() }
            guard let least, takes("}"), most.map({ $0 >= least }) != false else { throw .badCount }
            return (least, most)
        }

        private mutating func number() -> Int? {
            var number: Int?
            while let digit = next.flatMap({ Int(String($0)) }), number ?? 0 < 1000 {
                number = (number ?? 0) * 10 + digit
                rest.removeFirst()
            }
            return number
        }
    }
}

extension TextPattern: Hashable {
    public static func == (one: TextPattern, other: TextPattern) -> Bool { one.text == other.text }

    public func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

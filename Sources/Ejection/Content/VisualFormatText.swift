/// The names in a visual format string.
struct VisualFormatText {
    private(set) var views: [String] = []
    /// The names used as numbers: metrics, and views whose size is used.
    private(set) var names: [String] = []

    init(_ text: String) {
        var word = ""
        var depth = 0
        var isView = false
        func isNumber(_ word: String) -> Bool { word.first?.isNumber == true || word.first == "." }
        func end(_ views: inout [String], _ names: inout [String]) {
            defer { word = "" }
            guard !word.isEmpty, !isNumber(word) else { return }
            if isView { if !views.contains(word) { views.append(word) } } else if !names.contains(word) { names.append(word) }
        }
        var body = Substring(text)
        if body.hasPrefix("H:") || body.hasPrefix("V:") { body = body.dropFirst(2) }
        for character in body {
            if character.isLetter || character.isNumber || character == "_" || character == "."
                || (character == "-" && isView && depth == 0 && !word.isEmpty) {
                word.append(character)
                continue
            }
            end(&views, &names)
            switch character {
            case "[": isView = true
            case "]": isView = false
            case "(":
                isView = false
                depth += 1
            case ")": depth -= 1
            default: break
            }
        }
        end(&views, &names)
    }

    static func isVisualFormat(_ text: String) -> Bool {
        let text = text.drop { $0 == " " }
        return text.hasPrefix("H:") || text.hasPrefix("V:") || text.hasPrefix("|") || text.hasPrefix("[")
    }

    /// Whether UIKit's parser accepts the name.
    static func isPlain(_ name: String) -> Bool {
        guard let first = name.first, first.isLetter || first == "_" else { return false }
        return name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
    }

    static func words(_ text: String) -> [String] {
        text.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }.map(String.init)
    }
}

enum Fraction {
    /// The expression `16 / 9` for a multiplier written as `16/9`.
    static func text(of value: Double, in source: String) -> String? {
        guard let match = source.wholeMatch(of: /[^\/]*?([0-9.]+) *\/ *([0-9.]+)[^\/]*/), let top = Double(match.1), let bottom = Double(match.2),
              bottom != 0, top / bottom == value
        else { return nil }
        return "\(SwiftLiteral.number(top)) / \(SwiftLiteral.number(bottom))"
    }
}

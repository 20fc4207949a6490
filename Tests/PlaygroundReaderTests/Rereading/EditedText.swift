import SeededRandom

/// A text that is edited in typical ways.
struct EditedText {
    private(set) var lines: [String]
    private var undone: [[String]] = []

    init(_ text: String) {
        lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    var text: String { lines.joined(separator: "\n") }

    /// Lines that are valid nearly everywhere, and some mistakes.
    private static let additions = [
        "# a comment", "", "title = \"Another\"", "text = \"Another text\"", "numberOfLines = 3", "backgroundColor = \"systemRed\"",
        "[controllers.added]", "[controllers.added.views.label]", "kind = \"label\"", "kind = \"badge\"", "word = \"New\"",
        "[components.badge]\nparameters = [\"word\"]\nviews.label = { kind = \"label\", text = \"{word}\" }",
        "include = [\"missing.toml\"]", "ios = \"12\"", "[metrics]\nmargin = 12", "[colors]\nwarm = \"#ff8800\"",
        "[strings.de]\n\"Next\" = \"Weiter\"", "[[controllers.added.adaptive]]", "parameters = [\"name\"]", "colour = \"red\"", "= 4",
    ]

    mutating func edit(using random: inout some RandomNumberGenerator) {
        let place = Int.random(in: 0..<lines.count, using: &random)
        let before = lines
        switch Int.random(in: 0..<12, using: &random) {
        case 0: lines.insert(contentsOf: Self.additions.randomElement(using: &random)!.split(separator: "\n").map(String.init), at: place)
        case 1: lines.insert("# a comment", at: place)
        case 2 where lines.count > 1: lines.remove(at: place)
        case 3, 4: lines[place] = replacingText(in: lines[place], with: ["Other", "Längere Wörter", "{n}", "é", "e\u{301}"].randomElement(using: &random)!)
        case 5, 6: lines[place] = replacingNumber(in: lines[place], with: ["0", "-0.0", "7", "1e3"].randomElement(using: &random)!)
        case 7: moveTable(from: place, using: &random)
        case 8: lines[place] = "# " + lines[place]
        case 9: lines.insert(lines.randomElement(using: &random)!, at: place)
        case 10: damage(place, using: &random)
        default:
            // Most damage is repaired before the next edit.
            if let last = undone.popLast() { lines = last }
            return
        }
        undone.append(before)
    }

    /// Moves a table with its lines to another place.
    private mutating func moveTable(from place: Int, using random: inout some RandomNumberGenerator) {
        let start = lines[...place].lastIndex { $0.hasPrefix("[") } ?? 0
        let end = lines[(place + 1)...].firstIndex { $0.hasPrefix("[") } ?? lines.count
        let table = Array(lines[start..<end])
        lines.removeSubrange(start..<end)
        let headers = lines.indices.filter { lines[$0].hasPrefix("[") } + [lines.count]
        lines.insert(contentsOf: table, at: headers.randomElement(using: &random)!)
    }

    private mutating func damage(_ place: Int, using random: inout some RandomNumberGenerator) {
        var line = Array(lines[place])
        guard let column = line.indices.randomElement(using: &random) else { return }
        line[column] = "\"'[]{}=#.,x5".randomElement(using: &random)!
        lines[place] = String(line)
    }

    private func replacingText(in line: String, with text: String) -> String {
        guard let start = line.firstIndex(of: "\""), let end = line[line.index(after: start)...].firstIndex(of: "\"") else { return line }
        return line[...start] + text + line[end...]
    }

    private func replacingNumber(in line: String, with number: String) -> String {
        line.replacing(/= \d+(\.\d+)?/, with: "= \(number)", maxReplacements: 1)
    }
}

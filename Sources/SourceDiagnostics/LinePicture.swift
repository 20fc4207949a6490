/// A line of a source; of a long line, which may be as long as the file, the part around a column.
struct LinePart {
    let text: String
    /// Characters before it on the line.
    let skipped: Int
    let cutsTail: Bool

    /// In bytes.
    private static let longest = 4096

    /// - Parameters:
    ///   - number: Of the line, counted from 1.
    ///   - column: Counted from 1.
    ///   - reach: Characters of a long line on either side of the column.
    init(of source: SourceText, at number: Int, round column: Int, reach: Int) {
        let line = source.line(at: number)
        guard line.utf8.count > Self.longest else {
            (text, skipped, cutsTail) = (line, 0, false)
            return
        }
        skipped = max(0, min(column - 1, source.columnCount(ofLine: number)) - reach)
        let start = line.index(line.startIndex, offsetBy: skipped, limitedBy: line.endIndex) ?? line.endIndex
        let end = line.index(start, offsetBy: 2 * reach, limitedBy: line.endIndex) ?? line.endIndex
        text = String(line[start..<end])
        cutsTail = end < line.endIndex
    }
}

/// A displayed source line, with the mapping from columns to displayed characters.
struct LinePicture {
    private var characters: [Character] = []
    /// Where the character of each column, counted from 0, begins in the picture.
    private var starts: [Int] = []

    init(of line: String) {
        let tabWidth = 4
        var cell = 0
        for character in line {
            starts.append(characters.count)
            if character == "\t" {
                let spaces = tabWidth - cell % tabWidth
                characters += [Character](repeating: " ", count: spaces)
                cell += spaces
            } else {
                let shown = DisplayCharacters.visible(character)
                characters.append(shown)
                cell += DisplayCharacters.width(of: shown)
            }
        }
        starts.append(characters.count)
    }

    var text: String { String(characters) }

    /// Maps columns, counted from 1, to characters of the picture, counted from 0.
    func range(ofColumns columns: Range<Int>) -> Range<Int> {
        start(ofColumn: columns.lowerBound)..<start(ofColumn: columns.upperBound)
    }

    private func start(ofColumn column: Int) -> Int {
        starts[max(0, min(column - 1, starts.count - 1))]
    }
}

extension SourceExcerpt.Line {
    /// The line cut to a number of cells around its first mark. Marks outside shrink to the ellipsis on their side, so that their labels
    /// stay.
    ///
    /// - Parameter part: What the line displays.
    func windowed(to cells: Int, of part: LinePart) -> SourceExcerpt.Line {
        let characters = Array(text)
        let isWhole = part.skipped == 0 && !part.cutsTail
        guard !isWhole || characters.reduce(0, { $0 + DisplayCharacters.width(of: $1) }) > cells else { return self }
        let window = Self.window(of: characters, round: marks.first?.start ?? 0, cells: cells - 2)
        let (cutsHead, cutsTail) = (window.lowerBound > 0 || part.skipped > 0, window.upperBound < characters.count || part.cutsTail)
        let shift = window.lowerBound - (cutsHead ? 1 : 0)
        let shown = (cutsHead ? "…" : "") + String(characters[window]) + (cutsTail ? "…" : "")
        let lastPlace = shown.count - (cutsTail ? 1 : 0)
        let shownMarks = marks.map { mark in
            var mark = mark
            let end = min(mark.start + mark.length - shift, lastPlace)
            mark.start = max(0, min(mark.start - shift, lastPlace))
            mark.length = max(1, end - mark.start)
            return mark
        }
        return SourceExcerpt.Line(number: number, text: shown, marks: shownMarks)
    }

    /// The characters that fit the cells, a third of them before `center`.
    private static func window(of characters: [Character], round center: Int, cells: Int) -> Range<Int> {
        let center = min(center, characters.count)
        var lower = center
        var used = 0
        while lower > 0, used < cells / 3 {
            lower -= 1
            used += DisplayCharacters.width(of: characters[lower])
        }
        var upper = lower
        used = 0
        while upper < characters.count, used + DisplayCharacters.width(of: characters[upper]) <= cells {
            used += DisplayCharacters.width(of: characters[upper])
            upper += 1
        }
        return lower..<upper
    }
}

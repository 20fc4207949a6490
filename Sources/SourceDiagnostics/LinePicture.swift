/// A line of a source, or the part of a long line around a column. A line can be as long as its file.
struct LinePart {
    let text: String
    /// Characters before the part.
    let skipped: Int
    let cutsTail: Bool

    /// The limit in bytes.
    private static let longest = 4096

    /// `reach` counts characters on each side of the column. Lines and columns count from 1.
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

/// A displayed source line, with a mapping from columns to displayed characters.
struct LinePicture {
    private(set) var text = ""
    /// The displayed character of each column. Both count from 0.
    private var places: [Int] = []

    init(of line: String) {
        let tabWidth = 4
        var cell = 0
        var starts: [Int] = []
        for character in line {
            starts.append(text.utf8.count)
            let isTab = character == "\t"
            let shown = isTab ? " " : DisplayCharacters.visible(character)
            for _ in 0..<(isTab ? tabWidth - cell % tabWidth : 1) {
                text.append(shown)
                cell += DisplayCharacters.width(of: shown)
            }
        }
        starts.append(text.utf8.count)
        // After a control character, a mark is a separate character in the source but joins the displayed symbol.
        var lengths = text.map { $0.utf8.count }[...]
        var (place, end) = (0, 0)
        for start in starts {
            while let length = lengths.first, end + length <= start {
                lengths.removeFirst()
                (place, end) = (place + 1, end + length)
            }
            places.append(place)
        }
    }

    /// The displayed characters of a range of columns. Columns count from 1, displayed characters from 0.
    func range(ofColumns columns: Range<Int>) -> Range<Int> {
        func place(_ column: Int) -> Int { places[max(0, min(column - 1, places.count - 1))] }
        return place(columns.lowerBound)..<place(columns.upperBound)
    }
}

extension SourceExcerpt.Line {
    /// Cuts the line around its first mark. Marks outside the window shrink to the ellipsis on their side and keep their labels.
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

    /// The characters that fit, a third of them before `center`.
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

/// The format of a chapter: a TOML file of blocks. A block begins with a line `#WORD ARGUMENT`, without a space after `#`.
///
///     #chapter Views of every kind
///
///     #section view: Texts
///     # Prose in comments. An empty comment ends a paragraph.
///
///     #table
///     # What | Limit
///     # the first line has the headings | a line for each row
///
///     #listing
///     # Lines that keep their breaks and indentation.
///
///     #frame
///     [controllers.home.views.sample]
///     kind = "label"
///     …
///
///     #key numberOfLines
///     text = "One line"
///     numberOfLines = 1
///
/// A section with keys has a frame, in which each example replaces the line `…`. An example with a table `[app]` needs no frame.
extension ReferenceChapter {
    init(text: String) {
        let blocks = ReferenceBlock.blocks(of: text)
        let starts = blocks.indices.filter { blocks[$0].word == .section }
        title = blocks.first { $0.word == .chapter }?.argument ?? ""
        sections = zip(starts, starts.dropFirst() + [blocks.endIndex]).map { start, end in
            ReferenceSection(heading: blocks[start], blocks[start + 1..<end])
        }
    }
}

extension ReferenceSection {
    fileprivate init(heading: ReferenceBlock, _ blocks: ArraySlice<ReferenceBlock>) {
        let names = heading.argument.split(separator: ": ", maxSplits: 1).map(String.init)
        let (table, frame) = (names.first ?? "", blocks.first { $0.word == .frame }?.text ?? "")
        let schemas = Reference.schemas(of: table)
        self.table = table
        self.frame = frame
        title = names.last ?? ""
        paragraphs = heading.comments.split(separator: "").map { $0.joined(separator: " ") }
        rows = blocks.first { $0.word == .table }?.comments.map { line in line.split(separator: " | ").map(String.init) } ?? []
        listing = blocks.first { $0.word == .listing }?.comments.joined(separator: "\n")
        keys = blocks.filter { $0.word == .key }.map { block in
            let name = block.argument
            return ReferenceKey(name, schemas[name] ?? Schema(), of: table, example: block.text, frame: frame)
        }
    }
}

private struct ReferenceBlock {
    enum Word: String {
        case chapter, section, table, listing, frame, key
    }

    let word: Word
    let argument: String
    private(set) var lines: [Substring] = []

    private init?(line: Substring) {
        guard line.first == "#", let word = Word(rawValue: String(line.dropFirst().prefix { $0.isLetter })) else { return nil }
        self.word = word
        argument = String(line.dropFirst(word.rawValue.count + 2))
    }

    static func blocks(of text: String) -> [ReferenceBlock] {
        text.split(separator: "\n", omittingEmptySubsequences: false).reduce(into: []) { blocks, line in
            if let block = ReferenceBlock(line: line) {
                blocks.append(block)
            } else if !blocks.isEmpty {
                blocks[blocks.count - 1].lines.append(line)
            }
        }
    }

    private var content: ArraySlice<Substring> {
        guard let first = lines.firstIndex(where: { !$0.isEmpty }), let last = lines.lastIndex(where: { !$0.isEmpty }) else { return [] }
        return lines[first...last]
    }

    var text: String { content.joined(separator: "\n") }

    var comments: [Substring] { content.map { $0.dropFirst(2) } }
}

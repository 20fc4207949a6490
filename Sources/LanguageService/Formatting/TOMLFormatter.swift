import SourceDiagnostics
import TOMLReading

/// Changes nothing but blanks and line breaks. Alignment by several blanks remains.
///
/// - Statements and headers are not indented. Lines in an array are indented by two from the line of its bracket.
/// - At least one blank goes around an equals sign, after a comma, and inside the braces of a table.
/// - No line ends with blanks, at most two empty lines follow each other, and the last line ends with a line break.
struct TOMLFormatter {
    private let bytes: [UInt8]
    private var offset = 0
    private var output: [UInt8] = []
    private var open: [Int] = []
    private var indentation = 0
    private var emptyLines = 0

    static func formatted(_ source: SourceText) -> [UInt8] {
        var formatter = TOMLFormatter(bytes: source.utf8)
        while formatter.offset < formatter.bytes.count { formatter.writeLine() }
        while formatter.output.last == UInt8(ascii: "\n") { formatter.output.removeLast() }
        return formatter.output + [UInt8(ascii: "\n")]
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    private static let step = 2
    private static let mostEmptyLines = 2

    private mutating func writeLine() {
        let blanks = skipBlanks()
        guard let first = next, !isAtLineEnd else { return endLine(isEmpty: true) }
        let isComment = first == UInt8(ascii: "#")
        indentation = open.last.map { $0 + (first == UInt8(ascii: "]") ? 0 : Self.step) } ?? 0
        // A comment between statements keeps its indentation.
        write(blanks: isComment && open.isEmpty ? blanks : indentation)
        emptyLines = 0
        while let byte = next, !isAtLineEnd { writeToken(byte) }
        while output.last == 0x20 || output.last == 0x09 { output.removeLast() }
        endLine(isEmpty: false)
    }

    private mutating func endLine(isEmpty: Bool) {
        if next == UInt8(ascii: "\r") { offset += 1 }
        offset += 1
        if isEmpty {
            emptyLines += 1
            guard !output.isEmpty, emptyLines <= Self.mostEmptyLines else { return }
        }
        output.append(UInt8(ascii: "\n"))
    }

    private var isAtLineEnd: Bool {
        next == UInt8(ascii: "\n") || next == UInt8(ascii: "\r") && offset + 1 < bytes.count && bytes[offset + 1] == UInt8(ascii: "\n")
    }

    private mutating func writeToken(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "#"):
            if let last = output.last, last != UInt8(ascii: "\n"), last != 0x20 { write(blanks: 1) }
            while next != nil, !isAtLineEnd { copyOne() }
        case UInt8(ascii: "\""), UInt8(ascii: "'"): copyString(byte)
        case UInt8(ascii: "="):
            if output.last != 0x20 { write(blanks: 1) }
            copyOne()
            writeGap(atLeast: 1)
        case UInt8(ascii: ","):
            while output.last == 0x20 { output.removeLast() }
            copyOne()
            writeGap(atLeast: 1)
        case UInt8(ascii: "["), UInt8(ascii: "{"):
            open.append(indentation)
            copyOne()
            _ = skipBlanks()
            if byte == UInt8(ascii: "{"), next != UInt8(ascii: "}") { write(blanks: 1) }
        case UInt8(ascii: "]"): close(byte, blanks: 0)
        case UInt8(ascii: "}"): close(byte, blanks: output.last == UInt8(ascii: "{") ? 0 : 1)
        case 0x20, 0x09: writeGap(atLeast: 0)
        default: copyOne()
        }
    }

    private mutating func close(_ byte: UInt8, blanks: Int) {
        if !open.isEmpty { open.removeLast() }
        let last = output.last { $0 != 0x20 && $0 != 0x09 }
        if !output.isEmpty, last != UInt8(ascii: "\n") {
            while output.last == 0x20 { output.removeLast() }
            write(blanks: blanks)
        }
        copyOne()
    }

    private mutating func writeGap(atLeast least: Int) {
        let blanks = skipBlanks()
        guard next != nil, !isAtLineEnd else { return }
        write(blanks: max(least, blanks))
    }

    private mutating func copyString(_ quote: UInt8) {
        let isLong = bytes[offset...].starts(with: [quote, quote, quote])
        let length = isLong ? 3 : 1
        copy(count: length)
        while let byte = next {
            if byte == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
                copy(count: 2)
            } else if byte == quote, !isLong || bytes[offset...].starts(with: [quote, quote, quote]) {
                copy(count: length)
                // The text of a long string may itself end with one or two quotation marks.
                while isLong, next == quote { copyOne() }
                return
            } else {
                copyOne()
            }
        }
    }

    private mutating func skipBlanks() -> Int {
        let start = offset
        while next == 0x20 || next == 0x09 { offset += 1 }
        return offset - start
    }

    private mutating func write(blanks: Int) { output += [UInt8](repeating: 0x20, count: blanks) }

    private mutating func copyOne() { copy(count: 1) }

    private mutating func copy(count: Int) {
        let end = min(offset + count, bytes.count)
        output += bytes[offset..<end]
        offset = end
    }
}

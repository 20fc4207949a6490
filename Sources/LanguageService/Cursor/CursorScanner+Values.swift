import PlaygroundModel
import TOMLReading

extension CursorScanner {
    private static let deepest = 64

    mutating func scanValue(at path: DocumentPath, depth: Int) {
        skipBlanks()
        if target < offset || isAtLineEnd && target == offset {
            found = cursor(.value(target..<target), path)
            return
        }
        guard offset < bytes.count, depth < Self.deepest else {
            if target <= offset { found = cursor(.value(target..<target), path) }
            return
        }
        switch bytes[offset] {
        case UInt8(ascii: "\""), UInt8(ascii: "'"): scanString(at: path)
        case UInt8(ascii: "["): scanArray(at: path, depth: depth)
        case UInt8(ascii: "{"): scanInlineTable(at: path, depth: depth)
        default: scanWord(at: path)
        }
    }

    private mutating func scanWord(at path: DocumentPath) {
        let start = offset
        while offset < bytes.count, !isAtLineEnd, !Self.wordEnds.contains(bytes[offset]) { offset += 1 }
        if target <= offset { found = cursor(.value(start..<offset), path) }
    }

    private static let wordEnds = Set(" \t,]}#".utf8)

    private mutating func scanString(at path: DocumentPath) {
        let start = offset
        let quote = bytes[offset]
        let isLong = bytes[offset...].starts(with: [quote, quote, quote])
        let delimiter = isLong ? 3 : 1
        if target == start {
            found = cursor(.value(start..<start), path)
            return
        }
        offset += delimiter
        let content = offset
        var isClosed = false
        while offset < bytes.count {
            if bytes[offset] == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
                offset = min(offset + 2, bytes.count)
            } else if bytes[offset] == quote, !isLong || bytes[offset...].starts(with: [quote, quote, quote]) {
                isClosed = true
                break
            } else if !isLong, isAtLineEnd {
                break
            } else {
                offset += 1
            }
        }
        let text = String(decoding: bytes[content..<max(content, offset)], as: UTF8.self)
        if target <= offset {
            found = cursor(.string(text: text, content..<max(content, offset), isClosed: isClosed), path)
            return
        }
        if isClosed { offset = min(offset + delimiter, bytes.count) }
        note(text, at: path)
    }

    private mutating func note(_ text: String, at path: DocumentPath) {
        guard case .key(let key)? = path.components.last else { return }
        let table = DocumentPath(Array(path.components.dropLast()))
        facts[table, default: TableFacts()].add(key, text)
    }

    private mutating func scanArray(at path: DocumentPath, depth: Int) {
        if target <= offset {
            found = cursor(.nowhere, path)
            return
        }
        offset += 1
        var position = 0
        while found == nil {
            guard skipToElement() else { return }
            let element = path.appending(position)
            if target <= offset, offset >= bytes.count || Self.separators.contains(bytes[offset]) || target < offset {
                found = cursor(.value(target..<target), element)
                return
            }
            guard offset < bytes.count else { return }
            switch bytes[offset] {
            case UInt8(ascii: "]"):
                offset += 1
                return
            case UInt8(ascii: ","):
                offset += 1
                position += 1
            case UInt8(ascii: "}"), UInt8(ascii: "="): return
            default:
                let start = offset
                scanValue(at: element, depth: depth + 1)
                if offset == start { return }
            }
        }
    }

    private static let separators = Set(",]".utf8)

    /// Skips blanks, line breaks and comments. Returns `false` at a line that begins like a statement, and once the cursor is found.
    private mutating func skipToElement() -> Bool {
        while true {
            skipBlanks()
            guard offset < bytes.count else { return true }
            if bytes[offset] == UInt8(ascii: "#") {
                let end = endOfLine(from: offset)
                if target > offset, target <= end {
                    found = cursor(.comment, DocumentPath())
                    return false
                }
                if target <= offset { return true }
                offset = end
            } else if isAtLineEnd {
                let next = endOfLine(from: offset) + 1
                if target < next { return true }
                if looksLikeStatement(at: next) {
                    offset = next - 1
                    return false
                }
                offset = min(next, bytes.count)
            } else {
                return true
            }
        }
    }

    private mutating func scanInlineTable(at path: DocumentPath, depth: Int) {
        if target <= offset {
            found = cursor(.nowhere, path)
            return
        }
        offset += 1
        while found == nil {
            skipBlanks()
            guard offset < bytes.count, !isAtLineEnd else {
                if target <= offset { found = cursor(.key(target..<target, hasValue: false), path) }
                return
            }
            switch bytes[offset] {
            case UInt8(ascii: "}"):
                if target <= offset { found = cursor(.key(target..<target, hasValue: false), path) }
                offset += 1
                return
            case UInt8(ascii: ","):
                if target <= offset { found = cursor(.nowhere, path) }
                offset += 1
            default:
                let start = offset
                scanPair(in: path, depth: depth + 1)
                if offset == start { return }
            }
        }
    }

    mutating func skipBlanks() {
        while offset < bytes.count, bytes[offset] == UInt8(ascii: " ") || bytes[offset] == UInt8(ascii: "\t") { offset += 1 }
    }

    var isAtLineEnd: Bool {
        offset < bytes.count && (bytes[offset] == UInt8(ascii: "\n") || bytes[offset] == UInt8(ascii: "\r"))
    }

    func endOfLine(from offset: Int) -> Int {
        var end = offset
        while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
        return end
    }

    /// Whether a line begins with a header or `key =`, as no line inside an array does.
    private func looksLikeStatement(at start: Int) -> Bool {
        var place = start
        while place < bytes.count, bytes[place] == UInt8(ascii: " ") || bytes[place] == UInt8(ascii: "\t") { place += 1 }
        let end = endOfLine(from: place)
        guard place < end else { return false }
        if bytes[place] == UInt8(ascii: "[") {
            let line = String(decoding: bytes[place..<end], as: UTF8.self)
            guard let first = line.drop(while: { $0 == "[" || $0 == " " }).first else { return false }
            return first.isLetter && line.contains("]")
        }
        var name = place
        while name < end, Self.isPartOfKey(bytes[name]) || bytes[name] == UInt8(ascii: ".") { name += 1 }
        guard name > place else { return false }
        while name < end, bytes[name] == UInt8(ascii: " ") { name += 1 }
        return name < end && bytes[name] == UInt8(ascii: "=")
    }
}

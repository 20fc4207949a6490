import PlaygroundModel
import SourceDiagnostics
import TOMLReading

/// Finds the structure around a cursor in unfinished text, up to the cursor. An open string ends with its line.
/// An open array or inline table ends before a line that looks like a statement.
struct CursorScanner {
    let bytes: [UInt8]
    let target: Int
    var offset = 0
    var found: Cursor?
    var facts: [DocumentPath: TableFacts] = [:]
    private var table = DocumentPath()
    private var counts: [DocumentPath: Int] = [:]

    static func cursor(in source: SourceText, at offset: Int) -> Cursor {
        var scanner = CursorScanner(source, at: offset)
        scanner.scan()
        return scanner.found ?? Cursor(spot: .nowhere, path: scanner.table, offset: offset)
    }

    private init(_ source: SourceText, at offset: Int) {
        bytes = source.utf8
        target = max(0, min(offset, bytes.count))
    }

    private mutating func scan() {
        while found == nil, offset <= target {
            scanLine()
            guard found == nil else { return }
            guard offset < bytes.count else { break }
            offset = endOfLine(from: offset) + 1
        }
        if found == nil { found = cursor(.key(target..<target, hasValue: false), table) }
    }

    private mutating func scanLine() {
        skipBlanks()
        guard offset < bytes.count, !isAtLineEnd else {
            if target <= offset { found = cursor(.key(target..<target, hasValue: false), table) }
            return
        }
        switch bytes[offset] {
        case UInt8(ascii: "#"): if target <= endOfLine(from: offset) { found = cursor(target <= offset ? .nowhere : .comment, table) }
        case UInt8(ascii: "["): scanHeader()
        default:
            facts = [:]
            scanPair(in: table, depth: 0)
            if found == nil { leaveLine() }
        }
    }

    /// Finds a cursor that follows a statement on the same line.
    private mutating func leaveLine() {
        skipBlanks()
        guard target <= endOfLine(from: offset), target >= offset || isAtLineEnd else { return }
        let comment = bytes[offset..<max(offset, target)].contains(UInt8(ascii: "#"))
        found = cursor(comment ? .comment : .nowhere, table)
    }

    private mutating func scanHeader() {
        let start = offset
        let end = endOfLine(from: offset)
        offset += 1
        let isArray = offset < bytes.count && bytes[offset] == UInt8(ascii: "[")
        if isArray { offset += 1 }
        var parent = DocumentPath()
        while offset <= end {
            skipBlanks()
            let part = keyPart()
            skipBlanks()
            let goesOn = offset < end && bytes[offset] == UInt8(ascii: ".")
            if target > start, target >= part.range.lowerBound, target <= (goesOn ? offset : part.range.upperBound) {
                found = Cursor(spot: .header(part.range, isArray: isArray), path: parent, offset: target)
                return
            }
            guard goesOn else {
                if isArray {
                    parent = parent.appending(part.name)
                    counts[parent, default: 0] += 1
                    parent = parent.appending((counts[parent] ?? 1) - 1)
                } else {
                    parent = newest(parent.appending(part.name))
                }
                break
            }
            offset += 1
            parent = newest(parent.appending(part.name))
        }
        table = parent
        if target <= end { found = cursor(.nowhere, table) }
        offset = end
    }

    private func newest(_ path: DocumentPath) -> DocumentPath { counts[path].map { path.appending($0 - 1) } ?? path }

    mutating func scanPair(in table: DocumentPath, depth: Int) {
        var path = table
        while true {
            skipBlanks()
            if target < offset {
                found = cursor(.key(target..<target, hasValue: false), path)
                return
            }
            let part = keyPart()
            skipBlanks()
            let goesOn = offset < bytes.count && bytes[offset] == UInt8(ascii: ".")
            if target <= (goesOn ? offset : part.range.upperBound) {
                let hasValue = offset < bytes.count && bytes[offset] == UInt8(ascii: "=")
                found = cursor(.key(part.range, hasValue: hasValue || goesOn), path)
                return
            }
            facts[path, default: TableFacts()].add(part.name, nil)
            path = path.appending(part.name)
            guard goesOn else { break }
            offset += 1
        }
        guard offset < bytes.count, bytes[offset] == UInt8(ascii: "=") else {
            if target <= offset { found = cursor(.nowhere, path) }
            return
        }
        offset += 1
        if target < offset { found = cursor(.nowhere, path) }
        if found == nil { scanValue(at: path, depth: depth) }
    }

    private struct Part {
        var name: String
        var range: Range<Int>
    }

    private mutating func keyPart() -> Part {
        let start = offset
        if offset < bytes.count, bytes[offset] == UInt8(ascii: "\"") || bytes[offset] == UInt8(ascii: "'") {
            let quote = bytes[offset]
            offset += 1
            while offset < bytes.count, !isAtLineEnd, bytes[offset] != quote { offset += 1 }
            let name = String(decoding: bytes[(start + 1)..<offset], as: UTF8.self)
            if offset < bytes.count, bytes[offset] == quote { offset += 1 }
            return Part(name: name, range: start..<offset)
        }
        while offset < bytes.count, Self.isPartOfKey(bytes[offset]) { offset += 1 }
        return Part(name: String(decoding: bytes[start..<offset], as: UTF8.self), range: start..<offset)
    }

    static func isPartOfKey(_ byte: UInt8) -> Bool { WordScanner.isPartOfName(byte) || byte == UInt8(ascii: "-") }

    func cursor(_ spot: Cursor.Spot, _ path: DocumentPath) -> Cursor {
        Cursor(spot: spot, path: path, offset: target, facts: facts)
    }
}

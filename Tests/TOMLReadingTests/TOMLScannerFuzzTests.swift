import PlaygroundModel
import SeededRandom
import SourceDiagnostics
import TOMLKit
import Testing

@testable import TOMLReading

/// Valid documents, mutated at random from a fixed seed. The scanner must always end
/// and agree with the parser on valid documents and on the positions of their parts.
@Suite struct TOMLScannerFuzzTests {
    @Test(arguments: TOMLSamples.all.indices)
    func scannerAndParserAgreeOnMutatedDocuments(sample: Int) {
        var random = SeededGenerator(seed: UInt64(sample))
        var accepted = 0
        for round in 0..<600 {
            var bytes = Array(TOMLSamples.all[sample].utf8)
            for _ in 0..<(round % 4) { Mutation.apply(to: &bytes, using: &random) }
            if agree(on: bytes) { accepted += 1 }
        }
        #expect(accepted >= 150, "the unchanged rounds alone must be valid")
    }

    /// Compares both results. Returns whether the document is valid.
    private func agree(on bytes: [UInt8]) -> Bool {
        let reading = TOMLDocument.read(bytes, fileName: "fuzz.toml")
        #expect((reading.document == nil) == !reading.diagnostics.isEmpty)
        // Pages do not include TOMLKit, so the scanner's word parser must find every mistake that TOMLKit finds.
        let (index, problems) = TOMLScanner.scan(reading.source)
        if problems.isEmpty, !judgedBefore(reading) {
            #expect((index.scalarProblem == nil) == (reading.document != nil), "\(text(of: reading).debugDescription)")
        }
        guard let document = reading.document else {
            expectRefusal(of: reading)
            return false
        }
        guard let table = try? TOMLTable(string: text(of: reading)) else {
            Issue.record("read a text that TOMLKit rejects: \(text(of: reading).debugDescription)")
            return false
        }
        expectSame(document.index.nodes[0], table.tomlValue, in: document.index)
        expectSame(.table(document.root), table)
        return true
    }

    private func expectRefusal(of reading: TOMLDocument.Reading) {
        guard !judgedBefore(reading) else { return }
        // toml++ asserts that a key or a value exists and that a time is well formed. A failed assertion would end the process.
        let wouldAbort = TOMLScanner.scan(reading.source).problems.contains { problem in
            switch problem.mistake {
            case .keyExpected, .valueExpected, .numberMalformed: true
            default: false
            }
        }
        guard !wouldAbort else { return }
        let text = text(of: reading)
        #expect(throws: TOMLParseError.self, "\(reading.diagnostics) in \(text.debugDescription)") {
            try TOMLTable(string: text)
        }
    }

    private func judgedBefore(_ reading: TOMLDocument.Reading) -> Bool {
        let codes: Set = ["nul-character", "not-utf8", "empty-file", "nesting-too-deep"]
        return reading.diagnostics.contains { codes.contains($0.code) }
    }

    private func text(of reading: TOMLDocument.Reading) -> String {
        String(decoding: reading.source.utf8, as: UTF8.self)
    }

    /// The value is from our parser. TOMLKit must read the same value.
    private func expectSame(_ value: DocumentValue, _ theirs: TOMLValueConvertible?) {
        switch value {
        case .string(let text): #expect(theirs?.string == text)
        case .integer(let number): #expect(theirs?.int == number)
        case .float(let number): #expect(theirs?.double?.description == number.description)
        case .boolean(let flag): #expect(theirs?.bool == flag)
        case .date: #expect([.date, .time, .dateTime].contains(theirs?.type))
        case .array(let elements):
            #expect(theirs?.array?.count == elements.count)
            for (element, other) in zip(elements, theirs?.array ?? []) { expectSame(element, other) }
        case .table(let table):
            #expect(theirs?.table?.keys.sorted() == table.keys.sorted())
            for entry in table.entries { expectSame(entry.value, theirs?.table?[entry.key]) }
        }
    }

    private func expectSame(_ node: KeyIndex.Node, _ value: TOMLValue, in index: KeyIndex) {
        let text = index.source.string(inUTF8Range: node.value)
        switch node.kind {
        case .headerTable, .implicitTable, .dottedTable, .inlineTable:
            #expect(value.table?.keys.sorted() == node.keys.sorted())
            for key in node.keys {
                guard let child = node.children[key], let value = value.table?[key]?.tomlValue else { continue }
                expectSame(index.nodes[child], value, in: index)
            }
        case .array, .tableArray:
            #expect(value.array?.count == node.elements.count)
            for (element, value) in zip(node.elements, value.array ?? []) {
                expectSame(index.nodes[element], value.tomlValue, in: index)
            }
        case .scalar, .string: break
        }
        guard [.scalar, .string, .array, .inlineTable].contains(node.kind) else { return }
        let reread = try? TOMLTable(string: "x = " + text)
        #expect(reread?["x"]?.tomlValue.debugDescription == value.debugDescription)
    }
}

/// Random changes, as by mistake or by intent.
private enum Mutation {
    static func apply(to bytes: inout [UInt8], using random: inout SeededGenerator) {
        let place = Int.random(in: 0...bytes.count, using: &random)
        let end = min(bytes.count, place + Int.random(in: 1...12, using: &random))
        switch Int.random(in: 0..<6, using: &random) {
        case 0: bytes.removeSubrange(place..<end)
        case 1: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
        case 2: bytes.insert(contentsOf: bytes[place..<end], at: Int.random(in: 0...bytes.count, using: &random))
        case 3: bytes.removeLast(bytes.count - place)
        default: bytes.insert(contentsOf: tokens.randomElement(using: &random)?.utf8 ?? "".utf8, at: place)
        }
    }

    private static let tokens = [
        "[", "]", "[[", "]]", "{", "}", "=", ".", ",", "\"", "'", "\"\"\"", "'''", "#", "\n", "\r\n", "\r", "\\", "\\\n  ",
        "a", "a = 1\n", "[a]\n", "[[a]]\n", "[a.b.c]\n", "a.b = 1\n", "\\u00e9", "\\U0001F600", "é", "猫", "1979-05-27",
        " 07:32:00", "T07:32:00Z", "0x", "1e", "+", "-", "_", "inf", "nan", "true", "{ a = 1 }", "[1, 2]", " ", "\t", "\u{7F}",
    ]
}

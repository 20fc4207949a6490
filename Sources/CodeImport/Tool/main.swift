import Foundation
import SwiftParser
import SwiftSyntax

// Reads a request from standard input and writes the answer to standard output, both as JSON. `traitscope import --run` compiles this
// program with the parser of the user's toolchain (`lib/swift/host`) and keeps it.

/// A change to a source that keeps its line numbers.
struct Edit {
    var range: Range<Int>
    var text: String
}

extension SyntaxProtocol {
    /// The node and its ancestors, innermost first.
    var outward: [Syntax] { Array(sequence(first: Syntax(self)) { $0.parent }) }

    /// The enclosing types and extensions, outermost first.
    var typesAround: [any DeclGroupSyntax] {
        outward.dropFirst().reversed().compactMap { $0.asProtocol((any DeclGroupSyntax).self) }
    }
}

extension DeclGroupSyntax {
    /// The name of the declared or extended type.
    var typeName: String {
        asProtocol((any NamedDeclSyntax).self)?.name.text ?? self.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription ?? ""
    }

    /// Whether a type has generic parameters, or an extension has conditions.
    var isGeneric: Bool {
        asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause != nil
            || self.as(ExtensionDeclSyntax.self)?.genericWhereClause != nil
    }
}

func span(_ node: some SyntaxProtocol) -> Range<Int> {
    node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
}

/// Applies edits of byte ranges. If edits overlap, only the outermost is applied. Each range keeps its line breaks.
func apply(_ edits: [Edit], to bytes: [UInt8]) -> [UInt8] {
    var taken: [Edit] = []
    for edit in edits.sorted(by: { ($0.range.count, $1.range.lowerBound) > ($1.range.count, $0.range.lowerBound) }) {
        let overlaps = taken.contains { other in
            other.range.overlaps(edit.range) || other.range == edit.range
                || (edit.range.isEmpty && other.range.lowerBound < edit.range.lowerBound && edit.range.lowerBound < other.range.upperBound)
        }
        if !overlaps { taken.append(edit) }
    }
    var result = bytes
    for edit in taken.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
        let breaks = bytes[edit.range].count { $0 == 10 } - edit.text.utf8.count { $0 == 10 }
        result.replaceSubrange(edit.range, with: Array(edit.text.utf8) + [UInt8](repeating: 10, count: max(0, breaks)))
    }
    return result
}

extension String {
    var firstLine: String {
        let line = prefix { !$0.isNewline }
        return line.count > 160 ? line.prefix(159) + "…" : String(line)
    }

    /// The type without parts that cannot be used after `as?` or in a call of an initializer.
    var plainType: String {
        var type = trimmingCharacters(in: .whitespaces)
        for word in ["@escaping ", "@autoclosure ", "inout ", "__owned ", "@Sendable "] where type.hasPrefix(word) {
            type = String(type.dropFirst(word.count))
        }
        return type
    }
}

do {
    let request = try JSONDecoder().decode(ToolRequest.self, from: FileHandle.standardInput.readDataToEndOfFile())
    let answers = try request.files.map { file in
        var answer = ToolAnswer(number: file.number)
        if request.operation == "prepare" { answer = try Preparation(file, modules: Set(request.modules)).run() }
        for round in file.rounds { answer.cuts += try Cutting(file, round).run() }
        return try Surveying(file, answer).run()
    }
    FileHandle.standardOutput.write(try JSONEncoder().encode(answers))
} catch {
    FileHandle.standardError.write(Data("\(error)\n".utf8))
    exit(1)
}

import Foundation
import SwiftParser
import SwiftSyntax

// Reads a request on standard input and answers on standard output, both JSON. `traitscope import --run` compiles this program with the
// parser of the user's toolchain (`lib/swift/host`) and keeps it.

struct Request: Decodable {
    /// `prepare` writes a copy without code that needs Objective-C, and `cut` changes the copy. Both remove code that does not compile, and
    /// list the remaining types.
    var operation: String
    /// The modules that an import may name.
    var modules: [String] = []
    var files: [File]

    struct File: Decodable {
        var number: Int
        /// The path of the user's file.
        var source: String
        /// The path of the copy. Line numbers match the source.
        var body: String
        /// The compiler's errors, one list per round.
        var rounds: [Round]
    }

    struct Round: Decodable {
        /// 0 cuts the smallest part, 1 the member around it, 2 the declaration around that.
        var escalation: Int
        var errors: [CompilerError]
    }
}

struct CompilerError: Decodable {
    var line: Int
    /// In bytes, from 1.
    var column: Int
    var message: String
}

struct Answer: Encodable {
    var files: [FileAnswer]
}

struct FileAnswer: Encodable {
    var number: Int
    var cuts: [Cut] = []
    var methods: [MethodRow] = []
    var additions: [String] = []
    var previews: [Preview] = []
    var missingModules: [String] = []
    var layoutCalls = 0
    /// The layout calls that were not cut.
    var keptLayoutCalls = 0
    var types: [TypeSurvey] = []
    var names = NameSurvey()
}

/// The names by which files depend on each other.
struct NameSurvey: Encodable {
    struct Extension: Encodable {
        var type: String
        var conforms: Bool
        /// Excludes operators, initializers and subscripts.
        var members: [String] = []
        /// Whether it has an operator, initializer or subscript.
        var hasOthers = false
    }

    /// The names of top-level types, functions and variables.
    var declared: [String] = []
    var extensions: [Extension] = []
    /// Whether it has declarations that can affect any file.
    var isEverywhere = false
    /// All identifiers, separated by spaces.
    var mentioned = ""
}

struct Cut: Encodable {
    var line: Int
    /// The first line of the cut code.
    var text: String
    var reason: String
    var layoutCalls: Int
    /// The type and the member around it: `HomeViewController.viewDidLoad`.
    var place: String
}

/// A method that a selector can name.
struct MethodRow: Encodable {
    var type: String
    var name: String
    /// The call in the type's own extension, with `sender` as its argument.
    var call: String
    var guardType: String?
}

struct Preview: Encodable {
    var line: Int
    var name: String
}

struct TypeSurvey: Encodable {
    var kind: String
    var name: String
    var line: Int
    var isGeneric = false
    var isPrivate = false
    var inherited: [String] = []
    var initializers: [InitializerSurvey] = []
    var firstCase: InitializerSurvey?
    var sharedName: String?
    /// The stored properties of a structure that need a value.
    var stored: [ParameterSurvey] = []
    /// A protocol's requirements with empty implementations.
    var requirements: [String]?
}

struct InitializerSurvey: Encodable {
    var name = "init"
    var isFailable = false
    var isPrivate = false
    var throwsErrors = false
    var parameters: [ParameterSurvey] = []
}

struct ParameterSurvey: Encodable {
    var label: String?
    var type: String
    var hasDefault = false
}

/// A change of a source that keeps its lines.
struct Edit {
    var range: Range<Int>
    var text: String
}

func span(_ node: some SyntaxProtocol) -> Range<Int> {
    node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
}

/// The edits of bytes. Only the outermost of overlapping edits remain. Each range keeps its line breaks.
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

    /// A type without the parts that cannot be used after `as?` or in an initialiser call.
    var plainType: String {
        var type = trimmingCharacters(in: .whitespaces)
        for word in ["@escaping ", "@autoclosure ", "inout ", "__owned ", "@Sendable "] where type.hasPrefix(word) {
            type = String(type.dropFirst(word.count))
        }
        return type
    }
}

do {
    let request = try JSONDecoder().decode(Request.self, from: FileHandle.standardInput.readDataToEndOfFile())
    let answer = Answer(files: try request.files.map { file in
        var answer = FileAnswer(number: file.number)
        if request.operation == "prepare" { answer = try Preparation(file, modules: Set(request.modules)).run() }
        for round in file.rounds { answer.cuts += try Cutting(file, round).run() }
        return try Surveying(file, answer).run()
    })
    FileHandle.standardOutput.write(try JSONEncoder().encode(answer))
} catch {
    FileHandle.standardError.write(Data("\(error)\n".utf8))
    exit(1)
}

import Foundation
import JSON

package struct CodeCut: Hashable, Sendable, Encodable {
    /// The path in the folder.
    package var file: String
    package var line: Int
    /// The first line of the cut code.
    package var text: String
    /// The compiler's message.
    package var reason: String
    /// The number of calls in it that place views.
    package var layoutCalls: Int
    /// `HomeViewController.viewDidLoad`.
    package var place: String

    /// One line: `Home.swift:12: label.foo = 1 (value of type 'UILabel' has no member 'foo')`.
    package var reportLine: String { "\(file):\(line): \(text) (\(reason))" }
}

/// The tool's answer about a file.
struct ToolAnswer {
    var number: Int
    var cuts: [CodeCut]
    var methods: [ExposedMethod]
    var additions: [String]
    var previews: [(line: Int, name: String)]
    var missingModules: [String]
    var layoutCalls: Int
    /// The layout calls that were not cut.
    var keptLayoutCalls: Int
    var types: [TypeSurvey]
    var names: FileNames

    struct ExposedMethod: Hashable {
        var type: String
        var name: String
        var call: String
        var guardType: String?
    }
}

/// Calls the tool for sources, which contains the parser of the user's toolchain.
struct SourceTool {
    let program: String

    /// - Parameter rounds: The cuts for each file, by file number.
    func ask(
        _ operation: String, _ files: [SourceCopy], modules: [String] = [], rounds: [Int: [CutRound]]
    ) throws(CodeImportFailure) -> [ToolAnswer] {
        let request = JSONValue.object([
            "operation": .string(operation), "modules": .strings(modules),
            "files": .array(files.map { file in
                .object([
                    "number": .number(file.number), "source": .string(file.source), "body": .string(file.body),
                    "rounds": .array((rounds[file.number] ?? []).map(\.record)),
                ])
            }),
        ])
        let result = try SwiftToolchain.run([program], input: Array(request.text.utf8), deadline: 300)
        guard result.isSuccess, let answers = JSONValue(reading: result.output)?["files"]?.elements else {
            throw CodeImportFailure("The tool for sources failed: \(result.errorText.prefix(500))")
        }
        let names = Dictionary(files.map { ($0.number, $0.name) }) { first, _ in first }
        return answers.map { ToolAnswer($0, names: names) }
    }
}

extension CutRound {
    init(_ record: JSONValue, file: Int) {
        let errors = (record["errors"]?.elements ?? []).map { error in
            CompilerMessage(
                file: file, line: error["line"]?.wholeNumber ?? 0, column: error["column"]?.wholeNumber ?? 0,
                text: error["message"]?.string ?? "")
        }
        self.init(escalation: record["escalation"]?.wholeNumber ?? 0, errors: errors)
    }

    var record: JSONValue {
        .object([
            "escalation": .number(escalation),
            "errors": .array(errors.map { error in
                .object(["line": .number(error.line), "column": .number(error.column), "message": .string(error.text)])
            }),
        ])
    }
}

extension ToolAnswer {
    fileprivate init(_ value: JSONValue, names: [Int: String]) {
        number = value["number"]?.wholeNumber ?? 0
        let file = names[number] ?? ""
        cuts = (value["cuts"]?.elements ?? []).map { cut in
            CodeCut(
                file: file, line: cut["line"]?.wholeNumber ?? 0, text: cut["text"]?.string ?? "", reason: cut["reason"]?.string ?? "",
                layoutCalls: cut["layoutCalls"]?.wholeNumber ?? 0, place: cut["place"]?.string ?? "")
        }
        methods = (value["methods"]?.elements ?? []).map { method in
            ExposedMethod(
                type: method["type"]?.string ?? "", name: method["name"]?.string ?? "", call: method["call"]?.string ?? "",
                guardType: method["guardType"]?.string)
        }
        additions = (value["additions"]?.elements ?? []).compactMap(\.string)
        previews = (value["previews"]?.elements ?? []).map { ($0["line"]?.wholeNumber ?? 0, $0["name"]?.string ?? "") }
        missingModules = (value["missingModules"]?.elements ?? []).compactMap(\.string)
        layoutCalls = value["layoutCalls"]?.wholeNumber ?? 0
        keptLayoutCalls = value["keptLayoutCalls"]?.wholeNumber ?? 0
        self.names = FileNames(value["names"])
        types = (value["types"]?.elements ?? []).map { TypeSurvey($0, file: value["number"]?.wholeNumber ?? 0) }
    }
}

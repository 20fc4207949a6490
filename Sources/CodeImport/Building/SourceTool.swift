import Foundation

/// Calls the tool for sources, which contains the parser of the user's toolchain.
struct SourceTool {
    let program: String

    /// - Parameter rounds: The cuts for each file, by file number.
    func ask(
        _ operation: String, _ files: [SourceCopy], modules: [String] = [], rounds: [Int: [CutRound]]
    ) throws(CodeImportFailure) -> [ToolAnswer] {
        let request = ToolRequest(operation: operation, modules: modules, files: files.map { file in
            ToolRequest.File(
                number: file.number, name: file.name, source: file.original, body: file.body, rounds: rounds[file.number] ?? [])
        })
        let result = try SwiftToolchain.run([program], input: request.json, deadline: 300)
        guard result.isSuccess, let answers = try? JSONDecoder().decode([ToolAnswer].self, from: Data(result.output)) else {
            throw CodeImportFailure("The tool for sources failed: \(result.errorText.prefix(500))")
        }
        return answers
    }
}

extension Encodable {
    /// The value as JSON. Empty only for numbers that JSON lacks.
    var json: [UInt8] { (try? JSONEncoder().encode(self)).map { Array($0) } ?? [] }
}

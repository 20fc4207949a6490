import Foundation

/// Runs the source tool, which contains the parser of the user's toolchain.
struct SourceTool {
    let toolchain: SwiftToolchain
    /// The folder that contains the copies.
    let scratch: String
    let time: ImportTime

    /// - Parameter rounds: The cuts of each file, by file number.
    func ask(
        _ operation: String, _ files: [SourceCopy], modules: [String] = [], rounds: [Int: [CutRound]]
    ) throws(CodeImportFailure) -> [ToolAnswer] {
        let request = ToolRequest(operation: operation, modules: modules, files: files.map { file in
            ToolRequest.File(
                number: file.number, name: file.name, source: file.original, body: file.body, rounds: rounds[file.number] ?? [])
        })
        let result = try toolchain.run([toolchain.sourceTool], writing: scratch, input: request.json, within: min(300, time.left))
        guard result.isSuccess, let answers = try? JSONDecoder().decode([ToolAnswer].self, from: Data(result.output)) else {
            try time.check("the sources were being read")
            throw CodeImportFailure("The tool for sources failed: \(result.excess ?? String(result.errorText.prefix(500)))")
        }
        return answers
    }
}

extension Encodable {
    /// The value as JSON. Empty only if it contains numbers that JSON cannot represent.
    var json: [UInt8] { (try? JSONEncoder().encode(self)).map { Array($0) } ?? [] }
}

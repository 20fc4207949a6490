import Files
import Foundation
import JSON
import JSONRPC

enum BoardCommand {
    static let name = "traitscope.showOnBoard"

    /// - Parameter line: The line, counted from 0.
    static func json(of uri: String, line: Int) -> JSONValue {
        .object(["title": "Show on the board".json, "command": name.json, "arguments": .array([uri.json, .number(line)])])
    }

    /// - Parameter params: The command with the document's URI and, optionally, a line counted from 0.
    static func answer(
        _ params: JSONValue, _ options: ClientOptions, _ snapshot: Snapshot, _ boards: BoardLinks?, _ session: RPCSession
    ) throws(RPCError) -> RPCAnswer {
        guard params["command"]?.string == name else {
            throw .invalidParams("there is no command \((params["command"]?.string ?? "").prefix(80).debugDescription)")
        }
        let arguments = params["arguments"]?.elements ?? []
        guard let uri = arguments.first?.string, let path = FileURI.path(of: uri) else { throw .invalidParams("the command needs a file's URI") }
        let line = arguments.dropFirst().first?.wholeNumber ?? 0
        let playground = snapshot.playground(of: path)
        return .later { () async throws(RPCError) -> JSONValue in
            let shown = await boards?.show(line, of: path) ?? []
            if shown.contains(where: { $0.pages > 0 }) { return .object(["success": .bool(true)]) }
            // The server in the client's options serves the page under the playground's name.
            let page = options.board.map { "\($0)/\(PlaygroundLocation.addressPath(of: (playground as NSString).lastPathComponent))" }
            guard let address = shown.first?.address ?? page else {
                if let refusal = boards?.refusal { throw .requestFailed("no `traitscope serve` can be found: \(refusal)") }
                let folder = PlaygroundFolder.folder(of: playground)
                throw .requestFailed("no `traitscope serve` of \(folder) is running; start it there, or name another in the setting \"board\"")
            }
            guard options.opensDocuments else { throw .requestFailed("this editor cannot open pages; the board is at \(address)") }
            do {
                return try await session.request("window/showDocument", .object(["uri": address.json, "external": .bool(true)]))
            } catch {
                throw (error as? RPCError) ?? .internalError("\(error)")
            }
        }
    }
}

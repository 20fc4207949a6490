import Files
import Foundation
import JSON

/// *Show on the board*: lights on the open pages what a line says, and opens a page where none is.
struct BoardCommand {
    static let name = "traitscope.showOnBoard"

    private let path: String
    private let line: Int
    /// The playground that the file belongs to.
    private let playground: String
    private let options: ClientOptions
    private let boards: BoardLinks?
    private let session: RPCSession

    /// - Parameter params: The command, with the document's URI and, if there is one, the line from 0.
    init(
        _ params: JSONValue, _ options: ClientOptions, _ snapshot: Snapshot, _ boards: BoardLinks?, _ session: RPCSession
    ) throws(RPCError) {
        guard params["command"]?.string == Self.name else {
            throw .invalidParams("there is no command \((params["command"]?.string ?? "").prefix(80).debugDescription)")
        }
        let arguments = params["arguments"]?.elements ?? []
        guard let uri = arguments.first?.string, let path = FileURI.path(of: uri) else { throw .invalidParams("the command needs a file's URI") }
        self.path = path
        line = arguments.dropFirst().first?.wholeNumber ?? 0
        playground = snapshot.playground(of: path)
        self.options = options
        self.boards = boards
        self.session = session
    }

    /// The command for a line, from 0, as a code action has it.
    static func json(of uri: String, line: Int) -> JSONValue {
        .object(["title": "Show on the board".json, "command": name.json, "arguments": .array([uri.json, .number(line)])])
    }

    func answer() -> RPCAnswer {
        .later { [self] () async throws(RPCError) -> JSONValue in
            let shown = await boards?.show(line, of: path) ?? []
            if shown.contains(where: { $0.pages > 0 }) { return .object(["success": .bool(true)]) }
            guard let address = shown.first?.address ?? options.board.map(pageAddress) else {
                if let refusal = boards?.refusal { throw .requestFailed("no `traitscope serve` can be found: \(refusal)") }
                let folder = (playground as NSString).deletingLastPathComponent
                throw .requestFailed("no `traitscope serve` of \(folder) is running; start it there, or name another in the setting \"board\"")
            }
            guard options.opensDocuments else { throw .requestFailed("this editor opens no pages; the board is at \(address)") }
            do {
                return try await session.request("window/showDocument", .object(["uri": address.json, "external": .bool(true)]))
            } catch {
                throw (error as? RPCError) ?? .internalError("\(error)")
            }
        }
    }

    /// By the name of the playground, at a server that nothing else is known of.
    private func pageAddress(_ board: String) -> String {
        "\(board)/\(PlaygroundLocation.addressPath(of: (playground as NSString).lastPathComponent))"
    }
}

import Foundation
import JSON
import JSONRPC
import LanguageService

/// *Show on the board*: opens the page of a running `traitscope serve` at what a line says.
struct BoardCommand {
    static let name = "traitscope.showOnBoard"

    private let uri: String
    private let line: Int?
    private let options: ClientOptions
    private let session: RPCSession

    /// - Parameter params: The command, with the document's URI and, if there is one, the line from 0.
    init(_ params: JSONValue, _ options: ClientOptions, _ snapshot: Snapshot, _ session: RPCSession) throws(RPCError) {
        guard params["command"]?.string == Self.name else {
            throw .invalidParams("there is no command \((params["command"]?.string ?? "").prefix(80).debugDescription)")
        }
        let arguments = params["arguments"]?.elements ?? []
        guard let uri = arguments.first?.string, FileURI.path(of: uri) != nil else { throw .invalidParams("the command needs a file's URI") }
        self.uri = uri
        line = arguments.dropFirst().first?.wholeNumber
        self.options = options
        self.session = session
    }

    func answer() -> RPCAnswer {
        let name = ((FileURI.path(of: uri) ?? "") as NSString).lastPathComponent.replacingOccurrences(of: ".toml", with: "")
        let page = name.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? name
        let address = "\(options.board)/\(page)"
        let session = session
        return .later { () async throws(RPCError) -> JSONValue in
            do {
                return try await session.request("window/showDocument", .object(["uri": address.json, "external": .bool(true)]))
            } catch {
                throw (error as? RPCError) ?? .internalError("\(error)")
            }
        }
    }
}

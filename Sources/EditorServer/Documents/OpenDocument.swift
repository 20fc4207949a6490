import JSON
import JSONRPC
import LanguageService
import SourceDiagnostics

struct OpenDocument: Sendable {
    let uri: String
    /// The path. A document without a file has a made-up path from which nothing is read.
    let path: String
    let isFile: Bool
    private(set) var version: Int
    private(set) var source: SourceText

    init(uri: String, version: Int, text: String) {
        self.uri = uri
        let path = FileURI.path(of: uri)
        self.path = path ?? "/\(uri.filter { $0.isLetter || $0.isNumber || $0 == "-" }).toml"
        isFile = path != nil
        self.version = version
        source = SourceText(text, fileName: self.path)
    }

    /// Applies changes in order until one is invalid, and returns that change's error.
    mutating func apply(_ changes: [JSONValue], version: Int) -> RPCError? {
        self.version = version
        for change in changes {
            guard let text = change["text"]?.string else { return .invalidParams("a change has no \"text\"") }
            guard let place = change["range"], place != .null else {
                source = SourceText(text, fileName: path)
                continue
            }
            do throws(RPCError) {
                let range = try RequestParams.range(place, "range")
                source = source.applying([TextEdit(source.offset(of: range.start)..<source.offset(of: range.end), text)])
            } catch {
                return error
            }
        }
        return nil
    }
}

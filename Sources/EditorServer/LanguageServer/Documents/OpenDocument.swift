import JSON
import LanguageService
import SourceDiagnostics

/// A document that an editor has open, as it is there.
struct OpenDocument: Sendable {
    let uri: String
    /// Where it is or, if it is no file yet, would be: nothing is read from there.
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

    /// Takes changes one after the other, as `textDocument/didChange` has them.
    ///
    /// - Returns: what is wrong with them; the changes before the first that is are made.
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

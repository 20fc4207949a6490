import FlyingFox
import Foundation
import PlaygroundModel

/// The text of a playground, for the page's editor: read and written under conditions (RFC 9110, section 13).
///
/// `GET` with `Accept: application/toml` gives the file as it is, with its tag; `Content-Location` is the address at which it is written,
/// and `Traitscope-Read-Only`, percent-encoded, says why it cannot be. `PUT` there has the tag of the text that was read in `If-Match`:
/// if the file is another by then, nothing is written, and the answer is 412.
extension SiteHandler {
    static var sourceType: String { "application/toml" }
    private static var readOnly: HTTPHeader { HTTPHeader("Traitscope-Read-Only") }

    func source(_ path: String, _ asked: PageRequest) async -> HTTPResponse {
        let file: SourceFile
        do throws(SourceFile.Refusal) {
            file = try await site.source(at: path)
        } catch {
            return .text(error.status, error.sentence)
        }
        let isCurrent = asked.entityTag == file.entityTag.text
        var headers = HTTPHeaders([
            .contentType: Self.sourceType, HTTPHeader("Content-Location"): file.address, .eTag: file.entityTag.text,
            .cacheControl: "no-store", HTTPHeader("Vary"): "Accept",
        ])
        if let reason = requestGuard.readOnlyReason(for: asked) ?? file.readOnly {
            headers[Self.readOnly] = reason.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
        }
        return HTTPResponse(statusCode: isCurrent ? .notModified : .ok, headers: headers, body: isCurrent ? Data() : Data(file.bytes))
    }

    /// Writes what a request that was let in has in its body.
    func write(_ asked: PageRequest) async -> HTTPResponse {
        var response = await outcome(of: asked)
        // The body may not have been read.
        response.headers[.connection] = "close"
        return response
    }

    private func outcome(of asked: PageRequest) async -> HTTPResponse {
        guard let path = asked.path else { return .text(.badRequest, "This is no address.") }
        guard asked.contentType == Self.sourceType else {
            return .text(.unsupportedMediaType, "A playground is written as \(Self.sourceType).")
        }
        guard let tag = asked.expectedTag, tag != "*" else {
            return .text(.preconditionRequired, "If-Match has to name the text that was read, by its tag.")
        }
        let text: [UInt8]
        do throws(BodyRefusal) {
            text = try await asked.body(ofAtMost: PlaygroundLimits.playgroundBytes, "A playground")
        } catch {
            return .text(error.status, error.sentence)
        }
        do throws(SourceFile.Refusal) {
            let written = try await site.write(text, to: path, over: EntityTag(tag))
            return HTTPResponse(statusCode: .noContent, headers: HTTPHeaders([.eTag: written.text, .cacheControl: "no-store"]))
        } catch {
            return .text(error.status, error.sentence)
        }
    }
}

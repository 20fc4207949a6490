import FlyingFox
import Foundation
import PlaygroundModel

/// Serves a playground's text to the page's editor, with conditional requests (RFC 9110, section 13).
///
/// `GET` with `Accept: application/toml` returns the file and its tag. `Content-Location` is the address for writing. If the file is
/// read-only, `Traitscope-Read-Only` is the percent-encoded reason. `PUT` sends, in `If-Match`, the tag of the text that was read. If the
/// file has changed, the answer is 412 and nothing is written. `PUT` with `If-None-Match: *` creates a file.
extension SiteHandler {
    static let sourceType = "application/toml"
    private static let readOnly = HTTPHeader("Traitscope-Read-Only")

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

    func write(_ asked: PageRequest) async -> HTTPResponse {
        await answer(asked, of: Self.sourceType, "A playground must be sent as") { path in await write(asked, to: path) }
    }

    /// `type` is the required media type, inserted at the end of `sentence`.
    func answer(
        _ asked: PageRequest, of type: String, _ sentence: String, _ outcome: (_ path: String) async -> HTTPResponse
    ) async -> HTTPResponse {
        var response: HTTPResponse
        if let path = asked.path {
            response = asked.contentType == type ? await outcome(path) : .text(.unsupportedMediaType, "\(sentence) \(type).")
        } else {
            response = .text(.badRequest, "The address is not valid.")
        }
        response.headers[.connection] = "close"
        return response
    }

    private func write(_ asked: PageRequest, to path: String) async -> HTTPResponse {
        let tag = asked.expectedTag
        guard asked.entityTag == "*" ? tag == nil : tag != nil && tag != "*" else {
            return .text(.preconditionRequired, "If-Match must have the tag of the text that was read.")
        }
        do throws(SourceFile.Refusal) {
            let text = try await asked.body(ofAtMost: PlaygroundLimits.playgroundBytes, "A playground")
            let written = if let tag {
                try await site.write(text, to: path, over: EntityTag(tag))
            } else {
                try await site.create(text, at: path)
            }
            return HTTPResponse(
                statusCode: tag == nil ? .created : .noContent, headers: HTTPHeaders([.eTag: written.text, .cacheControl: "no-store"]))
        } catch {
            return .text(error.status, error.sentence)
        }
    }
}

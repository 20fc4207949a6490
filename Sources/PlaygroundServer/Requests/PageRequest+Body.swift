import FlyingFox

extension PageRequest {
    /// - Parameter what: The name of the body, to begin a sentence.
    func body(ofAtMost limit: Int, _ what: String) async throws(SourceFile.Refusal) -> [UInt8] {
        guard let length = contentLength, request.headers[.transferEncoding] == nil else { throw .withoutLength }
        guard length <= limit else { throw .longBody(what: what, limit: limit) }
        guard let bytes = try? await request.bodyData, bytes.count == length else { throw .cutOff }
        return [UInt8](bytes)
    }
}

import FlyingFox
@testable import PlaygroundServer

extension PageRequest {
    /// A request with the header fields that are not `nil`.
    init(
        method: String = "GET",
        encodedPath: String,
        encodedQuery: String = "",
        host: String? = nil,
        origin: String? = nil,
        hasBody: Bool = false,
        isHandshake: Bool = false,
        fetch: (site: String, mode: String, destination: String)? = nil,
        cookies: [String: String] = [:],
        arrivedAt: IPAddress? = nil
    ) {
        var headers = HTTPHeaders()
        headers[.host] = host
        headers[HTTPHeader("Origin")] = origin
        headers[.contentLength] = hasBody ? "1" : nil
        headers[.upgrade] = isHandshake ? "websocket" : nil
        headers[HTTPHeader("Sec-Fetch-Site")] = fetch?.site
        headers[HTTPHeader("Sec-Fetch-Mode")] = fetch?.mode
        headers[HTTPHeader("Sec-Fetch-Dest")] = fetch?.destination
        for (name, value) in cookies { headers.addValue("\(name)=\(value)", for: .cookie) }
        let request = HTTPRequest(
            method: HTTPMethod(rawValue: method), version: .http11,
            target: HTTPRequest.Target(path: encodedPath, query: encodedQuery), headers: headers, body: HTTPBodySequence()
        )
        self.init(request, arrivedAt: arrivedAt)
    }
}

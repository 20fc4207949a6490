/// An allowed finding, with its reason: `[[allow]]`.
public struct Allowance: Hashable, Sendable {
    public var path: DocumentPath
    public var code: LintCode
    /// The element with the finding, including its descendants, or `nil` for the whole app.
    public var subject: NamedElement?
    public var reason: String

    public init(path: DocumentPath, code: LintCode, subject: NamedElement? = nil, reason: String) {
        self.path = path
        self.code = code
        self.subject = subject
        self.reason = reason
    }
}

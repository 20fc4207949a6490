/// A finding that a file wants not to be told of, and why: `[[allow]]`.
public struct Allowance: Hashable, Sendable {
    /// Where it holds; the whole app where it names no controller.
    public struct Subject: Hashable, Sendable {
        public var controller: ControllerID
        /// A view or a bar item of the controller; with a view, what stands in it is allowed too.
        public var view: ViewID?

        public init(controller: ControllerID, view: ViewID? = nil) {
            self.controller = controller
            self.view = view
        }
    }

    public var path: DocumentPath
    public var code: LintCode
    public var subject: Subject?
    /// A sentence for those who read the file.
    public var reason: String

    public init(path: DocumentPath, code: LintCode, subject: Subject? = nil, reason: String) {
        self.path = path
        self.code = code
        self.subject = subject
        self.reason = reason
    }
}

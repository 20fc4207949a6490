/// An allowed finding, with its reason: `[[allow]]`.
public struct Allowance: Hashable, Sendable {
    /// The element with the finding. Without a subject, an allowance applies to the whole app.
    public struct Subject: Hashable, Sendable {
        public var controller: ControllerID
        /// A view or bar item. The allowance includes the view's descendants.
        public var view: ViewID?

        public init(controller: ControllerID, view: ViewID? = nil) {
            self.controller = controller
            self.view = view
        }
    }

    public var path: DocumentPath
    public var code: LintCode
    public var subject: Subject?
    public var reason: String

    public init(path: DocumentPath, code: LintCode, subject: Subject? = nil, reason: String) {
        self.path = path
        self.code = code
        self.subject = subject
        self.reason = reason
    }
}

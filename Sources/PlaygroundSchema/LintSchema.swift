import PlaygroundModel

enum LintSchema {
    static let allowances = Schema.array(of: allowance)
        .described("Findings of `traitscope check` that are right here, each with the reason.")

    private static let allowance = Schema.table(
        [
            "code": Schema.choice(LintCode.self).described("What is allowed: the code that the finding has."),
            "on": Schema.text(matching: "^[A-Za-z][A-Za-z0-9_-]*(\\..+)?$").naming(.sceneView)
                .described("A controller, or a view or bar item of it with what stands in it; without it the whole app.")
                .examples("inbox", "inbox.list"),
            "reason": Schema.text(matching: "\\S").described("Why it is right, for those who read the file."),
        ],
        required: ["code", "reason"])

    static let keys = allowance.keys
}

import PlaygroundModel

enum LintSchema {
    static let allowances = Schema.array(of: allowance)
        .described("Findings of `traitscope check` that are acceptable here, each with a reason.")

    private static let allowance = Schema.table(
        [
            "code": Schema.choice(LintCode.self).described("The code of the allowed finding."),
            "on": Schema.element.described("A controller, or one of its views or bar items with its contents (default: the whole app).")
                .examples("inbox", "inbox.list"),
            "reason": Schema.text(matching: "\\S").described("Why the finding is acceptable, for readers of the file."),
        ],
        required: ["code", "reason"])

    static let keys = allowance.keys
}

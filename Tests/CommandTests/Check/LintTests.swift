import JSON
import Testing

/// The lints of `traitscope check`.
@Suite struct LintTests {
    let folder: TestFolder

    init() throws {
        folder = try TestFolder()
        try folder.write("stuck.toml", Self.stuck)
    }

    private static let stuck = """
        devices = ["iphone-se-1", "iphone-17"]
        [app]
        rootViewController = "home"
        [controllers.home]
        constraints = ["open.centerX == centerX", "open.centerY == centerY", "open.width == 60", "open.height == 44"]
        views.open = { kind = "button", title = "Open", font = { size = 12 }, tap = { present = "letter" } }
        [controllers.letter]
        modalPresentationStyle = "fullScreen"

        """

    private func check(_ arguments: String...) throws -> (status: Int32, checks: [JSONValue], findings: [JSONValue]) {
        let result = try folder.run(["check", "stuck.toml", "--format", "json"] + arguments)
        let checks = try result.json().list("files", 0, "checks")
        return (result.status, checks, checks.flatMap { $0.list("findings") })
    }

    @Test func `a finding names its environments and the command that shows it`() throws {
        let result = try check()
        #expect(result.status == 1 && result.findings.count == 1)
        let finding = try #require(result.findings.first)
        #expect(["code", "severity", "line", "environments"].map { finding[$0] } == ["dead-end", "error", 7, "everywhere"])
        let command = try #require(finding["command"]?.string)
        #expect(command == #"traitscope inspect stuck.toml --device iphone-se-1 --event 'tap home.open'"#)
        let shown = try folder.run(commandLine: command, "--json").json()
        #expect(shown.list("devices", 0, "controllers").last?["id"] == "letter")
    }

    @Test(arguments: ["$(touch PWN).toml", "two words; exit 7.toml", "it's `one`.toml", "-x.toml"])
    func `the printed inspect command is quoted for any file name`(name: String) throws {
        try folder.write(name, Self.stuck)
        let report = try folder.run("check", "--format", "json", "--", name).json()
        let command = try #require(report.list("files", 0, "checks").flatMap { $0.list("findings") }.first?["command"]?.string)
        let shown = try folder.run(commandLine: command, "--json").json()
        #expect(shown.list("devices", 0, "controllers").last?["id"] == "letter")
        #expect(try shellWords(command).contains(name.hasPrefix("-") ? "./\(name)" : name), "\(command)")
    }

    @Test func `allowed findings are not reported`() throws {
        let allowance = "[[allow]]\ncode = \"dead-end\"\non = \"letter\"\nreason = \"It is a test.\"\n"
        try folder.write("stuck.toml", Self.stuck + allowance)
        let allowed = try check()
        #expect(allowed.status == 0 && allowed.findings.isEmpty)
        try folder.write("stuck.toml", Self.stuck + allowance.replacing("dead-end", with: "low-contrast"))
        let unused = try check("--fail-on", "error")
        #expect(unused.findings.map { $0["code"] } == ["dead-end", "unused-allowance"])
        #expect(unused.status == 1)
    }

    @Test(arguments: [
        ([], 2 * 2 * 12), (["--matrix", "listed"], 2),
        (["--matrix", "listed", "--vary", "style=all", "--vary", "preferredContentSizeCategory=large,extraLarge"], 8),
    ] as [([String], Int)])
    func `a matrix can be chosen`(arguments: [String], count: Int) throws {
        let report = try folder.run(["check", "stuck.toml", "--format", "json"] + arguments).json()
        let check = report.list("files", 0, "checks").first { $0["name"] == "dead-end" }
        #expect(check?["count"]?.wholeNumber == count)
    }

    @Test(arguments: [
        ("colour=red", "There is no setting"), ("style=purple", "style cannot be"), ("style", "needs values"), ("style=", "needs values"),
    ])
    func `an invalid setting is reported`(value: String, said: String) throws {
        let result = try folder.run("check", "stuck.toml", "--vary", value)
        #expect(result.status == 64 && result.error.contains(said))
    }

    @Test(arguments: ["dead-end", "low-contrast", "content-cut-off"])
    func `every code has a page`(code: String) throws {
        let result = try folder.run("schema", "--explain", code)
        #expect(result.status == 0 && result.output.contains("To fix it."))
    }
}

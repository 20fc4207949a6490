import PlaygroundModel
import Testing

@testable import Checking

/// Each lint finds its problem and no other.
@Suite struct LintFixtureTests {
    @Test func `every code has a fixture`() {
        #expect(Set(LintFixture.all.map { $0.code }) == Set(LintCode.allCases))
    }

    @Test(arguments: LintFixture.all.indices)
    func `a lint is found with its environments`(index: Int) throws {
        let fixture = LintFixture.all[index]
        let run = try LintRun(LintFixture.playground(fixture.fires))
        let findings = run.report.findings.filter { $0.code == fixture.code }
        #expect(findings.map { $0.subject } == [fixture.subject], "\(run.found)")
        #expect(findings.first?.environments == fixture.environments)
        #expect(findings.first?.diagnostic.severity == fixture.code.severity)
    }

    @Test(arguments: LintFixture.all.indices)
    func `a screen without the problem has no findings`(index: Int) throws {
        let run = try LintRun(LintFixture.playground(LintFixture.all[index].quiet))
        #expect(run.found == [])
    }
}

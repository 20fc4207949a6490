import PlaygroundModel
import PlaygroundReader
import SourceDiagnostics

struct LintAllowances {
    private let playground: Playground
    private(set) var used: Set<DocumentPath> = []

    init(_ playground: Playground) {
        self.playground = playground
    }

    mutating func allow(_ fact: LintFact) -> Bool {
        let allowing = playground.allowances.filter { allowance in
            guard allowance.code == fact.code else { return false }
            guard let subject = allowance.subject else { return true }
            return fact.places.contains { covers(subject, $0) }
        }
        used.formUnion(allowing.map { $0.path })
        return !allowing.isEmpty
    }

    private func covers(_ subject: NamedElement, _ place: LintPlace) -> Bool {
        guard subject.controller.name == place.controller.name else { return false }
        guard let view = subject.view else { return true }
        guard let other = place.view else { return false }
        return view == other || playground.controller(subject.controller)?.holds(other, in: view) == true
    }

    var unused: [Allowance] { playground.allowances.filter { !used.contains($0.path) } }
}

extension ControllerDefinition {
    fileprivate func holds(_ view: ViewID, in outer: ViewID) -> Bool {
        var next: ViewID? = view
        while let inner = next {
            next = superview(of: inner)?.id
            if next == outer { return true }
        }
        return false
    }
}

struct UnusedAllowance: DiagnosticFacts {
    let allowance: Allowance

    static let code = "unused-allowance"

    var code: String { Self.code }
    var severity: Diagnostic.Severity { .warning }
    var headline: String { "there is no finding \(allowance.code.rawValue.quoted) here, so nothing needs to be allowed" }
    var hint: String? { "remove it" }
}

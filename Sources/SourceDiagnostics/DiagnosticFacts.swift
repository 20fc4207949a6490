/// The facts of a finding, usually an enum with a case for each mistake. The properties correspond to the properties of ``Diagnostic``.
/// All except the code and the headline have defaults.
///
/// The enum is next to the code that finds the mistakes. Its conformance, the prose, is in a separate file, so that all
/// messages of a module can be revised together.
///
/// ```swift
/// enum ViewProblem { case unknownKey(String, known: [String]) }          // ViewProblem.swift
///
/// extension ViewProblem: DiagnosticFacts {                              // ViewProblem+Prose.swift
///     var code: String { "unknown-key" }
///     var headline: String { "a view has no key \(name.quoted)" }
///     var hint: String? { NameSuggestion(for: name, among: known)?.question }
/// }
/// ```
public protocol DiagnosticFacts: Sendable {
    var code: String { get }
    var severity: Diagnostic.Severity { get }
    var headline: String { get }
    var label: String? { get }
    var related: [Diagnostic.Related] { get }
    var notes: [String] { get }
    var hint: String? { get }
    var devices: [String] { get }
    var fixes: [Fix] { get }
}

extension DiagnosticFacts {
    @inlinable public var severity: Diagnostic.Severity { .error }
    @inlinable public var label: String? { nil }
    @inlinable public var related: [Diagnostic.Related] { [] }
    @inlinable public var notes: [String] { [] }
    @inlinable public var hint: String? { nil }
    @inlinable public var devices: [String] { [] }
    @inlinable public var fixes: [Fix] { [] }
}

extension Diagnostic {
    // Compiled once for each type of facts, because the nine properties take a kilobyte.
    @inlinable @inline(never)
    public init(_ facts: some DiagnosticFacts, at place: Location) {
        self.init(
            code: facts.code, severity: facts.severity, headline: facts.headline, place: place, label: facts.label,
            related: facts.related, notes: facts.notes, hint: facts.hint, devices: facts.devices, fixes: facts.fixes
        )
    }

    @inlinable
    public init(_ facts: some DiagnosticFacts, at span: SourceSpan) {
        self.init(facts, at: .span(span))
    }
}

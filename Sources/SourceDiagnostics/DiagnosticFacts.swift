/// What was found wrong, as facts: usually an enum with a case for each mistake and the culprits as payload.
///
/// The enum stands beside the code that finds the mistakes; its conformance to this protocol, which is the
/// prose, stands in a file of its own, so that all messages of a stage can be read and revised together.
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
    /// See ``Diagnostic/code``.
    var code: String { get }
    /// See ``Diagnostic/severity-swift.property``; an error unless said otherwise.
    var severity: Diagnostic.Severity { get }
    /// See ``Diagnostic/headline``.
    var headline: String { get }
    /// See ``Diagnostic/label``; none unless said otherwise.
    var label: String? { get }
    /// See ``Diagnostic/related-swift.property``; none unless said otherwise.
    var related: [Diagnostic.Related] { get }
    /// See ``Diagnostic/notes``; none unless said otherwise.
    var notes: [String] { get }
    /// See ``Diagnostic/hint``; none unless said otherwise.
    var hint: String? { get }
    /// See ``Diagnostic/devices``; none unless said otherwise.
    var devices: [String] { get }
    /// See ``Diagnostic/fixes``; none unless said otherwise.
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
    /// Puts facts into words at the place where they were found.
    @inlinable
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

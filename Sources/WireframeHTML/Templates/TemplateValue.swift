/// A value as a template reads it.
///
/// A name that a context does not know is looked up in the contexts around it, so a node without an event would show its
/// parent's. ``absent`` ends the search and prints nothing.
public enum TemplateValue {
    /// A name that a context knows and that has no value at the moment.
    case absent
    case text(String)
    case flag(Bool)
    case list([TemplateValue])
    /// Values by their names; `nil` for a name that the context does not know.
    case context((String) -> TemplateValue?)
}

/// What a template reads names from.
public protocol TemplateContext {
    func child(named name: String) -> TemplateValue?
}

extension TemplateValue {
    public init(_ text: String) { self = .text(text) }

    public init(_ text: String?) {
        self = if let text { .text(text) } else { .absent }
    }

    public init(_ number: Int) { self = .text(number.description) }

    public init(_ number: Int?) { self.init(number.map { $0.description }) }

    public init(_ flag: Bool) { self = .flag(flag) }

    public init(_ texts: [String]) { self = .list(texts.map { .text($0) }) }

    public init(_ context: some TemplateContext) {
        self = .context { context.child(named: $0) }
    }

    public init(_ context: (some TemplateContext)?) {
        self = if let context { TemplateValue(context) } else { .absent }
    }

    public init(_ contexts: [some TemplateContext]) { self = .list(contexts.map { TemplateValue($0) }) }

    /// A context of these names alone.
    public init(_ values: [String: TemplateValue]) {
        self = .context { values[$0] }
    }
}

/// A value as a template reads it.
///
/// A name that a context does not know is looked up in the contexts around it, so a node without an event would show its
/// parent's. ``absent`` ends the search and prints nothing.
enum TemplateValue {
    /// A name that a context knows and that has no value at the moment.
    case absent
    case text(String)
    case flag(Bool)
    case list([TemplateValue])
    /// Values by their names; `nil` for a name that the context does not know.
    case context((String) -> TemplateValue?)
}

/// What a template reads names from.
protocol TemplateContext {
    func child(named name: String) -> TemplateValue?
}

extension TemplateValue {
    init(_ text: String) { self = .text(text) }

    init(_ text: String?) {
        self = if let text { .text(text) } else { .absent }
    }

    init(_ number: Int) { self = .text(number.description) }

    init(_ number: Int?) { self.init(number.map { $0.description }) }

    init(_ flag: Bool) { self = .flag(flag) }

    init(_ texts: [String]) { self = .list(texts.map { .text($0) }) }

    init(_ context: some TemplateContext) {
        self = .context { context.child(named: $0) }
    }

    init(_ context: (some TemplateContext)?) {
        self = if let context { TemplateValue(context) } else { .absent }
    }

    init(_ contexts: [some TemplateContext]) { self = .list(contexts.map { TemplateValue($0) }) }

    /// A context of these names alone.
    init(_ values: [String: TemplateValue]) {
        self = .context { values[$0] }
    }
}

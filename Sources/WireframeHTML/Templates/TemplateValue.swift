/// A value for a template. Unknown names are looked up in outer contexts, so a missing event must be `absent` to hide the parent's event.
public enum TemplateValue {
    /// A known name without a value. It ends the lookup and prints nothing.
    case absent
    case text(String)
    case flag(Bool)
    case list([TemplateValue])
    /// `nil` for an unknown name.
    case context((String) -> TemplateValue?)
}

/// A source of values for a template.
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

    public init(_ values: [String: TemplateValue]) {
        self = .context { values[$0] }
    }

    public init<Element>(_ elements: [Element], _ values: (Element) -> [String: TemplateValue]) {
        self = .list(elements.map { TemplateValue(values($0)) })
    }
}

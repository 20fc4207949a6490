#if canImport(Mustache)
import Mustache

extension TemplateValue {
    var mustache: Any {
        switch self {
        case .absent: Absent()
        case .text(let text): text
        case .flag(let isTrue): isTrue
        case .list(let values): values.map(\.mustache)
        case .context(let child): Names(child: child)
        }
    }

    private struct Names: MustacheParent {
        let child: (String) -> TemplateValue?

        func child(named name: String) -> Any? { child(name)?.mustache }
    }

    private struct Absent: MustacheCustomRenderable {
        var renderText: String { "" }
        var isNull: Bool { true }
    }
}
#endif

@testable import WireframeHTML

/// Walks a template like Mustache, with contexts in which everything has a value, and collects the names that are in no
/// context, which Mustache ignores silently.
struct NameChecker {
    let files: [String: String]
    private(set) var unresolved: Set<String> = []
    private(set) var visited: Set<String> = []

    init(files: [String: String]) {
        self.files = files
    }

    mutating func check(_ template: String, in stack: [TemplateValue]) {
        guard let text = files[template + ".mustache"] ?? files[template + ".svg"] else {
            unresolved.insert("{{>\(template)}}")
            return
        }
        // A recursive template, such as nodes, is checked to a depth of three.
        guard depth[template, default: 0] < 3 else { return }
        visited.insert(template)
        depth[template, default: 0] += 1
        walk(TemplateTag.tags(in: text)[...], in: stack, template)
        depth[template, default: 0] -= 1
    }

    private var depth: [String: Int] = [:]

    private mutating func walk(_ tags: ArraySlice<TemplateTag>, in stack: [TemplateValue], _ template: String) {
        var index = tags.startIndex
        while index < tags.endIndex {
            let tag = tags[index]
            let end = Self.end(of: index, in: tags)
            switch tag.kind {
            case .variable:
                if value(tag.name, in: stack) == nil { unresolved.insert("\(tag.name) in \(template)") }
            case .section, .inverted:
                section(tag, tags[tags.index(after: index)..<end], in: stack, template)
            case .partial, .parent:
                partial(tag, in: stack, template)
                if tag.kind == .parent { walk(tags[tags.index(after: index)..<end], in: stack, template) }
            case .block:
                walk(tags[tags.index(after: index)..<end], in: stack, template)
            case .close, .other:
                break
            }
            index = [.section, .inverted, .parent, .block].contains(tag.kind) ? end + 1 : index + 1
        }
    }

    private mutating func section(
        _ tag: TemplateTag, _ inner: ArraySlice<TemplateTag>, in stack: [TemplateValue], _ template: String
    ) {
        guard let found = value(tag.name, in: stack) else {
            unresolved.insert("#\(tag.name) in \(template)")
            return
        }
        switch found {
        case _ where tag.kind == .inverted, .flag: walk(inner, in: stack, template)
        case .absent: break
        case .list(let elements):
            for element in elements { walk(inner, in: stack + [element], template) }
        case .text, .context: walk(inner, in: stack + [found], template)
        }
    }

    private mutating func partial(_ tag: TemplateTag, in stack: [TemplateValue], _ template: String) {
        guard tag.name.hasPrefix("*") else {
            check(tag.name, in: stack)
            return
        }
        let name = String(tag.name.dropFirst())
        switch value(name, in: stack) {
        case .text(let target): check(target, in: stack)
        case .absent: break
        case nil, .flag, .list, .context: unresolved.insert("*\(name) in \(template)")
        }
    }

    private func value(_ name: String, in stack: [TemplateValue]) -> TemplateValue? {
        if name == "." { return stack.last }
        let parts = name.split(separator: ".").map(String.init)
        for context in stack.reversed() {
            guard let first = child(of: context, named: parts[0]) else { continue }
            return parts.dropFirst().reduce(first as TemplateValue?) { child(of: $0, named: $1) }
        }
        return nil
    }

    private func child(of value: TemplateValue?, named name: String) -> TemplateValue? {
        if case .context(let child) = value { child(name) } else { nil }
    }

    /// The index of the tag that closes the one at `index`.
    private static func end(of index: Int, in tags: ArraySlice<TemplateTag>) -> Int {
        var open = 0
        for other in index..<tags.endIndex {
            switch tags[other].kind {
            case .section, .inverted, .parent, .block: open += 1
            case .close: open -= 1
            case .variable, .partial, .other: break
            }
            if open == 0 { return other }
        }
        return tags.endIndex
    }
}

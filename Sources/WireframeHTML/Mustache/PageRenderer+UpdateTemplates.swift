#if canImport(Mustache)
extension PageRenderer {
    /// The templates for an engine that only updates a page, with partials and drawings. `files` are file contents by path.
    public static func updateTemplates(among files: [String: String]) -> [String: String] {
        let sources = TemplateFile.all(in: files)
        var needed: Set<String> = []
        var open = TemplateFile.ofUpdates + sources.keys.filter { sources[$0]?.path.hasSuffix(".svg") == true }
        while let name = open.popLast() {
            guard let source = sources[name], needed.insert(name).inserted else { continue }
            open += TemplateTag.tags(in: source.text).filter { $0.kind == .partial || $0.kind == .parent }.map(\.name)
        }
        return files.filter { path, _ in TemplateFile.name(ofFile: path).map(needed.contains) ?? false }
    }
}
#endif

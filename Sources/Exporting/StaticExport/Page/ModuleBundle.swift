/// An entry's modules as one script, because a page from disk may not import files. Each module becomes a function:
///
///     const modules = {};
///     modules["modules/dom.js"] = (() => { …; return { element, region }; })();
///
/// Supports the forms of our own modules and reports others.
struct ModuleBundle {
    /// For a `<script>` after its elements, because it runs at once.
    let script: String

    init(entry: String, source: @escaping (String) -> String?) throws(ExportFailure) {
        var order = ImportOrder(source: source)
        try order.add(entry, importer: "The page", trail: [])
        script = "(() => {\n\"use strict\";\nconst modules = {};\n" + order.modules.map(\.asFunction).joined() + "})();\n"
    }
}

extension BrowserModule {
    fileprivate var asFunction: String {
        """
        modules["\(path)"] = (() => {
        \(body)
        return { \(exports.joined(separator: ", ")) };
        })();

        """
    }
}

private struct ImportOrder {
    let source: (String) -> String?
    private(set) var modules: [BrowserModule] = []

    mutating func add(_ path: String, importer: String, trail: [String]) throws(ExportFailure) {
        if modules.contains(where: { $0.path == path }) { return }
        if let start = trail.firstIndex(of: path) { throw .importCycle(trail[start...] + [path]) }
        guard let text = source(path) else { throw .fileMissing(path, referrer: importer) }
        let module = try BrowserModule(path: path, text: text)
        for imported in module.imports { try add(imported, importer: path, trail: trail + [path]) }
        modules.append(module)
    }
}

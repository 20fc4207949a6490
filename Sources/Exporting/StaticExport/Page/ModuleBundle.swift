/// The modules of an entry as scripts, because a page opened from disk may not import files. Each module becomes a function:
///
///     const modules = {};
///     modules["modules/dom.js"] = (() => { …; return { element, region }; })();
///
/// Modules that only dynamic imports reach are in a second script. `late-modules.js` runs it when one of them is needed.
/// The bundler supports the forms that our own modules use and reports all others.
struct ModuleBundle {
    private static let loader = "modules/late-modules.js"

    /// The script, for a `<script>` element after the page's other elements, because it runs immediately.
    let script: String
    /// A module with a function that adds the late modules to the other modules. `nil` if there are no late modules.
    let lateScript: String?

    init(entry: String, source: @escaping (String) -> String?) throws(ExportFailure) {
        var order = ImportOrder(source: source)
        var first = try order.add(entry, importer: "The page")
        var late: [BrowserModule] = []
        if first.contains(where: { !$0.lateImports.isEmpty }) { first = try order.add(Self.loader, importer: entry) + first }
        var waiting = first
        while let module = waiting.popLast() {
            for path in module.lateImports {
                let added = try order.add(path, importer: module.path)
                late += added
                waiting += added
            }
        }
        let load = late.isEmpty ? "" : "const withLateModules = () => modules[\"\(Self.loader)\"].withLateModules(modules);\n"
        script = "(() => {\n\"use strict\";\nconst modules = {};\n" + load + first.map(\.asFunction).joined() + "})();\n"
        lateScript = late.isEmpty ? nil : "export default (modules) => {\nconst withLateModules = () => modules;\n" + late.map(\.asFunction).joined() + "};\n"
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
    private var known: Set<String> = []

    init(source: @escaping (String) -> String?) { self.source = source }

    /// - Returns: The module, preceded by the modules that it imports statically, except the known ones.
    mutating func add(_ path: String, importer: String, trail: [String] = []) throws(ExportFailure) -> [BrowserModule] {
        if let start = trail.firstIndex(of: path) { throw .importCycle(trail[start...] + [path]) }
        if known.contains(path) { return [] }
        guard let text = source(path) else { throw .fileMissing(path, referrer: importer) }
        let module = try BrowserModule(path: path, text: text)
        var modules: [BrowserModule] = []
        for imported in module.imports { modules += try add(imported, importer: path, trail: trail + [path]) }
        known.insert(path)
        return modules + [module]
    }
}

import Testing
@testable import Exporting

@Suite struct ModuleBundleTests {
    @Test func modulesRunAfterTheirImports() throws {
        let script = try bundle([
            "m/a.js": "import { b } from \"./b.js\";\nimport * as c from \"./c.js\";\nb(c);",
            "m/b.js": "import { c as d } from \"./c.js\";\nexport function b() { return d; }",
            "m/c.js": "export const c = 1;",
        ])
        let order = script.matches(of: /modules\["(m\/\w\.js)"\] =/).map { String($0.1) }
        #expect(order == ["m/c.js", "m/b.js", "m/a.js"])
        #expect(script.contains("const { b } = modules[\"m/b.js\"];"))
        #expect(script.contains("const * as c") == false)
        #expect(script.contains("const c = modules[\"m/c.js\"];"))
        #expect(script.contains("const { c: d } = modules[\"m/c.js\"];"))
        #expect(script.contains("function b() { return d; }\nreturn { b };"))
    }

    @Test func dynamicallyImportedModulesAreInAnotherScript() throws {
        let modules = [
            "m/a.js": "import \"./c.js\";\nconst later = async () => (await import(\"./b.js\")).b;",
            "m/b.js": "import \"./c.js\";\nimport \"./d.js\";\nexport const b = async () => (await import(\"./e.js\")).e;",
            "m/c.js": "", "m/d.js": "", "m/e.js": "export const e = async () => (await import(\"./b.js\")).b;",
            "modules/late-modules.js": "export const withLateModules = () => 1;",
        ]
        let bundle = try ModuleBundle(entry: "m/a.js") { modules[$0] }
        let late = try #require(bundle.lateScript)
        let orders = [bundle.script, late].map { $0.matches(of: /\nmodules\["([^"]+)"\] =/).map { String($0.1) } }
        #expect(orders == [["modules/late-modules.js", "m/c.js", "m/a.js"], ["m/d.js", "m/b.js", "m/e.js"]])
        #expect(bundle.script.contains("const later = async () => ((await withLateModules())[\"m/b.js\"]).b;"))
        #expect(late.hasPrefix("export default (modules) => {\nconst withLateModules = () => modules;\n") && late.contains("((await withLateModules())[\"m/e.js\"]).e;"))
    }

    @Test func commentsAreRemoved() throws {
        let script = try bundle(["m/a.js": """
            /** What it is.
             * `And more. */
            export const a = () => {
              // Why.
              /** @type {any} */ const b = "/* no comment */";

              return `one
                // ${b}
              two`;  // Here a line goes on.
            };
            """])
        #expect(script.contains("""
            (() => {
            const a = () => {
            /** @type {any} */ const b = "/* no comment */";
            return `one
                // ${b}
              two`;  // Here a line goes on.
            };
            return { a };
            """))
    }

    @Test func `backticks in literals and comments do not end a template`() throws {
        let script = try bundle(["m/a.js": #"""
            const code = /`([^`"/]+)`/g, mark = "`", quoted = '\'`', word = `\``; // A `.
            /* ` */ const half = 1 / 2;
              // Why.
            const text = `
              // one
            export nothing
              `;
            /* What
              follows. */ const next = `
                two`;
            """#])
        #expect(script.contains(#"""
            const code = /`([^`"/]+)`/g, mark = "`", quoted = '\'`', word = `\``; // A `.
            /* ` */ const half = 1 / 2;
            const text = `
              // one
            export nothing
              `;
            const next = `
                two`;
            """#))
    }

    @Test func modulesImportedTwiceRunOnce() throws {
        let script = try bundle([
            "m/a.js": "import \"./b.js\";\nimport \"./c.js\";", "m/b.js": "import \"./c.js\";", "m/c.js": "",
        ])
        #expect(script.matches(of: /modules\["m\/c\.js"\] =/).count == 1)
    }

    @Test(arguments: [
        "export async function f() {}", "export class f extends g {", "export const f = () => 1;", "export function* f() {}",
    ])
    func declarationsAreExportedByTheirNames(text: String) throws {
        let script = try bundle(["m/a.js": text])
        #expect(script.contains("return { f };"))
        #expect(!script.contains("export"))
    }

    @Test(arguments: [
        "export let x = 1;", "export default 1;", "export { x };", "import x from \"./b.js\";", "import { x } from \"b\";",
    ])
    func unsupportedImportsAndExportsAreReported(text: String) {
        #expect(throws: ExportFailure.moduleFormUnknown(module: "m/a.js", line: 2, text: text)) {
            try bundle(["m/a.js": "// first\n\(text)"])
        }
    }

    @Test func importCyclesAreReported() {
        #expect(throws: ExportFailure.importCycle(["m/a.js", "m/b.js", "m/a.js"])) {
            try bundle(["m/a.js": "import \"./b.js\";", "m/b.js": "import \"./a.js\";"])
        }
    }

    @Test func missingModulesAreReported() {
        #expect(throws: ExportFailure.fileMissing("m/b.js", referrer: "m/a.js")) {
            try bundle(["m/a.js": "import \"./b.js\";"])
        }
    }

    private func bundle(_ modules: [String: String]) throws -> String {
        try ModuleBundle(entry: "m/a.js") { modules[$0] }.script
    }
}

import Testing
@testable import Exporting

@Suite struct PageInlinerTests {
    private let files: [String: String] = [
        "styles/a.css": "a { background: url(\"../ignored\"); }",
        "styles/editor.css": "u {}", "styles/export.css": "b {}", "styles/notes.css": "b {}", "styles/present.css": "b {}", "modules/export.js": "run();",
        "modules/engine-worker.js": "if (1 < 2) work();", "favicon.svg": "<svg/>",
    ]

    @Test func stylesIconAndScriptAreInlined() throws {
        let page = try standalone(
            "<link rel=\"stylesheet\" href=\"traitscope-asset:/styles/b.css\">"
                + "<link rel=\"icon\" type=\"image/svg+xml\" href=\"traitscope-asset:/favicon.svg\">"
                + "<script type=\"module\" src=\"traitscope-asset:/modules/main.js\"></script>",
            adding: ["styles/b.css": "i { color: red }"]
        )
        #expect(page.contains("<style>\ni{color:red}</style>"))
        #expect(page.contains("href=\"data:image/svg+xml;base64,PHN2Zy8+\""))
        #expect(page.contains("run();") && !page.contains("main.js"))
        #expect(!page.contains("traitscope-asset"))
    }

    @Test func fontsOfStyleSheetsAreInlined() throws {
        let page = try standalone(
            "<link rel=\"stylesheet\" href=\"traitscope-asset:/fonts/f.css\">",
            adding: ["fonts/f.css": "src: url('f.woff2') format(\"woff2\")", "fonts/f.woff2": "abc"]
        )
        #expect(page.contains("src:url(\"data:font/woff2;base64,YWJj\") format(\"woff2\")"))
    }

    @Test func `strings and addresses of a style sheet contain no comments and no files`() throws {
        let rules = "i { content: \"/* it's url(a.png) */\"; }\nu { background: url(\"data:,/*/*\"); }"
        let page = try standalone(
            "<link rel=\"stylesheet\" href=\"traitscope-asset:/styles/b.css\">",
            adding: ["styles/b.css": rules.replacing("url(\"data:,/*/*\")", with: "url(data:,/*/*)") + "/* it's \"one */\nb {}"])
        #expect(page.contains("<style>\ni{content:\"/* it's url(a.png) */\"}u{background:url(\"data:,/*/*\")}b{}</style>"))
    }

    @Test func missingFilesAreReported() {
        #expect(throws: ExportFailure.fileMissing("styles/c.css", referrer: "The page")) {
            try standalone("<link rel=\"stylesheet\" href=\"traitscope-asset:/styles/c.css\">")
        }
        #expect(throws: ExportFailure.fileMissing("styles/../ignored", referrer: "styles/a.css")) {
            try standalone("<link rel=\"stylesheet\" href=\"traitscope-asset:/styles/a.css\">")
        }
    }

    @Test func unsupportedReferencesAreReported() {
        let tag = "<img src=\"traitscope-asset:/photo.png\">"
        #expect(throws: ExportFailure.referenceUnknown(tag: tag)) { try standalone(tag) }
    }

    @Test func dataCannotEndItsElement() throws {
        let page = try standalone("", playground: "[\"</script><!--<Script>\"]")
        #expect(page.contains("[\"<\\/script>\\u003c!--\\u003cScript>\"]"))
        #expect(page.contains("if (1 < 2) work();\\nreturn {  };\\n})();\\n})();\\n\"</script>"))
    }

    @Test func thePolicyPermitsOnlyTheGivenScript() throws {
        // The hash is the output of: printf 'run();' | openssl dgst -sha256 -binary | base64
        let policy = ContentSecurityPolicy(script: "run();").text
        #expect(policy.contains("script-src 'sha256-vUOElbTHLp1UxxGV/I6teJfpCV5vgaasYjEhPKN2fqQ='"))
        #expect(policy.hasPrefix("default-src 'none'"))
        #expect(policy.contains("'wasm-unsafe-eval' blob:; worker-src blob:;") && !policy.contains("'self'"))
        #expect(ContentSecurityPolicy().text.contains("script-src 'none'; worker-src 'none';"))
    }

    @Test func pagesWithoutScriptsHaveNoComments() throws {
        let sheet = "/* The first,\n   in two lines. */\ni {\n  color: red; /* why */\n  content: \"a  b;}\";\n}\n\n/* b */\nb {}\n"
        let all = files.merging(["styles/b.css": sheet]) { $1 }.mapValues { Array($0.utf8) }
        let page = try PageInliner(files: PageFiles(bytes: all)).small(
            "<head><meta charset=\"utf-8\"><link rel=\"stylesheet\" href=\"traitscope-asset:/styles/b.css\">"
                + "<script type=\"module\" src=\"traitscope-asset:/modules/main.js\"></script></head>"
        )
        #expect(page.contains("<style>\ni{color:red;content:\"a  b;}\"}b{}</style>"))
        #expect(!page.contains("<script") && !page.contains("b{}</style>\n<style>"))
        #expect(page.contains("script-src 'none'"))
    }

    private func standalone(
        _ head: String, adding: [String: String] = [:], playground: String = "{}"
    ) throws -> String {
        let all = files.merging(adding) { $1 }.mapValues { Array($0.utf8) }
        return try PageInliner(files: PageFiles(bytes: all)).standalone(
            "<head><meta charset=\"utf-8\">\(head)</head><body></body>", playground: playground, templates: "{}", engine: .inside(Playgrounds.engine)
        )
    }
}

@testable import CodeImport
import Testing

struct CompilerMessageTests {
    @Test func repeatedErrorsAreReadOnceWithTheirPositions() {
        let text = """
            /tmp/a b/sources/0012-Home.swift:3:14: error: cannot find 'x' in scope
             1 | let y = x
               |         `- error: cannot find 'x' in scope
            /tmp/a b/sources/0012-Home.swift:3:14: error: cannot find 'x' in scope
            /tmp/a b/sources/0012-Home.swift:4:1: warning: unused
            /tmp/a b/sources/main.swift:7:2: error: no
            error: emit-module command failed
            """
        #expect(CompilerMessage.errors(in: text) == [
            CompilerMessage(file: 12, line: 3, column: 14, text: "cannot find 'x' in scope"),
            CompilerMessage(file: CompilerMessage.mainFile, line: 7, column: 2, text: "no"),
        ])
    }

    @Test func theFirstOfEqualDeclarationsIsKept() {
        func error(_ file: Int, _ text: String) -> CompilerMessage { CompilerMessage(file: file, line: 1, column: 1, text: text) }
        let twice = "invalid redeclaration of 'fill()'"
        let errors = [error(1, twice), error(1, "cannot find 'x' in scope"), error(2, twice), error(3, "invalid redeclaration of 'Box'")]
        #expect(errors.causes == [error(2, twice), error(3, "invalid redeclaration of 'Box'")])
    }

    @Test func fatalErrorsAreFoundInTheOutput() {
        let stop = CompilerMessage.stop(in: "App/0003-Home.swift:14: Fatal error: Unexpectedly found nil\nCurrent stack trace:\n")
        #expect(stop == CompilerMessage(
            file: 3, line: 14, column: 1, text: "it stops the program: Fatal error: Unexpectedly found nil"))
    }

    @Test func tracesLeadToTheFirstPositionInTheImportedCode() {
        let trace = """
            Swift/ContiguousArrayBuffer.swift:600: Fatal error: Index out of range
            0 [ra] 0x0000 _assertionFailure in libswiftCore.so
            1 [inlined] 0x0000 HomeViewController.viewDidLoad() in program at /tmp/run/sources/0004-Home.swift:21:9
            2 [ra] 0x0000 UIViewController.loadViewIfNeeded() in program at /x/UIViewController.swift:10:1
            """
        #expect(CompilerMessage.stop(in: trace)?.file == 4)
        #expect(CompilerMessage.stop(in: trace)?.line == 21)
    }

    @Test func fatalErrorsWithoutAPositionAreIgnored() {
        #expect(CompilerMessage.stop(in: "Swift/Dictionary.swift:10: Fatal error: Duplicate keys\n") == nil)
    }
}

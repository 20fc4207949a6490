import Files
import Foundation
import Testing
@testable import traitscope

@Suite struct WorkProgressTests {
    /// Standard error of progress outside a terminal.
    private func lines(_ work: (WorkProgress) -> Void, delay: Duration?) throws -> String {
        let file = try #require(tmpfile())
        defer { fclose(file) }
        let console = Console(input: STDIN_FILENO, output: fileno(file), error: fileno(file))
        Console.$current.withValue(console) { work(WorkProgress("Checking", of: "file", color: .never, delay: delay)) }
        rewind(file)
        return String(decoding: try FileHandle(fileDescriptor: fileno(file)).readToEnd() ?? Data(), as: UTF8.self)
    }

    @Test func `the first line after the delay has counts and a rate, and the next has to wait`() throws {
        let text = try lines({ progress in
            progress.show(3, of: 4)
            progress.show(4, of: 4)
            progress.clear()
        }, delay: .zero)
        #expect(text.contains(/^Checking: 3 of 4 files, \d+ per second\.\n$/))
    }

    @Test func `short work is silent except for its sentences`() throws {
        let text = try lines({ progress in
            progress.show(0, of: 4)
            progress.print("Compiled.")
            progress.show(4, of: 4)
            progress.clear()
        }, delay: nil)
        #expect(text == "Compiled.\n")
    }
}

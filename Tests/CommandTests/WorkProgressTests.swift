import Files
import Foundation
import Testing
@testable import traitscope

@Suite struct WorkProgressTests {
    /// The lines that progress writes to a standard error that is no terminal.
    private func lines(_ work: (WorkProgress) -> Void, delay: Duration?) throws -> String {
        let file = try #require(tmpfile())
        defer { fclose(file) }
        let console = Console(input: STDIN_FILENO, output: fileno(file), error: fileno(file))
        Console.$current.withValue(console) { work(WorkProgress("Checking", of: "file", color: .never, delay: delay)) }
        rewind(file)
        return String(decoding: try FileHandle(fileDescriptor: fileno(file)).readToEnd() ?? Data(), as: UTF8.self)
    }

    @Test func `the first line after the delay has counts and a rate, and further lines are delayed`() throws {
        let text = try lines({ progress in
            progress.show(3, of: 4)
            progress.show(4, of: 4)
            progress.clear()
        }, delay: .zero)
        #expect(text.contains(/^Checking: 3 of 4 files, \d+ per second\.\n$/))
    }

    @Test func `short work prints only its messages`() throws {
        let text = try lines({ progress in
            progress.show(0, of: 4)
            progress.print("Compiled.")
            progress.show(4, of: 4)
            progress.clear()
        }, delay: nil)
        #expect(text == "Compiled.\n")
    }
}

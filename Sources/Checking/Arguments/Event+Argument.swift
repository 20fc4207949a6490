import Files
import PlaygroundModel
import PlaygroundReader
import SourceDiagnostics

extension Event {
    /// Reads an event, with a failure that says what is wrong with it.
    package init(argument: String) throws(UsageFailure) {
        do throws(ParseError) {
            try self.init(line: argument)
        } catch {
            throw UsageFailure([error.headline, error.hint].compactMap(\.self).joined(separator: "; "))
        }
    }
}

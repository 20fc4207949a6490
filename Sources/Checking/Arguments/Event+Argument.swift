import Files
import PlaygroundModel
import PlaygroundReader
import SourceDiagnostics

extension Event {
    package init(argument: String) throws(UsageFailure) {
        do throws(ParseError) {
            try self.init(line: argument)
        } catch {
            throw UsageFailure([error.headline, error.hint].compactMap(\.self).joined(separator: "; "))
        }
    }
}

import ArgumentParser
import PlaygroundModel
import PlaygroundPipeline
import SourceDiagnostics

extension InterfaceOrientation: ExpressibleByArgument {
    public init?(argument: String) {
        self.init(word: argument)
    }

    public static var allValueStrings: [String] { words }
}

extension WindowConfiguration: ExpressibleByArgument {
    public init?(argument: String) {
        self.init(word: argument)
    }
}

extension Event {
    /// Reads an event, with an error that says what is wrong with it.
    init(argument: String) throws {
        do throws(ParseError) {
            try self.init(line: argument)
        } catch {
            throw ValidationError([error.headline, error.hint].compactMap(\.self).joined(separator: "; "))
        }
    }
}

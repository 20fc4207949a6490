import SourceDiagnostics

/// A command's failure as a sentence.
package struct CleanFailure: Error, CustomStringConvertible {
    package let description: String

    package init(_ failure: any CustomStringConvertible) {
        description = failure.description.terminalText
    }
}

/// An error in a command's arguments as a sentence.
package struct UsageFailure: Error, CustomStringConvertible {
    package let description: String

    package init(_ description: String) {
        self.description = description.terminalText
    }
}

import SourceDiagnostics

/// A failure of a command, in a sentence.
package struct CleanFailure: Error, CustomStringConvertible {
    package let description: String

    package init(_ failure: any CustomStringConvertible) {
        description = failure.description.terminalText
    }
}

/// A mistake in a command's arguments, in a sentence.
package struct UsageFailure: Error, CustomStringConvertible {
    package let description: String

    package init(_ description: String) {
        self.description = description.terminalText
    }
}

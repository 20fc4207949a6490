import SourceDiagnostics

/// A failure that is reported as one sentence.
package struct CleanFailure: Error, CustomStringConvertible {
    package let description: String

    package init(_ failure: any CustomStringConvertible) {
        description = failure.description.terminalText
    }
}

/// A mistake in a command's arguments, reported as one sentence.
package struct UsageFailure: Error, CustomStringConvertible {
    package let description: String

    package init(_ description: String) {
        self.description = description.terminalText
    }
}

import SourceDiagnostics

/// A sentence.
package struct CleanFailure: Error, CustomStringConvertible {
    package let description: String

    package init(_ failure: any CustomStringConvertible) {
        description = failure.description.terminalText
    }
}

/// A sentence about a command's arguments.
package struct UsageFailure: Error, CustomStringConvertible {
    package let description: String

    package init(_ description: String) {
        self.description = description.terminalText
    }
}

import SourceDiagnostics

/// A failure that ends what was asked for with a sentence.
package struct CleanFailure: Error, CustomStringConvertible {
    package let description: String

    package init(_ failure: any CustomStringConvertible) {
        description = failure.description.terminalText
    }
}

/// What is wrong with what was asked for, in a sentence: there is no such file, device or setting.
package struct UsageFailure: Error, CustomStringConvertible {
    package let description: String

    package init(_ description: String) {
        self.description = description.terminalText
    }
}

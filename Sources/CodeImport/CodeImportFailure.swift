/// Why code is not imported at all: a sentence, and what to do.
package struct CodeImportFailure: Error, CustomStringConvertible {
    package var description: String

    init(_ description: String) { self.description = description }
}

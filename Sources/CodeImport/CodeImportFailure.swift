/// The reason why no code is imported, and a remedy.
package struct CodeImportFailure: Error, CustomStringConvertible {
    package var description: String

    init(_ description: String) { self.description = description }
}

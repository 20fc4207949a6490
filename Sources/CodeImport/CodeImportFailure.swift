/// The reason why code cannot be imported, and how to fix it.
package struct CodeImportFailure: Error, CustomStringConvertible {
    package var description: String
    /// The compiler's errors, if the code does not compile.
    var errors: [CodeError] = []

    init(_ description: String, errors: [CodeError] = []) { (self.description, self.errors) = (description, errors) }
}

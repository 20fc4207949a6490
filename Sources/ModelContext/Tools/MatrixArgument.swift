import Checking

enum MatrixArgument {
    static let extent = Parameter<MatrixRequest.Extent>.choice(
        "matrix", standard: .standard, "The environments: listed (the file's devices, unchanged; fast), standard, or full (slow).")

    /// - Parameter vary: The tool's parameter for settings that replace those of the matrix.
    /// - Throws: `UsageFailure` for an unknown setting or value.
    static func request(_ input: ToolInput, vary: Parameter<[String]>) throws -> MatrixRequest {
        try MatrixRequest(input[extent, default: .standard], vary: input[vary] ?? [])
    }
}

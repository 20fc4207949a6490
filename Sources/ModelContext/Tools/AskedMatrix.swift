import Checking

/// In which environments a call looks.
enum AskedMatrix {
    static let extent = Parameter<MatrixRequest.Extent>.choice(
        "matrix", standard: .standard, "In which environments: listed (the devices as the file has them; fast), standard, or full (slow).")

    /// - Parameter vary: The tool's parameter of settings that stand in place of the matrix's.
    /// - Throws: what is wrong with those.
    static func request(_ input: ToolInput, vary: Parameter<[String]>) throws -> MatrixRequest {
        try MatrixRequest(input[extent, default: .standard], vary: input[vary] ?? [])
    }
}

import ArgumentParser
import Checking

struct MatrixOptions: ParsableArguments {
    @Option(
        help: """
            The environments: listed (the file's devices, unchanged), standard (portrait and landscape, three text sizes, both \
            directions, light and dark) or full (all windows, sizes, directions, styles, contrasts, weights and languages).
            """
    )
    var matrix = MatrixRequest.Extent.standard

    @Option(
        help: ArgumentHelp(
            "Values of a setting instead of the matrix's, such as style=light,dark or preferredContentSizeCategory=all. Can be repeated.",
            valueName: "setting=values")
    )
    var vary: [String] = []

    func request() throws -> MatrixRequest {
        try asking { try MatrixRequest(matrix, vary: vary) }
    }
}

extension MatrixRequest.Extent: ExpressibleByArgument {}

import ArgumentParser
import Checking

struct MatrixOptions: ParsableArguments {
    @Option(
        help: """
            Which environments: listed (the devices as the file has them), standard (upright and in landscape, three text sizes, both \
            directions, light and dark) or full (all windows, sizes, directions, styles, contrasts, weights and languages).
            """
    )
    var matrix = MatrixRequest.Extent.standard

    @Option(
        help: ArgumentHelp(
            "Values of a setting in place of the matrix's, such as style=light,dark or preferredContentSizeCategory=all; may be given again.",
            valueName: "setting=values")
    )
    var vary: [String] = []

    func request() throws -> MatrixRequest {
        try asking { try MatrixRequest(matrix, vary: vary) }
    }
}

extension MatrixRequest.Extent: ExpressibleByArgument {}

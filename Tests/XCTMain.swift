import Testing
import XCTest

/// The entry point of the tests, as the package manager writes it, but for the list of XCTest's tests: there are none, and with this file it
/// does not look for them in an index that the compiler had to write first.
@main
struct Tests {
    static func main() async {
        let arguments = CommandLine.arguments
        if let option = arguments.firstIndex(of: "--testing-library"), arguments[option...].dropFirst().first == "swift-testing" {
            await Testing.__swiftPMEntryPoint() as Never
        }
        XCTMain([XCTestCaseEntry]()) as Never
    }
}

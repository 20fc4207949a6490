import Testing
import XCTest

/// The entry point of the tests. All of them are Swift Testing's: with this file the package manager does not look for XCTest's in an index
/// that the compiler would have to write first. It takes the file for a reason to run no other tests, unless it is told to:
/// `swift test --enable-swift-testing --filter NAME`.
@main
struct Tests {
    static func main() async {
        // The package manager's question before it filters tests of XCTest.
        if CommandLine.arguments.contains("--dump-tests-json") { XCTMain([XCTestCaseEntry]()) as Never }
        await Testing.__swiftPMEntryPoint() as Never
    }
}

import Testing
import XCTest

/// The entry point of the tests, which all use Swift Testing. With this file the package manager does not search for XCTest's tests in
/// an index that the compiler would have to write first. It then runs other tests only with an option:
/// `swift test --enable-swift-testing --filter NAME`.
@main
struct Tests {
    static func main() async {
        // The package manager asks for XCTest's tests before it filters them.
        if CommandLine.arguments.contains("--dump-tests-json") { XCTMain([XCTestCaseEntry]()) as Never }
        await Testing.__swiftPMEntryPoint() as Never
    }
}

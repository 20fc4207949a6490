import Testing

/// The entry point of the tests. All of them are Swift Testing's: with this file the package manager looks for none of XCTest's, which it
/// would read from an index that the compiler had to write first.
@main
struct Tests {
    static func main() async {
        await Testing.__swiftPMEntryPoint() as Never
    }
}

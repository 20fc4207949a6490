import Foundation
import Goldens

extension Golden {
    /// The folder of these tests.
    static let tests = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "..").standardizedFileURL

    /// A golden of these tests.
    init(_ name: String) {
        self.init(name, of: Self.tests)
    }
}

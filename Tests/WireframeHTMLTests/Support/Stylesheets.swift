import Foundation

/// The style sheets that come with the product.
enum Stylesheets {
    static func text(of name: String) -> String? {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        return try? String(contentsOf: root.appending(path: "Templates/styles/\(name)"), encoding: .utf8)
    }
}

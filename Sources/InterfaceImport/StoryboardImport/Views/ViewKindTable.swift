import PlaygroundModel

enum ViewKindTable {
    static func kind(of element: Element) -> ViewKind? {
        switch element.name {
        case "tableViewCellContentView", "collectionViewCellContentView", "collectionReusableView", "visualEffectView",
             "containerView": .view
        case "wkWebView": .web
        default: kinds[element.name]
        }
    }

    /// The kinds of views by the names of Interface Builder's elements.
    static let kinds = Dictionary(
        ViewKind.written.map { ($0.elementName, $0) }, uniquingKeysWith: { first, _ in first }
    )

    /// UIKit's class of a view: `glkView` is a GLKView.
    static func className(of element: Element) -> String {
        if let custom = element.customClassName { return custom }
        let known = [
            "navigationBar": "UINavigationBar", "toolbar": "UIToolbar", "tabBar": "UITabBar", "glkView": "GLKView",
            "mtkView": "MTKView", "skView": "SKView", "sceneKitView": "SCNView", "arscnView": "ARSCNView",
            "arskView": "ARSKView", "pdfView": "PDFView",
        ]
        return known[element.name] ?? ClassName.repaired("UI" + element.name.prefix(1).uppercased() + element.name.dropFirst()) ?? "UIView"
    }
}

extension Element {
    var customClassName: String? { self["customClass"].flatMap(ClassName.repaired) }

    var hasBadClassName: Bool { customClassName != self["customClass"] }
}

extension ViewKind {
    /// Interface Builder's element name: the class without the framework's prefix.
    var elementName: String {
        let name = facts.className.dropFirst(2)
        return name.prefix(1).lowercased() + name.dropFirst()
    }
}

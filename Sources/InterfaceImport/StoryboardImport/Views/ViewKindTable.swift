import PlaygroundModel

/// Which of the playground's kinds Interface Builder's elements are.
enum ViewKindTable {
    /// The kind of an element; `nil` for views of which a playground has no kind.
    static func kind(of element: Element) -> ViewKind? {
        switch element.name {
        case "tableViewCellContentView", "collectionViewCellContentView", "visualEffectView", "containerView": .view
        case "wkWebView": .web
        default: kinds[element.name]
        }
    }

    private static let kinds = Dictionary(
        ViewKind.written.map { ($0.elementName, $0) }, uniquingKeysWith: { first, _ in first }
    )

    /// UIKit's class of an element of which a playground has no kind: `glkView` is a GLKView.
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
    /// The class that the document names, in a form that a playground takes.
    var customClassName: String? { self["customClass"].flatMap(ClassName.repaired) }

    /// Whether the document names a class otherwise than Swift would.
    var hasBadClassName: Bool { customClassName != self["customClass"] }
}

extension ViewKind {
    /// What Interface Builder calls an element of the kind: the class without the two letters of its framework.
    fileprivate var elementName: String {
        let name = facts.className.dropFirst(2)
        return name.prefix(1).lowercased() + name.dropFirst()
    }
}

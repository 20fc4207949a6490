import InterfaceBuilder
import PlaygroundModel

/// Which of the playground's kinds Interface Builder's elements are.
enum ViewKindTable {
    /// The kind of an element; `nil` for views of which a playground has no kind.
    static func kind(of element: Element) -> ViewKind? {
        switch element.name {
        case "view", "tableViewCellContentView", "collectionViewCellContentView", "visualEffectView", "containerView": .view
        case "label": .label
        case "imageView": .image
        case "button": .button
        case "textField": .textField
        case "textView": .textView
        case "switch": .switch
        case "slider": .slider
        case "stepper": .stepper
        case "segmentedControl": .segmentedControl
        case "progressView": .progress
        case "activityIndicatorView": .activityIndicator
        case "pageControl": .pageControl
        case "searchBar": .searchBar
        case "datePicker": .datePicker
        case "pickerView": .picker
        case "mapView": .map
        case "webView", "wkWebView": .web
        case "stackView": .stack
        case "scrollView": .scroll
        case "tableView": .table
        case "collectionView": .collection
        default: nil
        }
    }

    /// UIKit's class of an element of which a playground has no kind: `glkView` is a GLKView.
    static func className(of element: Element) -> String {
        if let custom = element["customClass"] { return custom }
        let known = [
            "navigationBar": "UINavigationBar", "toolbar": "UIToolbar", "tabBar": "UITabBar", "glkView": "GLKView",
            "mtkView": "MTKView", "skView": "SKView", "sceneKitView": "SCNView", "arscnView": "ARSCNView",
            "arskView": "ARSKView", "pdfView": "PDFView",
        ]
        return known[element.name] ?? "UI" + element.name.prefix(1).uppercased() + element.name.dropFirst()
    }
}

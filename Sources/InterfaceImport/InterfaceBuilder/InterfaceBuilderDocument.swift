import PlaygroundModel
import SourceDiagnostics

/// A storyboard or xib as Interface Builder saved it.
package struct InterfaceBuilderDocument: Sendable {
    package enum DocumentKind: Hashable, Sendable {
        case storyboard, xib
    }

    package struct Scene: Sendable {
        package var controller: Element
        /// Views outside the controller's view, which code adds to the screen.
        package var looseViews: [Element]
    }

    package var kind: DocumentKind
    package var root: Element
    package var scenes: [Scene]
    package var objects: [Element]
    package var rootViews: [Element]
    package var filesOwners: [Element]
    /// The device, or `nil` in some documents of Xcode 7 and earlier.
    package var device: DocumentDevice?
    /// The version of Interface Builder's tools, such as 23504. It implies the version of iOS.
    package var toolsVersion: Int
    package var usesTraitCollections: Bool
    /// Whether the document is for iPads only, as some documents without size classes are.
    package var isForPad: Bool
    package var initialViewController: String?
    package var tintColor: Element?
    /// Segues that determine a controller's bars if several segues lead to the controller.
    package var preferredSegues: Set<String>
    package var imageSizes: [String: Size]
    /// The intrinsic sizes that the app's classes gave their views on the canvas (IBDesignable), by view.
    package var designableSizes: [String: Size]
    /// The colours of asset catalogues, and of the system, when the document was saved.
    package var namedColors: [String: Element]
    package var systemColors: [String: Element]
    package var colorNames: [String: String] = [:]

    let segues: SegueList
    private var elements: [String: Element]

    /// The maximum size of a document, in bytes.
    package static let byteLimit = 10_000_000

    package var imageNames: Set<String> {
        Set(objects.flatMap(\.subtree).compactMap { $0["catalog"] == "system" ? nil : $0["image"] })
    }

    package func element(_ id: String) -> Element? { elements[id] }

    package init(_ bytes: [UInt8]) throws(DocumentFailure) {
        guard bytes.count <= Self.byteLimit else { throw .tooLarge(bytes: bytes.count, limit: Self.byteLimit) }
        root = try ElementParser.read(bytes)
        kind = try Self.kind(of: root)
        let runtime = root["targetRuntime"] ?? "an unknown one"
        guard runtime.hasPrefix("iOS.CocoaTouch") || runtime == "AppleSDK" else { throw .otherPlatform(runtime: runtime) }
        scenes = root.list("scenes").compactMap(Scene.init)
        objects = root.list("scenes").flatMap { $0.list("objects") } + root.list("objects")
        rootViews = root.list("objects").filter { ViewElement.isView($0) }
        filesOwners = root.list("objects").filter { $0.name == "placeholder" }
        guard !scenes.isEmpty || !rootViews.isEmpty else { throw .noContent }
        device = root.first("device").map(DocumentDevice.init)
        toolsVersion = Self.toolsVersion(of: root)
        usesTraitCollections = root.flag("useTraitCollections") ?? false
        isForPad = runtime.hasSuffix(".iPad")
        initialViewController = root["initialViewController"]
        tintColor = root.value(of: "tintColor")
        preferredSegues = Set(root.list("inferredMetricsTieBreakers").compactMap { $0["reference"] })
        let resources = root.list("resources")
        imageSizes = Dictionary(
            resources.filter { $0.name == "image" }.compactMap { image in
                guard let name = image["name"], let width = image.number("width"), let height = image.number("height")
                else { return nil }
                return (name, Size(width: width, height: height))
            }, uniquingKeysWith: { first, _ in first })
        designableSizes = Dictionary(
            root.list("designables").compactMap { designable in
                guard let view = designable["name"], let size = designable.value(of: "intrinsicContentSize"),
                      let width = size.number("width"), let height = size.number("height")
                else { return nil }
                return (view, Size(width: width, height: height))
            }, uniquingKeysWith: { first, _ in first })
        namedColors = Self.colors(in: resources, "namedColor")
        systemColors = Self.colors(in: resources, "systemColor")
        segues = SegueList(scenes)
        elements = try Self.elements(in: root)
        try checkTargets(of: root)
    }

    private static func kind(of root: Element) throws(DocumentFailure) -> DocumentKind {
        guard root.name == "document" else {
            throw root.name == "archive" ? .oldFormat : .otherDocument(root: root.name)
        }
        let type = root["type"] ?? ""
        if type.contains(".Cocoa.") || type.contains("WatchKit") { throw .otherPlatform(runtime: type) }
        guard type.hasPrefix("com.apple.InterfaceBuilder") else { throw .otherDocument(root: root.name) }
        return type.contains("Storyboard") ? .storyboard : .xib
    }

    /// The version of the tools. Internal builds of Xcode report 32700, so their plug-in version is used instead.
    private static func toolsVersion(of root: Element) -> Int {
        func major(_ text: String?) -> Int? { text?.split(separator: ".").first.flatMap { Int($0) } }
        let tools = major(root["toolsVersion"]) ?? 0
        guard tools >= 32_700 else { return tools }
        let plugIn = root.list("dependencies").first { $0["identifier"] == "com.apple.InterfaceBuilder.IBCocoaTouchPlugin" }
        return major(plugIn?["version"]) ?? tools
    }

    private static func colors(in resources: [Element], _ name: String) -> [String: Element] {
        Dictionary(
            resources.filter { $0.name == name }.compactMap { entry in
                guard let name = entry["name"], let color = entry.first("color") else { return nil }
                return (name, color)
            }, uniquingKeysWith: { first, _ in first })
    }

    private static func elements(in root: Element) throws(DocumentFailure) -> [String: Element] {
        var elements: [String: Element] = [:]
        for element in root.subtree where !["plugIn", "device", "adaptation"].contains(element.name) {
            guard let id = element.id else { continue }
            if elements[id] != nil { throw .repeatedID(id, line: element.line) }
            elements[id] = element
        }
        return elements
    }

    private func checkTargets(of root: Element) throws(DocumentFailure) {
        if let id = initialViewController, elements[id] == nil {
            throw .missingTarget(id: id, of: "the arrow to the initial view controller", line: root.line)
        }
        for element in root.subtree {
            let targets: [(key: String, subject: String)] = switch element.name {
            case "segue": [("destination", "the segue"), ("popoverAnchorView", "the segue's anchor")]
            case "constraint": [("firstItem", "the constraint"), ("secondItem", "the constraint")]
            case "outlet": [("destination", "the outlet \((element["property"] ?? "").quoted)")]
            default: []
            }
            for (key, subject) in targets {
                if let id = element[key], elements[id] == nil { throw .missingTarget(id: id, of: subject, line: element.line) }
            }
        }
    }
}

extension InterfaceBuilderDocument.Scene {
    init?(_ scene: Element) {
        let objects = scene.list("objects")
        guard let controller = objects.first(where: { $0["sceneMemberID"] == "viewController" }) else { return nil }
        self.init(controller: controller, looseViews: objects.filter { ViewElement.isView($0) })
    }
}

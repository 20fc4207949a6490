import PlaygroundModel

/// What covered the top of the canvas on which Interface Builder laid a document out, as the document itself says: a navigation bar
/// begins where the status bar or the hardware ends, and its frame is recorded as that of views is. Bars are no views that are compared.
///
/// Canvases of one Xcode differ in this by what they were asked to simulate, so the document says more than its version.
struct CanvasInset {
    /// By the ids of navigation controllers whose bars are recorded.
    private var tops: [String: Double] = [:]
    private let usual: Double?

    /// A bar in a sheet begins at its top, and is this high (documents of five projects, Xcode 11 and later).
    private static let heightInSheet = 56.0

    init(_ document: InterfaceBuilderDocument) {
        for controller in document.scenes.map(\.controller) where controller.name == "navigationController" {
            // One that shows nothing stands alone on the canvas, where its bar begins at 0.
            guard let id = controller.id, controller.list("connections").contains(where: { $0["relationship"] == "rootViewController" }),
                  let bar = controller.value(of: "navigationBar"), let frame = ViewElement.frame(of: bar),
                  frame.y >= 0, frame.height > 0, frame.height != Self.heightInSheet
            else { continue }
            tops[id] = frame.y
        }
        let counts = Dictionary(grouping: tops.values) { $0 }.mapValues(\.count)
        usual = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    }

    /// In points; `nil` where the document has no bar to say it.
    ///
    /// - Parameter navigation: The id of the navigation controller around the scene: its own bar counts before those of others.
    func top(under navigation: String?) -> Double? { navigation.flatMap { tops[$0] } ?? usual }
}

extension Device {
    /// Covers the top by so much; the bottom twice where that is about twice what the system says.
    mutating func cover(top: Double) {
        guard var screen = portrait else { return }
        let isTwice = screen.safeAreaInsets.top > 0 && top > 1.5 * screen.safeAreaInsets.top
        screen.safeAreaInsets.top = top
        if isTwice { screen.safeAreaInsets.bottom *= 2 }
        portrait = screen
        if cutout == .none { statusBarHeight = top }
        // On the canvas no bar rises into the safe area of an island, as it does on the device: it is recorded at the edge.
        if cutout == .dynamicIsland { cutout = .notch }
    }
}

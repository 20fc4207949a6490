import PlaygroundModel

/// The inset at the top of the canvas, from the document's navigation bars, which begin below the status bar.
///
/// Canvases of one Xcode differ with their simulated metrics, so the document is more accurate than its version.
struct CanvasInset {
    private var tops: [String: Double] = [:]
    private let usual: Double?

    /// The height in points of a bar in a sheet, where it begins at the top (five projects, Xcode 11 and later).
    private static let heightInSheet = 56.0

    /// - Parameter width: The width of the screen. A bar of 320 points on a wider screen was never laid out.
    init(_ document: InterfaceBuilderDocument, width: Double?) {
        for controller in document.scenes.map(\.controller) where controller.name == "navigationController" {
            // A navigation controller without content has its bar at 0.
            guard let id = controller.id, controller.list("connections").contains(where: { $0["relationship"] == "rootViewController" }),
                  let bar = controller.value(of: "navigationBar"), let frame = ViewElement.frame(of: bar),
                  frame.minY >= 0, frame.height > 0, frame.height != Self.heightInSheet,
                  frame.minY > 0 || frame.width != 320 || frame.width == width ?? 320
            else { continue }
            tops[id] = frame.minY
        }
        let counts = Dictionary(grouping: tops.values) { $0 }.mapValues(\.count)
        usual = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    }

    /// In points. `nil` if the document records no bar. The bar of the scene's own navigation controller counts first.
    func top(under navigation: String?) -> Double? { navigation.flatMap { tops[$0] } ?? usual }
}

extension Device {
    /// Sets the top inset. If it is about twice the system's inset, the bottom inset is doubled, too.
    mutating func cover(top: Double) {
        guard var screen = portrait else { return }
        let isTwice = screen.safeAreaInsets.top > 0 && top > 1.5 * screen.safeAreaInsets.top
        screen.safeAreaInsets.top = top
        if isTwice { screen.safeAreaInsets.bottom *= 2 }
        portrait = screen
        if cutout == .none { statusBarHeight = top }
        // On the canvas no bar extends into the safe area of a Dynamic Island, unlike on the device.
        if cutout == .dynamicIsland { cutout = .notch }
    }
}

import PlaygroundModel

/// The inset at the top of the canvas, as the document's own navigation bars show it: a bar begins below the status bar or the hardware.
///
/// Canvases of one Xcode differ with their simulated metrics, so the document is more exact than its version.
struct CanvasInset {
    private var tops: [String: Double] = [:]
    private let usual: Double?

    /// The height of a bar in a sheet, which begins at the sheet's top (documents of five projects, Xcode 11 and later).
    private static let heightInSheet = 56.0

    /// - Parameter width: The screen's. A bar 320 wide at the top of a wider one was never laid out.
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

    /// In points; `nil` where the document records no bar. The bar of the navigation controller around the scene, by its id, counts first.
    func top(under navigation: String?) -> Double? { navigation.flatMap { tops[$0] } ?? usual }
}

extension Device {
    /// Sets the top inset, and doubles the bottom inset where the top is about twice the system's.
    mutating func cover(top: Double) {
        guard var screen = portrait else { return }
        let isTwice = screen.safeAreaInsets.top > 0 && top > 1.5 * screen.safeAreaInsets.top
        screen.safeAreaInsets.top = top
        if isTwice { screen.safeAreaInsets.bottom *= 2 }
        portrait = screen
        if cutout == .none { statusBarHeight = top }
        // On the canvas no bar extends into the safe area of a Dynamic Island, as it does on the device.
        if cutout == .dynamicIsland { cutout = .notch }
    }
}

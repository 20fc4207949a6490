import PlaygroundModel

/// The inset at the top of the canvas. It follows from the document's navigation bars, which begin below the status bar.
///
/// Simulated metrics change the canvas even within one version of Xcode, so the document is more accurate than the version.
struct CanvasInset {
    private var tops: [String: Double] = [:]
    private let usual: Double?

    /// The height of a navigation bar in a sheet, in points. Such a bar begins at the top (five projects, Xcode 11 and later).
    private static let heightInSheet = 56.0

    /// - Parameter width: The screen's width. A bar 320 points wide on a wider screen was never laid out.
    init(_ document: InterfaceBuilderDocument, width: Double?) {
        for controller in document.scenes.map(\.controller) where controller.name == "navigationController" {
            // The bar of a navigation controller without content is recorded at 0.
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

    /// The inset in points, or `nil` if the document records no bar. The bar of the scene's own navigation controller takes precedence.
    func top(under navigation: String?) -> Double? { navigation.flatMap { tops[$0] } ?? usual }
}

extension Device {
    /// Sets the top inset. If it is about twice the system's inset, the bottom inset is doubled as well.
    mutating func cover(top: Double) {
        guard var screen = portrait else { return }
        let isTwice = screen.safeAreaInsets.top > 0 && top > 1.5 * screen.safeAreaInsets.top
        screen.safeAreaInsets.top = top
        if isTwice { screen.safeAreaInsets.bottom *= 2 }
        portrait = screen
        if cutout == .none { statusBarHeight = top }
    }
}

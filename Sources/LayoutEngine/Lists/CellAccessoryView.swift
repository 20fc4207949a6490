import PlaygroundModel
import TextMetrics

/// UITableViewCell.accessoryView: a view of its requested size instead of UIKit's accessory.
struct CellAccessoryView {
    private let view: LayoutRequest.View
    private let element: LayoutElement
    private let pixels: PixelGrid
    let size: Size

    init(_ view: LayoutRequest.View, traits: LayoutTraits) {
        self.view = view
        pixels = traits.pixels
        element = LayoutElement(view, stack: nil, traits: traits)
        let insets = element.alignmentRectInsets
        let hasUnknownImage = view.kind == .image && view.properties.size(.imageSize) == nil && view.symbolMetrics(in: traits) == nil
        size = hasUnknownImage ? Self.symbolSize : Size(
            width: (element.content.width ?? 0) + insets.left + insets.right,
            height: (element.content.height ?? 0) + insets.top + insets.bottom)
    }

    /// The size of a symbol in points, about the size of most SF Symbols at 17 points.
    private static let symbolSize = Size(width: 22, height: 22)

    static func name(in cell: ViewID) -> ViewID { ViewID("\(cell).\(ViewKind.accessoryName)") }

    /// Centres the view between the end of the content view and the margin, as UIKit places its accessories. Recalled:
    /// the row does not grow with the view, as rows of 44 with switches of 31 points show.
    func place(in content: inout CellContent, width: Double, contentInsets: EdgeInsets, isRightToLeft: Bool) {
        let x = isRightToLeft ? contentInsets.left - size.width : width - contentInsets.right
        let y = (content.height - contentInsets.bottom - size.height) / 2
        let frame = pixels.round(Rect(x: x, y: y, width: size.width, height: size.height))
        content.frames[view.id] = frame
        guard let text = element.text else { return }
        content.texts[view.id] = LaidOutText(text, text.lines(inFrameWidth: frame.width), in: frame.size, pixels: pixels)
    }
}

import PlaygroundModel
import TextMetrics

/// A collection view's item without its own views: an image that fills the item, and a line below.
struct CaptionedImage {
    let item: LayoutRequest.View
    let parts: [LayoutRequest.View]
    let traits: LayoutTraits

    private static let captionGap = 4.0

    func content(width: Double, height: Double?) -> CellContent {
        let image = part("imageView")
        let caption = part("textLabel").flatMap { view in ViewText(view, traits: traits).map { (view, $0) } }
        let lineHeight = caption.map { traits.pixels.ceil($0.1.font.lineHeight) } ?? 0
        let gap = image != nil && caption != nil ? Self.captionGap : 0
        let total = height ?? (image == nil ? lineHeight : width + gap + lineHeight)
        var content = CellContent(height: total)
        if total < lineHeight {
            content.issues.append(.contentHigherThanItem(item: item.id, height: total, needed: lineHeight))
        }
        let imageHeight = max(0, total - lineHeight - gap)
        if let image { content.frames[image.id] = Rect(x: 0, y: 0, width: width, height: imageHeight) }
        if let (view, text) = caption {
            let y = image == nil ? (total - lineHeight) / 2 : total - lineHeight
            let frame = Rect(x: 0, y: y, width: width, height: lineHeight)
            let laidOut = LaidOutText(text, text.lines(inFrameWidth: width), in: frame.size, pixels: traits.pixels)
            content.frames[view.id] = frame
            content.texts[view.id] = laidOut
            if laidOut.isTruncated { content.issues.append(.contentCutOff(view: view.id)) }
        }
        return content
    }

    private func part(_ name: String) -> LayoutRequest.View? { parts.first { $0.id.name == "\(item.id).\(name)" } }
}

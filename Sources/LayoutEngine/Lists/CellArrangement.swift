import PlaygroundModel
import TextMetrics

struct CellArrangement {
    let cell: LayoutRequest.View
    let parts: [LayoutRequest.View]
    let style: CellStyle
    let isConfigured: Bool
    let width: Double
    let geometry: CellGeometry
    let metrics: TableMetrics
    let traits: LayoutTraits

    /// The margins before mirroring for a right-to-left layout.
    private var margins: EdgeInsets {
        let sides = geometry.contentInsets + geometry.textMargins
        return traits.isRightToLeft ? sides.mirrored : sides
    }

    /// - Parameter height: The table's fixed height, if any.
    func content(height fixed: Double?) -> CellContent {
        let image = part("imageView").map {
            ($0, Rect(x: margins.left - metrics.imageLead, y: 0, width: metrics.imageSide, height: metrics.imageSide))
        }
        let textMinX = image.map { $0.1.maxX + metrics.imageGap } ?? margins.left
        let room = max(0, width - margins.right - textMinX)
        let blocks = style == .subtitle ? stacked(room) : sideBySide(room)
        let textHeight = blocks.map { $0.frame.maxY }.max() ?? 0
        let imageHeight = image.map { $0.1.height + 2 * metrics.imagePadding } ?? 0
        let padding = style == .subtitle ? metrics.subtitlePadding : metrics.rowPadding
        let separator = geometry.contentInsets.bottom
        let asked = max(textHeight + 2 * padding, imageHeight) + separator
        var content = CellContent(height: fixed ?? max(metrics.rowHeight, traits.pixels.ceil(asked)))
        let contentHeight = content.height - separator
        if style == .default, !isConfigured, !(metrics.isList && metrics.configuredLengths != nil), let block = blocks.first {
            // The text label is as high as the content view, in iOS 26 too (recorded by UIKit). A content configuration's label is not.
            let height = max(contentHeight, block.frame.height)
            place(block, in: Rect(x: textMinX, y: 0, width: room, height: height), in: &content)
        } else {
            for (block, y) in zip(blocks, tops(of: blocks, textHeight, in: contentHeight, isFixed: fixed != nil)) {
                let frame = Rect(x: textMinX + block.frame.minX, y: y, width: block.frame.width, height: block.frame.height)
                place(block, in: frame, in: &content)
            }
        }
        if let (view, frame) = image {
            let y = (contentHeight - frame.height) / 2
            content.frames[view.id] = mirrored(frame.offset(by: Point(x: 0, y: y)))
        }
        return content
    }

    /// A label, its text, and its frame relative to the labels' origin.
    private struct Block {
        var view: LayoutRequest.View
        var text: ViewText
        var frame: Rect
    }

    /// The tops of labels, at whole points as in all frames that Interface Builder recorded, or at pixels in a content configuration.
    /// - Parameter textHeight: The distance from the first label's top to the last label's bottom.
    private func tops(of blocks: [Block], _ textHeight: Double, in height: Double, isFixed: Bool) -> [Double] {
        let hasConfiguration = metrics.configuredLengths != nil
        let grid = hasConfiguration ? traits.pixels : PixelGrid(scale: 1)
        guard !hasConfiguration, blocks.count == 2, blocks[1].frame.minY >= blocks[0].frame.maxY else {
            let top = max(0, grid.ceil((height - textHeight) / 2))
            return blocks.map { top + $0.frame.minY }
        }
        // The lower label is placed as without a gap. The upper label moves up, in a row of fixed height only if there is space.
        let (upper, lower) = (blocks[0].frame.height, blocks[1].frame.height)
        let top = max(0, grid.ceil((height - upper - lower) / 2))
        let gap = !isFixed ? metrics.lineGap : top - metrics.fixedRowLineGap < metrics.leastTop ? 0 : metrics.fixedRowLineGap
        return [max(0, top - gap), top + upper]
    }

    private func part(_ name: String) -> LayoutRequest.View? { parts.first { $0.id.name == "\(cell.id).\(name)" } }

    private func text(_ name: String) -> (LayoutRequest.View, ViewText)? {
        guard let view = part(name), let text = ViewText(view, traits: traits) else { return nil }
        return (view, text)
    }

    private func height(of text: ViewText, width: Double) -> Double {
        traits.pixels.ceil(text.lines(inFrameWidth: width).size.height)
    }

    private func width(of text: ViewText) -> Double { traits.pixels.ceil(text.lines(inFrameWidth: .infinity).size.width) }

    private func stacked(_ room: Double) -> [Block] {
        var y = 0.0
        return ["textLabel", "detailTextLabel"].compactMap(text).map { view, text in
            let height = height(of: text, width: room)
            defer { y += height + metrics.lineGap }
            return Block(view: view, text: text, frame: Rect(x: 0, y: y, width: labelWidth(of: text, view, room), height: height))
        }
    }

    /// Two labels, and the labels of lists, are as wide as their text from iOS 26 on (recorded by UIKit).
    private func labelWidth(of text: ViewText, _ view: LayoutRequest.View, _ room: Double) -> Double {
        guard metrics.configuredLengths != nil, view.properties[.textAlignment] == nil else { return room }
        return min(room, width(of: text))
    }

    /// Text and detail in one line. If both do not fit, `value1` truncates the detail or moves it below the text.
    private func sideBySide(_ room: Double) -> [Block] {
        guard let (view, text) = text("textLabel") else { return [] }
        guard let (detailView, detail) = self.text("detailTextLabel") else {
            let frame = Rect(x: 0, y: 0, width: labelWidth(of: text, view, room), height: height(of: text, width: room))
            return [Block(view: view, text: text, frame: frame)]
        }
        let column = style == .value2 ? min(room, metrics.value2Column) : width(of: text)
        let rest = room - column - metrics.columnGap
        var detailWidth = style == .value2 ? max(0, rest) : width(of: detail)
        if detailWidth > rest {
            guard !metrics.stacksLongValues else { return stacked(room) }
            detailWidth = max(0, rest)
        }
        let (height, detailHeight) = (height(of: text, width: column), height(of: detail, width: detailWidth))
        let detailX = style == .value2 ? column + metrics.columnGap : room - detailWidth
        let baseline = max(text.font.baseline, detail.font.baseline)
        return [
            Block(view: view, text: text,
                  frame: Rect(x: 0, y: baseline - text.font.baseline, width: column, height: height)),
            Block(view: detailView, text: detail,
                  frame: Rect(x: detailX, y: baseline - detail.font.baseline, width: detailWidth, height: detailHeight)),
        ]
    }

    private func place(_ block: Block, in frame: Rect, in content: inout CellContent) {
        let frame = traits.pixels.round(mirrored(frame))
        let fitted = block.text.fitted(toFrameWidth: frame.width)
        let layout = fitted.lines(inFrameWidth: frame.width)
        let text = LaidOutText(fitted, layout, in: frame.size, pixels: traits.pixels)
        content.frames[block.view.id] = frame
        content.texts[block.view.id] = text
        if text.isTruncated { content.issues.append(.contentCutOff(view: block.view.id)) }
    }

    private func mirrored(_ frame: Rect) -> Rect {
        guard traits.isRightToLeft else { return frame }
        return Rect(x: width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
    }
}

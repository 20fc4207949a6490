import LayoutEngine
import PlaygroundModel

extension DisplayList {
    /// The text that the page's `<input>` replaces while it has the focus, and the parts around it.
    static func input(_ text: NodeText, isPlaceholder: Bool, of node: WireframeNode) -> [DrawnPart] {
        func line(_ part: BoxPart) -> DrawnPart { DrawnPart(part: part, isOn: isPlaceholder, content: .lines(text)) }
        switch node.role {
        case .view(.searchBar), .searchField:
            let lens = DrawnPart(part: .searchLens, isOn: isPlaceholder, content: .drawing(.lens, .ownSize))
            return [DrawnPart(part: node.role == .searchField ? .barSearchGround : .searchGround, parts: [lens, line(.searchText)])]
        case .view(.textView):
            var page = line(.pageText)
            page.across = node.style.textInsets.map { .sides(left: $0.left, right: $0.right) }
            page.down = node.style.textInsets.map { .below($0.top) }
            return [page]
        default:
            let style = node.style.textBorder ?? .roundedRect
            let parts = field(line(.fieldText), node.style.fieldViews ?? NodeStyle.FieldViews(), inset: TextFieldMetrics.sideInsets(style).left)
            return style.ground.map { [DrawnPart(part: $0, parts: parts)] } ?? parts
        }
    }

    private static let clearSide = 17.0

    private static func field(_ text: DrawnPart, _ views: NodeStyle.FieldViews, inset: Double) -> [DrawnPart] {
        let (side, gap) = (NodeStyle.FieldViews.side, NodeStyle.FieldViews.gap)
        // The positions of the text and of the right view.
        func ends(isEdited: Bool) -> (text: PartPlace.Across, right: PartPlace.Across) {
            let right = inset + (views.clearMode.isShown(whileEditing: isEdited) ? clearSide + gap : 0)
            func taken(_ view: ImageName?, _ mode: TextFieldViewMode) -> Double {
                view != nil && mode.isShown(whileEditing: isEdited) ? side + gap : 0
            }
            return (
                .ends(inset + taken(views.left, views.leftMode), right + taken(views.right, views.rightMode)),
                .trailing(right, .points(side))
            )
        }
        let (idle, edited) = (ends(isEdited: false), ends(isEdited: true))
        func glyph(_ image: ImageName?, _ mode: TextFieldViewMode, _ across: PartPlace.Across, _ edited: PartPlace.Across) -> DrawnPart? {
            guard let image, mode != .never else { return nil }
            return DrawnPart(
                part: .fieldGlyph, across: across, acrossWhileEditing: edited == across ? nil : edited, mode: mode, content: .glyph(image))
        }
        let left = PartPlace.Across.leading(inset, .points(side))
        var text = text
        text.across = idle.text
        text.acrossWhileEditing = edited.text == idle.text ? nil : edited.text
        var parts = [glyph(views.left, views.leftMode, left, left), text, glyph(views.right, views.rightMode, idle.right, edited.right)]
        if views.clearMode != .never {
            parts.append(DrawnPart(
                part: .fieldClear, across: .trailing(inset, .points(clearSide)), mode: views.clearMode, content: .drawing(.clear, .ownSize)))
        }
        return parts.compactMap { $0 }
    }

    public var text: DrawnPart? {
        func text(of parts: [DrawnPart]) -> DrawnPart? {
            for part in parts {
                if case .lines = part.content { return part }
                if let found = text(of: part.parts) { return found }
            }
            return nil
        }
        return text(of: parts)
    }
}

extension TextBorderStyle {
    fileprivate var ground: BoxPart? {
        switch self {
        case .none: nil
        case .line: .lineField
        case .bezel: .bezelField
        case .roundedRect: .roundedField
        }
    }
}

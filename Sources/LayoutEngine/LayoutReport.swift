import PlaygroundModel
import TextMetrics

struct LayoutReport {
    let request: LayoutRequest
    let screen: ScreenSystem
    private(set) var typeset: TypesetTexts

    init(request: LayoutRequest, screen: ScreenSystem) {
        self.request = request
        self.screen = screen
        typeset = screen.typeset
    }

    mutating func result() -> LayoutResult {
        var result = LayoutResult(frames: [:], issues: constraintIssues)
        result.frames.reserveCapacity(request.views.count)
        for (place, view) in request.views.enumerated() {
            let frame = screen.traits.pixels.round(screen.frame(place))
            result.frames[view.id] = frame
            if let content = screen.content(of: place) { result.contents[view.id] = content }
            let text = laidOutText(place, in: frame, &result)
            if let text { result.texts[view.id] = text }
            if isCutOff(place, text, in: frame), isVisible(place) { result.issues.append(.contentCutOff(view: view.id)) }
        }
        result.issues.boundByLimit()
        return result
    }

    private mutating func laidOutText(_ place: Int, in frame: Rect, _ result: inout LayoutResult) -> LaidOutText? {
        guard let text = screen.elements[place].text else { return nil }
        guard frame.width > 0, frame.height > 0 else { return LaidOutText(text, lines: [], isTruncated: false) }
        let fitted = text.fitted(toFrameWidth: frame.width)
        // The text of a text view that scrolls begins inside the adjusted inset. That the sides narrow its lines is assumed.
        let view = request.views[place]
        let scrolls = text.scrolls && view.kind.scrolls
        let sides = scrolls ? screen.guides.adjustedContentInset(of: place, content: .zero).insets : .zero
        let width = max(0, frame.width - sides.left - sides.right)
        let layout = typeset.lines(of: fitted, view: place, frameWidth: width)
        if scrolls {
            let height = text.insets.top + max(layout.size.height, text.leastHeight) + text.insets.bottom
            let size = screen.traits.pixels.round(Size(width: width, height: height))
            result.contents[view.id] = ScrollContent(size: size, inset: screen.guides.adjustedContentInset(of: place, content: size))
        }
        return LaidOutText(fitted, layout, in: frame.size, pixels: screen.traits.pixels)
    }

    private var constraintIssues: [LayoutIssue] {
        let notInstalled = screen.notInstalled.map {
            LayoutIssue.viewNotInstalled(constraint: request.constraints[$0.constraint].id, view: $0.view)
        }
        let ambiguous = screen.ambiguities.map { ambiguity -> LayoutIssue in
            let view = request.views[ambiguity.view].id
            guard !ambiguity.isContentSize else { return .ambiguousContentSize(view: view, axis: ambiguity.axis) }
            return .ambiguous(
                view: view, axis: ambiguity.axis, isPosition: ambiguity.isPosition, isSize: ambiguity.isSize,
                resized: ambiguity.resized.map { request.views[$0].id })
        }
        return notInstalled + conflictIssues + ambiguous
    }

    /// A stack view with an impossible arrangement breaks many of its rules, but is reported once.
    private var conflictIssues: [LayoutIssue] {
        var reported: Set<RowOrigin> = []
        return screen.system.conflicts.compactMap { conflict in
            reported.insert(conflict.dropped).inserted ? issue(conflict) : nil
        }
    }

    private func issue(_ conflict: LayoutSystem.Conflict) -> LayoutIssue? {
        let constraints = conflict.constraints.map { request.constraints[$0].id }
        switch conflict.dropped {
        case .constraint(let place) where conflict.reason == .outOfRange:
            return .outOfRange(constraints: constraints, dropped: request.constraints[place].id)
        case .constraint(let place):
            return .unsatisfiable(
                constraints: constraints, dropped: request.constraints[place].id, hidden: conflict.hidden.first.map { request.views[$0].id })
        case .stack(let view), .hiding(let view): return .stackArrangementDropped(view: request.views[view].id, constraints: constraints)
        case .content, .nonNegativeSize, .given, .fallback: return nil
        }
    }

    private func isCutOff(_ place: Int, _ text: LaidOutText?, in frame: Rect) -> Bool {
        guard let text else { return isImageCutOff(place, in: frame) }
        guard screen.elements[place].text?.scrolls == false else { return false }
        guard frame.width > 0, frame.height > 0 else { return isSqueezedAway(place, frame) }
        // A limit of several lines is intentional.
        let limit = request.views[place].properties.number(.numberOfLines) ?? 1
        return text.isTruncated && (limit <= 1 || Double(text.lines.count) < limit)
    }

    /// Whether a text has no width or height although no constraint sets its size and the superview has space.
    private func isSqueezedAway(_ place: Int, _ frame: Rect) -> Bool {
        guard screen.elements[place].text?.string.isEmpty == false else { return false }
        let outer = screen.tree.superview[place].map(screen.frame) ?? Rect(origin: .zero, size: request.size)
        if frame.width <= 0, outer.width > 0.5, !hasWrittenSize(place, .width) { return true }
        return frame.height <= 0 && outer.height > 0.5 && !hasWrittenSize(place, .height)
    }

    private func hasWrittenSize(_ place: Int, _ attribute: LayoutAttribute) -> Bool {
        let anchor = LayoutAnchor(.view(request.views[place].id), attribute)
        return request.constraints.contains { $0.first == anchor || $0.second == anchor }
    }

    private func isImageCutOff(_ place: Int, in frame: Rect) -> Bool {
        let view = request.views[place]
        let mode: ContentMode? = view.properties.choice(.contentMode)
        let (content, insets) = (screen.elements[place].content, screen.elements[place].alignmentRectInsets)
        guard view.kind == .image, mode?.isUnscaled == true, frame.width > 0, frame.height > 0, let width = content.width,
              let height = content.height
        else { return false }
        let pixel = 1 / screen.traits.pixels.scale
        // The content is the alignment rectangle, which may be higher than the image.
        return width + insets.total(on: .horizontal) > frame.width + pixel || height + insets.total(on: .vertical) > frame.height + pixel
    }

    private func isVisible(_ place: Int) -> Bool {
        var current: Int? = place
        while let view = current {
            if request.views[view].properties.hidesView { return false }
            current = screen.tree.superview[view]
        }
        return true
    }
}

extension [LayoutIssue] {
    fileprivate mutating func boundByLimit() {
        let surplus = count - PlaygroundLimits.layoutIssues
        guard surplus > 0 else { return }
        removeLast(surplus)
        append(.further(surplus))
    }
}

extension LaidOutText {
    /// UILabel truncates its text to the lines that fit its height, but always draws one line.
    init(_ text: ViewText, _ layout: TextLayout, in frame: Size, pixels: PixelGrid) {
        let room = frame.height - text.insets.top - text.insets.bottom + 1 / pixels.scale
        guard !text.scrolls, layout.size.height > room else {
            self.init(text, lines: layout.lines.map { $0.text }, isTruncated: layout.isTruncated)
            setRuns(text, layout)
            return
        }
        let count = layout.paragraphs?.lines(fitting: room, in: text.font) ?? text.font.lines(fitting: room)
        let cut = text.lines(inFrameWidth: frame.width, atMost: count)
        self.init(text, lines: cut.lines.map { $0.text }, isTruncated: true)
        setRuns(text, cut)
    }

    private mutating func setRuns(_ text: ViewText, _ layout: TextLayout) {
        guard !text.runs.isEmpty else { return }
        paragraphs = layout.paragraphs
        runs = layout.lines.map { line in
            line.pieces.isEmpty
                ? [Run(text: line.text, weight: text.font.weight, style: StyledText.Style())]
                : line.pieces.map { Run(text: $0.text, weight: text.runs[$0.run].font.weight, style: text.styles[$0.run]) }
        }
    }

    fileprivate init(_ text: ViewText, lines: [String], isTruncated: Bool) {
        self.init(
            lines: lines, pointSize: text.font.size, weight: text.font.weight, typeface: text.font.typeface,
            lineHeight: text.font.lineHeight, leading: text.font.leading, isTruncated: isTruncated
        )
    }
}

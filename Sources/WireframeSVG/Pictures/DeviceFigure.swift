import PlaygroundModel
import SourceDiagnostics
import TextMetrics
import Wireframes

/// A device in points: bezel, name above, size classes below.
struct DeviceFigure {
    let device: DeviceWireframe
    private let chrome: DeviceWireframe.Chrome
    var lit: [Rect] = []
    private let notes: [NoteLines]

    private struct NoteLines {
        let pin: NotePin
        let lines: [String]
    }

    /// The scale of captions. They are larger than on the page, which scales screens down.
    static let textScale = 1.5

    init(_ device: DeviceWireframe) {
        self.device = device
        chrome = device.chrome
        let width = Self.bezelSize(of: device.chrome).width - Self.noteIndent
        notes = device.pins.map { pin in
            NoteLines(pin: pin, lines: TextLayout(pin.text, font: Self.noteFont, width: width, numberOfLines: 0).lines.map { $0.text })
        }
    }

    private static let noteFont = Font(size: 12 * textScale, lineHeight: lineHeight, tracking: -0.1)
    private static let noteIndent = 26 * textScale

    private var isPad: Bool { chrome.idiom == .pad }

    private var bezel: Size { Self.bezel(of: chrome) }

    /// The bezel's width at the sides and height at top and bottom.
    private static func bezel(of chrome: DeviceWireframe.Chrome) -> Size {
        let isPad = chrome.idiom == .pad
        guard !chrome.isBesidePhone else { return .zero }
        guard chrome.hasHomeButton else { return isPad ? Size(width: 16, height: 16) : Size(width: 9, height: 9) }
        let upright = isPad ? Size(width: 20, height: 42) : Size(width: 12, height: 44)
        return chrome.orientation.isLandscape ? upright.transposed : upright
    }

    private var bezelCorners: CornerRadii {
        chrome.isBesidePhone ? corners : chrome.hasHomeButton ? CornerRadii(all: 34) : corners.map { $0 + (isPad ? 16 : 9) }
    }

    private var corners: CornerRadii { chrome.fold?.corners ?? CornerRadii(all: chrome.cornerRadius) }

    private static let lineHeight = 18 * textScale
    private static let gap = 10 * textScale
    private static let badgeHeight = 20 * textScale
    private static let headerHeight = 2 * lineHeight + gap
    private static let footerHeight = gap + badgeHeight

    private var bezelSize: Size { Self.bezelSize(of: chrome) }

    private static func bezelSize(of chrome: DeviceWireframe.Chrome) -> Size {
        let bezel = bezel(of: chrome)
        return Size(width: chrome.screenSize.width + 2 * bezel.width, height: chrome.screenSize.height + 2 * bezel.height)
    }

    private var notesHeight: Double {
        notes.map { Self.gap / 2 + Self.lineHeight * Double($0.lines.count) }.reduce(notes.isEmpty ? 0 : Self.gap / 2, +)
    }

    var size: Size {
        Size(width: bezelSize.width, height: bezelSize.height + Self.headerHeight + Self.footerHeight + notesHeight)
    }

    func draw(on canvas: inout Canvas, _ theme: PageTheme) {
        header(on: &canvas, theme)
        let frame = Rect(x: 0, y: Self.headerHeight, width: bezelSize.width, height: bezelSize.height)
        drawBezel(frame, on: &canvas, theme)
        let screen = Rect(
            x: frame.minX + bezel.width, y: frame.minY + bezel.height, width: chrome.screenSize.width,
            height: chrome.screenSize.height
        )
        drawScreen(screen, on: &canvas)
        footer(top: frame.maxY + Self.gap, on: &canvas, theme)
        for note in notes {
            let centre = note.pin.centre
            drawPin(note.pin, at: Point(x: screen.minX + centre.x, y: screen.minY + centre.y), on: &canvas)
        }
        drawNotes(top: frame.maxY + Self.footerHeight + Self.gap / 2, on: &canvas, theme)
    }

    /// The page's version is `Templates/styles/notes.css`.
    private func drawPin(_ pin: NotePin, at centre: Point, on canvas: inout Canvas) {
        let frame = Rect(x: centre.x, y: centre.y, width: 0, height: 0).centred(Size(width: 2 * NotePin.radius, height: 2 * NotePin.radius))
        let outline = Outline(frame, radius: NotePin.radius)
        canvas.shadow(Shadow(offset: 2, blur: 6, paint: Paint(0x000000, 0.3)), of: outline)
        canvas.fill(outline, Paint(0xFFCC33))
        canvas.border(outline, width: 2, Paint(0xFFFFFF))
        let font = Font(size: 16, weight: .semibold, lineHeight: 20, tracking: 0)
        canvas.text(
            TextLine(text: "\(pin.number)", font: font, alignment: .center), in: frame.centred(Size(width: frame.width, height: 20)), Paint(0x2B2100))
    }

    private func drawNotes(top: Double, on canvas: inout Canvas, _ theme: PageTheme) {
        var y = top
        for note in notes {
            y += Self.gap / 2
            drawPin(note.pin, at: Point(x: NotePin.radius + 2, y: y + Self.lineHeight / 2), on: &canvas)
            for line in note.lines {
                let room = Rect(x: Self.noteIndent, y: y, width: bezelSize.width - Self.noteIndent, height: Self.lineHeight)
                canvas.text(TextLine(text: line, font: Self.noteFont), in: room, theme.ink)
                y += Self.lineHeight
            }
        }
    }

    private func header(on canvas: inout Canvas, _ theme: PageTheme) {
        let name = TextLine(
            text: chrome.name, font: Font(size: 13 * Self.textScale, weight: .semibold, lineHeight: Self.lineHeight, tracking: -0.2)
        )
        let font = Font(size: 12 * Self.textScale, lineHeight: Self.lineHeight, tracking: -0.1)
        let window = chrome.window?.size ?? chrome.screenSize
        let subtitle = TextLine(text: chrome.subtitle, font: font)
        let size = TextLine(text: "· \(window.inWords)", font: font)
        let x = 2 * Self.textScale
        let room = Rect(x: x, y: 0, width: bezelSize.width - 2 * x, height: Self.lineHeight)
        let system = chrome.showsSystem ? chrome.system.map { TextLine(text: $0.label, font: font) } : nil
        let gap = 6 * Self.textScale
        let title = name.shortened(to: room.width - (system.map { $0.width + gap } ?? 0))
        canvas.text(title, in: room, theme.ink)
        if let system { canvas.text(system, in: room.inset(by: EdgeInsets(left: title.width + gap)), theme.secondaryInk) }
        var below = room.offset(by: Point(x: 0, y: Self.lineHeight))
        canvas.text(subtitle.shortened(to: below.width), in: below, theme.secondaryInk)
        below = below.inset(by: EdgeInsets(left: subtitle.width + 6))
        if below.width >= size.width { canvas.text(size, in: below, theme.tertiaryInk) }
    }

    private func drawBezel(_ frame: Rect, on canvas: inout Canvas, _ theme: PageTheme) {
        let outline = Outline(frame, corners: bezelCorners)
        let scale = Self.textScale
        if let leaf = chrome.fold?.leaf { drawLeaf(leaf, behind: frame, on: &canvas, theme) }
        canvas.shadow(Shadow(offset: 10 * scale, blur: 28 * scale, spread: -8 * scale, paint: theme.shadow), of: outline)
        canvas.shadow(Shadow(offset: scale, blur: 2 * scale, paint: theme.contactShadow), of: outline)
        // A window without a device has only an edge.
        guard !chrome.isBesidePhone else { return canvas.border(outline, width: 1.5, theme.bezelEdge) }
        canvas.fill(outline, theme.bezel)
        canvas.border(outline, width: 1.5, theme.bezelEdge)
        drawHinge(frame, on: &canvas)
        guard chrome.hasHomeButton else { return }
        let centre = switch chrome.orientation {
        case .portrait: Point(x: frame.midX, y: frame.maxY - bezel.height / 2)
        case .portraitUpsideDown: Point(x: frame.midX, y: frame.minY + bezel.height / 2)
        case .landscapeRight: Point(x: frame.maxX - bezel.width / 2, y: frame.midY)
        case .landscapeLeft: Point(x: frame.minX + bezel.width / 2, y: frame.midY)
        }
        canvas.circle(centre, radius: (isPad ? 26 : 28) / 2, " fill=\"none\"" + Attributes.stroke(Paint(0x5A5F6B), 1.5))
    }

    /// The page's version is `Templates/styles/hinge.css`.
    private func drawLeaf(_ leaf: Fold.Leaf, behind frame: Rect, on canvas: inout Canvas, _ theme: PageTheme) {
        let size = Size(width: leaf.size.width + 2 * bezel.width, height: leaf.size.height + 2 * bezel.height)
        let (across, down) = ((size.width - frame.width) / 2 - leaf.reach, (size.height - frame.height) / 2 - leaf.reach)
        let offset = switch leaf.edge {
        case .left: Point(x: across, y: 0)
        case .right: Point(x: -across, y: 0)
        case .top: Point(x: 0, y: down)
        case .bottom: Point(x: 0, y: -down)
        }
        let back = Outline(frame.centred(size).offset(by: offset), corners: leaf.corners.map { $0 + bezel.width })
        canvas.fill(back, theme.bezel)
        canvas.fill(back.grown(by: -bezel.width), .black)
    }

    private func drawHinge(_ frame: Rect, on canvas: inout Canvas) {
        guard let axis = chrome.fold?.axis(in: chrome.orientation) else { return }
        let centre = switch axis {
        case .left: Point(x: frame.minX, y: frame.midY)
        case .right, .horizontal: Point(x: frame.maxX, y: frame.midY)
        case .top, .vertical: Point(x: frame.midX, y: frame.minY)
        case .bottom: Point(x: frame.midX, y: frame.maxY)
        }
        let isUpright = axis == .left || axis == .right || axis == .horizontal
        let size = isUpright ? Size(width: 5, height: 40) : Size(width: 40, height: 5)
        let knob = Rect(x: centre.x, y: centre.y, width: 0, height: 0).centred(size)
        canvas.fill(knob, radius: 2.5, Paint(0x7C828F))
    }

    private func drawScreen(_ frame: Rect, on canvas: inout Canvas) {
        let origin = canvas.aligned(frame).origin
        let glass = Outline(Rect(origin: .zero, size: frame.size), corners: corners)
        let clip = canvas.clip(glass)
        let prefix = DeviceFigure.idPrefix(device.id)
        let id = " id=\"\(XMLText.escaped(prefix + "device/glass"))\""
        canvas.group(id + Attributes.transform(x: origin.x, y: origin.y) + " clip-path=\"url(#\(clip))\"") { canvas in
            canvas.fill(glass.frame, .black)
            var painter = NodePainter(canvas: canvas, prefix: prefix)
            painter.draw(device.screen, in: Surroundings())
            canvas = painter.canvas
            light(on: &canvas)
        }
    }

    /// The page's mark in a comparison: a wash with a line, and a white line for contrast.
    private func light(on canvas: inout Canvas) {
        for frame in lit {
            let outline = Outline(frame.outset(by: EdgeInsets(uniform: 2)), radius: 4)
            canvas.fill(outline, Paint(0x7A76F0, 0.18))
            canvas.border(outline, width: 4, Paint(0xFFFFFF, 0.9))
            canvas.border(outline, width: 2.5, Paint(0x524EC8))
        }
    }

    /// The slash distinguishes ids of nodes and definitions.
    private static func idPrefix(_ id: String) -> String { id + "/" }

    private func footer(top: Double, on canvas: inout Canvas, _ theme: PageTheme) {
        var x = 2 * Self.textScale
        let font = Font(size: 12 * Self.textScale, weight: .semibold, lineHeight: Self.badgeHeight, tracking: 0)
        let classes = [
            (chrome.horizontalSizeClass, "w", chrome.windowDoubts[.horizontalSizeClass]),
            (chrome.verticalSizeClass, "h", chrome.windowDoubts[.verticalSizeClass]),
        ]
        for (sizeClass, axis, doubt) in classes {
            let line = TextLine(text: sizeClass.badge(axis: axis, isDoubtful: doubt != nil), font: font, alignment: .center)
            let frame = Rect(x: x, y: top, width: line.width + 16 * Self.textScale, height: Self.badgeHeight)
            let colors = theme.badge(sizeClass)
            canvas.fill(frame, radius: Self.badgeHeight / 2, colors.ground)
            canvas.text(line, in: frame, colors.ink)
            x = frame.maxX + 6 * Self.textScale
        }
    }
}

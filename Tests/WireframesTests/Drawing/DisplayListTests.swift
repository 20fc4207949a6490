import PlaygroundModel
import Testing
@testable import Wireframes

@Suite struct DisplayListTests {
    private func list(
        _ content: NodeContent, role: WireframeNode.Role = .view(.view), width: Double = 200, height: Double = 100
    ) -> DisplayList {
        DisplayList(.make("a", role: role, frame: Rect(x: 0, y: 0, width: width, height: height), content: content))
    }

    /// The same list holds for other sizes, so dragging a window's edge changes only frames.
    @Test(arguments: [
        .toggle(isOn: true, isEnabled: true), .slider(value: 0.4, isEnabled: true), .progress(value: 1), .ofKind(isEnabled: true),
        .segments(["One", "Two"], selected: 1, isEnabled: true), .pages(count: 4, current: 1),
        .cell(NodeContent.Cell(accessory: .detailDisclosureButton, accessoryMargin: 16, separatorInset: EdgeInsets(left: 16))),
        .capsules(["Sep 9, 2014", "9:41 AM"]), .calendar(NodeContent.Month(.example, showsTime: true)), .placeholder(title: "ChartView"),
        .image(name: ImageName("cat"), mode: .scaleAspectFit), .status(time: "9:41", .ears(covered: 120)), .status(time: "9:41", .corners(isPad: true)),
        .appIcon(NodeContent.AppIcon(name: "Neko", isApp: true, isEditing: true)),
    ] as [NodeContent])
    func `a display list holds for boxes of other sizes`(content: NodeContent) {
        let small = list(content)
        #expect(!small.parts.isEmpty && small == list(content, width: 330, height: 260))
    }

    /// UIKit's names differ between controls.
    @Test(arguments: [
        (NodeContent.toggle(isOn: true, isEnabled: true), [BoxPart.switchTrack: "fill", .switchKnob: "knob"]),
        (.toggle(isOn: false, isEnabled: true), [.switchKnob: "knob"]),
        (.slider(value: 0.4, isEnabled: true), [.valueTrack: "track", .sliderKnob: "knob"]), (.progress(value: 1), [.valueTrack: "track"]),
        (.segments(["One", "Two"], selected: 1, isEnabled: true), [.segment: "fill"]),
        (.pages(count: 1, current: 0), [.pageDot: "fill"]), (.pages(count: 1, current: 3), [.pageDot: "track"]),
    ] as [(NodeContent, [BoxPart: String])])
    func `the colours of a control apply to its parts`(content: NodeContent, grounds: [BoxPart: String]) {
        let colors: [String: Color] = ["fill": .semantic(.systemRed), "track": .semantic(.systemBlue), "knob": .semantic(.systemGreen)]
        var node = WireframeNode.make("a", role: .view(.view), frame: Rect(x: 0, y: 0, width: 200, height: 40), content: content)
        node.style.parts = .colors(NodeStyle.PartColors(fill: colors["fill"], track: colors["track"], knob: colors["knob"]))
        var found: [BoxPart: Color] = [:]
        func collect(_ parts: [DrawnPart]) {
            for part in parts {
                if let ground = part.ground { found[part.part] = ground }
                if part.part == .valueTrack { #expect(part.tint == colors["fill"]) }
                collect(part.parts)
            }
        }
        collect(DisplayList(node).parts)
        #expect(found == grounds.compactMapValues { colors[$0] })
    }

    @Test func `the content of a button follows its alignment and insets`() throws {
        let text = NodeText(lines: ["Next"], pointSize: 17, lineHeight: 22, alignment: .center)
        func title(_ change: (inout NodeContent.Button) -> Void) throws -> PartPlace.Across {
            var button = NodeContent.Button(title: text, style: .gray, contentInsets: EdgeInsets(left: 12, right: 12))
            change(&button)
            return try #require(list(.button(button), role: .view(.button)).parts.first?.across)
        }
        let free = (200 - 24 - text.width) / 2
        #expect(try title { $0.shift = -1 } == .around(0.5, -free, width: text.width))
        #expect(try title { $0.shift = 1 } == .around(0.5, free, width: text.width))
        #expect(try title { $0.titleOffset = Point(x: 6, y: 0) } == .around(0.5, 6, width: text.width))
    }

    @Test func `a symbol with a configuration has no tile, and its weight and colour`() throws {
        var configuration = SymbolConfiguration()
        (configuration.weight, configuration.colors) = (.bold, .palette([.semantic(.systemRed), .semantic(.white)]))
        func part(_ values: [ViewProperty: PropertyValue]) throws -> DrawnPart {
            let image = ImageName(ViewProperties(values))
            return try #require(list(.image(name: image, mode: .scaleAspectFit), role: .view(.image)).parts.first)
        }
        let tile = try part([.image: .string("star")])
        #expect(tile.part == .imageTile && tile.isOn && tile.lineWidth == 1)
        let configured: [ViewProperty: PropertyValue] = [
            .image: .string("star"), .preferredSymbolConfiguration: .symbolConfiguration(configuration),
        ]
        let symbol = try part(configured)
        #expect(symbol.part == .symbolImage && !symbol.isOn && symbol.lineWidth == 1.5 && symbol.color == .semantic(.systemRed))
        #expect(try part(configured.merging([.renderingMode: .string("alwaysTemplate")]) { $1 }).color == nil)
        #expect(try part([.image: .string("star"), .renderingMode: .string("alwaysOriginal")]).color == .semantic(.black))
        #expect(try part([.image: .string("cat.png"), .renderingMode: .string("alwaysOriginal")]).part == .imageTile)
    }

    @Test func `wheels that do not fit shrink in proportion`() throws {
        let wheels = [NodeContent.Wheel(["Tea", "A cup of coffee without milk"], selected: 1), NodeContent.Wheel(["1", "2"], selected: 0)]
        func widths(_ width: Double) -> [Double] {
            let box = Rect(x: 0, y: 0, width: width, height: 180)
            return list(.wheels(wheels), width: width, height: 180).parts.filter { $0.part == .wheel }.map {
                $0.frame(in: box, $0.part.look(.filled), value: 0, isRightToLeft: false).width
            }
        }
        let (wide, narrow) = (widths(600), widths(160))
        #expect(wide.reduce(0, +) < 600 && abs(narrow.reduce(0, +) - 136) < 0.001)
        #expect(abs(wide[0] / wide[1] - narrow[0] / narrow[1]) < 0.001)
    }

    @Test func `one hour of a countdown is singular`() throws {
        let properties = ViewProperties([
            .datePickerMode: .string("countDownTimer"), .preferredDatePickerStyle: .string("wheels"),
            .date: .time(CalendarTime(year: 2026, month: 1, day: 1, hour: 2)),
        ])
        guard case .wheels(let wheels) = PickerContent(properties: properties, profile: BehaviourProfile(version: 26)).datePicker else {
            Issue.record("no wheels")
            return
        }
        #expect(wheels[0].above + [wheels[0].selected] == ["0 hours", "1 hour", "2 hours"])
    }

    @Test func `rows of a wheel fade towards its edges and are omitted beyond them`() throws {
        let wheel = NodeContent.Wheel((0..<9).map(String.init), selected: 4)
        let parts = try #require(list(.wheels([wheel]), height: 120).parts.last).parts
        #expect(parts.map(\.part) == [.wheelChoice, .wheelRow, .wheelRow])
        #expect(parts.map(\.content) == [.text("4"), .text("3"), .text("5")])
        #expect(parts[1].opacity == parts[2].opacity && parts[1].opacity < 1)
    }

    @Test func `a name that does not fit is truncated, and its pill has the remaining width`() {
        let long = NodeContent.placeholder(title: "A long name of a place that nobody can read")
        let (narrow, wide) = (list(long, role: .view(.map), width: 120), list(long, role: .view(.map), width: 400))
        #expect(narrow != wide && narrow.parts.count == wide.parts.count)
        guard case .middle(let width) = narrow.parts.last?.across else { Issue.record("no pill"); return }
        #expect(width > 60 && width <= 104)
    }

    @Test func `parts are on the leading side of the layout`() {
        let leading = frames(.capsules(["9:41 AM"]), isRightToLeft: false), mirrored = frames(.capsules(["9:41 AM"]), isRightToLeft: true)
        #expect(leading[0].minX == 0 && mirrored[0].maxX == 200 && leading[0].width == mirrored[0].width)
        let cell = NodeContent.cell(NodeContent.Cell(accessory: .none, separatorInset: EdgeInsets(left: 16)))
        #expect(frames(cell, isRightToLeft: false) == frames(cell, isRightToLeft: true), "separators have sides")
    }

    @Test func `the days of a month are in seven columns below their weekdays`() {
        let month = NodeContent.Month(CalendarTime(year: 2014, month: 9, day: 9), showsTime: false)
        let days = list(.calendar(month)).parts.filter { $0.part == .calendarDay }
        #expect(days.count == 30 && days[0].cell == PartPlace.Cell(column: 1, columns: 7, row: 0))
        #expect(days[8].isOn && days[8].cell == PartPlace.Cell(column: 2, columns: 7, row: 1))
        let box = Rect(x: 0, y: 0, width: 312, height: 330)
        let frame = days[8].frame(in: box, BoxPart.calendarDay.look(.filled), value: 0, isRightToLeft: false)
        #expect(frame == Rect(x: 96, y: 110, width: 40, height: 44))
    }

    @Test(arguments: [(SystemDesign.outlined, [true, true, true]), (.filled, [false, false, true]), (.glass, [false, false, false])])
    func `lines separate segments`(design: SystemDesign, areShown: [Bool]) throws {
        let track = try #require(list(.segments(["One", "Two", "Three", "Four"], selected: 1, isEnabled: true)).parts.first)
        let rules = track.parts.flatMap(\.parts)
        #expect(rules.map { $0.part.look(design, isOn: $0.isOn).ground != nil } == areShown)
    }

    @Test func `neighbouring segments meet on whole pixels`() throws {
        let track = try #require(list(.segments(["One", "Two", "Three"], selected: nil, isEnabled: true)).parts.first)
        let frames = track.parts.map {
            $0.frame(in: Rect(x: 0, y: 0, width: 100, height: 32), $0.part.look(.outlined), value: 0, isRightToLeft: false)
        }
        #expect(frames.map(\.minX) == [0, 33.5, 66.5] && frames.map(\.maxX) == [33.5, 66.5, 100])
    }

    @Test func `accessory symbols of a cell keep their distance`() {
        let cell = NodeContent.Cell(accessory: .detailDisclosureButton, accessoryMargin: 16)
        #expect(list(.cell(cell)).parts.map(\.across) == [.trailing(16, .points(8)), .trailing(34, .points(22))])
    }

    private func button(_ title: String, image: ImageName? = nil, insets: EdgeInsets? = nil) -> NodeContent {
        let text = NodeText(lines: [title], pointSize: 17, lineHeight: 22, alignment: .center)
        return .button(NodeContent.Button(title: text, image: image, style: .filled, contentInsets: insets))
    }

    private func frames(_ content: NodeContent, isRightToLeft: Bool = false) -> [Rect] {
        let box = Rect(x: 0, y: 0, width: 200, height: 100)
        return list(content).parts.map { $0.frame(in: box, $0.part.look(.filled), value: 0, isRightToLeft: isRightToLeft) }
    }

    @Test(arguments: [nil, ImageName("star")] as [ImageName?])
    func `arrows are 5 points after the title, and both are centred`(image: ImageName?) throws {
        guard case .button(var button) = button("Sort", image: image) else { return }
        button.showsIndicator = true
        let all = frames(.button(button))
        let (first, arrows) = (try #require(all.map(\.minX).min()), try #require(all.first { $0.size == Size(width: 12, height: 16) }))
        #expect(all.contains { abs($0.maxX + 5 - arrows.minX) < 0.01 } && abs(first + arrows.maxX - 200) < 0.01)
    }

    @Test func `a title without an image has the button's whole box, without its insets`() {
        #expect(frames(button("Next")) == [Rect(x: 0, y: 0, width: 200, height: 100)])
        let insets = EdgeInsets(left: 20, right: 40)
        #expect(frames(button("Next", insets: insets)) == [Rect(x: 20, y: 0, width: 140, height: 100)])
        #expect(frames(button("Next", insets: insets), isRightToLeft: true) == [Rect(x: 40, y: 0, width: 140, height: 100)])
    }

    @Test func `an image and a title are centred together, the image leading`() {
        let image = ImageName("star")
        let (leading, mirrored) = (frames(button("Next", image: image)), frames(button("Next", image: image), isRightToLeft: true))
        #expect(leading.count == 2 && abs(leading[0].minX + leading[1].maxX - 200) < 0.001)
        #expect(abs(leading[1].minX - leading[0].maxX) < 0.001 && leading[0].midY == 50)
        #expect(abs(mirrored[0].maxX + leading[0].minX - 200) < 0.001)
    }

    @Test func `an activity indicator replaces the image`() {
        let text = NodeText(lines: ["Next"], pointSize: 17, lineHeight: 22, alignment: .center)
        var button = NodeContent.Button(title: text, style: .filled, imageSize: Size(width: 20, height: 20), foreground: .semantic(.systemRed))
        button.showsActivityIndicator = true
        let parts = list(.button(button)).parts
        #expect(parts.map(\.content) == [.drawing(.spokes, .fitting), .lines(text)])
        #expect(parts[0].color == .semantic(.systemRed))
        let frames = frames(.button(button))
        #expect(frames[0].size == Size(width: 20, height: 20) && abs(frames[0].maxX - frames[1].minX) < 0.001)
    }

    /// Tests UIButton.Configuration.imagePlacement and imagePadding.
    @Test func `an image is at its edge of the title, with its padding`() {
        func frames(_ placement: ImagePlacement) -> (image: Rect, title: Rect) {
            let text = NodeText(lines: ["Next"], pointSize: 17, lineHeight: 22, alignment: .center)
            let button = NodeContent.Button(
                title: text, image: ImageName("star"), style: .filled, imageSize: Size(width: 30, height: 20),
                imagePlacement: placement, imagePadding: 6)
            let frames = self.frames(.button(button))
            return (frames[0], frames[1])
        }
        let (after, above, below) = (frames(.trailing), frames(.top), frames(.bottom))
        #expect(abs(after.image.minX - after.title.maxX - 6) < 0.001 && after.image.midY == 50)
        #expect(abs(above.title.minY - above.image.maxY - 6) < 0.001 && above.image.midX == 100 && above.image.minY == 26)
        #expect(abs(below.image.minY - below.title.maxY - 6) < 0.001 && below.image.midX == 100 && below.image.maxY == 74)
    }

    @Test func `a changed title moves only an adjacent image`() {
        let image = ImageName("star")
        #expect(list(button("Next")).isSameButForLines(as: list(button("Next card"))))
        #expect(!list(button("Next", image: image)).isSameButForLines(as: list(button("Next card", image: image))))
    }

    // MARK: Images

    @Test(arguments: [
        (ContentMode.scaleToFill, Rect(x: 0, y: 0, width: 200, height: 100)), (.center, Rect(x: 70, y: 35, width: 60, height: 30)),
        (.scaleAspectFit, Rect(x: 0, y: 0, width: 200, height: 100)), (.scaleAspectFill, Rect(x: 0, y: 0, width: 200, height: 100)),
        (.redraw, Rect(x: 0, y: 0, width: 200, height: 100)), (.top, Rect(x: 70, y: 0, width: 60, height: 30)),
        (.left, Rect(x: 0, y: 35, width: 60, height: 30)), (.topRight, Rect(x: 140, y: 0, width: 60, height: 30)),
        (.bottomLeft, Rect(x: 0, y: 70, width: 60, height: 30)),
    ])
    func `an image follows its content mode`(mode: ContentMode, frame: Rect) {
        #expect(frames(.image(name: ImageName("cat"), mode: mode, size: Size(width: 60, height: 30))) == [frame])
        let tall = frames(.image(name: ImageName("cat"), mode: mode, size: Size(width: 60, height: 60)))
        switch mode {
        case .scaleAspectFit: #expect(tall == [Rect(x: 50, y: 0, width: 100, height: 100)])
        case .scaleAspectFill: #expect(tall == [Rect(x: 0, y: -50, width: 200, height: 200)])
        default: break
        }
    }

    @Test func `an image has a background unless it is a file or a symbol, or the view has one`() {
        func hasGround(_ mode: ContentMode, isFilled: Bool = false, _ change: (inout ImageName) -> Void = { _ in }) -> Bool? {
            var name = ImageName("cat")
            change(&name)
            var node = WireframeNode.make("a", role: .view(.image), frame: .zero, content: .image(name: name, mode: mode))
            node.style.backgroundColor = isFilled ? .semantic(.systemRed) : nil
            return DisplayList(node).parts.first?.isOn
        }
        #expect(hasGround(.scaleToFill) == true && hasGround(.scaleAspectFit, isFilled: true) == true)
        #expect(hasGround(.scaleToFill, isFilled: true) == false && hasGround(.scaleAspectFill, isFilled: true) == false)
        #expect(hasGround(.scaleToFill) { $0.isSymbol = true } == false && hasGround(.scaleAspectFit) { $0.isFile = true } == false)
    }

    // MARK: Fields

    private func field(_ change: (inout NodeStyle) -> Void = { _ in }, role: WireframeNode.Role = .view(.textField)) -> WireframeNode {
        let text = NodeText(lines: ["Neko"], pointSize: 17, lineHeight: 22)
        let content = NodeContent.input(text, isPlaceholder: false, isEnabled: true)
        var node = WireframeNode.make("a", role: role, frame: Rect(x: 0, y: 0, width: 200, height: 34), content: content)
        change(&node.style)
        return node
    }

    @Test(arguments: [
        (nil, .roundedField, .ends(7, 7)), (.bezel, .bezelField, .ends(7, 7)), (.line, .lineField, .ends(2, 2)), (TextBorderStyle.none, nil, .ends(0, 0)),
    ] as [(TextBorderStyle?, BoxPart?, PartPlace.Across)])
    func `a border keeps its distance from the text`(border: TextBorderStyle?, ground: BoxPart?, text: PartPlace.Across) {
        let list = DisplayList(field { $0.textBorder = border })
        #expect(list.text?.across == text && list.text?.part == .fieldText)
        #expect(list.parts.map(\.part) == [ground ?? .fieldText])
    }

    @Test func `overlays of a field take space only while they are visible`() throws {
        func edited(_ isFirstResponder: Bool) -> WireframeNode {
            field {
                $0.parts = .field(NodeStyle.FieldViews(
                    left: ImageName("star"), right: ImageName("cat"), leftMode: .always, rightMode: .unlessEditing, clearMode: .whileEditing))
                $0.isFirstResponder = isFirstResponder
            }
        }
        let list = DisplayList(edited(false))
        #expect(list == DisplayList(edited(true)), "the page keeps the focus")
        let parts = try #require(list.parts.first).parts
        #expect(parts.map(\.part) == [.fieldGlyph, .fieldText, .fieldGlyph, .fieldClear])
        #expect(parts.map(\.mode) == [.always, .always, .unlessEditing, .whileEditing])
        #expect(parts[1].across == .ends(33, 33) && parts[1].acrossWhileEditing == .ends(33, 30))
    }

    @Test func `the text of a text view begins at its insets`() {
        #expect(DisplayList(field(role: .view(.textView))).text?.across == nil)
        let text = DisplayList(field({ $0.textInsets = EdgeInsets(top: 4, left: 6, bottom: 4, right: 2) }, role: .view(.textView))).text
        #expect(text?.across == .sides(left: 6, right: 2) && text?.down == .below(4))
    }

    @Test func `a search field has its symbol before the text, with larger insets in glass`() throws {
        let ground = try #require(DisplayList(field(role: .searchField)).parts.first)
        #expect(ground.part == .barSearchGround && ground.parts.map(\.part) == [.searchLens, .searchText])
        let box = Rect(x: 0, y: 0, width: 200, height: 36)
        func frame(_ design: SystemDesign) -> Rect { ground.frame(in: box, ground.part.look(design), value: 0, isRightToLeft: false) }
        #expect(frame(.filled) == box && frame(.glass) == Rect(x: 7, y: 0, width: 186, height: 36))
    }

    // MARK: Boxes

    @Test func `a bar has a line unless it is transparent, and menus have lines between rows`() {
        func node(_ role: WireframeNode.Role, color: Color? = nil) -> WireframeNode {
            var node = WireframeNode.make("a", role: role, frame: .zero, content: .none)
            node.style.lineColor = color
            return node
        }
        let red = Color.semantic(.systemRed)
        #expect(DisplayList.lines(of: node(.navigationBar, color: red), in: .controllerView, isFirst: true).map(\.ground) == [red])
        #expect(DisplayList.backdrop(of: node(.tabBar, color: red), in: .controllerView).map(\.ground) == [red])
        #expect(DisplayList.lines(of: node(.actionRow), in: .screen, isFirst: true).isEmpty)
        #expect(DisplayList.lines(of: node(.actionRow), in: .screen, isFirst: false).map(\.part) == [.menuRowLine])
        var row = NodeContent.MenuRow(title: NodeText(lines: ["Delete"], pointSize: 17, lineHeight: 22, alignment: .left))
        row.beginsSection = true
        var first = node(.actionRow)
        first.content = .menuRow(row)
        #expect(DisplayList.lines(of: first, in: .screen, isFirst: false).map(\.part) == [.menuRowLine, .menuSectionLine])
    }

    @Test func `a node without content has a list only if its role is drawn`() {
        #expect(list(.none).parts.isEmpty && !list(.none, role: .otherApp).parts.isEmpty)
    }
}

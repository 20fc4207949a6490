import LayoutEngine
import PlaygroundModel

/// Measures the layout of screens with 60 views: the first layout, and a layout after a change of width.
enum LayoutBenchmarks {
    static func run() {
        var table = BenchmarkTable("Layout: a screen of 60 views")
        for screen in [cardScreen(), stackScreen()] {
            let request = screen.request
            let cold = Samples.measure(count: 500, warmUp: 50) { layout(request) }
            table.add("\(screen.name), cold", cold)
            table.add("\(screen.name), after one width change", measureWidthChanges(of: request))
        }
        table.note("The aims are 1 ms cold and 0.1 ms after a width change.")
        table.print()
    }

    private static func measureWidthChanges(of request: LayoutRequest) -> Samples {
        var request = request
        var screen = ScreenLayout()
        keep(screen.layout(request))
        var step = 0
        return Samples.measure(count: 2000, warmUp: 100) {
            step = (step + 1) % 100
            request.size.width = 375 + Double(step < 50 ? step : 100 - step)
            return screen.layout(request)
        }
    }

    private typealias Screen = (name: String, request: LayoutRequest)

    /// A screen with twelve cards. Each has an image, a title, two lines of text and a button.
    private static func cardScreen() -> Screen {
        var views: [LayoutRequest.View] = []
        var constraints: [LayoutConstraint] = []
        for card in 0..<12 {
            views += cardViews(card)
            constraints += cardConstraints(card, from: constraints.count)
        }
        return ("constraints", request(views: views, constraints: constraints))
    }

    private static func cardViews(_ card: Int) -> [LayoutRequest.View] {
        let text = "The quick brown fox jumps over the lazy dog and rests in the shade of card \(card)"
        return [
            view("card\(card)", .view, subviews: ["photo\(card)", "title\(card)", "text\(card)", "button\(card)"]),
            view("photo\(card)", .image, [.imageSize: .size(Size(width: 60, height: 60))]),
            view("title\(card)", .label, [
                .text: .string("Card number \(card)"), .font: .font(.textStyle(.headline, weight: nil)),
            ]),
            view("text\(card)", .label, [.text: .string(text), .numberOfLines: .number(0)]),
            view("button\(card)", .button, [
                .title: .string("Open"), .buttonStyle: .string("filled"), .horizontalHuggingPriority: .number(251),
            ]),
        ]
    }

    private static func cardConstraints(_ card: Int, from number: Int) -> [LayoutConstraint] {
        func item(_ name: String) -> LayoutItem { .view(ViewID("\(name)\(card)")) }
        let (box, photo, title, text, button) = (item("card"), item("photo"), item("title"), item("text"), item("button"))
        let margins = LayoutItem.guide(.layoutMargins, of: nil)
        let above: (LayoutItem, LayoutAttribute) = card == 0
            ? (.rootView, .top) : (.view(ViewID("card\(card - 1)")), .bottom)
        let pins: [(LayoutItem, LayoutAttribute, LayoutItem, LayoutAttribute, Double)] = [
            (box, .top, above.0, above.1, 8), (box, .leading, margins, .leading, 0), (box, .trailing, margins, .trailing, 0),
            (photo, .leading, box, .leading, 8), (photo, .top, box, .top, 8),
            (title, .leading, photo, .trailing, 8), (title, .top, box, .top, 8),
            (button, .leading, title, .trailing, 8), (button, .trailing, box, .trailing, -8),
            (button, .centerY, title, .centerY, 0),
            (text, .leading, title, .leading, 0), (text, .trailing, box, .trailing, -8), (text, .top, title, .bottom, 4),
            (text, .bottom, box, .bottom, -8),
        ]
        var result = pins.enumerated().map { index, pin in
            LayoutConstraint(
                id: id(number + index), source: "", first: .init(pin.0, pin.1), relation: .equal,
                second: .init(pin.2, pin.3), constant: pin.4
            )
        }
        result.append(LayoutConstraint(
            id: id(number + pins.count), source: "", first: .init(photo, .bottom), relation: .lessThanOrEqual,
            second: .init(box, .bottom), constant: -8
        ))
        return result
    }

    /// A screen with ten rows in a column. Each has an image, a column of two labels, and a switch.
    private static func stackScreen() -> Screen {
        var views: [LayoutRequest.View] = []
        for row in 0..<10 {
            views += [
                view("row\(row)", .stack, [.spacing: .number(8), .alignment: .string("center")],
                     subviews: ["photo\(row)", "column\(row)", "switch\(row)"]),
                view("photo\(row)", .image, [.imageSize: .size(Size(width: 44, height: 44))]),
                view("column\(row)", .stack, [.axis: .string("vertical")], subviews: ["title\(row)", "detail\(row)"]),
                view("title\(row)", .label, [.text: .string("Setting number \(row)"), .horizontalHuggingPriority: .number(200)]),
                view("detail\(row)", .label, [.text: .string("What it does"), .horizontalHuggingPriority: .number(200)]),
                view("switch\(row)", .switch),
            ]
        }
        let rows = (0..<10).map { "row\($0)" }
        views.append(view("list", .stack, [.axis: .string("vertical"), .spacing: .number(4)], subviews: rows))
        let pins: [LayoutAttribute] = [.top, .leading, .trailing]
        let constraints = pins.enumerated().map { index, attribute in
            LayoutConstraint(
                id: id(index), source: "", first: .init(.view("list"), attribute), relation: .equal,
                second: .init(.guide(.layoutMargins, of: nil), attribute)
            )
        }
        return ("stack views", request(views: views, constraints: constraints))
    }

    private static func view(
        _ id: String, _ kind: ViewKind, _ properties: [ViewProperty: PropertyValue] = [:], subviews: [String] = []
    ) -> LayoutRequest.View {
        LayoutRequest.View(
            id: ViewID(id), kind: kind, properties: ViewProperties(properties), subviews: subviews.map(ViewID.init(_:)))
    }

    private static func id(_ number: Int) -> LayoutConstraint.ID {
        LayoutConstraint.ID(path: DocumentPath([.key("constraints"), .index(number)]))
    }

    private static func request(views: [LayoutRequest.View], constraints: [LayoutConstraint]) -> LayoutRequest {
        var traits = TraitCollection()
        traits.displayScale = 3
        let size = Size(width: 402, height: 874)
        return LayoutRequest(
            size: size, windowSize: size, safeAreaInsets: EdgeInsets(top: 62, bottom: 34), traits: traits, views: views,
            constraints: constraints
        )
    }
}

import PlaygroundModel
import Testing

@testable import PlaygroundReader

@Suite struct PropertyReaderTests {
    @Test(arguments: [
        (ViewKind.label, "text = \"Cat\"", ViewProperty.text, PropertyValue.string("Cat")),
        (.label, "numberOfLines = 0", .numberOfLines, .number(0)),
        (.label, "font = \"headline\"", .font, .font(.textStyle(.headline, weight: nil))),
        (.label, "font = { textStyle = \"body\", weight = \"bold\" }", .font, .font(.textStyle(.body, weight: .bold))),
        (.label, "font = { size = 15, weight = \"semibold\" }", .font, .font(.system(size: 15, weight: .semibold))),
        (.label, "font = 17", .font, .font(.system(size: 17, weight: .regular))),
        (.label, "font = { size = 15.5 }", .font, .font(.system(size: 15.5, weight: .regular))),
        (.label, "font = { family = \"Menlo\", size = 12 }", .font, .font(.named(family: "Menlo", size: 12, weight: .regular))),
        (.label, "font = { family = \"Arial\", size = 12, weight = \"bold\" }", .font, .font(.named(family: "Arial", size: 12, weight: .bold))),
        (.view, "customClass = \"Shop.ChartView\"", .customClass, .string("Shop.ChartView")),
        (.view, "backgroundColor = \"#FF880080\"", .backgroundColor, .color(.rgb(red: 255, green: 136, blue: 0, alpha: 128.0 / 255))),
        (.view, "alpha = 1", .alpha, .number(1)),
        (.view, "isHidden = true", .isHidden, .bool(true)),
        (.view, "layoutMargins = 12", .layoutMargins, .insets(EdgeInsets(top: 12, left: 12, bottom: 12, right: 12))),
        (.view, "layoutMargins = { top = 1, right = 2 }", .layoutMargins, .insets(EdgeInsets(top: 1, right: 2))),
        (.view, "layoutMargins = { top = -1 }", .layoutMargins, .insets(EdgeInsets(top: -1))),
        (.image, "alignmentRectInsets = { left = -3, bottom = 4 }", .alignmentRectInsets, .insets(EdgeInsets(left: -3, bottom: 4))),
        (.image, "imageSize = { width = 120, height = 80.5 }", .imageSize, .size(Size(width: 120, height: 80.5))),
        (.segmentedControl, "segments = [\"All\", \"All\"]", .segments, .strings(["All", "All"])),
        (.stack, "spacing = -8", .spacing, .number(-8)),
        (.stack, "axis = \"vertical\"", .axis, .string("vertical")),
        (.textField, "borderStyle = \"bezel\"", .borderStyle, .string("bezel")),
        (.button, "contentInsets = { top = 4, left = -2 }", .contentInsets, .insets(EdgeInsets(top: 4, left: -2))),
        (.button, "imageSize = { width = 24, height = 20 }", .imageSize, .size(Size(width: 24, height: 20))),
        (.button, "buttonStyle = \"borderedProminent\"", .buttonStyle, .string("borderedProminent")),
    ])
    func `a property is read by its type`(kind: ViewKind, line: String, property: ViewProperty, value: PropertyValue) throws {
        let result = PlaygroundFile.ReadResult(home: "[controllers.home.views.a]\nkind = \"\(kind.rawValue)\"\n\(line)")
        let view = try #require(result.home?.view("a"), "\(result.report)")
        #expect(view.kind == kind)
        #expect(view.properties == ViewProperties([property: value]))
    }

    @Test(arguments: [
        "text = 3", "font = \"headlne\"", "font = {}", "font = { size = 0 }", "font = 0", "font = true", "numberOfLines = 1.5",
        "numberOfLines = -1", "backgroundColor = \"#12345\"", "backgroundColor = \"blue\"", "layoutMargins = -10001",
        "layoutMargins = [1, 2, 3, 4]", "textAlignment = \"centre\"", "isHidden = 1", "alpha = inf",
    ])
    func `a value that does not fit is reported once`(line: String) {
        let result = PlaygroundFile.ReadResult(home: "[controllers.home.views.a]\nkind = \"label\"\n\(line)")
        #expect(result.diagnostics.count == 1, "\(result.report)")
        #expect(result.playground == nil)
    }

    @Test func `a value of another type is reported with the types that a font may have`() {
        let result = PlaygroundFile.ReadResult(home: "views.a = { kind = \"label\", font = true }")
        #expect(result.diagnostics.map(\.headline) == ["\"font\" must be a string, a number or a table, found true"])
    }

    @Test func `an unknown font is reported once, however many views have it`() {
        let fonts = ["Nope", "Nope", "Other"].enumerated()
        let views = fonts.map { "views.v\($0) = { kind = \"label\", font = { family = \"\($1)\", size = 12 } }" }
        let result = PlaygroundFile.ReadResult(home: views.joined(separator: "\n"))
        #expect(result.codes == ["unknown-font-widths", "unknown-font-widths"], "\(result.report)")
    }

    @Test(arguments: ViewKind.written)
    func `a kind has the properties that apply to it and no others`(kind: ViewKind) {
        for property in ViewProperty.allCases {
            let result = PlaygroundFile.ReadResult(home: "views.a = { kind = \"\(kind.rawValue)\", \(property.rawValue) = [{}] }")
            #expect(result.codes.contains("key-of-other-kind") != property.applies(to: kind), "\(property)")
        }
    }
}

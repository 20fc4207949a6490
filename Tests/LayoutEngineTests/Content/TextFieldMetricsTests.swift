@testable import LayoutEngine
import PlaygroundModel
import Testing

/// Text fields with the borders of UITextField.BorderStyle.
@Suite struct TextFieldMetricsTests {
    private static func size(_ border: String?, size: Double = 17, scale: Double = 2, version: Int = 26) -> Size? {
        var properties: [ViewProperty: PropertyValue] = [
            .placeholder: .string("Name"), .font: .font(.system(size: size, weight: .regular)),
        ]
        properties[.borderStyle] = border.map { .string($0) }
        let request = LayoutRequest.make(
            scale: scale, version: SystemVersion(version), views: [.make("a", .textField, properties)], "a.left == left", "a.top == top")
        return layout(request).frames["a"]?.size
    }

    /// NetNewsWire and passforios, iOS 18 and 26: 22 at the body style's 17 points.
    @Test(arguments: [2.0, 3])
    func textFieldsWithoutABorderAreAsHighAsTheirText(scale: Double) {
        #expect(Self.size("none", scale: scale)?.height == 22)
        #expect(Self.size("none", size: 34, scale: scale)?.height == 42)
    }

    /// passforios, iOS 18: fields for passwords are one point lower.
    @Test func secureTextFieldsShowDots() {
        let properties: [ViewProperty: PropertyValue] = [
            .text: .string("Mochi"), .font: .font(.system(size: 17, weight: .regular)), .borderStyle: .string("none"),
            .isSecureTextEntry: .bool(true),
        ]
        let result = layout(.make(views: [.make("a", .textField, properties)], "a.left == left", "a.top == top"))
        #expect(result.texts["a"]?.lines == ["•••••"])
        #expect(result.frames["a"]?.height == 21)
    }

    /// IQKeyboardManager and others, at 14 points: 30 high on iOS 9, 34 from iOS 15 on.
    @Test(arguments: [(9, 30.0), (15, 34), (18, 34), (26, 34)])
    func heightsOfRoundedTextFieldsDependOnTheVersion(version: Int, height: Double) {
        #expect(Self.size("roundedRect", size: 14, version: version)?.height == height)
        #expect(Self.size(nil, size: 14, version: version) == Self.size("roundedRect", size: 14, version: version))
    }

    /// The horizontal insets doubled in iOS 26 (one simulator).
    @Test(arguments: [(18, [0.0, 4, 14, 14]), (26, [0, 8, 28, 28])])
    func bordersAddWidthToTheText(version: Int, room: [Double]) throws {
        #expect(ControlSizes.textFieldSides.checkedRows(\.self) == [8: 1, 26: 2])
        let widths = try ["none", "line", "bezel", "roundedRect"].map { try #require(Self.size($0, version: version)).width }
        #expect(widths.map { $0 - widths[0] } == room)
    }

    @Test(arguments: [(18, [22.0, 24, 27, 34]), (26, [22, 30, 32, 34])])
    func bordersAddHeightToTheText(version: Int, expected: [Double]) throws {
        #expect(ControlSizes.textFieldBorders.checkedRows(\.bezel) == [8: 6, 26: 11])
        let heights = try ["none", "line", "bezel", "roundedRect"].map { try #require(Self.size($0, version: version)).height }
        #expect(heights == expected)
    }
}

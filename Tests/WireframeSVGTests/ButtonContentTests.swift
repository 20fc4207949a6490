import PlaygroundModel
import PlaygroundPipeline
import Testing
import Wireframes

/// The positions of image and title in a button of its own size.
@Suite struct ButtonContentTests {
    private static let styles = ["system", "plain", "gray", "tinted", "filled", "bordered", "borderedProminent"]
    private static let devices = [
        #""iphone-17""#, #"{ device = "iphone-15", ios = "17" }"#, #"{ device = "iphone-17", layoutDirection = "rightToLeft" }"#,
        #"{ device = "iphone-17", preferredContentSizeCategory = "accessibilityExtraLarge" }"#,
    ]

    /// The frames of image and title in each button, with the button's size.
    private static func buttons(_ properties: String) throws -> [(size: Size, image: Rect, title: Rect?, isRightToLeft: Bool)] {
        let views = styles.map { "views.\($0) = { kind = \"button\", buttonStyle = \"\($0)\", \(properties) }" }
        let playground = try Sample.playground(text: """
            devices = [\(devices.joined(separator: ", "))]
            app.rootViewController = "home"
            [controllers.home]
            constraints = [\(styles.map { "\"\($0).top == top\", \"\($0).leading == leading\"" }.joined(separator: ", "))]
            \(views.joined(separator: "\n"))
            """)
        return zip(devices, Sample.wireframes(playground)).flatMap { device, wireframe in
            let isRightToLeft = device.contains("rightToLeft")
            return wireframe.screen.buttons.sorted { $0.id < $1.id }.map { node in
                func frame(_ part: BoxPart) -> Rect? {
                    DisplayList(node).parts.first { $0.part == part }.map {
                        $0.frame(in: Rect(origin: .zero, size: node.frame.size), part.look(.filled), value: 0, isRightToLeft: isRightToLeft)
                    }
                }
                return (node.frame.size, frame(.buttonImage) ?? .zero, frame(.buttonTitle), isRightToLeft)
            }
        }
    }

    /// UIButton.Configuration.imagePadding is between image and text. Without text it has no effect.
    @Test(arguments: ["", ", buttonSize = \"small\"", ", buttonSize = \"large\""], ["", "trailing", "top", "bottom"])
    func `an image without a title is centred`(size: String, placement: String) throws {
        let given = "image = \"plus\"\(size)" + (placement.isEmpty ? "" : ", imagePlacement = \"\(placement)\"")
        let (buttons, empty, padded) = try (Self.buttons(given), Self.buttons(given + ", title = \"\""), Self.buttons(given + ", imagePadding = 9"))
        #expect(buttons.count == Self.styles.count * Self.devices.count)
        for (button, other) in zip(buttons + padded, empty + padded) {
            #expect(button.image.width > 15 && abs(button.image.midX - button.size.width / 2) < 0.01 && abs(button.image.midY - button.size.height / 2) < 0.01)
            #expect(button.title == nil && button.size == other.size && button.image == other.image)
        }
    }

    /// The default padding is 0.
    @Test(arguments: ["", ", imagePadding = 20", ", imagePlacement = \"trailing\"", ", imagePadding = 6, imagePlacement = \"trailing\""])
    func `the width of a button consists of image, padding and title`(more: String) throws {
        let padding = more.contains("20") ? 20.0 : more.contains("6") ? 6 : 0
        let given = "image = \"plus\"\(more)"
        let (buttons, bare) = try (Self.buttons("title = \"Add\", \(given)"), Self.buttons(given))
        for (button, bare) in zip(buttons, bare) {
            let title = try #require(button.title)
            let imageIsLeft = !more.contains("trailing") != button.isRightToLeft
            let (left, right) = imageIsLeft ? (button.image, title) : (title, button.image)
            #expect(abs(right.minX - left.maxX - padding) < 0.01)
            #expect(abs(left.minX + right.maxX - button.size.width) < 0.01)
            #expect(abs(button.size.width - bare.size.width - padding - title.width) < 1)
        }
    }
}

extension WireframeNode {
    fileprivate var buttons: [WireframeNode] { (role == .view(.button) ? [self] : []) + children.flatMap(\.buttons) }
}

import PlaygroundModel

enum IntrinsicSize {
    /// The size that a document gives a view of a custom class. For each length, UIKit adds a maximum with the hugging priority and a
    /// minimum with the compression resistance priority.
    static func ofPlaceholder(_ view: Element, _ name: String) -> [DraftConstraint] {
        [("width", "Width", "horizontal"), ("height", "Height", "vertical")].flatMap { attribute, key, axis -> [DraftConstraint] in
            guard let length = view.number("placeholderIntrinsic\(key)"), length >= 0 else { return [] }
            return placeholder(length, attribute, axis, view, name)
        }
    }

    /// The placeholder in place of the size of a view's content, which only the canvas uses (frames of eight views in four projects).
    /// -1 for a length without one. `nil` without a placeholder.
    static func placeholder(of view: Element) -> Size? {
        let size = Size(
            width: view.number("placeholderIntrinsicWidth") ?? -1, height: view.number("placeholderIntrinsicHeight") ?? -1)
        return size.width < 0 && size.height < 0 ? nil : size
    }

    private static func placeholder(
        _ length: Double, _ attribute: String, _ axis: String, _ view: Element, _ name: String
    ) -> [DraftConstraint] {
        let (hugging, resistance) = priorities(of: view, axis)
        return [("<=", hugging), (">=", resistance)].map { relation, priority in
            DraftConstraint(
                text: "\(name).\(attribute) \(relation) \(TOMLValue.digits(of: length)) @\(TOMLValue.digits(of: priority))",
                comment: "its intrinsic size, as the document assumes")
        }
    }

    /// The large style, and whiteLarge before iOS 13, measure 37 by 37 points. A playground's spinners are medium.
    static func ofLargeSpinner(_ view: Element, _ name: String) -> [DraftConstraint] {
        guard view.name == "activityIndicatorView", ["large", "whiteLarge"].contains(view["style"]) else { return [] }
        return atLeast(Size(width: 37, height: 37), view, name, "its intrinsic size in the large style")
    }

    /// A button is at least as large as its background image (UIButton.setBackgroundImage(_:for:)).
    static func ofBackgroundImage(_ view: Element, _ name: String, in document: InterfaceBuilderDocument) -> [DraftConstraint] {
        guard view.name == "button", view.value(of: "configuration") == nil,
              let image = view.value(of: "normal")?["backgroundImage"], let size = document.imageSizes[image],
              size.width > 0, size.height > 0
        else { return [] }
        return atLeast(size, view, name, "its background image")
    }

    private static func atLeast(_ size: Size, _ view: Element, _ name: String, _ comment: String) -> [DraftConstraint] {
        [("width", size.width, "horizontal"), ("height", size.height, "vertical")].map { attribute, length, axis in
            // Interface Builder gives spinners a hugging priority of 750, which would pull as strongly towards the medium size.
            let (hugging, resistance) = priorities(of: view, axis)
            let priority = min(max(resistance, hugging + 1), 1000)
            return DraftConstraint(
                text: "\(name).\(attribute) >= \(TOMLValue.digits(of: length)) @\(TOMLValue.digits(of: priority))", comment: comment)
        }
    }

    /// The size that the canvas remembers for a view (`RememberedSizes`), as a placeholder. It does not exist in the app.
    static func remembered(_ view: Element, _ name: String, _ sizes: RememberedSizes) -> [DraftConstraint] {
        sizes.lengths(of: view).flatMap { attribute, length in
            placeholder(length, attribute, attribute == "width" ? "horizontal" : "vertical", view, name)
        }
    }

    /// The size that the app's class gave a view on the canvas (IBDesignable). Known content takes precedence.
    static func designed(_ view: Element, _ name: String, _ size: Size) -> (entries: [TOMLValue.Entry], constraints: [DraftConstraint]) {
        let axes = [("width", size.width, "horizontal"), ("height", size.height, "vertical")].filter { $0.1 >= 0 }
        let entries = axes.flatMap { _, _, axis in
            ["HuggingPriority", "CompressionResistancePriority"].map { TOMLValue.Entry(axis + $0, .number(1)) }
        }
        return (entries, axes.flatMap { attribute, length, axis in placeholder(length, attribute, axis, view, name) })
    }

    static func designedFont(_ label: Element, _ size: Size) -> TOMLValue? {
        let lines = (label.string("text") ?? "").split(separator: "\n", omittingEmptySubsequences: false).count
        let pointSize = (size.height / Double(lines) / SymbolMetrics.lineHeight).rounded(.down)
        let declared = label.value(of: "fontDescription").map(FontValue.pointSize) ?? FontValue.defaultSize
        guard pointSize >= 1, pointSize != declared else { return nil }
        return .table([TOMLValue.Entry("size", .number(pointSize))])
    }

    private static func priorities(of view: Element, _ axis: String) -> (hugging: Double, resistance: Double) {
        (view.number("\(axis)HuggingPriority") ?? 250, view.number("\(axis)CompressionResistancePriority") ?? 750)
    }
}

import PlaygroundModel
import Simulation
import TextMetrics

struct AlertNodes {
    let alert: AlertDefinition
    let controller: SceneController
    let profile: BehaviourProfile

    private static let sheetRow = 57.0
    private static let cancelGap = 8.0

    private var id: String { controller.id.description }
    private var size: Size { controller.frame.size }
    /// Whether the alert has the design of iOS 26: text at the leading edge, buttons as capsules.
    private var isGlass: Bool { profile.design == .glass }
    private var margin: Double { metrics?.textInset ?? 16 }
    /// `nil` for an action sheet with separated rows and a separate cancel button.
    private var metrics: AlertMetrics? { isSheet ? profile.actionSheetMetrics : profile.alertMetrics }
    private var radius: Double { controller.presentation?.cornerRadius ?? 0 }
    private var texts: BarText { BarText(controller.traits.collection) }
    private var isSheet: Bool { alert.preferredStyle == .actionSheet }

    /// The cancel action. It is separate at the bottom of an action sheet. In an alert it is last, or first of two actions.
    private var cancel: AlertDefinition.AlertAction? { actions.first { $0.style == .cancel } }
    private var emphasised: ViewID? { (isSheet ? nil : alert.preferredAction) ?? cancel?.item.id }
    private var others: [AlertDefinition.AlertAction] { actions.filter { $0 != cancel } }
    private var actions: [AlertDefinition.AlertAction] {
        controller.presentation?.form == .popover ? alert.actionsOfPopover : alert.actions
    }

    var nodes: [WireframeNode] {
        let buttons = actionNodes
        let fields = metrics?.fieldsHeight(of: controller.views.count) ?? 0
        let top = (buttons.map { $0.frame.minY }.min() ?? size.height) - fields
        let ground = WireframeNode(
            id: "\(id)/ground", role: .alertGround,
            frame: Rect(x: 0, y: 0, width: size.width, height: groupHeight),
            style: NodeStyle(backgroundColor: .semantic(.secondarySystemGroupedBackground), cornerRadius: radius)
        )
        return [ground] + words(above: top) + buttons
    }

    private var groupHeight: Double {
        metrics == nil && cancel != nil ? size.height - Self.sheetRow - Self.cancelGap : size.height
    }

    private func words(above bottom: Double) -> [WireframeNode] {
        let title = controller.definition.title.map {
            lines(of: $0, texts.text(
                $0, size: isSheet ? 13 : 17, weight: .semibold, lineHeight: isSheet ? 18 : 22, isNatural: isGlass, color: wordsColor
            ))
        }
        let message = alert.message.map {
            lines(of: $0, texts.text($0, size: 13, lineHeight: 18, isNatural: isGlass, color: wordsColor))
        }
        let height = [title, message].compactMap { $0 }.map { $0.height }.reduce(0, +)
        var y = max(0, (bottom - height) / 2)
        let words = [(title, WireframeNode.Role.alertTitle, "title"), (message, .alertMessage, "message")]
        return words.compactMap { text, role, name in
            guard let text else { return nil }
            defer { y += text.height }
            return WireframeNode(
                id: "\(id)/\(name)", role: role,
                frame: Rect(x: margin, y: y, width: size.width - 2 * margin, height: text.height),
                content: .text(text)
            )
        }
    }

    private var wordsColor: Color? { isSheet ? .semantic(.secondaryLabel) : nil }

    private func lines(of words: String, _ text: NodeText) -> NodeText {
        var text = text
        text.lines = TextLayout(
            words, font: Font(size: text.pointSize, weight: text.weight), width: size.width - 2 * margin,
            numberOfLines: 0, lineBreakMode: .byWordWrapping
        ).lines.map { $0.text }
        return text
    }

    private var actionNodes: [WireframeNode] {
        if let metrics { return buttons(metrics) }
        let row = Self.sheetRow
        let first = groupHeight - Double(others.count) * row
        let nodes = others.enumerated().map { index, action in
            node(action, Rect(x: 0, y: first + Double(index) * row, width: size.width, height: row))
        }
        guard let cancel else { return nodes }
        var apart = node(cancel, Rect(x: 0, y: size.height - row, width: size.width, height: row))
        apart.style = NodeStyle(
            backgroundColor: .semantic(.secondarySystemGroupedBackground), cornerRadius: radius, clipsToBounds: true
        )
        return nodes + [apart]
    }

    private func buttons(_ metrics: AlertMetrics) -> [WireframeNode] {
        let isRightToLeft = controller.traits.collection.layoutDirection == .rightToLeft
        let last = [cancel].compactMap { $0 }
        let ordered = metrics.buttonRows(of: actions.count) < actions.count ? last + others : others + last
        return ordered.enumerated().map { index, action in
            let frame = metrics.buttonFrame(index, of: ordered.count, in: size)
            return node(action, frame.mirrored(in: size.width, isRightToLeft))
        }
    }

    private func node(_ action: AlertDefinition.AlertAction, _ frame: Rect) -> WireframeNode {
        let text = texts.text(
            action.item.title ?? action.item.id.name, size: metrics == nil ? 20 : 17,
            weight: action.item.id == emphasised ? .semibold : .regular, lineHeight: metrics == nil ? 24 : 22,
            color: action.style == .destructive ? .semantic(.systemRed) : nil
        )
        return WireframeNode(
            id: "\(id).\(action.item.id)", role: .alertAction, frame: frame,
            content: .item(.init(title: text, isEnabled: action.item.isEnabled)),
            event: .tap(controller: id, view: action.item.id), source: action.item.path
        )
    }
}

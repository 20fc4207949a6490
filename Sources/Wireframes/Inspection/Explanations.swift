import LayoutEngine
import PlaygroundLanguage
import PlaygroundModel
import Simulation

/// UIKit's rules for a view in stacks, scroll views and guides: one sentence each, with UIKit's name and the numbers.
struct Explanations {
    let controller: SceneController
    let geometry: LayoutGeometry

    func sentences(of view: ViewID) -> [String] {
        let stack = self.stack(around: view)
        var sentences = geometry.adjustedContentInset(of: view)?.sentences ?? []
        sentences += own(view) + picker(view)
        if let stack { sentences += arranged(view, in: stack) }
        return sentences + guides(of: view).compactMap { sentence(of: $0) }
    }

    private func picker(_ view: ViewID) -> [String] {
        switch controller.views.first(where: { $0.id == view })?.definition.kind {
        case .picker: ["In UIKit its wheels turn. Here no gesture changes them, but an action can set selectedRows."]
        case .datePicker: ["In UIKit a tap opens the calendar, and wheels turn. Here no gesture changes the date, but an action can set it."]
        default: []
        }
    }

    private func stack(around view: ViewID) -> ResolvedView? {
        controller.views.first { $0.definition.kind == .stack && $0.definition.subviews.contains(view) }
    }

    private func shown(in stack: ResolvedView) -> [ResolvedView] {
        stack.definition.subviews.compactMap { id in
            controller.views.first { $0.id == id && $0.properties.bool(.isHidden) != true }
        }
    }

    private func own(_ view: ViewID) -> [String] {
        guard let stack = controller.views.first(where: { $0.id == view && $0.definition.kind == .stack }) else { return [] }
        let hidden = stack.definition.subviews.count - shown(in: stack).count
        let distribution: StackDistribution = stack.properties.choice(.distribution) ?? .fill
        let rule = switch distribution {
        case .fill: "fill: its views fill the row one after the other (UISV-canvas-connection, UISV-spacing); the view that hugs least is stretched"
        case .fillEqually: "fillEqually: all views are as long as the first (UISV-fill-equally)"
        case .fillProportionally: "fillProportionally: each has its share of the length, spacing included (UISV-fill-proportionally)"
        case .equalSpacing: "equalSpacing: the gaps are equal, and no less than the spacing (UISV-distributing)"
        case .equalCentering: "equalCentering: the centres are equally far apart, at a priority of 150 (UISV-distributing)"
        }
        let sentence = "distribution is \(rule)\(spacing(of: stack))."
        guard hidden > 0 else { return [sentence] }
        let outer = self.stack(around: view)
        let isEmpty = hidden == stack.definition.subviews.count && stack.properties.bool(.isHidden) != true
        let gap = outer.flatMap { $0.properties.numberOrDefault(.spacing) > 0 ? $0 : nil }.map { outer in
            "All its views are hidden and it is not, so \(outer.id) keeps the spacing on both sides of it. Hide it to remove the double gap."
        }
        return [sentence, "Hidden views take no room and have no spacing (UISV-hiding)."] + (isEmpty ? [gap].compactMap { $0 } : [])
    }

    private func spacing(of stack: ResolvedView) -> String {
        let spacing = stack.properties.numberOrDefault(.spacing)
        return spacing == 0 ? "" : ", \(spacing.pointText) apart"
    }

    private func arranged(_ view: ViewID, in stack: ResolvedView) -> [String] {
        let shown = shown(in: stack)
        guard shown.contains(where: { $0.id == view }), let area = geometry.rect(of: .view(stack.id)),
              let rect = geometry.rect(of: .view(view))
        else { return [] }
        let isRow = (stack.properties.choice(.axis) ?? StackAxis.horizontal) == .horizontal
        let (length, whole) = isRow ? (rect.width, area.width) : (rect.height, area.height)
        let distribution: StackDistribution = stack.properties.choice(.distribution) ?? .fill
        let alignment: StackAlignment = stack.properties.choice(.alignment) ?? .fill
        var sentences = [
            "\(stack.id) arranges it: \(length.pointText) of \(whole.pointText) points along (\(distribution.rawValue)), "
                + "\(alignment.rawValue) across (UISV-alignment)."
        ]
        let texts = shown.filter { $0.definition.kind == .label && $0.properties.numberOrDefault(.numberOfLines) != 1 }
        guard isRow, !texts.isEmpty, distribution != .fillEqually, distribution != .fillProportionally else { return sentences }
        if texts.count > 1, texts.contains(where: { $0.id == view }) {
            sentences.append(
                "Each of \(texts.count) wrapping texts has at most an equal part of the row (UISV-text-width-disambiguation).")
        } else if texts.count == 1, shown.count == 2, geometry.profile.has(.halvedSingleTexts) {
            sentences.append(
                "Up to iOS 11 a wrapping text has half of a row of two views, at a priority of 759 (UISV-text-width-disambiguation). "
                    + "A view with a higher hugging priority keeps its width.")
        }
        return sentences
    }

    private func guides(of view: ViewID) -> [LayoutGuide] {
        let anchors = controller.constraints.flatMap { constraint in
            let sides = [constraint.first.item, constraint.second?.item]
            return sides.contains(.view(view)) ? sides : []
        }
        return LayoutGuide.ofEveryView.filter { anchors.contains(.guide($0, of: nil)) }
    }

    private func sentence(of guide: LayoutGuide) -> String? {
        guard let rect = geometry.rect(of: .guide(guide, of: nil)) else { return nil }
        switch guide {
        case .safeArea:
            let added = controller.addedInsets.map { "additionalSafeAreaInsets of \($0.controller.name) (\(Self.words($0.insets)))" }
            let others = added.isEmpty ? "" : ", less the " + added.joined(separator: " and the ")
            return "safeArea \(place(of: rect)): the area that hardware, system and bars do not cover\(others)."
        case .layoutMargins:
            let isInside = geometry.profile.has(.marginsInsideSafeArea)
            let rule = isInside ? "inside the safe area" : "up to iOS 10 not inside the safe area"
            return "layoutMargins \(place(of: rect)): the system's margins at the sides, \(rule)."
        case .readableContent:
            return "readableContent \(place(of: rect)): no wider than text is comfortable to read in this size, inside the margins."
        case .keyboardLayoutGuide:
            let isCovered = rect.minY < controller.frame.height - controller.safeAreaInsets.bottom
            let rule = isCovered ? "the keyboard covers the area below" : "no keyboard is visible"
            return "keyboardLayoutGuide begins at \(rect.minY.pointText): \(rule)."
        case .contentLayoutGuide, .frameLayoutGuide: return nil
        }
    }

    private func place(of rect: Rect) -> String {
        let size = controller.frame.size
        let words = Self.words(EdgeInsets(top: rect.minY, left: rect.minX, bottom: size.height - rect.maxY, right: size.width - rect.maxX))
        return words.isEmpty ? "is the whole view" : "leaves out \(words)"
    }

    private static func words(_ insets: EdgeInsets) -> String {
        let sides = [("above", insets.top), ("on the left", insets.left), ("below", insets.bottom), ("on the right", insets.right)]
        return sides.filter { $0.1 != 0 }.map { "\($0.1.pointText) \($0.0)" }.joined(separator: ", ")
    }
}

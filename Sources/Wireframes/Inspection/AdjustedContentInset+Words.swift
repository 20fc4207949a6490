import LayoutEngine

extension AdjustedContentInset {
    var sentences: [String] {
        let sides: String? = switch horizontal {
        case .scrolls: "The safe area is added at the sides: the content is wider than the view."
        case .bounces: "The safe area is added at the sides: alwaysBounceHorizontal is true."
        case .never, .always, .navigationController, .bars, .nothingScrolls: nil
        }
        return [inWords(vertical)] + (sides.map { [$0] } ?? [])
    }

    private func inWords(_ reason: Reason) -> String {
        let added = "The safe area is added at top and bottom: "
        return switch reason {
        case .never: "The safe area is not added: contentInsetAdjustmentBehavior is never."
        case .always: "The safe area is added on all sides: contentInsetAdjustmentBehavior is always."
        case .scrolls: added + "the content is longer than the view."
        case .bounces: added + "the view always bounces up and down."
        case .navigationController: added + "the controller is in a navigation controller."
        case .bars: added + "up to iOS 10 the controller adds the area under bars."
        case .nothingScrolls:
            "The safe area is not added at top and bottom: the content is not longer than the view, which does not always bounce, "
                + "and no navigation controller is around."
        }
    }
}

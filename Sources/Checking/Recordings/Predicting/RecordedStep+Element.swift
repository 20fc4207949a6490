import LayoutEngine
import PlaygroundModel
import Wireframes

extension RecordedStep.View {
    init(_ element: ScreenElement) {
        let frame = element.rootFrame.offset(by: element.controller.frame.origin)
        let safeArea = element.scroller == nil ? element.safeArea : nil
        let surface = RecordedStep.Surface(frame: frame, safeArea: safeArea, traits: element.traits.words)
        self.init(surface: surface, isHidden: element.isHidden, text: element.recordedText)
    }
}

extension ScreenElement {
    /// UIView.safeAreaInsets of a subview: the part of the controller's safe area that extends into it.
    fileprivate var safeArea: EdgeInsets {
        let (insets, size, frame) = (controller.safeAreaInsets, controller.frame.size, rootFrame)
        return EdgeInsets(
            top: max(0, insets.top - frame.minY), left: max(0, insets.left - frame.minX),
            bottom: max(0, insets.bottom - (size.height - frame.maxY)), right: max(0, insets.right - (size.width - frame.maxX)))
    }

    /// The text and its required size. A label's required size follows from its lines, unless a line is truncated.
    fileprivate var recordedText: RecordedStep.Text? {
        guard let text = laidOutText else { return nil }
        var asked: Size?
        if view?.definition.kind == .label, !text.isTruncated {
            let scale = max(1, controller.traits.collection.displayScale)
            let lines = text.linesSize
            asked = Size(width: lines.width.upToPixel(scale), height: lines.height.upToPixel(scale))
        }
        return RecordedStep.Text(fontSize: text.pointSize, asked: asked)
    }
}

extension Double {
    /// The value rounded up to a pixel, like UIKit's measured text.
    fileprivate func upToPixel(_ scale: Double) -> Double { ((self * scale - 1e-6).rounded(.up)) / scale }
}

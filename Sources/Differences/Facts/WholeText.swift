import PlaygroundModel
import PlaygroundPipeline
import Simulation
import Wireframes

/// The text of a view as the file has it, and whether all of it is to be seen.
struct WholeText {
    let text: String
    let isCut: Bool

    /// Those of all views on a screen that show a text, by the ids of their nodes.
    static func all(in picture: DevicePicture) -> [WireframeNode.ID: WholeText] {
        var found: [WireframeNode.ID: WholeText] = [:]
        for controller in picture.scene.controllers {
            let layout = picture.layouts[controller.id]
            for view in controller.views {
                guard let laidOut = layout?.texts[view.id], let text = view.wholeText else { continue }
                found["\(controller.id).\(view.id)"] = WholeText(text: text, isCut: laidOut.isTruncated)
            }
        }
        return found
    }
}

extension ResolvedView {
    fileprivate var wholeText: String? {
        switch definition.kind.facts.text {
        case .label, .page: properties.string(.text)
        case .buttonTitle:
            [properties.string(.title), properties.string(.subtitle)].compactMap { $0 }.joined(separator: " ")
        case .field, .searchField, nil: nil
        }
    }
}

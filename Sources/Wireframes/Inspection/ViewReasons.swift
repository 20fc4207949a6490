import LayoutEngine
import PlaygroundModel
import Simulation

/// The reasons for the frames of a controller's views.
public struct ViewReasons {
    private let sentences: Explanations
    private let rows: ConstraintRows
    private let geometry: LayoutGeometry

    public init(
        _ controller: SceneController, _ geometry: LayoutGeometry, in scene: Scene, _ places: SourcePlaces = .unknown
    ) {
        self.geometry = geometry
        sentences = Explanations(controller: controller, geometry: geometry)
        let origin = controller.frame.offset(by: scene.window.origin).origin
        rows = ConstraintRows(controller: controller, geometry: geometry, origin: origin, places: places, arranged: geometry.arrangement)
    }

    /// UIKit's rules that the document does not contain.
    public func explanations(of view: ViewID) -> [String] { sentences.sentences(of: view) }

    /// The view's lengths that have no source or come from one device only.
    public func doubts(of view: ViewID) -> [LayoutGeometry.Doubt] { geometry.doubts(of: view) }

    public func constraints(of view: ViewID) -> [Inspection.ConstraintRow] { rows.rows(touching: view) }
}

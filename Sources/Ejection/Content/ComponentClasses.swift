import PlaygroundModel
import TOMLReading

/// The components of a playground as classes of views.
final class ComponentClasses {
    private unowned let run: EjectionRun

    init(run: EjectionRun) {
        self.run = run
    }

    /// The content with components in place of the views that they consist of.
    func folded(_ content: Content) -> Content { content }

    /// What a view in a component is called from outside.
    func expression(_ view: ViewID, in component: String) -> String? { nil }
}

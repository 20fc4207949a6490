import PlaygroundModel
import Testing

struct ControllerDefinitionTests {
    private func view(_ id: ViewID, subviews: [ViewID] = []) -> ViewDefinition {
        ViewDefinition(id: id, path: DocumentPath(), kind: .view, subviews: subviews)
    }

    @Test func unlistedViewsAreSubviewsOfTheRootView() {
        let controller = ControllerDefinition(
            id: "home", path: DocumentPath(), kind: .view,
            views: [view("inner"), view("box", subviews: ["inner", "deep"]), view("deep"), view("last")]
        )
        #expect(controller.topLevelViews == ["box", "last"])
        #expect(controller.view("deep")?.id == "deep")
        #expect(controller.view("none") == nil)
    }

    @Test func playgroundFindsControllersAfterAChange() {
        var playground = Playground(
            title: "", devices: [], rootViewController: "a",
            controllers: [ControllerDefinition(id: "a", path: DocumentPath(), kind: .view, title: "first")]
        )
        #expect(playground.controller("b") == nil)
        playground.controllers.append(ControllerDefinition(id: "b", path: DocumentPath(), kind: .view))
        playground.controllers[0].title = "second"
        #expect(playground.controller("b")?.id == "b")
        #expect(playground.controller("a")?.title == "second")
    }
}

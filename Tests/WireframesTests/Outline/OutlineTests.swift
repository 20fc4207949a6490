import LayoutEngine
import PlaygroundModel
@testable import Simulation
import Testing
@testable import Wireframes

@Suite struct OutlineTests {
    @Test func outlinesOfDevicesAreIndentedTrees() {
        let whole = Rect(x: 0, y: 0, width: 320, height: 568)
        var traits = TraitCollection()
        traits.horizontalSizeClass = .compact
        traits.verticalSizeClass = .regular
        let bar = NavigationBar(frame: Rect(x: 0, y: 20, width: 320, height: 44), title: "Home", backButtonTitle: nil)
        let home = SceneController.make(
            "home", parent: ControllerInstance.ID("nav"), frame: whole, traits: traits,
            views: [
                .make("photo", .image, [.image: .string("cat"), .isHidden: .bool(true)]),
                .make("next", .button, [
                    .backgroundColor: .color(.semantic(.systemBlue)), .buttonStyle: .string("filled"),
                    .cornerRadius: .number(8),
                ], tap: .show("detail")),
            ]
        )
        let scene = Scene.make(controllers: [
            .make(
                "nav", kind: .navigation(rootViewController: "home"), frame: whole, traits: traits, navigationBar: bar
            ),
            home,
        ])
        let layout = LayoutResult(
            frames: [
                "photo": Rect(x: 16, y: 80, width: 288, height: 106.6666667),
                "next": Rect(x: 16, y: 500, width: 288, height: 44),
            ],
            texts: ["next": LaidOutText(
                lines: ["Ne…"], pointSize: 17, weight: .semibold, lineHeight: 22, isTruncated: true
            )]
        )
        let device = DeviceWireframe(id: "phone", scene: scene, layouts: [home.id: layout])
        #expect(device.outline == """
            phone  Phone  Portrait  320×568  wC hR
            device/screen  screen  (0, 0, 320, 568)
              device/window  window  (0, 0, 320, 568)  on systemBackground
                nav  controllerView  (0, 0, 320, 568)
                  home  controllerView  (0, 0, 320, 568)  on systemBackground
                    home.photo  image  (16, 80, 288, 106.667)  cat  scaleToFill  hidden
                    home.next  button  (16, 500, 288, 44)  filled  "Ne…"  17/22 semibold center\
              on systemBlue  radius 8  → tap home.next  !clipped
                  nav/bar  navigationBar  (0, 0, 320, 64)  at edge
                    nav/bar/title  barTitle  (135.5, 20, 49, 44)  "Home"  17/22 semibold center
              device/status-bar  statusBar  (0, 0, 320, 20)  9:41

            """)
    }

    @Test(arguments: [(12, "12"), (106.66666667, "106.667"), (0.5, "0.5"), (-0.0001, "0"), (-2.25, "-2.25")])
    func lengthsAreWrittenWithFewDigits(number: Double, text: String) {
        #expect(number.pointText == text)
    }
}

import PlaygroundModel
import Testing

/// kusumotoa/iPhoneDuoLab, docs 02 and 03: reports of the iPhone Duo simulator of Xcode 27.1 during hinge movements. Confidence medium.
struct PostureTests {
    @Test(arguments: [
        ([19.4], .closed), ([22.6], .partiallyOpen), ([127.8], .partiallyOpen), ([174.8], .partiallyOpen), ([180], .fullyOpen),
        ([180, 174.8], .partiallyOpen), ([180, 93.5], .partiallyOpen), ([180, 82.7], .closed), ([180, 0], .closed),
        // The direction of the movement decides, so one angle may have either status.
        ([50], .partiallyOpen), ([180, 50], .closed), ([180, 50, 51], .partiallyOpen), ([127.8, 127.8], .partiallyOpen),
    ] as [([Double], Posture.Status)])
    func `the status follows from the sequence of hinge angles`(angles: [Double], status: Posture.Status) {
        let posture = angles.reduce(Posture()) { $0.moved(to: $1) }
        #expect(posture.status == status)
        #expect(posture.angle == angles.last)
    }

    @Test(arguments: [(.closed, .closed, 0), (.half, .partiallyOpen, 127.8), (.open, .fullyOpen, 180)]
        as [(Posture.Name, Posture.Status, Double)])
    func `a named posture is independent of the previous angle`(name: Posture.Name, status: Posture.Status, angle: Double) {
        for before in [Posture(), Posture(.half), Posture(.open), Posture().moved(to: 50), Posture(.open).moved(to: 60)] {
            var environment = Environment(posture: before)
            environment.take(.fold(name))
            #expect(environment.posture == Posture(name))
        }
        #expect(Posture(name).status == status)
        #expect(Posture(name).angle == angle)
        #expect(Posture(name).name == name)
    }

    @Test func `an impossible angle does not change the posture`() {
        for angle in [-1, 180.1, .infinity, -.infinity, .nan] { #expect(Posture(.half).moved(to: angle) == Posture(.half)) }
    }

    /// The inner display is rotated by a quarter turn relative to the outer display. Closing reverses opening.
    @Test(arguments: InterfaceOrientation.allCases)
    func `opening and closing a device restores its orientation`(orientation: InterfaceOrientation) {
        #expect(orientation.unfolded.folded == orientation)
        #expect(orientation.unfolded.isLandscape == orientation.isPortrait)
        var environment = Environment(orientation: orientation)
        environment.take(.fold(.open))
        #expect(environment.orientation == orientation.unfolded)
        environment.take(.hinge(angle: 120))
        #expect(environment.orientation == orientation.unfolded)
        environment.take(.fold(.closed))
        #expect(environment.orientation == orientation)
    }

    @Test(arguments: [
        ([], nil), ([.fold(.open)], "open"), ([.fold(.half)], "half"), ([.hinge(angle: 95)], "angle95"), ([.hinge(angle: 10)], nil),
        ([.fold(.open), .hinge(angle: 60)], nil), ([.fold(.half), .fold(.closed)], nil),
    ] as [([EnvironmentEvent], String?)])
    func `the settings of an open device result in the same display`(events: [EnvironmentEvent], word: String?) {
        var environment = Environment()
        for event in events { environment.take(event) }
        #expect(environment.settings.map(\.word) == [word].compactMap(\.self))
        var again = Environment()
        for setting in environment.settings { again.take(setting) }
        #expect(again.posture.showsInnerDisplay == environment.posture.showsInnerDisplay)
        #expect(again.orientation == environment.orientation)
    }

    @Test func `the corners of a display rotate with the display`() {
        let portrait = CornerRadii(topLeft: 8, topRight: 59, bottomRight: 60, bottomLeft: 9)
        #expect(portrait.turned(to: .portraitUpsideDown) == CornerRadii(topLeft: 60, topRight: 9, bottomRight: 8, bottomLeft: 59))
        #expect(portrait.turned(to: .landscapeRight) == CornerRadii(topLeft: 59, topRight: 60, bottomRight: 9, bottomLeft: 8))
        #expect(portrait.turned(to: .landscapeLeft) == CornerRadii(topLeft: 9, topRight: 8, bottomRight: 59, bottomLeft: 60))
        #expect(portrait.largest == 60)
    }
}

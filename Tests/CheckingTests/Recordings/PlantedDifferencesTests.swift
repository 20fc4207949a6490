import PlaygroundModel
import PlaygroundReader
import Testing
@testable import Checking

/// Each test changes a value of a recording. The change is found, and all other values are equal.
@Suite struct PlantedDifferencesTests {
    @Test func `the engine's expectations equal themselves`() throws {
        let (comparison, text) = try MadeRecording.comparison { _ in }
        #expect(comparison.findings.map { $0.difference } == [])
        #expect(comparison.compared > 500)
        #expect(comparison.steps == 5)
        #expect(text.hasSuffix("\n\nUIKit and the engine agree.\n"))
    }

    @Test func `a frame that a constraint places`() throws {
        let (comparison, text) = try MadeRecording.comparison(in: 0) { $0.move("home.box", by: 0, 7) }
        let finding = try #require(comparison.findings.first)
        #expect(comparison.findings.count == 1)
        #expect(finding.difference.subject == "home.box")
        #expect(finding.difference.distance == 7)
        #expect(text.contains("\n  at the launch of “All screens”:\n    home.box: UIKit (161, "))
        #expect(text.hasSuffix(", 80, 40), 7 points apart\n"))
    }

    @Test func `the safe area of the window, and a bar`() throws {
        let (comparison, text) = try MadeRecording.comparison(in: 0) { step in
            step.window.safeArea?.bottom += 6
            step.bars["tabs.tabBar"]?.origin.y -= 6
            step.bars["tabs.tabBar"]?.size.height += 6
        }
        #expect(comparison.findings.map { $0.difference.kind } == [.safeArea, .bar])
        #expect(comparison.findings.map { $0.difference.distance } == [6, 6])
        #expect(text.contains("the safe area of the window: UIKit 62, 0, 40, 0, engine 62, 0, 34, 0, 6 points apart"))
    }

    @Test func `a bar that only one side has`() throws {
        let (comparison, text) = try MadeRecording.comparison(in: 0) { step in
            step.bars["nav.toolbar"] = step.bars.removeValue(forKey: "nav.navigationBar")
        }
        #expect(comparison.findings.map { $0.difference.subject } == ["nav.toolbar", "nav.navigationBar"])
        #expect(comparison.findings.map { $0.difference.kind } == [.extra, .missing])
        #expect(text.contains("nav.toolbar: UIKit has it, the engine does not"))
    }

    @Test func `a trait of the window, and the controllers that inherit it`() throws {
        let (comparison, text) = try MadeRecording.comparison(in: 1) { step in
            step.window.traits["horizontalSizeClass"] = "regular"
            for name in step.controllers.keys { step.controllers[name]?.traits["horizontalSizeClass"] = "regular" }
        }
        #expect(comparison.findings.map { $0.difference.subject } == ["the window", "home", "nav", "tabs"])
        #expect(text.contains("\n  after “rotate landscapeRight” of “All screens”:\n"))
        #expect(text.contains("horizontalSizeClass of the window: UIKit regular, engine compact"))
    }

    @Test func `a trait of one controller`() throws {
        let (comparison, _) = try MadeRecording.comparison(in: 0) { $0.controllers["home"]?.traits["userInterfaceLevel"] = "elevated" }
        #expect(comparison.findings.map { $0.difference.subject } == ["home"])
    }

    @Test func `a callback that is missing, and one too many`() throws {
        let (missing, text) = try MadeRecording.comparison(in: 3) { step in
            step.callbacks?.insert(RecordedStep.Callback("home", "traitCollectionDidChange(_:)"), at: 0)
        }
        #expect(missing.findings.map { $0.difference.kind } == [.callbackMissing])
        #expect(text.contains("home traitCollectionDidChange(_:): UIKit calls it, the engine does not"))
        let (extra, words) = try MadeRecording.comparison(in: 3) { $0.callbacks?.removeAll { $0.receiver == "detail" && $0.method == "viewDidAppear(_:)" } }
        #expect(extra.findings.map { $0.difference.kind } == [.callbackExtra])
        #expect(words.contains("detail viewDidAppear(_:): the engine calls it, UIKit does not"))
    }

    @Test func `the order of callbacks`() throws {
        let (comparison, text) = try MadeRecording.comparison(in: 3) { step in
            let last = step.callbacks?.popLast()
            if let last { step.callbacks?.insert(last, at: 0) }
        }
        let moved = try #require(comparison.findings.first)
        #expect(comparison.findings.count == 1)
        #expect(moved.difference.kind == .callbackOrder)
        #expect(moved.difference.uikit == "first")
        #expect(text.contains("UIKit first, engine after "))
    }

    @Test func `an argument of a callback`() throws {
        let (comparison, text) = try MadeRecording.comparison(in: 1) { step in
            guard let place = step.callbacks?.firstIndex(where: { $0.receiver == "home" && $0.method == "viewWillTransition(to:with:)" }) else { return }
            step.callbacks?[place].arguments["size"] = "874x380"
        }
        #expect(comparison.findings.map { $0.difference.kind } == [.callbackArgument])
        #expect(text.contains("UIKit size: 874x380, engine size: 874x402"))
    }

    @Test func `the frame of a sheet`() throws {
        let (comparison, text) = try MadeRecording.comparison(in: 4) { step in
            step.sheets["sheet"] = step.sheets["sheet"].map { Rect(x: $0.minX, y: $0.minY + 12, width: $0.width, height: $0.height - 12) }
        }
        #expect(comparison.findings.map { $0.difference.kind } == [.sheet])
        #expect(comparison.findings.map { $0.difference.distance } == [12])
        #expect(text.contains("the sheet sheet: UIKit "))
    }

    @Test func `the size that a text needs, and its font`() throws {
        let (comparison, text) = try MadeRecording.comparison(in: 0) { $0.views["home.words"]?.text?.asked?.width += 9 }
        #expect(comparison.findings.map { $0.difference.kind } == [.textSize])
        #expect(text.contains("the size that the text of home.words needs: UIKit "))
        let (font, words) = try MadeRecording.comparison(in: 0) { $0.views["home.words"]?.text?.fontSize = 16.9 }
        #expect(font.findings.map { $0.difference.kind } == [.font])
        #expect(words.contains("the font of home.words: UIKit 16.9, engine 17, 0.1 points apart"))
    }

    @Test func `views and controllers that only one side has`() throws {
        let (fewer, text) = try MadeRecording.comparison(in: 0) { $0.views["home.box"] = nil }
        #expect(fewer.findings.map { $0.difference.kind } == [.missing])
        #expect(text.contains("home.box: the engine has it, UIKit does not"))
        let (more, words) = try MadeRecording.comparison(in: 0) { step in
            step.views["home.cat"] = RecordedStep.View(surface: RecordedStep.Surface(frame: .zero))
            step.controllers["other"] = RecordedStep.Surface(frame: .zero)
        }
        #expect(more.findings.map { $0.difference.subject } == ["other", "home.cat"])
        #expect(words.contains("home.cat: UIKit has it, the engine does not"))
        let (hidden, _) = try MadeRecording.comparison(in: 0) { $0.views["home.box"]?.isHidden = true }
        #expect(hidden.findings.map { $0.difference.kind } == [.hidden])
    }

    @Test func `an incomplete recording has no missing values`() throws {
        let (comparison, _) = try MadeRecording.comparison { step in
            step.isComplete = false
            (step.views, step.controllers, step.bars, step.callbacks) = ([:], [:], [:], nil)
        }
        #expect(comparison.findings.isEmpty)
        #expect(comparison.compared > 50)
    }

    @Test func `lengths within the tolerance are equal`() throws {
        func move(_ step: inout RecordedStep) { step.move("home.box", by: 0.4, 0) }
        #expect(try MadeRecording.comparison(move).comparison.findings.isEmpty)
        #expect(try MadeRecording.comparison(tolerance: 0.3, move).comparison.findings.map { $0.difference.subject } == Array(repeating: "home.box", count: 3))
    }

    @Test func `the orientation of the interface`() throws {
        let (comparison, text) = try MadeRecording.comparison(in: 1) { $0.orientation = .landscapeLeft }
        #expect(comparison.findings.map { $0.difference.kind } == [.orientation])
        #expect(text.contains("the interface: UIKit landscapeLeft, engine landscapeRight"))
    }

    @Test(arguments: [(nil, "it has no event"), ("leap", "“leap” is not an event")] as [(String?, String)])
    func `steps from the first without a valid event on are not compared, which is reported`(event: String?, reason: String) throws {
        var recording = try MadeRecording.recording()
        recording.runs[0].steps[2].event = event
        let comparison = RecordingComparison(recording, MadeRecording.playground)
        #expect(comparison.steps == 2)
        #expect(comparison.notes == ["run All screens: step 2 and later steps were not compared, because \(reason)"])
    }

    @Test func `methods that the recorder did not observe are not missing`() throws {
        let scene = "windowScene(_:didUpdateEffectiveGeometry:)"
        var recording = try MadeRecording.recording()
        for index in recording.runs[0].steps.indices { recording.runs[0].steps[index].callbacks?.removeAll { $0.method == scene } }
        #expect(RecordingComparison(recording, MadeRecording.playground).findings.map { $0.difference.attribute } == [scene, scene])
        recording.methods = RecordedStep.Callback.modelledMethods.filter { $0 != scene }.sorted()
        #expect(RecordingComparison(recording, MadeRecording.playground).findings.isEmpty)
    }

    @Test func `events that no recorder can perform are skipped on both sides, and the run continues`() throws {
        var recording = try MadeRecording.recording()
        var skipped = RecordedStep(event: "swipeUp")
        skipped.skipped = "menus open for a finger alone"
        recording.runs[0].steps.insert(skipped, at: 2)
        recording.runs[0].steps.append(skipped)
        let read = try #require(RecordingFile(Array(recording.text.utf8), fileName: "record.json").recording)
        let comparison = RecordingComparison(read, MadeRecording.playground)
        #expect(comparison.findings.isEmpty)
        #expect(comparison.steps == 5)
        #expect(comparison.notes == ["skipped: “swipeUp”, because menus open for a finger alone"])
    }

    @Test func `a keyboard that UIKit does not show`() throws {
        let text = """
            app.rootViewController = "home"
            [controllers.home]
            constraints = ["name.top == safeArea.top", "name.leading == safeArea.leading"]
            views.name = { kind = "textField" }
            """
        let playground = try #require(PlaygroundFile.read(bytes: Array(text.utf8), fileName: "keyboard.toml", attachment: { _ in nil }).playground)
        var recording = try MadeRecording.recording(of: playground, events: ["tap home.name"])
        #expect(RecordingComparison(recording, playground).findings.isEmpty)
        #expect(recording.runs[0].steps[1].keyboard != nil)
        recording.runs[0].steps[1].keyboard = nil
        let finding = try #require(RecordingComparison(recording, playground).findings.first)
        #expect(finding.difference.kind == .missing)
        #expect(finding.difference.note?.contains("connected to the Mac's keyboard") == true)
    }

    @Test func `absent rows are missing only if they are visible`() throws {
        let text = """
            app.rootViewController = "home"
            [controllers.home]
            constraints = ["H:|[list]|", "V:|[list]|"]
            views.list = { kind = "table", rows = [\((0..<60).map { "{ text = \"Row \($0)\" }" }.joined(separator: ", "))] }
            """
        let reading = PlaygroundFile.read(bytes: Array(text.utf8), fileName: "rows.toml", attachment: { _ in nil })
        let playground = try #require(reading.playground, "\(reading.diagnostics)")
        var recording = try MadeRecording.recording(of: playground, events: [])
        func leaveOut(_ rows: Range<Int>) {
            for row in rows {
                for name in recording.runs[0].steps[0].views.keys where name == "home.list.0.\(row)" || name.hasPrefix("home.list.0.\(row).") {
                    recording.runs[0].steps[0].views[name] = nil
                }
            }
        }
        #expect(recording.runs[0].steps[0].views.count > 100)
        leaveOut(30..<60)
        #expect(RecordingComparison(recording, playground).findings.isEmpty)
        leaveOut(2..<3)
        let missing = RecordingComparison(recording, playground).findings.map { $0.difference }
        #expect(Set(missing.map { $0.kind }) == [.missing])
        #expect(missing.contains { $0.subject == "home.list.0.2" })
    }

    @Test func `the run continues after an event that the recorder could not perform`() throws {
        let (comparison, text) = try MadeRecording.comparison(in: 2) { $0.refusal = "there is no such view" }
        #expect(comparison.steps == 4)
        #expect(text.contains("! run All screens: the recorder could not perform “rotate portrait”, because there is no such view. The run continued without it"))
    }

    @Test func `the first 20 differences are listed, and the rest counted`() throws {
        let (comparison, text) = try MadeRecording.comparison { step in
            for name in step.views.keys { step.grow(name, by: 5, 5) }
            for name in step.controllers.keys { step.controllers[name]?.traits["displayScale"] = "2" }
        }
        #expect(comparison.findings.count > 20)
        #expect(text.hasSuffix("  \(comparison.findings.count - 20) more: --all lists them.\n"))
        #expect(text.split(separator: "\n").count < 30)
    }
}

extension RecordedStep {
    mutating func move(_ view: String, by x: Double, _ y: Double) {
        let frame = views[view]?.surface.frame
        views[view]?.surface.frame = frame?.offset(by: Point(x: x, y: y))
    }

    mutating func grow(_ view: String, by width: Double, _ height: Double) {
        guard let frame = views[view]?.surface.frame else { return }
        views[view]?.surface.frame = Rect(x: frame.minX, y: frame.minY, width: frame.width + width, height: frame.height + height)
    }
}

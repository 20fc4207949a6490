import PlaygroundModel

struct AppWriter {
    let run: EjectionRun
    let name: String

    private var playground: Playground { run.playground }
    private var texts: TextWriter { TextWriter(run: run) }

    func files() -> [EjectedFile] {
        [
            EjectedFile(path: "App/AppDelegate.swift", text: appDelegate()),
            EjectedFile(path: "App/SceneDelegate.swift", text: sceneDelegate()),
        ] + playground.customTraits.filter { _ in run.deployment >= 17 }.compactMap { trait in
            run.names.traits[trait.name].map { CustomTraitWriter(trait: trait, names: $0).file }
        }
    }

    private func appDelegate() -> String {
        var lines = SwiftLines()
        lines.add("import UIKit")
        lines.separate()
        lines.add("@main")
        lines.block("final class AppDelegate: UIResponder, UIApplicationDelegate") { lines in
            let dynamic = playground.quickActions.dynamic
            if !dynamic.isEmpty {
                lines.declaration(
                    "func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool"
                ) { lines in
                    lines.assign("application.shortcutItems", .array(dynamic.map { QuickActionWriter(run: run, texts: texts).item($0) }))
                    lines.add("return true")
                }
            }
            lines.declaration(
                "func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration"
            ) { lines in
                lines.add("let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)")
                lines.add("configuration.delegateClass = SceneDelegate.self")
                lines.add("return configuration")
            }
        }
        return lines.text
    }

    private func writeWindowOverrides(_ lines: inout SwiftLines) {
        if playground.windowStyle != .unspecified { lines.add("window.overrideUserInterfaceStyle = .\(playground.windowStyle.rawValue)") }
        let overrides = playground.windowOverrides
        guard overrides != TraitCollection() else { return }
        guard run.deployment >= 17 else { return run.remark("the window overrides traits from iOS 17 on", at: DocumentPath()) }
        TraitWriter(run: run).assign(overrides, to: "window", in: &lines)
    }

    private func sceneDelegate() -> String {
        var lines = SwiftLines()
        let routes = playground.quickActions.routes
        let launch = routes.contains { $0.delivery != nil } ? ", atLaunch: true" : ""
        lines.add("import UIKit")
        lines.separate()
        lines.block("final class SceneDelegate: UIResponder, UIWindowSceneDelegate") { lines in
            lines.add("var window: UIWindow?")
            lines.declaration(
                "func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)"
            ) { lines in
                lines.add("guard let windowScene = scene as? UIWindowScene else { return }")
                if let minimum = playground.profile.app.minimumSize {
                    lines.assign("windowScene.sizeRestrictions?.minimumSize", .size(minimum))
                }
                lines.add("let window = UIWindow(windowScene: windowScene)")
                writeWindowOverrides(&lines)
                lines.assign("window.rootViewController", run.making(playground.rootViewController, texts))
                lines.add("window.makeKeyAndVisible()")
                lines.add("self.window = window")
                if run.options.recording {
                    let root = run.making(playground.rootViewController, texts)
                    lines.add("#if DEBUG")
                    lines.add(root, after: "Recorder.startIfAsked(in: window) { ", before: " }")
                    lines.add("#endif")
                }
                if !routes.isEmpty {
                    lines.block("if let shortcutItem = connectionOptions.shortcutItem") { $0.add("_ = perform(shortcutItem\(launch))") }
                }
            }
            if !routes.isEmpty { writeRoutes(routes, &lines) }
        }
        return lines.text
    }

    private func writeRoutes(_ routes: [QuickActions.Route], _ lines: inout SwiftLines) {
        let byMethod = routes.contains { $0.delivery != nil }
        lines.declaration(
            "func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void)"
        ) { $0.add("completionHandler(perform(shortcutItem\(byMethod ? ", atLaunch: false" : "")))") }
        lines.separate()
        lines.add("/// Performs a quick action, from the frontmost controller.")
        let parameter = byMethod ? ", atLaunch: Bool" : ""
        lines.block("private func perform(_ shortcutItem: UIApplicationShortcutItem\(parameter)) -> Bool") { lines in
            lines.add("guard let presenter = frontController else { return false }")
            // Titles are needed only for routes whose keys are not types.
            let hasTitles = routes.contains { !playground.quickActions.isType($0.key) }
            let cases = routes.map { route -> SwiftLines.Case in
                let isTitle = !playground.quickActions.isType(route.key)
                let key = SwiftLiteral.text(route.key).text
                let condition = route.delivery.map { " where \($0 == .launch ? "" : "!")atLaunch" } ?? ""
                let pattern = isTitle ? "(_, \(texts.shown(route.key).text))" : hasTitles ? "(\(key), _)" : key
                var body = SwiftLines()
                let writer = ActionWriter(run: run, texts: texts, receiver: "presenter.", sender: "presenter")
                writer.write(route.action, at: route.path, in: &body)
                return (pattern + condition, body)
            }
            let subject = hasTitles ? "(shortcutItem.type, shortcutItem.localizedTitle)" : "shortcutItem.type"
            lines.choose(subject, cases, otherwise: "return false")
            lines.add("return true")
        }
        lines.declaration("private var frontController: UIViewController?") { lines in
            lines.add("var controller = window?.rootViewController")
            lines.block("while let presented = controller?.presentedViewController") { $0.add("controller = presented") }
            lines.block("while let child = controller?.frontChild") { $0.add("controller = child") }
            lines.add("return controller")
        }
        run.resources.supportExtensions.insert(.frontChild)
    }
}

extension QuickActions {
    /// Whether a route's key is the type of a quick action instead of a title.
    func isType(_ key: String) -> Bool {
        let items = self.static + dynamic
        return items.contains { $0.type == key } || !items.contains { $0.title == key }
    }
}

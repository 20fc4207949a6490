@testable import CodeImport
import Testing

struct EntryPointsTests {
    private func survey(
        _ name: String, _ inherited: [String] = [], _ initializers: [[(String?, String)]] = [], kind: TypeSurvey.TypeKind = .class,
        change: (inout TypeSurvey) -> Void = { _ in }
    ) -> TypeSurvey {
        var survey = TypeSurvey(kind: kind, name: name, file: 0)
        survey.inherited = inherited
        survey.initializers = initializers.map { parameters in
            TypeSurvey.Initializer(parameters: parameters.map { TypeSurvey.Parameter(label: $0.0, type: $0.1) })
        }
        change(&survey)
        return survey
    }

    private func expression(_ surveys: TypeSurvey...) -> String? { EntryPoints(surveys).entries.first?.expression }

    @Test func controllersWithoutInitializersAreMadeWithoutArguments() {
        #expect(expression(survey("Home", ["UIViewController"])) == "Home()")
    }

    @Test func aCollectionViewControllerNeedsALayout() {
        #expect(expression(survey("Wall", ["UICollectionViewController"])) == "Wall(collectionViewLayout: UICollectionViewFlowLayout())")
    }

    @Test func subclassesOfTheAppsControllersAreControllers() {
        let points = EntryPoints([survey("Base", ["UITableViewController"]), survey("Home", ["Base"]), survey("Model", ["NSObject"])])
        #expect(points.entries.map(\.name) == ["Base", "Home"])
    }

    @Test(arguments: [
        ("String", "\"Text\""), ("Int?", "nil"), ("[String: [Int]]", "[:]"), ("[(Int, String)]", "[]"), ("(() -> Void)?", "nil"),
        ("() -> Void", "{ }"), ("@escaping (() -> Void)", "{ }"), ("(Int, String) -> Bool", "{ _, _ in StandIn.empty() }"),
        ("@escaping ((Result<Int, Error>) -> Void)", "{ _ in }"),
        ("UIImage", "UIImage()"), ("Set<Int>", "[]"),
    ])
    func argumentsFollowFromTheirTypes(type: String, value: String) {
        #expect(expression(survey("Home", ["UIViewController"], [[("with", type)]])) == "Home(with: \(value))")
    }

    @Test func argumentsAreMadeFromTheModulesTypes() {
        let model = survey("Model", [], [[("store", "any Store"), (nil, "Mode")]])
        let store = survey("Store", kind: .protocol)
        let memory = survey("MemoryStore", ["Store"], kind: .struct) { $0.stored = [TypeSurvey.Parameter(label: "limit", type: "Int")] }
        let mode = survey("Mode", kind: .enum) { $0.firstCase = TypeSurvey.Initializer(name: "plain") }
        let home = survey("Home", ["UIViewController"], [[("model", "Model")]])
        #expect(expression(home, model, store, memory, mode) == "Home(model: Model(store: MemoryStore(limit: 1), Mode.plain))")
    }

    @Test func protocolsWithoutATypeGetAStub() {
        let service = survey("Service", ["Base"], kind: .protocol) { $0.requirements = ["func load() -> [Int] { StandIn.empty() }"] }
        let base = survey("Base", kind: .protocol) { $0.requirements = ["var name: String { get { StandIn.empty() } set {} }"] }
        let points = EntryPoints([survey("Home", ["UIViewController"], [[("service", "any Service")]]), service, base])
        #expect(points.entries.map(\.expression) == ["Home(service: TraitscopeStubService())"])
        #expect(points.stubs["TraitscopeStubService"] == """
            final class TraitscopeStubService: NSObject, Service {
            func load() -> [Int] { StandIn.empty() }
            var name: String { get { StandIn.empty() } set {} }
            }
            """)
    }

    @Test func sharedInstancesAreUsed() {
        let model = survey("Model") { $0.sharedName = "shared" }
        #expect(expression(survey("Home", ["UIViewController"], [[("model", "Model")]]), model) == "Home(model: Model.shared)")
    }

    @Test func theInitializerWithTheFewestArgumentsIsUsed() {
        let home = survey("Home", ["UIViewController"], [[("name", "String"), ("age", "Int")], [("name", "String")]])
        #expect(expression(home) == "Home(name: \"Text\")")
    }

    @Test func controllersThatCannotBeCreatedAreRefusedWithTheReason() {
        let points = EntryPoints([
            survey("Archived", ["UIViewController"], [[("coder", "NSCoder")]]),
            survey("Endless", ["UIViewController"], [[("node", "Node")]]), survey("Node", [], [[("node", "Node")]]),
            survey("Generic", ["UIViewController"]) { $0.isGeneric = true },
        ])
        #expect(points.entries.isEmpty)
        #expect(points.refused == [
            "Archived": "a storyboard creates it: its only initializer is init(coder:)",
            "Endless": "its arguments need further arguments without end",
            "Generic": "it is generic, and its type arguments are unknown",
        ])
    }

    @Test func argumentsOfUnknownTypesAreEmptyIfNoOtherInitializerExists() {
        let home = survey("Home", ["UIViewController"], [[("style", "UITableView.Style")], [("name", "String"), ("age", "Int")]])
        #expect(expression(home) == "Home(name: \"Text\", age: 1)")
        let list = survey("List", ["UIViewController"], [[("model", "Model")]])
        #expect(expression(list, survey("Model", [], [[("style", "UITableView.Style")]])) == "List(model: Model(style: StandIn.empty()))")
    }

    @Test func protocolCompositionsGetOneType() {
        let flow = survey("Flow", kind: .protocol) { $0.requirements = ["func end() { }"] }
        let source = survey("Source", kind: .protocol) { $0.requirements = [] }
        let home = survey("Home", ["UIViewController"], [[("owner", "Flow & Source")]])
        #expect(expression(home, flow, source) == "Home(owner: TraitscopeStubFlow_Source())")
        let owner = survey("Owner", ["Source", "Flow"])
        #expect(expression(home, flow, source, owner) == "Home(owner: Owner())")
    }

    @Test func valuesOfTheModulesTypesAreMade() {
        var points = EntryPoints([survey("Engine", [], [[("name", "String")]]), survey("Search.Mode", kind: .enum) {
            $0.firstCase = TypeSurvey.Initializer(name: "plain")
        }, survey("Hidden") { $0.isPrivate = true }])
        #expect(points.value(ofType: "Engine")?.expression == "Engine(name: \"Text\")")
        #expect(points.value(ofType: "Mode")?.expression == "Search.Mode.plain")
        #expect(points.value(ofType: "Hidden") == nil && points.value(ofType: "Bundle") == nil)
    }

    @Test func windowRootOfADelegateIsTheApp() {
        let home = survey("Home", ["UIViewController"])
        let app = survey("AppDelegate", ["UIResponder", "UIApplicationDelegate"])
        #expect(EntryPoints([home, app]).entries.map(\.expression) == ["Home()", "ScreenRecorder.root(of: AppDelegate())"])
        let scene = survey("SceneDelegate", ["UIResponder", "UIWindowSceneDelegate"])
        #expect(EntryPoints([app, scene]).entries == [.init(name: "App", expression: "ScreenRecorder.root(of: SceneDelegate())")])
    }

    @Test func initializersOfBaseClassesAreInherited() {
        let base = survey("Base", ["UIViewController"], [[("name", "String")]])
        let points = EntryPoints([base, survey("Home", ["Base"])])
        #expect(points.entries.map(\.expression) == ["Base(name: \"Text\")", "Home(name: \"Text\")"])
    }
}

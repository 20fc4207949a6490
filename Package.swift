// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "traitscope",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "traitscope", targets: ["traitscope"]),
    ],
    dependencies: [
        .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
        .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.1"),
        .package(url: "https://github.com/LebJe/TOMLKit", from: "0.6.0"),
        .package(url: "https://github.com/kylef/PathKit", from: "1.0.1"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    ],
    targets: [
        // What the rooms share.
        .target(name: "PlaygroundModel"),
        // The keys of playgrounds, one row per key, for all tools.
        .target(name: "PlaygroundLanguage", dependencies: ["PlaygroundModel"]),
        .target(name: "SourceDiagnostics"),
        .target(name: "JSON"),
        .target(name: "ConstraintSolver"),
        .target(name: "TextMetrics", dependencies: ["PlaygroundModel"], plugins: ["EmbedAssets"]),
        .target(name: "TOMLReading", dependencies: ["PlaygroundModel", "SourceDiagnostics", "TOMLKit"]),
        .target(name: "AppleDevices", dependencies: ["PlaygroundModel", "TOMLReading"], plugins: ["EmbedAssets"]),

        // What Xcode's console says of constraints.
        .target(name: "ConstraintLogs", dependencies: ["ConstraintSolver", "PlaygroundModel", "PlaygroundReader", "SourceDiagnostics"]),

        // From text to picture.
        .target(
            name: "PlaygroundReader",
            dependencies: ["PlaygroundLanguage", "PlaygroundModel", "SourceDiagnostics", "AppleDevices", "TOMLReading"]
        ),
        .target(name: "Simulation", dependencies: ["PlaygroundLanguage", "PlaygroundModel", "LayoutEngine", "TextMetrics"]),
        .target(name: "LayoutEngine", dependencies: ["PlaygroundLanguage", "PlaygroundModel", "ConstraintSolver", "TextMetrics"]),
        .target(
            name: "PlaygroundPipeline",
            dependencies: [
                "AppleDevices", "JSON", "LayoutEngine", "PlaygroundModel", "PlaygroundReader", "Simulation", "SourceDiagnostics",
                "TOMLReading", "WireframeHTML", "Wireframes",
            ]
        ),
        .target(name: "Wireframes", dependencies: ["PlaygroundLanguage", "PlaygroundModel", "Simulation", "LayoutEngine", "TextMetrics"]),
        .target(
            name: "WireframeSVG",
            dependencies: [
                "PageAssets", "PlaygroundModel", "Simulation", "SourceDiagnostics", "TextMetrics", "Wireframes",
            ]
        ),
        .target(
            name: "WireframeHTML",
            dependencies: [
                "JSON", "LayoutEngine", "PlaygroundModel", "Simulation", "SourceDiagnostics", "TextMetrics", "Wireframes",
                .product(name: "Mustache", package: "swift-mustache"),
            ]
        ),

        // The pipeline as an exported page runs it. `Sources/BrowserEngine/build` makes it of the same files.
        .target(
            name: "BrowserEngine",
            dependencies: [
                "JSON", "LanguageService", "PlaygroundModel", "PlaygroundPipeline", "PlaygroundReader", "SourceDiagnostics", "WireframeHTML",
            ],
            exclude: ["build", "library.c", "Exports.swift", "NilComparison.swift"]
        ),

        // Templates, browser modules and other files, as part of the executable.
        .executableTarget(name: "AssetEmbedder"),
        .plugin(name: "EmbedAssets", capability: .buildTool(), dependencies: ["AssetEmbedder"], path: "Sources/EmbedAssets"),
        .target(name: "PageAssets", swiftSettings: [.define("EMBEDS_ENGINE", .when(configuration: .release))], plugins: ["EmbedAssets"]),

        // What editors know of the language.
        .target(
            name: "PlaygroundSchema",
            dependencies: [
                "AppleDevices", "JSON", "LanguageService", "LayoutEngine", "PlaygroundLanguage", "PlaygroundModel", "PlaygroundReader",
                "Simulation", "SourceDiagnostics", "WireframeSVG",
            ],
            exclude: ["Reference/Chapters"], plugins: ["EmbedAssets"]
        ),

        // Lessons: Markdown with tasks for a playground.
        .target(
            name: "Lessons", dependencies: ["JSON", "PlaygroundModel", "PlaygroundPipeline", "PlaygroundReader", "SourceDiagnostics", "TOMLReading"]),

        // What commands and tools find in playgrounds, and the forms it is reported in.
        .target(
            name: "Checking",
            dependencies: [
                "AppleDevices", "Files", "JSON", "LayoutEngine", "Lessons", "PathKit", "PlaygroundModel", "PlaygroundPipeline",
                "PlaygroundReader", "Simulation", "SourceDiagnostics", "WireframeSVG", "Wireframes",
            ]
        ),

        // Interface Builder's documents.
        .target(
            name: "InterfaceImport",
            dependencies: [
                "AppleDevices", "Files", "JSON", "LayoutEngine", "PathKit", "PlaygroundLanguage", "PlaygroundModel", "PlaygroundPipeline",
                "PlaygroundReader", "Simulation", "SourceDiagnostics", "TOMLReading", "Wireframes",
            ],
            plugins: ["EmbedAssets"]
        ),

        // The stand-in for UIKit: its sources, as part of the executable.
        .target(name: "UIKitStandIn", exclude: ["README.md", "Modules"], plugins: ["EmbedAssets"]),

        // People's own code, run on simulated devices.
        .target(
            name: "CodeImport", dependencies: [
                "Files", "InterfaceImport", "JSON", "PlaygroundLanguage", "PlaygroundModel", "PlaygroundPipeline", "SourceDiagnostics",
                "UIKitStandIn",
            ],
            exclude: ["Cutting", "Naming", "Preparation", "Surveying", "main"].map { "Tool/\($0).swift" },
            plugins: ["EmbedAssets"]
        ),

        // A playground as an app.
        .target(
            name: "Ejection", dependencies: ["AppleDevices", "JSON", "PlaygroundLanguage", "PlaygroundModel", "SourceDiagnostics", "TOMLReading"],
            exclude: ["Recording/Package"], plugins: ["EmbedAssets"]
        ),

        // The shells that touch disk, sockets and clock.
        .target(
            name: "PlaygroundServer",
            dependencies: [
                "ConstraintLogs", "Files", "FlyingFox", "JSON", "JSONRPC", "LanguageService", "Lessons", "PageAssets", "PathKit",
                "PlaygroundPipeline", "PlaygroundSchema", "WireframeSVG", .product(name: "Logging", package: "swift-log"),
            ]
        ),
        // Messages of editors and tools over standard input and output, and between editors and live pages.
        .target(
            name: "JSONRPC", dependencies: ["Files", "JSON", .product(name: "FlyingSocks", package: "FlyingFox")]
        ),
        .target(
            name: "EditorServer",
            dependencies: [
                "Files", "JSON", "JSONRPC", "LanguageService", "PlaygroundModel", "PlaygroundReader", "PlaygroundSchema",
                "SourceDiagnostics", "TOMLReading",
            ]
        ),
        .target(
            name: "Exporting",
            dependencies: [
                "Files", "JSON", "Lessons", "PageAssets", "PlaygroundModel", "PlaygroundPipeline", "PlaygroundSchema",
                "SourceDiagnostics", "TextMetrics", "WireframeSVG", "Wireframes",
            ]
        ),
        // Answers for editors while a playground is written.
        .target(
            name: "LanguageService",
            dependencies: [
                "JSON", "LayoutEngine", "PlaygroundLanguage", "PlaygroundModel", "PlaygroundPipeline", "PlaygroundReader", "Simulation",
                "SourceDiagnostics", "TOMLReading", "Wireframes",
            ]
        ),

        .target(
            name: "ModelContext",
            dependencies: [
                "AppleDevices", "Checking", "ConstraintLogs", "Exporting", "Files", "InterfaceImport", "JSON", "JSONRPC",
                "LayoutEngine", "PageAssets", "PathKit", "PlaygroundModel", "PlaygroundPipeline", "PlaygroundReader", "PlaygroundSchema",
                "Simulation", "SourceDiagnostics", "WireframeSVG", "Wireframes",
            ]
        ),
        // Files within limits, programs and threads.
        .target(name: "Files", dependencies: ["PathKit", "PlaygroundModel", "SourceDiagnostics"]),
        .executableTarget(
            name: "traitscope",
            dependencies: [
                "Checking", "CodeImport", "ConstraintLogs", "EditorServer", "Ejection", "Exporting", "Files", "InterfaceImport", "JSON",
                "JSONRPC", "Lessons", "ModelContext", "PageAssets", "PathKit", "PlaygroundSchema", "PlaygroundServer", "SourceDiagnostics",
                .product(name: "ArgumentParser", package: "swift-argument-parser"), .product(name: "Logging", package: "swift-log"),
            ],
            resources: [
                .embedInCode("New/start.toml"), .embedInCode("New/lesson.toml"), .embedInCode("New/lesson.md"), .embedInCode("EditorFiles/VSCode/package.json"), .embedInCode("EditorFiles/VSCode/extension.js"),
                .embedInCode("EditorFiles/VSCode/board.js"), .embedInCode("EditorFiles/VSCode/README.md"),
            ]
        ),
        .executableTarget(
            name: "traitscope-benchmarks",
            dependencies: [
                "AppleDevices", "Checking", "ConstraintLogs", "ConstraintSolver", "Ejection", "Files", "InterfaceImport", "JSON", "JSONRPC",
                "LayoutEngine", "PageAssets", "PlaygroundModel", "PlaygroundPipeline", "PlaygroundReader", "Simulation", "traitscope",
            ]
        ),

        // What tests of several rooms share.
        .target(name: "SeededRandom", path: "Tests/SeededRandom"),
        .target(name: "HostileTexts", path: "Tests/HostileTexts"),
        .target(name: "RandomPlaygrounds", dependencies: ["PlaygroundLanguage", "PlaygroundModel", "SeededRandom"], path: "Tests/RandomPlaygrounds"),
        .target(name: "MarkedSource", dependencies: ["PlaygroundModel", "SourceDiagnostics"], path: "Tests/MarkedSource"),
        .executableTarget(name: "EngineHost", dependencies: ["BrowserEngine"], path: "Tests/EngineHost"),
        .executableTarget(
            name: "EjectedFrames",
            dependencies: [
                "Checking", "CodeImport", "Ejection", "LayoutEngine", "PlaygroundLanguage", "PlaygroundModel", "PlaygroundPipeline",
                "PlaygroundReader", "PlaygroundSchema", "RandomPlaygrounds", "Simulation",
            ],
            path: "Tests/EjectedFrames"
        ),
        .target(name: "SampleDocuments", dependencies: ["InterfaceImport"], path: "Tests/SampleDocuments"),
        .target(name: "Goldens", path: "Tests/Goldens"),
        .target(name: "TemporaryFolders", path: "Tests/TemporaryFolders"),
        .target(name: "RandomApps", dependencies: ["PlaygroundModel", "Simulation"], path: "Tests/RandomApps"),

        .testTarget(
            name: "PlaygroundModelTests", dependencies: ["PlaygroundLanguage", "PlaygroundModel", "SeededRandom"],
            exclude: ["Symbols/symbols.tsv"]),
        .testTarget(
            name: "PlaygroundLanguageTests", dependencies: ["PlaygroundLanguage", "PlaygroundModel"], exclude: ["vocabulary.tsv"]),
        .testTarget(name: "JSONTests", dependencies: ["HostileTexts", "JSON"]),
        .testTarget(name: "JSONRPCTests", dependencies: ["JSON", "JSONRPC", "SeededRandom"]),
        .testTarget(
            name: "EditorServerTests", dependencies: ["EditorServer", "JSON", "JSONRPC", "SeededRandom", "SourceDiagnostics", "TemporaryFolders"]),
        .testTarget(
            name: "ModelContextTests",
            dependencies: [
                "JSON", "JSONRPC", "ModelContext", "PageAssets", "PlaygroundPipeline", "PlaygroundReader", "SeededRandom",
            ]
        ),
        .testTarget(
            name: "LanguageServiceTests",
            dependencies: [
                "JSON", "LanguageService", "PlaygroundLanguage", "PlaygroundModel", "PlaygroundPipeline", "PlaygroundReader",
                "PlaygroundSchema", "SeededRandom", "SourceDiagnostics",
            ]
        ),
        .testTarget(
            name: "PlaygroundSchemaTests",
            dependencies: [
                "JSON", "PlaygroundLanguage", "PlaygroundReader", "PlaygroundSchema",
            ]
        ),
        .testTarget(name: "SourceDiagnosticsTests", dependencies: ["HostileTexts", "SourceDiagnostics", "TOMLReading"]),
        .testTarget(name: "ConstraintSolverTests", dependencies: ["ConstraintSolver", "SeededRandom"]),
        .testTarget(
            name: "ConstraintLogsTests",
            dependencies: ["ConstraintLogs", "Goldens", "HostileTexts", "PlaygroundPipeline", "PlaygroundReader", "SeededRandom"],
            exclude: ["Goldens"]
        ),
        .testTarget(name: "TextMetricsTests", dependencies: ["PageAssets", "TextMetrics"]),
        .testTarget(name: "AppleDevicesTests", dependencies: ["AppleDevices"]),
        .testTarget(name: "TOMLReadingTests", dependencies: ["MarkedSource", "SeededRandom", "TOMLReading", "TOMLKit"]),
        .testTarget(
            name: "PlaygroundReaderTests", dependencies: ["Goldens", "MarkedSource", "PlaygroundReader", "SeededRandom"],
            exclude: ["Goldens"]
        ),
        .testTarget(name: "SimulationTests", dependencies: ["AppleDevices", "RandomApps", "SeededRandom", "Simulation"]),
        .testTarget(name: "LayoutEngineTests", dependencies: ["LayoutEngine", "SeededRandom"], exclude: ["Recorded/breaks.tsv"]),
        .testTarget(
            name: "PlaygroundPipelineTests",
            dependencies: [
                "Goldens", "JSON", "PlaygroundModel", "PlaygroundPipeline", "PlaygroundReader", "PlaygroundSchema", "RandomApps",
                "RandomPlaygrounds", "SeededRandom",
            ],
            exclude: ["Behaviour", "Goldens"]
        ),
        .testTarget(
            name: "CheckingTests",
            dependencies: [
                "Checking", "Goldens", "JSON", "PageAssets", "PlaygroundModel", "PlaygroundPipeline", "PlaygroundReader",
                "PlaygroundSchema", "SeededRandom", "SourceDiagnostics", "WireframeSVG",
            ],
            exclude: ["Apps", "Recordings/Goldens"]
        ),
        .testTarget(name: "WireframesTests", dependencies: ["AppleDevices", "SeededRandom", "Wireframes"]),
        .testTarget(name: "WireframeSVGTests", dependencies: ["PageAssets", "PlaygroundPipeline", "SourceDiagnostics", "WireframeSVG", "Wireframes"]),
        .testTarget(
            name: "WireframeHTMLTests",
            dependencies: [
                "ConstraintLogs", "JSON", "PageAssets", "PlaygroundPipeline", "PlaygroundServer", "SourceDiagnostics", "WireframeHTML",
            ]
        ),
        .testTarget(
            name: "PlaygroundServerTests",
            dependencies: [
                "Files", "JSON", "JSONRPC", "LanguageService", "PageAssets", "PlaygroundServer", "SourceDiagnostics", "TemporaryFolders",
                "WireframeHTML",
            ]
        ),
        .testTarget(name: "BrowserEngineTests", dependencies: ["BrowserEngine", "JSON", "PlaygroundSchema", "WireframeHTML"]),
        .testTarget(name: "CodeImportTests",
            dependencies: ["CodeImport", "Files", "PlaygroundLanguage", "PlaygroundModel", "SourceDiagnostics", "TemporaryFolders"]),
        .testTarget(
            name: "InterfaceImportTests",
            dependencies: [
                "Goldens", "InterfaceImport", "JSON", "PlaygroundLanguage", "PlaygroundModel", "PlaygroundPipeline", "PlaygroundReader",
                "SampleDocuments", "SeededRandom", "TOMLReading",
            ],
            exclude: ["FrameComparison/Goldens", "StoryboardImport/Documents", "StoryboardImport/Goldens"]
        ),
        .testTarget(
            name: "EjectionTests",
            dependencies: [
                "Ejection", "Goldens", "HostileTexts", "PlaygroundLanguage", "PlaygroundModel", "PlaygroundReader", "PlaygroundSchema",
                "RandomPlaygrounds", "SeededRandom", "SourceDiagnostics",
            ],
            exclude: ["Goldens"]
        ),
        .testTarget(
            name: "ExportingTests", dependencies: ["Exporting", "JSON", "PlaygroundPipeline", "SeededRandom", "TemporaryFolders"]),
        .testTarget(
            name: "FuzzTests",
            dependencies: [
                "AppleDevices", "Checking", "ConstraintSolver", "Ejection", "Files", "HostileTexts", "InterfaceImport",
                "JSON", "JSONRPC", "LayoutEngine", "PageAssets", "PlaygroundModel", "PlaygroundPipeline", "PlaygroundReader", "RandomApps",
                "SampleDocuments", "SeededRandom", "Simulation", "SourceDiagnostics", "TOMLReading", "TemporaryFolders", "WireframeHTML",
            ]
        ),
        .testTarget(
            name: "LessonsTests", dependencies: ["HostileTexts", "JSON", "Lessons", "MarkedSource", "PlaygroundPipeline", "PlaygroundReader", "SourceDiagnostics"],
            exclude: ["sections.json"]),
        .testTarget(name: "FilesTests", dependencies: ["Files", "SeededRandom", "TemporaryFolders"]),
        .testTarget(
            name: "CommandTests",
            dependencies: [
                "traitscope", "Files", "JSON", "PlaygroundSchema", "SourceDiagnostics",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]
        ),
        .testTarget(name: "traitscope-benchmarksTests", dependencies: ["traitscope-benchmarks"]),
    ]
)

// Each target depends on all modules behind its own, too. Otherwise a module would keep the former layout of a type that it uses and does
// not import: a build compares only the modules that a target names.
extension Target {
    var named: [String] { dependencies.compactMap { if case .byNameItem(let name, _) = $0 { name } else { nil } } }
}

let targets = Dictionary(uniqueKeysWithValues: package.targets.map { ($0.name, $0) })
var isComplete = false
while !isComplete {
    isComplete = true
    for target in package.targets {
        let behind = Set(target.named.flatMap { targets[$0]?.named ?? [] }.filter { targets[$0] != nil }).subtracting(target.named)
        target.dependencies += behind.sorted().map { .byName(name: $0) }
        isComplete = isComplete && behind.isEmpty
    }
}

// A debug build compiles each module as a whole in one thread, which takes four fifths of the core time. The compiler remarks that this
// excludes incremental compilation.
for target in package.targets where target.type != .plugin {
    let wholeModule = ["-disable-batch-mode", "-wmo", "-num-threads", "1", "-no-emit-module-separately-wmo"]
    target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(wholeModule, .when(configuration: .debug))]
}

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
        // The keys of playgrounds: what all tools know of each, one row a key.
        .target(name: "PlaygroundLanguage", dependencies: ["PlaygroundModel"]),
        .target(name: "SourceDiagnostics"),
        .target(name: "JSON"),
        .target(name: "TextWriting"),
        .target(name: "ConstraintSolver"),
        .target(name: "TextMetrics", dependencies: ["PlaygroundModel"]),
        .target(name: "TOMLReading", dependencies: ["PlaygroundModel", "SourceDiagnostics", "TOMLKit"]),
        .target(
            name: "AppleDevices", dependencies: ["PlaygroundModel", "TOMLReading"],
            resources: [.embedInCode("devices.toml"), .embedInCode("multitasking.toml")]
        ),

        // What Xcode's console says of constraints.
        .target(name: "ConstraintLogs", dependencies: ["ConstraintSolver", "PlaygroundModel", "PlaygroundReader"]),

        // From text to picture.
        .target(
            name: "PlaygroundReader",
            dependencies: ["PlaygroundLanguage", "PlaygroundModel", "SourceDiagnostics", "AppleDevices", "TOMLReading"]
        ),
        .target(name: "Simulation", dependencies: ["PlaygroundModel", "LayoutEngine", "TextMetrics"]),
        .target(name: "LayoutEngine", dependencies: ["PlaygroundLanguage", "PlaygroundModel", "ConstraintSolver", "TextMetrics"]),
        .target(
            name: "Scenarios", dependencies: ["PlaygroundModel", "Simulation", "LayoutEngine", "SourceDiagnostics", "Wireframes"]
        ),
        .target(name: "Wireframes", dependencies: ["PlaygroundLanguage", "PlaygroundModel", "Simulation", "LayoutEngine", "TextMetrics"]),
        .target(
            name: "WireframeSVG", dependencies: ["PlaygroundModel", "LayoutEngine", "Simulation", "TextMetrics", "TextWriting", "Wireframes"]
        ),
        .target(
            name: "WireframeHTML",
            dependencies: [
                "JSON", "PlaygroundModel", "LayoutEngine", "Simulation", "SourceDiagnostics", "TextMetrics", "TextWriting", "Wireframes",
                .product(name: "Mustache", package: "swift-mustache"),
            ]
        ),
        .target(
            name: "PlaygroundPipeline",
            dependencies: [
                "PlaygroundModel", "SourceDiagnostics", "PlaygroundReader", "AppleDevices", "Simulation", "LayoutEngine", "Scenarios",
                "JSON", "Wireframes", "WireframeHTML",
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

        // The templates and browser modules, as part of the executable.
        .executableTarget(name: "AssetEmbedder"),
        .plugin(name: "EmbedAssets", capability: .buildTool(), dependencies: ["AssetEmbedder"], path: "Sources/EmbedAssets"),
        .target(name: "PageAssets", swiftSettings: [.define("EMBEDS_ENGINE", .when(configuration: .release))], plugins: ["EmbedAssets"]),

        // What editors know of the language.
        .target(
            name: "PlaygroundSchema",
            dependencies: ["AppleDevices", "JSON", "PlaygroundLanguage", "PlaygroundModel", "PlaygroundReader", "SourceDiagnostics"],
            exclude: ["Reference/Chapters"], plugins: ["EmbedAssets"]
        ),

        // What `traitscope check` finds, and the forms it is reported in.
        .target(
            name: "Checks",
            dependencies: [
                "EnvironmentMatrix", "Lints", "PlaygroundModel", "PlaygroundPipeline", "PlaygroundReader", "Scenarios", "SourceDiagnostics",
                "TextWriting",
            ]
        ),
        .target(
            name: "Differences",
            dependencies: [
                "EnvironmentMatrix", "LayoutEngine", "PlaygroundModel", "PlaygroundPipeline", "Simulation", "SourceDiagnostics",
                "TextWriting", "WireframeSVG", "Wireframes",
            ]
        ),
        .target(name: "EnvironmentMatrix", dependencies: ["PlaygroundModel", "PlaygroundPipeline", "Simulation", "Wireframes"]),
        .target(
            name: "Lints",
            dependencies: [
                "EnvironmentMatrix", "LayoutEngine", "PlaygroundModel", "PlaygroundPipeline", "PlaygroundReader", "Simulation",
                "SourceDiagnostics", "WireframeSVG", "Wireframes",
            ]
        ),

        // What commands and tools do alike.
        .target(
            name: "Answers",
            dependencies: [
                "AppleDevices", "Checks", "Differences", "EnvironmentMatrix", "Files", "FrameComparison", "InterfaceBuilder", "PathKit",
                "PlaygroundModel", "PlaygroundPipeline", "PlaygroundReader", "SourceDiagnostics", "StoryboardImport",
            ]
        ),

        // Interface Builder's documents.
        .target(name: "InterfaceBuilder", dependencies: ["SourceDiagnostics"]),
        .target(
            name: "StoryboardImport",
            dependencies: ["InterfaceBuilder", "PlaygroundLanguage", "PlaygroundModel", "PlaygroundReader", "SourceDiagnostics"]
        ),
        .target(
            name: "FrameComparison",
            dependencies: [
                "AppleDevices", "InterfaceBuilder", "LayoutEngine", "PlaygroundModel", "PlaygroundPipeline", "PlaygroundReader",
                "Simulation", "SourceDiagnostics", "StoryboardImport", "Wireframes",
            ]
        ),

        // What UIKit did with an app, beside what the engine does.
        .target(
            name: "Recordings",
            dependencies: [
                "AppleDevices", "JSON", "LayoutEngine", "PlaygroundModel", "PlaygroundPipeline", "PlaygroundReader", "Simulation",
                "SourceDiagnostics", "Wireframes",
            ]
        ),

        // A playground as an app.
        .target(
            name: "Ejection", dependencies: ["JSON", "PlaygroundLanguage", "PlaygroundModel", "TextWriting", "TOMLReading"],
            resources: [
                .embedInCode("Recording/Package/CallbackLog.swift"), .embedInCode("Recording/Package/Recorder.swift"),
                .embedInCode("Recording/Package/Recorder+Containers.swift"), .embedInCode("Recording/Package/Recorder+Events.swift"),
                .embedInCode("Recording/Package/Recorder+Screen.swift"), .embedInCode("Recording/Package/Recorder+Taps.swift"),
                .embedInCode("Recording/Package/Recorder+Views.swift"),
                .embedInCode("Recording/Package/Record.sh"), .embedInCode("Recording/Package/record.yml"),
            ]
        ),

        // The shells that touch disk, sockets and clock.
        .target(
            name: "PlaygroundServer",
            dependencies: [
                "ConstraintLogs", "EditorLink", "Files", "JSON", "JSONRPC", "LanguageData", "LanguageService", "PlaygroundPipeline",
                "PlaygroundSchema", "PageAssets", "WireframeSVG", "FlyingFox", "PathKit",
                .product(name: "Logging", package: "swift-log"),
            ]
        ),
        .target(
            name: "LanguageServer",
            dependencies: [
                "EditorLink", "Files", "JSON", "JSONRPC", "LanguageService", "PlaygroundModel", "PlaygroundReader", "PlaygroundSchema",
                "SourceDiagnostics", "TOMLReading", "WireframeSVG",
            ]
        ),
        .target(name: "StaticExport", dependencies: ["Files", "JSON", "LanguageData", "PlaygroundPipeline", "PageAssets"]),
        .target(
            name: "PictureExport",
            dependencies: [
                "Files", "PlaygroundModel", "PlaygroundPipeline", "PageAssets", "TextMetrics", "TextWriting", "WireframeSVG", "Wireframes",
            ]
        ),
        // What editors are told of a playground while it is written.
        .target(
            name: "LanguageService",
            dependencies: [
                "JSON", "LayoutEngine", "PlaygroundLanguage", "PlaygroundModel", "PlaygroundPipeline", "PlaygroundReader", "Simulation",
                "SourceDiagnostics", "TOMLReading", "Wireframes",
            ]
        ),

        .target(name: "LanguageData", dependencies: ["JSON", "PlaygroundModel", "PlaygroundSchema", "WireframeSVG"]),

        // What editors and tools that write code say over standard input and output.
        .target(name: "JSONRPC", dependencies: ["JSON"]),
        // How editors and the live pages of one person find each other, and what they say.
        .target(
            name: "EditorLink", dependencies: ["JSON", "JSONRPC", .product(name: "FlyingSocks", package: "FlyingFox")]
        ),
        .target(
            name: "ModelContext",
            dependencies: [
                "Answers", "AppleDevices", "Checks", "ConstraintLogs", "Differences", "EnvironmentMatrix", "Files", "InterfaceBuilder", "JSON",
                "JSONRPC", "LayoutEngine", "PageAssets", "PathKit", "PictureExport", "PlaygroundModel", "PlaygroundPipeline", "PlaygroundReader",
                "PlaygroundSchema", "Simulation", "SourceDiagnostics", "StoryboardImport", "WireframeSVG", "Wireframes",
            ]
        ),
        // Reading and writing files, within limits.
        .target(name: "Files", dependencies: ["PathKit", "PlaygroundModel", "SourceDiagnostics"]),
        .executableTarget(
            name: "traitscope",
            dependencies: [
                "Answers", "Checks", "ConstraintLogs", "Differences", "EditorLink", "Ejection", "EnvironmentMatrix", "Files", "FrameComparison", "InterfaceBuilder", "JSONRPC", "LanguageServer", "ModelContext", "PageAssets", "PictureExport", "PlaygroundSchema", "PlaygroundServer", "Recordings", "StaticExport",
                "StoryboardImport", "PathKit", "TextWriting",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "Logging", package: "swift-log"),
            ],
            resources: [
                .embedInCode("New/start.toml"), .embedInCode("EditorFiles/VSCode/package.json"), .embedInCode("EditorFiles/VSCode/extension.js"),
                .embedInCode("EditorFiles/VSCode/board.js"), .embedInCode("EditorFiles/VSCode/README.md"),
            ]
        ),
        .executableTarget(
            name: "traitscope-benchmarks",
            dependencies: [
                "traitscope", "AppleDevices", "Checks", "ConstraintLogs", "ConstraintSolver", "Ejection", "EnvironmentMatrix", "InterfaceBuilder", "JSON", "JSONRPC", "LayoutEngine", "PageAssets",
                "PlaygroundModel", "PlaygroundPipeline", "PlaygroundReader", "Recordings", "Simulation", "StoryboardImport", "WireframeHTML",
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
                "Ejection", "EnvironmentMatrix", "LayoutEngine", "PlaygroundLanguage", "PlaygroundModel", "PlaygroundPipeline", "PlaygroundReader",
                "PlaygroundSchema", "RandomPlaygrounds", "Recordings", "Simulation",
            ],
            path: "Tests/EjectedFrames"
        ),
        .target(
            name: "SampleDocuments", dependencies: ["InterfaceBuilder", "StoryboardImport"], path: "Tests/SampleDocuments"
        ),
        .target(name: "Goldens", path: "Tests/Goldens"),
        .target(name: "TemporaryFolders", path: "Tests/TemporaryFolders"),
        .target(name: "RandomApps", dependencies: ["PlaygroundModel", "Simulation"], path: "Tests/RandomApps"),

        .testTarget(name: "PlaygroundModelTests", dependencies: ["PlaygroundLanguage", "PlaygroundModel", "SeededRandom"]),
        .testTarget(name: "PlaygroundLanguageTests", dependencies: ["PlaygroundLanguage", "PlaygroundModel"]),
        .testTarget(name: "JSONTests", dependencies: ["HostileTexts", "JSON"]),
        .testTarget(name: "JSONRPCTests", dependencies: ["JSON", "JSONRPC", "SeededRandom"]),
        .testTarget(name: "EditorLinkTests", dependencies: ["EditorLink", "JSON", "JSONRPC"]),
        .testTarget(
            name: "ModelContextTests",
            dependencies: ["JSON", "JSONRPC", "ModelContext", "PageAssets", "PlaygroundPipeline", "PlaygroundReader", "SeededRandom"]
        ),
        .testTarget(name: "LanguageServerTests", dependencies: ["LanguageServer", "SeededRandom", "SourceDiagnostics"]),
        .testTarget(
            name: "LanguageServiceTests",
            dependencies: [
                "JSON", "LanguageData", "LanguageService", "PlaygroundLanguage", "PlaygroundReader", "PlaygroundSchema", "SeededRandom",
                "SourceDiagnostics",
            ]
        ),
        .testTarget(
            name: "LanguageDataTests", dependencies: ["JSON", "LanguageData", "LanguageService", "PlaygroundSchema", "SourceDiagnostics"]
        ),
        .testTarget(name: "SourceDiagnosticsTests", dependencies: ["HostileTexts", "SourceDiagnostics", "TOMLReading"]),
        .testTarget(name: "ConstraintSolverTests", dependencies: ["ConstraintSolver", "SeededRandom"]),
        .testTarget(
            name: "ConstraintLogsTests", dependencies: ["ConstraintLogs", "Goldens", "PlaygroundPipeline", "PlaygroundReader", "SeededRandom"],
            exclude: ["Goldens"]
        ),
        .testTarget(name: "TextMetricsTests", dependencies: ["PageAssets", "TextMetrics"]),
        .testTarget(name: "AppleDevicesTests", dependencies: ["AppleDevices"]),
        .testTarget(name: "TOMLReadingTests", dependencies: ["MarkedSource", "SeededRandom", "TOMLReading", "TOMLKit"]),
        .testTarget(
            name: "PlaygroundReaderTests", dependencies: ["Goldens", "MarkedSource", "PlaygroundReader", "SeededRandom"],
            exclude: ["Goldens"]
        ),
        .testTarget(name: "PlaygroundSchemaTests", dependencies: ["JSON", "PlaygroundLanguage", "PlaygroundReader", "PlaygroundSchema"]),
        .testTarget(name: "SimulationTests", dependencies: ["AppleDevices", "RandomApps", "SeededRandom", "Simulation"]),
        .testTarget(name: "LayoutEngineTests", dependencies: ["LayoutEngine", "SeededRandom"]),
        .testTarget(name: "ScenariosTests", dependencies: ["PlaygroundModel", "PlaygroundReader", "Scenarios"]),
        .testTarget(
            name: "ChecksTests", dependencies: ["Checks", "PlaygroundReader", "PlaygroundSchema", "Scenarios", "SourceDiagnostics"]
        ),
        .testTarget(name: "WireframesTests", dependencies: ["AppleDevices", "SeededRandom", "Wireframes"]),
        .testTarget(
            name: "WireframeSVGTests", dependencies: ["WireframeSVG", "PageAssets", "PlaygroundPipeline", "TextWriting"]
        ),
        .testTarget(name: "WireframeHTMLTests", dependencies: ["ConstraintLogs", "JSON", "TextWriting", "WireframeHTML", "PageAssets", "PlaygroundServer"]),
        .testTarget(
            name: "PlaygroundPipelineTests", dependencies: ["Goldens", "JSON", "PlaygroundPipeline", "RandomApps", "SeededRandom"],
            exclude: ["Goldens"]
        ),
        .testTarget(name: "EnvironmentMatrixTests", dependencies: ["EnvironmentMatrix", "PlaygroundReader", "SeededRandom"]),
        .testTarget(name: "LintsTests", dependencies: ["EnvironmentMatrix", "Lints", "PlaygroundReader", "SourceDiagnostics"]),
        .testTarget(
            name: "DifferencesTests", dependencies: ["Differences", "EnvironmentMatrix", "PageAssets", "PlaygroundReader", "WireframeSVG"]
        ),
        .testTarget(
            name: "PlaygroundServerTests",
            dependencies: ["EditorLink", "Files", "JSON", "JSONRPC", "LanguageService", "PlaygroundServer", "PageAssets", "TemporaryFolders", "WireframeHTML"]
        ),
        .testTarget(name: "BrowserEngineTests", dependencies: ["BrowserEngine", "JSON", "LanguageData", "WireframeHTML"]),
        .testTarget(
            name: "FrameComparisonTests",
            dependencies: [
                "FrameComparison", "Goldens", "InterfaceBuilder", "PlaygroundModel", "PlaygroundReader", "SampleDocuments", "Scenarios",
                "StoryboardImport",
            ],
            exclude: ["Goldens"]
        ),
        .testTarget(name: "InterfaceBuilderTests", dependencies: ["InterfaceBuilder", "SampleDocuments"]),
        .testTarget(
            name: "StoryboardImportTests",
            dependencies: ["Goldens", "InterfaceBuilder", "PlaygroundPipeline", "SampleDocuments", "StoryboardImport", "TOMLReading"],
            exclude: ["Documents", "Goldens"]
        ),
        .testTarget(
            name: "RecordingsTests",
            dependencies: ["Goldens", "PlaygroundModel", "PlaygroundPipeline", "PlaygroundReader", "Recordings", "SeededRandom", "SourceDiagnostics"],
            exclude: ["Goldens"]
        ),
        .testTarget(
            name: "EjectionTests",
            dependencies: [
                "Ejection", "Goldens", "HostileTexts", "PlaygroundModel", "PlaygroundReader", "PlaygroundSchema", "RandomPlaygrounds",
                "SeededRandom", "SourceDiagnostics",
            ],
            exclude: ["Goldens"]
        ),
        .testTarget(name: "StaticExportTests", dependencies: ["JSON", "SeededRandom", "StaticExport"]),
        .testTarget(name: "PictureExportTests", dependencies: ["PictureExport", "PlaygroundPipeline"]),
        .testTarget(
            name: "FuzzTests",
            dependencies: [
                "AppleDevices", "ConstraintSolver", "InterfaceBuilder", "LayoutEngine", "PageAssets", "PlaygroundModel", "PlaygroundPipeline",
                "PlaygroundReader", "RandomApps", "Recordings", "SampleDocuments", "SeededRandom", "Simulation", "SourceDiagnostics",
                "StoryboardImport", "TOMLReading", "WireframeHTML",
            ]
        ),
        .testTarget(name: "FilesTests", dependencies: ["Files", "SeededRandom", "TemporaryFolders"]),
        .testTarget(
            name: "CommandTests",
            dependencies: [
                "traitscope", "Files", "JSON", "PlaygroundSchema", .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]
        ),
        .testTarget(name: "TextWritingTests", dependencies: ["HostileTexts", "TextWriting"]),
        .testTarget(name: "traitscope-benchmarksTests", dependencies: ["traitscope-benchmarks"]),
    ]
)

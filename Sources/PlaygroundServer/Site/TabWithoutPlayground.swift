import PlaygroundPipeline
import SourceDiagnostics
import WireframeHTML

/// A tab that shows no playground: what its page is told of its own files and of its templates waits among its replies.
protocol TabWithoutPlayground: LiveTab {
    var renderer: PageRenderer { get set }
    var replies: PendingReplies { get set }
}

extension TabWithoutPlayground {
    mutating func assetsChanged(_ renderer: PageRenderer, stylesOnly: Bool) {
        self.renderer = renderer
        replies.add(.assets(stylesOnly: stylesOnly))
    }

    mutating func templatesFailed(_ problems: [DiagnosticRecord]) {
        if let problem = problems.first { notice("The templates have mistakes: \(problem.headline).") }
    }

    mutating func notice(_ sentence: String) {
        replies.add(.error(sentence))
    }
}

enum Feature: String, Sendable {
    case completion = "textDocument/completion"
    case hover = "textDocument/hover"
    case definition = "textDocument/definition"
    case references = "textDocument/references"
    case highlight = "textDocument/documentHighlight"
    case prepareRename = "textDocument/prepareRename"
    case rename = "textDocument/rename"
    case symbols = "textDocument/documentSymbol"
    case folding = "textDocument/foldingRange"
    case formatting = "textDocument/formatting"
    case inlayHint = "textDocument/inlayHint"
    case codeAction = "textDocument/codeAction"
    case tokens = "textDocument/semanticTokens/full"
    case executeCommand = "workspace/executeCommand"

    var hasPosition: Bool {
        switch self {
        case .completion, .hover, .definition, .references, .highlight, .prepareRename, .rename: true
        case .symbols, .folding, .formatting, .inlayHint, .codeAction, .tokens, .executeCommand: false
        }
    }
}

import BrowserEngine
import Foundation

// Runs the engine of an exported page as the desktop's compiler makes it, for a test that runs the page's own beside it. Each line
// of the input is an order: its first letter says which (`l`aunch, `r`ead, `m`essage), the rest is JSON, of `r` as a string with
// escapes in it. Each is answered by the updates that came of it, a line each, and an empty line.

var engine = Engine()
while let line = readLine() {
    let text = String(line.dropFirst())
    switch line.first {
    case "l": _ = engine.launch(text)
    case "r": engine.read(text.replacing("\\n", with: "\n"))
    default: engine.receive(text)
    }
    var answer = ""
    while let update = engine.update() { answer += update + "\n" }
    // Not by print(), which keeps lines to itself while the output is a pipe.
    FileHandle.standardOutput.write(Data((answer + "\n").utf8))
}

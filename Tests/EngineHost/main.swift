import BrowserEngine
import Foundation

// Runs the engine of an exported page as the desktop's compiler makes it, for a test that compares it with the page's engine. Each line
// of the input is an order: its first letter says which (`l`aunch, `r`ead, `m`essage, `k`nowledge of the language, `a`sk), the rest is
// JSON, of `r` as a string with escapes in it. Each is answered by the updates that came of it, or by what was asked for, a line each, and an
// empty line.

var engine = Engine()
while let line = readLine() {
    let text = String(line.dropFirst())
    var answer = ""
    switch line.first {
    case "l": _ = engine.launch(text)
    case "r": engine.read(text.replacing("\\n", with: "\n"))
    case "k": _ = engine.learn(text)
    case "a": answer = engine.answer(text) + "\n"
    default: engine.receive(text)
    }
    while let update = engine.update() { answer += update + "\n" }
    // Not by print(), which keeps lines to itself while the output is a pipe.
    FileHandle.standardOutput.write(Data((answer + "\n").utf8))
}

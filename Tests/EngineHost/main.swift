import BrowserEngine
import Foundation

// Runs the engine of an exported page as the desktop's compiler makes it, for a test that compares it with the page's engine. Each line
// of the input is a command: its first letter is the kind (`l`aunch, `r`ead, `m`essage, `k`nowledge of the language, `a`sk), the rest is
// JSON, for `r` an escaped string. Each is answered with the resulting updates or the requested text, one per line, and an
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
    // Not with print(), which buffers lines while the output is a pipe.
    FileHandle.standardOutput.write(Data((answer + "\n").utf8))
}

import BrowserEngine
import Foundation

// Runs the engine of an exported page, built by the desktop's compiler. A test compares it with the page's engine. Each line of input is
// a command: its first character is the kind (`l`aunch, `r`ead, `m`essage, `k`nowledge of the language, `a`sk). The rest is JSON, or an
// escaped string for `r`. The answer to each command is the resulting updates or the requested text, one per line, and an empty line.

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
    // print() buffers lines while the output is a pipe.
    FileHandle.standardOutput.write(Data((answer + "\n").utf8))
}

import Files

enum Browser {
    static func open(_ url: String) {
        #if os(macOS)
        let command = "open"
        #else
        let command = "xdg-open"
        #endif
        do {
            try ProgramRun.start([command, url])
        } catch {
            Console.current.printError("The browser could not be opened: \(error).")
        }
    }
}

/// Steps of the scale as its buttons make them, on the page.
enum ZoomSteps {
    struct Outcome: Decodable, Sendable {
        /// From the click to the end of the next frame, layout and paint included, in milliseconds.
        var steps: [Double]
        /// The same where nothing is clicked.
        var idle: [Double]
    }

    static let count = 40

    /// A message to itself is the first that a page hears after a frame has been painted.
    static let script = """
        (async () => {
            const frame = () => new Promise((done) => requestAnimationFrame(() => {
                const { port1, port2 } = new MessageChannel();
                port1.onmessage = () => done(performance.now());
                port2.postMessage(null);
            }));
            const time = async (act) => {
                await frame();
                const start = performance.now();
                act();
                return (await frame()) - start;
            };
            const click = (action) => document.querySelector(`.toolbar [data-action="${action}"]`).click();
            const steps = [], idle = [];
            for (let number = 0; number < \(count); number += 1) {
                idle.push(await time(() => {}));
                steps.push(await time(() => click(number % 2 ? "zoom-out" : "zoom-in")));
            }
            return { steps, idle };
        })()
        """
}

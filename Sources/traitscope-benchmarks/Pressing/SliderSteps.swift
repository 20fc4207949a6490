/// The script that moves the pressure slider of one device and watches the hint follow.
enum SliderSteps {
    static let count = 500

    /// A device with 3D Touch, by its id on the page.
    private static let device = "iphone-8"

    /// What came of it. Times are in milliseconds by the page's clock.
    struct Outcome: Decodable, Sendable {
        /// For each step, the time until the pressed element stood out as far as the force has it.
        var latencies: [Double]
    }

    /// The twelve devices under a version with peek and pop, and a photo that can be pressed.
    static func playground(_ word: String) -> String {
        "ios = \"12\"\n" + TwelveDevices.playground(word) + """

            [controllers.home.views.photo.peek]
            preview = "card"

            [controllers.card]
            title = "Card"

            """
    }

    /// An expression for a promise of the outcome.
    ///
    /// Steps go up and down between hint and peek, so that each changes how far the element stands out. The next step is
    /// made a moment after the last is seen: what is measured is a step by itself, not a queue.
    static let script = """
        (async () => {
            const device = document.querySelector('[data-device="\(device)"]');
            const slider = device.querySelector('.pressure');
            const amount = () => device.querySelector('[data-id="touch/source"]')?.style.getPropertyValue("--amount");
            const latencies = [];
            const step = key => new Promise((done, failed) => {
                const before = amount();
                const observer = new MutationObserver(() => {
                    if (amount() === undefined || amount() === before) return;
                    observer.disconnect();
                    clearTimeout(timer);
                    done(performance.now() - start);
                });
                observer.observe(device.querySelector(".glass"), { subtree: true, attributes: true, childList: true });
                const timer = setTimeout(() => { observer.disconnect(); failed(new Error("a force never arrived")); }, 5000);
                const start = performance.now();
                slider.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
            });
            const pause = () => new Promise(done => setTimeout(done, 4));
            slider.focus();
            for (let i = 0; i < 7; i += 1) {
                slider.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowUp", bubbles: true }));
                await new Promise(done => setTimeout(done, 80));
            }
            for (let i = 0; i < \(count); i += 1) {
                latencies.push(await step(i % 10 < 5 ? "ArrowUp" : "ArrowDown"));
                await pause();
            }
            slider.dispatchEvent(new KeyboardEvent("keydown", { key: "Home", bubbles: true }));
            return { latencies };
        })()
        """
}

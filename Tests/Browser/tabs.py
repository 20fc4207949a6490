"""Real tabs of one window, one of them in front. In Playwright's contexts every tab is in front."""

import itertools
import json

from conftest import until

COUNTING = """window.received = 0;
window.WebSocket = class extends window.WebSocket {
    constructor(...address) {
        super(...address);
        this.addEventListener("message", () => (window.received += 1));
    }
};"""


class Window:
    """A window without tabs. `page` is any page of Playwright's, whose events are handled during waits."""

    def __init__(self, browser, page):
        self.page = page
        self.line = browser.new_browser_cdp_session()
        self.context = self.line.send("Target.createBrowserContext", {"disposeOnDetach": True})["browserContextId"]
        self.numbers = itertools.count(1)

    def open(self, url):
        """Opens a tab in front of the others."""
        return Tab(self, url)

    def close(self):
        self.line.send("Target.disposeBrowserContext", {"browserContextId": self.context})
        self.line.detach()


class Tab:
    """A tab. `window.received` counts the messages from its server."""

    def __init__(self, window, url):
        self.window = window
        self.answers = {}
        place = {"url": "about:blank", "browserContextId": window.context}
        target = window.line.send("Target.createTarget", place)["targetId"]
        self.session = window.line.send("Target.attachToTarget", {"targetId": target, "flatten": False})["sessionId"]
        window.line.on("Target.receivedMessageFromTarget", lambda message: self._receive(message))
        self.call("Page.enable")
        self.call("Page.addScriptToEvaluateOnNewDocument", source=COUNTING)
        self.call("Page.navigate", url=url)

    def _receive(self, message):
        if message["sessionId"] == self.session:
            answer = json.loads(message["message"])
            self.answers[answer.get("id")] = answer

    def call(self, method, **parameters):
        number = next(self.window.numbers)
        message = json.dumps({"id": number, "method": method, "params": parameters})
        self.window.line.send("Target.sendMessageToTarget", {"sessionId": self.session, "message": message})
        until(self.window.page, lambda: number in self.answers, f"the browser answers {method}")
        return self.answers.pop(number)["result"]

    def evaluate(self, expression):
        return self.call("Runtime.evaluate", expression=expression, returnByValue=True)["result"].get("value")

    def until(self, condition):
        until(self.window.page, lambda: self.evaluate(condition), condition)

    def bring_to_front(self):
        self.call("Page.bringToFront")

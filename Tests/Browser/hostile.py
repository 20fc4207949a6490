"""A page of another origin in the user's browser that attempts everything a page can."""

import http.server
import threading

PAGE = """<!doctype html><meta charset="utf-8"><title>Hostile</title><body><script>
const target = new URLSearchParams(location.search).get("target");
const paths = ["", "neko", "neko.toml", "assets/styles/page.css", "assets/modules/main.js", "socket?page=/neko", "nothing"];
const results = {};
const note = (kind, path, what) => ((results[kind] ??= {})[path] = what);

/** Whether an element with this address says that it was loaded. */
const element = (name, attribute, path, more = {}) => new Promise((done) => {
  const node = Object.assign(document.createElement(name), more);
  node.onload = () => done("loaded");
  node.onerror = () => done("failed");
  node.onloadeddata = node.onload;
  setTimeout(() => done("nothing"), 3000);
  node[attribute] = target + path;
  document.body.append(node);
});

const frame = (path) => new Promise((done) => {
  const node = document.createElement("iframe");
  node.onload = () => {
    try {
      done(node.contentDocument === null ? "nothing to see" : "seen: " + node.contentDocument.body.innerHTML.length);
    } catch (error) {
      done("nothing to see");
    }
  };
  node.src = target + path;
  document.body.append(node);
});

const line = (path) => new Promise((done) => {
  const socket = new WebSocket(target.replace("http", "ws") + path);
  socket.onopen = () => done("open");
  socket.onmessage = ({ data }) => done("heard " + data);
  socket.onerror = () => done("failed");
});

const stream = (path) => new Promise((done) => {
  const source = new EventSource(target + path);
  source.onopen = () => done("open");
  source.onerror = () => (source.close(), done("failed"));
});

const asked = (path, options) => fetch(target + path, options).then(
  async (response) => `answered ${response.type} ${response.status} ${(await response.text()).length}`, () => "failed");

function submit(path, method) {
  const form = Object.assign(document.createElement("form"), { method, action: target + path, target: "nowhere" });
  form.append(Object.assign(document.createElement("input"), { name: "do", value: "*:rotate landscapeLeft" }));
  document.body.append(form);
  form.submit();
}

/** Also with the token. */
const put = (path, token) => asked(`${path}?token=${token}`, {
  method: "PUT", body: "# hostile", headers: { "Content-Type": "application/toml", "If-Match": "*" },
});

/** @param {string} token Of the page's socket. */
async function attack(token) {
  document.body.append(Object.assign(document.createElement("iframe"), { name: "nowhere" }));
  for (const path of paths) {
    note("fetch", path, await asked(path));
    note("fetch without CORS", path, await asked(path, { mode: "no-cors" }));
    note("fetch with credentials", path, await asked(path, { credentials: "include" }));
    note("post", path, await asked(path, { method: "POST", body: "a", mode: "no-cors" }));
    note("put", path, await put(path, token));
    note("image", path, await element("img", "src", path));
    note("script", path, await element("script", "src", path));
    note("module", path, await element("script", "src", path, { type: "module" }));
    note("style", path, await element("link", "href", path, { rel: "stylesheet" }));
    note("frame", path, await frame(path));
    note("socket", path, await line(path));
    note("events", path, await stream(path));
    submit(path, "post");
    submit(path, "get");
    navigator.sendBeacon(target + path, "a");
  }
  note("guessed token", "", await line("socket?page=/neko&token=" + "0".repeat(64)));
  return results;
}

/** As many long requests as a browser lets a page send at once. */
const flood = (count, length) => Promise.all(Array.from({ length: count }, () => asked("a".repeat(length), { mode: "no-cors" })));
</script>"""

# A page of another origin must not notice the server.
BLIND = {"failed", "nothing to see"}


class HostileSite:
    """Serves the page on another port, which for a browser is another origin of the same site."""

    def __enter__(self):
        class Handler(http.server.BaseHTTPRequestHandler):
            def do_GET(self):
                body = PAGE.encode()
                self.send_response(200)
                self.send_header("Content-Type", "text/html; charset=utf-8")
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *_):
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *_):
        self.server.shutdown()
        self.server.server_close()

    def url(self, target, name="localhost"):
        return f"http://{name}:{self.server.server_port}/?target={target}"

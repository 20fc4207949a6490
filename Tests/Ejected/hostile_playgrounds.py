"""Random playgrounds with texts that have a meaning in the languages of an ejected package."""

from xml.sax.saxutils import quoteattr

# Text that must be in a package's sources only within string literals. Each hostile text that could be code contains it.
INJECTED = "injected"
TEXTS = [
    "plain", "", " ", "'", '"', "'''", '"""', "`", "\\", '\\"', "\\'", "it's \"quoted\"", f"\\({INJECTED}())", f"\n{INJECTED}()\n// ", f"\r{INJECTED}()\r\n/* ",
    f'"\n{INJECTED}()\nlet x = "', f'"""\n{INJECTED}()\n"""', "*/", "/*", "// x", "#if os(iOS)", "#\"", "\\#(x)", "$(touch injected)", "`touch injected`", "|| touch injected; exit #",
    "'; touch injected; '", "\"; touch injected; \"", "${HOME} !! $'x'", "@DEVICES@", "@BUNDLE@ @SCHEME@", "{title} {file} {nobody} {", "%@ %d 100 % %1$@", "a: b", "- x", "--- #", "&a *b !c",
    "]]>", "<![CDATA[", "</string></dict></plist>", "<!-- & -->", "&amp;&#10;", "{\"a\": [1]}", "\u202etxt.exe\u202c", "\u2066a\u2069\u200f\u061c", "\u2028\u2029\ufeff\u200b", "\x01\x1b[2J\x7f\x85",
    "é🙂👩‍👩‍👧🇯🇵", "\u0301\u20dd", "\"\u0301\\\u0301(\u0301", "\ufffd", "a" * 10_000, "'\"\\\n" * 1_200, "word " * 400, "\\(a) " * 200, "(((", ")))", ", ", " in ", "x in y { $0 }", "&& ||",
]
WORDS = [
    "class", "self", "Self", "init", "default", "import", "func", "Type", "view", "title", "description", "in", "a-b", "A-b", "x1", "String", "UIView", "await", "open", "none", "some", "row",
]
CLASSES = ["Foo", "Shop.ChartView", "_TtC5Shop5Chart", "Größe", "図", "class", "{style}View"]


class Draw:
    """One playground, and the texts that its package must contain."""

    def __init__(self, random):
        self.random = random
        self.devices = [self.line() for _ in range(random.randint(1, 3))]
        self.title = self.text()
        self.name = self.line()
        self.actions = [self.text() or "x" for _ in range(random.randint(0, 3))]

    def text(self):
        return "".join(self.random.choice(TEXTS) for _ in range(self.random.choice([1, 1, 1, 2, 3])))[:10_000].encode()[:10_000].decode(errors="ignore")

    def line(self):
        """A string for a list: one line, not blank."""
        text = "".join(character for character in self.text() if not any(end in character for end in "\n\r\v\f\x85\u2028\u2029"))[:40]
        return text if text.strip() else "x"

    def without_parameters(self):
        """A string for an element with parameters. A name in braces must be a parameter."""
        return self.text().replace("{", "(")

    def names(self, count):
        return self.random.sample(WORDS, count)

    # A playground.

    def playground(self):
        first, second, alert = self.names(3)
        style = "class" if self.random.random() < 0.5 else "x1"
        lines = [f"title = {toml(self.title)}", f"devices = [{', '.join(self.device(name) for name in self.devices)}]"]
        lines += [f"[app]\nname = {toml(self.name)}\nrootViewController = \"{first}\""]
        lines += [f"[traits.mood]\nvalues = [{toml(self.text())}, \"in\", \"!\"]\ndefault = \"in\""]
        lines += [f"[strings.de]\n{toml(self.text() or 'x')} = {toml(self.text())}"]
        for action in self.actions:
            lines.append(f"[[quickActions.static]]\ntype = {toml(action)}\ntitle = {toml(action)}\nsubtitle = {toml(self.text())}")
            if self.random.random() < 0.5:
                lines.append(f"userInfo = {{ {toml(self.text() or 'x')} = {toml(self.text())} }}")
        lines.append(self.controller(first, second, alert, style))
        lines.append(f"[controllers.{second}]\ntitle = {toml(self.without_parameters())}\nparameters = {{ {style} = {toml(self.text())} }}")
        lines.append(f'views.it = {{ customClass = "{self.random.choice(CLASSES).replace("style", style)}" }}')
        lines.append(f"[controllers.{alert}]\nkind = \"alert\"\ntitle = {toml(self.text())}\nmessage = {toml(self.text())}\nactions = {{ ok = {{ title = {toml(self.text())} }} }}")
        lines.append(f"[[scenarios]]\nname = {toml(self.line())}\nevents = []\nexpect = []")
        return "\n".join(lines) + "\n"

    def device(self, name):
        return f"{{ name = {toml(name)}, width = {self.random.randint(300, 900)}, height = {self.random.randint(400, 1200)} }}"

    def controller(self, name, second, alert, style):
        label, button, field, image, table, segments = self.names(6)
        views = [label, button, field, image, table, segments]
        constraints = [f'"{view}.top == superview.top + {index}", "{view}.leading == superview.leading"' for index, view in enumerate(views)]
        return f"""[controllers.{name}]
title = {toml(self.text())}
backButtonTitle = {toml(self.text())}
rightBarButtonItems = {{ item = {{ title = {toml(self.text())}, tap = {{ present = "{alert}" }} }} }}
constraints = [{", ".join(constraints)}]
views.{label} = {{ kind = "label", text = {toml(self.text())}, font = {{ family = {toml(self.line())}, size = 12 }} }}
views.{button} = {{ kind = "button", title = {toml(self.text())}, tap = {{ show = "{second}", with = {{ {style} = {toml(self.text())} }} }} }}
views.{field} = {{ kind = "textField", placeholder = {toml(self.text())}, text = {toml(self.text())} }}
views.{image} = {{ kind = "image", image = {toml(self.line())} }}
views.{segments} = {{ kind = "segmentedControl", segments = [{toml(self.text())}, {toml(self.text())}] }}
[controllers.{name}.views.{table}]
kind = "table"
sections = [{{ header = {toml(self.text())}, rows = [{{ text = {toml(self.text())} }}, {{ text = {toml(self.text())}, detailText = {toml(self.text())}, cellStyle = "subtitle" }}] }}]
"""

    # A storyboard.

    def storyboard(self):
        def view(element, number, attributes, inner=""):
            return (f'<{element} contentMode="left" id="v{number}" {attributes} customClass={self.attribute()} userLabel={self.attribute()} '
                    f'translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="{number}" width="90" height="9"/>{inner}</{element}>')

        views = [
            view("label", 1, f"text={self.attribute()}"), view("view", 2, ""), view("textField", 3, f"placeholder={self.attribute()}"),
            view("button", 4, 'buttonType="system"', f'<state key="normal" title={self.attribute()} image={self.attribute()}/>'), view("toolbar", 5, ""),
        ]
        return f"""<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="23504" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="c">
<device id="retina4_7" orientation="portrait"/><scenes>
<scene sceneID="s"><objects><viewController id="c" sceneMemberID="viewController" title={self.attribute()} customClass={self.attribute()} storyboardIdentifier={self.attribute()}>
<view key="view" contentMode="scaleToFill" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>{"".join(views)}</subviews></view>
<navigationItem key="navigationItem" title={self.attribute()} id="n"/></viewController></objects></scene>
<scene sceneID="t"><objects><viewController id="d" sceneMemberID="viewController" customClass={self.attribute()}/></objects></scene>
</scenes></document>
"""

    def attribute(self):
        text = "".join(character for character in self.text() if character >= " " or character in "\t\n\r")
        return quoteattr(text[:300], {"\n": "&#10;", "\r": "&#13;", "\t": "&#9;"})


def toml(text):
    """A basic string in TOML, with escapes for all but plain characters."""
    return '"' + "".join(character if " " <= character <= "~" and character not in '"\\' else f"\\U{ord(character):08x}" for character in text) + '"'

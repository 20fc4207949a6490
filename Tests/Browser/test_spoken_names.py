"""The names of boxes that scroll, for screen readers."""

from browsing import until

SAMPLES = ["podcasts"]

LONG = """title = "Long"
devices = ["iphone-17"]
[app]
rootViewController = "home"
[controllers.home]
constraints = ["H:|[all-rows]|", "V:|[all-rows]|"]
[controllers.home.views.all-rows]
kind = "table"
rows = { count = 60, text = "Row {n}" }
"""

PLAYGROUNDS = {"long": LONG}


def names(page):
    return page.locator(".glass [aria-label$=', scrolls']").evaluate_all("(all) => all.map(({ ariaLabel }) => ariaLabel)")


def test_scrolling_boxes_have_readable_names(server, open_page):
    page = open_page(server.url("long"))
    until(page, lambda: names(page) == ["all rows, scrolls"], f"the table has a name: {names(page)}")
    page = open_page(server.url("podcasts"))
    until(page, lambda: any(", section " in name for name in names(page)), f"sections have names: {names(page)}")
    print(names(page))
    assert not any(sign in name for name in names(page) for sign in "#./"), names(page)

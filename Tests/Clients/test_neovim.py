"""Debian's Neovim with its own client writes an app from nothing: typed keys, completions, diagnostics."""

import json
import os
import shutil
import subprocess

import pytest

pytestmark = [pytest.mark.sweep, pytest.mark.skipif(shutil.which("nvim") is None, reason="there is no nvim")]

SCRIPT = """
local path, result = arg_path, {}
vim.o.swapfile = false
vim.cmd("edit " .. path)
vim.bo.filetype = "toml"
vim.bo.autoindent = false
local client = vim.lsp.start_client({ name = "traitscope", cmd = { vim.env.TRAITSCOPE, "lsp" }, root_dir = vim.fn.fnamemodify(path, ":h") })
local function wait(what, done) if not vim.wait(20000, done, 10) then error("nothing came: " .. what) end end
local buffer = vim.api.nvim_get_current_buf()
vim.lsp.buf_attach_client(buffer, client)
wait("initialize", function() return vim.lsp.buf_is_attached(buffer, client) and #vim.lsp.buf_get_clients(buffer) > 0 end)

local function ask(method, more)
  local params = vim.tbl_extend("force", vim.lsp.util.make_position_params(0, "utf-16"), more or {})
  local answers = vim.lsp.buf_request_sync(buffer, method, params, 20000)
  local answer = answers and answers[client]
  if not answer or answer.error or answer.err then error(method .. ": " .. vim.inspect(answers)) end
  return answer.result
end
local function offered(text)
  vim.api.nvim_feedkeys(vim.api.nvim_replace_termcodes("G$a" .. text .. "<Esc>", true, false, true), "xt", false)
  local last = vim.fn.getline("$")
  local list = ask("textDocument/completion", { position = { line = vim.fn.line("$") - 1, character = #last } })
  local labels = {}
  for _, item in ipairs(list.items) do table.insert(labels, item.label) end
  table.insert(result, { typed = text, offered = labels })
end
local function diagnosed(count)
  wait(count .. " diagnostics", function() return #vim.diagnostic.get(buffer) == count end)
  local found = {}
  for _, each in ipairs(vim.diagnostic.get(buffer)) do table.insert(found, each.lnum + 1 .. ": " .. each.code) end
  table.insert(result, { diagnosed = found })
end
local function go(pattern, distance)
  local line, column = unpack(vim.fn.searchpos(pattern, "w"))
  vim.api.nvim_win_set_cursor(0, { line, column - 1 + distance })
end
local function mend(title)
  local at = vim.lsp.util.make_position_params(0, "utf-16").position
  for _, action in ipairs(ask("textDocument/codeAction", { range = { start = at, ["end"] = at }, context = { diagnostics = {} } })) do
    if action.title == title then return vim.lsp.util.apply_workspace_edit(action.edit, "utf-16") end
  end
  error("no such change: " .. title)
end
local function rename(name)
  vim.lsp.util.apply_workspace_edit(ask("textDocument/rename", { newName = name }), "utf-16")
end

local succeeded, failure = pcall(function()
STEPS
end)
local text = vim.api.nvim_buf_get_lines(buffer, 0, -1, false)
vim.fn.writefile({ vim.json.encode({ steps = result, text = text, failure = not succeeded and tostring(failure) or nil }) }, path .. ".json")
vim.cmd("qall!")
"""

STEPS = r"""
offered("[")
offered("app]<CR>")
offered("rootViewController = \"home\"<CR><CR>[controllers.")
diagnosed(1)
offered("home]<CR>")
offered("constraints = [\"photo.")
offered("top == safeArea.")
offered("top + 8\", \"H:|-[")
offered("photo]\"]<CR><CR>[controllers.home.views.")
offered("photo]<CR>kind = \"")
offered("imgae\"<CR>")
diagnosed(1)
go("imgae", 1)
mend('Change to "image"')
diagnosed(0)
go("views.photo", 8)
rename("picture")
diagnosed(0)
"""


@pytest.fixture(scope="module")
def session(tmp_path_factory):
    folder = tmp_path_factory.mktemp("nvim")
    path = folder / "app.toml"
    path.write_text("")
    script = folder / "session.lua"
    script.write_text(SCRIPT.replace("arg_path", json.dumps(str(path))).replace("STEPS", STEPS))
    done = subprocess.run(
        ["nvim", "--headless", "--clean", "-n", "-S", str(script)], capture_output=True, text=True, timeout=180,
        env={**os.environ, "HOME": str(folder), "XDG_STATE_HOME": str(folder)})
    result = folder / "app.toml.json"
    assert result.exists(), done.stderr + done.stdout
    session = json.loads(result.read_text())
    assert "failure" not in session, session
    return session


def test_completions_are_offered_as_the_app_is_typed(session):
    offered = {step["typed"]: step["offered"] for step in session["steps"] if "typed" in step}
    expected = [
        ("[", "app"), ("app]<CR>", "rootViewController"), ('rootViewController = "home"<CR><CR>[controllers.', "home"), ("home]<CR>", "constraints"),
        ('constraints = ["photo.', "top"), ("top == safeArea.", "bottom"), ('photo]"]<CR><CR>[controllers.home.views.', "photo"),
        ('photo]<CR>kind = "', "image"),
    ]
    assert [(typed, word) for typed, word in expected if word not in offered[typed]] == []


def test_mistakes_are_reported_and_fixed(session):
    found = [step["diagnosed"] for step in session["steps"] if "diagnosed" in step]
    assert [[each.partition(": ")[2] for each in step] for step in found] == [["toml-syntax"], ["unknown-kind"], [], []]
    text = "\n".join(session["text"])
    assert '"picture.top == safeArea.top + 8", "H:|-[picture]"' in text
    assert '[controllers.home.views.picture]\nkind = "image"' in text

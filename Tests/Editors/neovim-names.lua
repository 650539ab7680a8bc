-- A session of Neovim with two manifests: it completes, asks, jumps, renames, declares what is missing, and saves.
--
-- It types as a user does, so it runs beside Neovim's loop: a coroutine that a timer resumes.

vim.g.cellgen_command = { os.getenv("CELLGEN"), "lsp" }
vim.g.cellgen_format_on_save = true
vim.o.hidden = true
vim.o.showmode = false
vim.opt.shortmess:append("c")
vim.o.completeopt = "menuone,noselect"

local function fail(message)
  io.stderr:write("neovim: " .. message .. "\n")
  vim.cmd("cquit 1")
end

local function check(condition, message)
  if not condition then
    error(message, 0)
  end
end

local function equal(found, expected, what)
  check(found == expected, what .. "\nfound:\n" .. tostring(found) .. "\nexpected:\n" .. expected)
end

local function eventually(condition, message)
  local last = vim.loop.now() + 30000
  while not condition() do
    check(vim.loop.now() < last, message)
    coroutine.yield()
  end
end

-- MARK: Texts

local function text(buffer)
  return table.concat(vim.api.nvim_buf_get_lines(buffer or 0, 0, -1, false), "\n")
end

local function replacing(text, old, new)
  return (text:gsub(vim.pesc(old), (new:gsub("%%", "%%%%"))))
end

-- Puts the cursor on a part of the text, which is there once from its beginning.
local function go(part, distance)
  vim.fn.cursor(1, 1)
  check(vim.fn.search("\\V" .. part, "cW") > 0, "there is no '" .. part .. "'")
  vim.fn.cursor(vim.fn.line("."), vim.fn.col(".") + (distance or 0))
end

local function keys(typed)
  vim.api.nvim_input(typed)
end

-- The words of the answers to a request at the cursor.
local function ask(method, more)
  local params = vim.tbl_extend("force", vim.lsp.util.make_position_params(), more or {})
  local found = vim.lsp.buf_request_sync(0, method, params, 10000)
  check(found ~= nil, method .. " has no answer")
  local _, response = next(found)
  check(response and not response.err, method .. ": " .. vim.inspect(response))
  return response.result
end

local function has_error(part)
  for _, diagnostic in ipairs(vim.diagnostic.get(0)) do
    if diagnostic.message:find(part, 1, true) then
      return true
    end
  end
  return false
end

-- Waits until changes of other buffers are sent, too; Neovim puts them off.
local function settle()
  local start = vim.loop.now()
  eventually(function()
    return vim.loop.now() > start + 500
  end)
end

-- MARK: The session

-- Replaces a word behind others by what is typed, completes, chooses a word, and compares the text.
local function complete(others, old, typed, wanted, unwanted, new)
  local before = text()
  go(others .. "\\zs" .. old)
  keys("c" .. #old .. "l" .. typed .. "<C-x><C-o>")
  eventually(function()
    return vim.fn.pumvisible() == 1
  end, "there is no menu for '" .. typed .. "'")
  local words = {}
  local position
  for index, item in ipairs(vim.fn.complete_info({ "items" }).items) do
    words[item.abbr ~= "" and item.abbr or item.word] = true
    if item.abbr == wanted or item.word == wanted then
      position = index
    end
  end
  check(position, "'" .. wanted .. "' is not proposed for '" .. typed .. "': " .. vim.inspect(words))
  for _, word in ipairs(unwanted) do
    check(not words[word], "'" .. word .. "' is proposed for '" .. typed .. "'")
  end
  keys(("<C-n>"):rep(position) .. "<C-y>")
  eventually(function()
    return vim.fn.pumvisible() == 0
  end, "the menu stays")
  keys("<Esc>")
  eventually(function()
    return vim.fn.mode() == "n"
  end, "the mode is " .. vim.fn.mode())
  equal(text(), replacing(before, others .. old, others .. new), "after completing '" .. typed .. "'")
  vim.cmd("silent edit!")
end

local function session()
  local plugin = os.getenv("CELLGEN_EDITORS") .. "/nvim"
  dofile(plugin .. "/ftdetect/sections.lua")
  dofile(plugin .. "/plugin/cellgen.lua")
  vim.cmd("edit! Post.sections")
  local post = vim.fn.bufnr("%")
  eventually(function()
    local client = vim.lsp.get_active_clients()[1]
    return client and client.initialized
  end, "the server does not start")

  -- Completion: a field of the type that fits, an action, a token, a key.
  complete("isOn: ", "isRead", "", "isRead", { "subject", "id" }, "isRead")
  complete("action: ", "mark", "", "mark", { "isRead", "subject" }, "mark")
  complete("color: ", "ink", "in", "ink", { "isRead" }, "ink")
  complete("{subject}\", ", "font: headline", "fon", "font", { "fonts" }, "font: ")

  -- Hover shows a key, a field, and a view with what VoiceOver reads.
  local function hover(part, words)
    go(part)
    keys("K")
    local shown
    eventually(function()
      for _, window in ipairs(vim.api.nvim_list_wins()) do
        if vim.api.nvim_win_get_config(window).relative ~= "" then
          shown = text(vim.api.nvim_win_get_buf(window))
          vim.api.nvim_win_close(window, true)
        end
      end
      return shown
    end, "nothing is shown of '" .. part .. "'")
    for _, word in ipairs(words) do
      check(shown:find(word, 1, true), "'" .. word .. "' is not said of '" .. part .. "':\n" .. shown)
    end
  end
  hover("font", { "`font`" })
  hover("subject}", { "subject: String", "Letter" })
  hover("Letter:", { "One 😀 letter.", "VoiceOver reads:", "Hello 😀", "[Open the preview](file://" })

  -- The uses of a name light up.
  go("isRead: Bool")
  equal(#ask("textDocument/documentHighlight"), 3, "highlights")

  -- From the other manifest to the definition, and back to the uses.
  vim.cmd("edit Box.sections")
  local box = vim.fn.bufnr("%")
  go("Letter, Note")
  keys("<C-]>")
  eventually(function()
    return vim.fn.bufnr("%") == post
  end, "the definition is not shown")
  equal(vim.fn.line(".") .. ":" .. vim.fn.col("."), "3:3", "the place of the definition")
  keys("grr")
  eventually(function()
    return #vim.fn.getqflist() > 0
  end, "there are no references")
  local lines = {}
  for _, item in ipairs(vim.fn.getqflist()) do
    table.insert(lines, vim.fn.fnamemodify(vim.fn.bufname(item.bufnr), ":t") .. ":" .. item.lnum)
  end
  table.sort(lines)
  equal(table.concat(lines, " "), "Box.sections:10 Box.sections:9 Post.sections:19 Post.sections:3", "uses")
  vim.cmd("cclose")
  vim.cmd("buffer " .. box)

  -- A rename in the other manifest, after characters of two units, is a replacement in both.
  local function rename(part, distance, old, new)
    local expected = { replacing(text(post), old, new), replacing(text(box), old, new) }
    go(part, distance)
    vim.lsp.buf.rename(new)
    eventually(function()
      return not text(box):find(old, 1, true)
    end, "'" .. old .. "' is not renamed")
    equal(text(post), expected[1], "after renaming '" .. old .. "'")
    equal(text(box), expected[2], "after renaming '" .. old .. "'")
    settle()
  end
  rename("Letter, Note", 0, "Letter", "Message")
  rename("{subject}", 1, "subject", "topic")

  -- A name that is taken is refused.
  local messages = {}
  vim.notify = function(message)
    table.insert(messages, message)
  end
  local before = text(post)
  go("topic}")
  vim.lsp.buf.rename("isRead")
  eventually(function()
    return (table.concat(messages, "\n") .. vim.fn.execute("messages")):find("isRead", 1, true)
  end, "the refusal is not shown")
  equal(text(post), before, "after a refusal")

  -- What is missing is declared.
  vim.cmd("buffer " .. post)
  local wrong = replacing(text(), "isOn: isRead", "isOn: isOpen")
  vim.api.nvim_buf_set_lines(0, 0, -1, false, vim.split(wrong, "\n"))
  eventually(function()
    return has_error("isOpen")
  end, "there is no diagnostic for 'isOpen'")
  local titles = {}
  vim.ui.select = function(items, options, choose)
    for _, item in ipairs(items) do
      local title = options.format_item(item)
      table.insert(titles, title)
      if title:find("Declare", 1, true) then
        return choose(item)
      end
    end
    choose(nil)
  end
  go("isOpen")
  keys("gra")
  local declared = replacing(wrong, "isRead: Bool", "isRead: Bool\n      isOpen: Bool = false")
  eventually(function()
    return text() ~= wrong or #titles > 0
  end, "there is no action")
  equal(titles[#titles] or "", "Declare the field 'isOpen: Bool = false' in 'Message'", "the action")
  eventually(function()
    return text() ~= wrong
  end, "the action does nothing")
  equal(text(), declared, "after declaring a field")

  -- Saving formats both.
  vim.cmd("silent wall")
  check(not vim.bo[post].modified and not vim.bo[box].modified, "the texts are not saved")
  print("ok\n")
  vim.cmd("quitall!")
end

local thread = coroutine.create(session)
local timer = vim.loop.new_timer()
timer:start(
  50,
  20,
  vim.schedule_wrap(function()
    if coroutine.status(thread) == "suspended" then
      local ok, message = coroutine.resume(thread)
      if not ok then
        fail(tostring(message))
      end
    end
  end)
)

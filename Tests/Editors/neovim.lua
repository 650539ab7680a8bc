-- A session of Neovim: it opens a manifest, waits for the diagnostics, fixes, formats and saves.

local editors = os.getenv("CELLGEN_EDITORS")
vim.g.cellgen_command = { os.getenv("CELLGEN"), "lsp" }
vim.g.cellgen_fix_on_save = true
vim.g.cellgen_format_on_save = true

local function fail(message)
  io.stderr:write("neovim: " .. message .. "\n")
  local log = vim.lsp.get_log_path()
  if vim.fn.filereadable(log) == 1 then
    io.stderr:write(table.concat(vim.fn.readfile(log, "", -20), "\n") .. "\n")
  end
  vim.cmd("cquit 1")
end

local function check(condition, message)
  if not condition then
    fail(message)
  end
end

local function eventually(condition, message)
  check(vim.wait(30000, condition, 20), message)
end

local ok, message = pcall(function()
  dofile(editors .. "/nvim/ftdetect/sections.lua")
  dofile(editors .. "/nvim/plugin/cellgen.lua")
  vim.cmd("edit!")
  check(vim.bo.filetype == "sections", "the file type is '" .. vim.bo.filetype .. "'")

  -- Diagnostics, at the place where the compiler has them.
  eventually(function()
    return #vim.diagnostic.get(0) > 0
  end, "there are no diagnostics")
  local found
  for _, diagnostic in ipairs(vim.diagnostic.get(0)) do
    if diagnostic.code == "unknown-key" then
      found = diagnostic
    end
  end
  check(found ~= nil, "there is no 'unknown-key': " .. vim.inspect(vim.diagnostic.get(0)))
  check(found.lnum == 5 and found.col == 4 and found.end_col == 7, vim.inspect(found))
  check(found.source == "cellgen", vim.inspect(found))

  -- The diagnostics follow what is typed after characters of several units.
  vim.api.nvim_buf_set_text(0, 0, 25, 0, 25, { "😀" })
  vim.api.nvim_buf_set_text(0, 5, 4, 5, 7, { "dat" })
  eventually(function()
    for _, diagnostic in ipairs(vim.diagnostic.get(0)) do
      if diagnostic.message:find("'dat'", 1, true) then
        return true
      end
    end
    return false
  end, "the diagnostics do not follow the text")
  vim.cmd("edit!")
  eventually(function()
    for _, diagnostic in ipairs(vim.diagnostic.get(0)) do
      if diagnostic.message:find("'dta'", 1, true) then
        return true
      end
    end
    return false
  end, "the diagnostics do not follow the file")

  -- Saving fixes and formats.
  vim.cmd("write")
  eventually(function()
    for _, diagnostic in ipairs(vim.diagnostic.get(0)) do
      if diagnostic.severity == vim.diagnostic.severity.ERROR then
        return false
      end
    end
    return true
  end, "errors are left after the fix: " .. vim.inspect(vim.diagnostic.get(0)))
  check(not vim.bo.modified, "the text is not saved")

  -- The server ends with the editor.
  local clients = vim.lsp.get_active_clients()
  check(#clients == 1, #clients .. " clients")
  vim.lsp.stop_client(clients)
  eventually(function()
    return #vim.lsp.get_active_clients() == 0
  end, "the server does not end")
end)
if not ok then
  fail(tostring(message))
end
print("ok\n")
vim.cmd("quitall!")

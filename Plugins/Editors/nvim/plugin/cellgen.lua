-- Starts `cellgen lsp` for manifests, once for each project.
--
-- Copy this folder to `~/.config/nvim/pack/cellgen/start/cellgen`, or add it to your plugin manager. Settings, before it is
-- loaded:
--
--   vim.g.cellgen_command = { "/usr/local/bin/cellgen", "lsp" }
--   vim.g.cellgen_fix_on_save = true       -- certain fixes
--   vim.g.cellgen_format_on_save = true
--   vim.g.cellgen_keys = false             -- leave the keys below alone
--
-- In a manifest, `<C-x><C-o>` completes, and `<C-]>` goes to a definition. `K` says what is under the cursor, `grn` renames it,
-- `grr` lists its uses, and `gra` offers fixes, as in Neovim 0.11.

if vim.g.loaded_cellgen then
  return
end
vim.g.loaded_cellgen = true

local clients = {} -- by the folder of the project

-- The nearest folder above a file that has a package or a repository, or else the file's own.
local function root_of(path)
  local folder = vim.fn.fnamemodify(path, ":p:h")
  for _, mark in ipairs({ "Package.swift", ".git" }) do
    local found = vim.fn.finddir(mark, folder .. ";")
    if found == "" then
      found = vim.fn.findfile(mark, folder .. ";")
    end
    if found ~= "" then
      return vim.fn.fnamemodify(found, ":p"):gsub("/$", ""):match("^(.*)/[^/]+$")
    end
  end
  return folder
end

local function command()
  return vim.g.cellgen_command or { "cellgen", "lsp" }
end

-- What newer versions of Neovim set for each server.
local function complete_and_jump(buffer)
  vim.bo[buffer].omnifunc = "v:lua.vim.lsp.omnifunc"
  vim.bo[buffer].tagfunc = "v:lua.vim.lsp.tagfunc"
  -- Tabs are errors, and words have dots: `star.fill`, `Theme.ink`.
  vim.bo[buffer].expandtab = true
  vim.bo[buffer].shiftwidth = 2
  vim.bo[buffer].softtabstop = 2
  vim.bo[buffer].commentstring = "# %s"
  vim.bo[buffer].iskeyword = vim.bo[buffer].iskeyword .. ",."
  if vim.g.cellgen_keys == false then
    return
  end
  local keys = {
    K = vim.lsp.buf.hover,
    grn = vim.lsp.buf.rename,
    grr = vim.lsp.buf.references,
    gra = vim.lsp.buf.code_action,
  }
  for key, action in pairs(keys) do
    vim.keymap.set("n", key, function()
      action()
    end, { buffer = buffer })
  end
end

local function attach(buffer)
  local path = vim.api.nvim_buf_get_name(buffer)
  if path == "" or vim.fn.executable(command()[1]) ~= 1 then
    return
  end
  local root = root_of(path)
  local client = clients[root]
  if not client or not vim.lsp.get_client_by_id(client) then
    client = vim.lsp.start_client({
      name = "cellgen",
      cmd = command(),
      root_dir = root,
      workspace_folders = { { uri = vim.uri_from_fname(root), name = root } },
      on_exit = function()
        clients[root] = nil
      end,
    })
    clients[root] = client
  end
  if client and vim.lsp.buf_attach_client(buffer, client) then
    complete_and_jump(buffer)
  end
end

-- The client that serves a buffer.
local function client_of(buffer)
  for _, client in pairs(clients) do
    if vim.lsp.buf_is_attached(buffer, client) then
      return vim.lsp.get_client_by_id(client)
    end
  end
end

-- Applies all certain fixes in a buffer, and waits until that is done.
local function fix(buffer)
  local client = client_of(buffer)
  if not client then
    return
  end
  local last = vim.api.nvim_buf_line_count(buffer)
  local response = client.request_sync("textDocument/codeAction", {
    textDocument = { uri = vim.uri_from_bufnr(buffer) },
    range = { start = { line = 0, character = 0 }, ["end"] = { line = last, character = 0 } },
    context = { diagnostics = {}, only = { "source.fixAll.cellgen" } },
  }, 2000, buffer)
  for _, action in ipairs(response and response.result or {}) do
    vim.lsp.util.apply_workspace_edit(action.edit, client.offset_encoding or "utf-16")
  end
end

-- Rewrites a buffer in the canonical form, and waits until that is done.
local function format(buffer)
  local client = client_of(buffer)
  if not client then
    return
  end
  local response = client.request_sync("textDocument/formatting", {
    textDocument = { uri = vim.uri_from_bufnr(buffer) },
    options = { tabSize = 2, insertSpaces = true },
  }, 2000, buffer)
  local edits = response and response.result
  if type(edits) == "table" then
    vim.lsp.util.apply_text_edits(edits, buffer, client.offset_encoding or "utf-16")
  end
end

local group = vim.api.nvim_create_augroup("cellgen", {})

vim.api.nvim_create_autocmd("FileType", {
  group = group,
  pattern = "sections",
  callback = function(event)
    attach(event.buf)
  end,
})

vim.api.nvim_create_autocmd("BufWritePre", {
  group = group,
  pattern = "*.sections",
  callback = function(event)
    if vim.g.cellgen_fix_on_save then
      fix(event.buf)
    end
    if vim.g.cellgen_format_on_save then
      format(event.buf)
    end
  end,
})

vim.api.nvim_create_user_command("CellgenFix", function()
  fix(vim.api.nvim_get_current_buf())
end, { desc = "Apply the certain fixes in this manifest" })

vim.api.nvim_create_user_command("CellgenFormat", function()
  format(vim.api.nvim_get_current_buf())
end, { desc = "Rewrite this manifest in the canonical form" })

vim.api.nvim_create_user_command("CellgenPreview", function()
  local client = client_of(vim.api.nvim_get_current_buf())
  if client then
    client.request("workspace/executeCommand", {
      command = "cellgen.preview",
      arguments = { vim.uri_from_bufnr(0) },
    })
  end
end, { desc = "Show the preview of this manifest" })

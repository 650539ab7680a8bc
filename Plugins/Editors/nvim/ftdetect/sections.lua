-- Manifests of cellgen are a subset of YAML, so they are highlighted as YAML.
vim.api.nvim_create_autocmd({ "BufRead", "BufNewFile" }, {
  pattern = "*.sections",
  callback = function()
    vim.bo.filetype = "sections"
    vim.bo.syntax = "yaml"
  end,
})

-- SPDX-FileCopyrightText: 2026 The Baton Authors
-- SPDX-License-Identifier: Apache-2.0
--
-- nvim --headless --clean -l neovim.lua PROGRAM FILE: opens FILE with "PROGRAM lsp", prints the rules of its diagnostics, applies
-- a quick fix at line 5 and then all certain fixes, and writes the file.
local program, file = arg[1], arg[2]
local patience = 60000

local function await(what, condition)
  if not vim.wait(patience, condition, 10) then
    error('no ' .. what .. ' came')
  end
end

local function text()
  return table.concat(vim.api.nvim_buf_get_lines(0, 0, -1, false), '\n')
end

local function apply(what, options)
  local before = text()
  vim.lsp.buf.code_action(vim.tbl_extend('force', { apply = true }, options))
  await(what, function() return text() ~= before end)
end

vim.cmd.edit(vim.fn.fnameescape(file))
local client = vim.lsp.start({ name = 'baton', cmd = { program, 'lsp' }, root_dir = vim.fs.dirname(file) })
await('diagnostics', function() return #vim.diagnostic.get(0) > 0 end)
local rules = {}
for _, diagnostic in ipairs(vim.diagnostic.get(0)) do
  rules[diagnostic.code] = true
end
for _, rule in ipairs(vim.fn.sort(vim.tbl_keys(rules))) do
  print(rule)
end

vim.api.nvim_win_set_cursor(0, { 5, 6 })
apply('quick fix', { context = { only = { 'quickfix' }, diagnostics = {} },
  filter = function(action) return action.isPreferred end })
vim.cmd.write()
vim.lsp.stop_client(client)
await('end of the server', function() return vim.lsp.get_client_by_id(client) == nil end)

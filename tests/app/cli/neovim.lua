-- SPDX-FileCopyrightText: 2026 The Baton Authors
-- SPDX-License-Identifier: Apache-2.0
--
-- nvim --headless --clean -l neovim.lua PROGRAM FILE STEP…: opens FILE with "PROGRAM lsp" and does each step, a list in JSON that
-- begins with its name. Prints a line of JSON for each step that tells something. Lines and columns are 0-based, columns in bytes.
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

local function codes()
  return vim.tbl_map(function(diagnostic) return diagnostic.code end, vim.diagnostic.get(0))
end

local function act(what, options)
  local before = text()
  vim.lsp.buf.code_action(vim.tbl_extend('force', { apply = true }, options))
  await(what, function() return text() ~= before end)
end

local function ask(method, line, column)
  vim.api.nvim_win_set_cursor(0, { line + 1, column })
  local answers = vim.lsp.buf_request_sync(0, method, vim.lsp.util.make_position_params(), patience)
  return select(2, next(answers)).result
end

local steps = {}

-- Waits until CODE is found, and tells all diagnostics.
function steps.find(code)
  await(code, function() return vim.tbl_contains(codes(), code) end)
  return vim.tbl_map(function(diagnostic)
    return { code = diagnostic.code, line = diagnostic.lnum, column = diagnostic.col, ['end'] = diagnostic.end_col }
  end, vim.diagnostic.get(0))
end

-- Waits until CODE is found no more.
function steps.lose(code)
  await('end of ' .. code, function() return not vim.tbl_contains(codes(), code) end)
end

function steps.replace(line, column, size, new)
  vim.api.nvim_buf_set_text(0, line, column, line, column + size, vim.split(new, '\n'))
end

-- Types at the end of the line, a key at a time.
function steps.type(line, new)
  vim.api.nvim_win_set_cursor(0, { line + 1, 0 })
  vim.api.nvim_feedkeys('A' .. new .. vim.keycode('<Esc>'), 'tx', false)
end

function steps.quickfix(line, column)
  vim.api.nvim_win_set_cursor(0, { line + 1, column })
  act('quick fix', { context = { only = { 'quickfix' }, diagnostics = {} }, filter = function(action) return action.isPreferred end })
end

function steps.fixall()
  act('fix of all', { context = { only = { 'source.fixAll.baton' }, diagnostics = {} } })
end

-- Runs the example for EVENT of the page.
function steps.example(page, event)
  for example in io.open(page):read('a'):gmatch('```lua\n(.-)```') do
    if example:find("nvim_create_autocmd('" .. event .. "'", 1, true) then
      assert(loadstring(example))()
      return
    end
  end
  error('no example for ' .. event)
end

function steps.write()
  vim.cmd.write()
  return vim.fn.readfile(file, 'b')
end

function steps.hover(line, column)
  return ask('textDocument/hover', line, column).contents.value
end

function steps.complete(line, column)
  local result = ask('textDocument/completion', line, column)
  return vim.tbl_map(function(item) return item.label end, result.items or result)
end

function steps.lens()
  return vim.tbl_map(function(lens) return { line = lens.range.start.line, title = lens.command.title } end,
    ask('textDocument/codeLens', 0, 0))
end

function steps.encoding()
  return vim.lsp.get_clients()[1].offset_encoding
end

vim.cmd.edit(vim.fn.fnameescape(file))
local client = vim.lsp.start({ name = 'baton', cmd = { program, 'lsp' }, root_dir = vim.fs.dirname(file) })
await('server', function() return #vim.lsp.get_clients({ bufnr = 0 }) > 0 and vim.lsp.get_clients()[1].initialized end)
for i = 3, #arg do
  local step = vim.json.decode(arg[i])
  local told = steps[table.remove(step, 1)](unpack(step))
  if told ~= nil then
    io.stdout:write(vim.json.encode(told), '\n')
  end
end
vim.cmd.write()
vim.lsp.stop_client(client)
await('end of the server', function() return vim.lsp.get_client_by_id(client) == nil end)


{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{"general":{"positionEncodings":["utf-16"]}}}}
{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"untitled:1","version":1,"text":"handoff:\n  producer: x\n  engineering_review:\n    aproval_status: A\n"}}}
{"jsonrpc":"2.0","method":"textDocument/didChange","params":{"textDocument":{"uri":"untitled:1","version":2},"contentChanges":[{"range":{"start":{"line":1,"character":12},"end":{"line":1,"character":13}},"text":"y"}]}}
{"jsonrpc":"2.0","id":2,"method":"textDocument/codeAction","params":{"textDocument":{"uri":"untitled:1"},"range":{"start":{"line":3,"character":5},"end":{"line":3,"character":5}},"context":{}}}
{"jsonrpc":"2.0","id":3,"method":"textDocument/completion","params":{"textDocument":{"uri":"untitled:1"},"position":{"line":3,"character":8}}}
{"jsonrpc":"2.0","id":4,"method":"textDocument/hover","params":{"textDocument":{"uri":"untitled:1"},"position":{"line":3,"character":8}}}
{"jsonrpc":"2.0","id":5,"method":"textDocument/documentSymbol","params":{"textDocument":{"uri":"untitled:1"}}}
{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":5}}
{"jsonrpc":"2.0","id":6,"method":"shutdown"}

Content-Length: 58

{"jsonrpc":"2.0","id":1,"method":"initialize","params":{}}Content-Length: 44

{"jsonrpc":"2.0","id":2,"method":"shutdown"}

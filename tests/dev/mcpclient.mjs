// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
//
// Asks `baton mcp .` by the client of the MCP SDK: PACKAGES REVISION BATON. Prints a line for each answer.
const [packages, revision, program] = process.argv.slice(2);
const sdk = `${packages}/@modelcontextprotocol/client/dist`;
const { Client } = await import(`${sdk}/index.mjs`);
const { StdioClientTransport } = await import(`${sdk}/stdio.mjs`);

const mode = revision === '2025-11-25' ? 'legacy' : { pin: revision };
const client = new Client({ name: 'tst_mcpclient', version: '1' }, { versionNegotiation: { mode } });
const say = (what, answer) => console.log(`${what}: ${JSON.stringify(answer)}`);
const call = (name, values) => client.callTool({ name, arguments: values });

await client.connect(new StdioClientTransport({ command: program, args: ['mcp', '--write', '.', '.'] }));
say('revision', client.getNegotiatedProtocolVersion());
say('tools', (await client.listTools()).tools.map((tool) => tool.name).sort());
say('check', await call('check', { path: 'wrong.yaml' }));
say('outside', await call('check', { path: '/etc/passwd' }));
say('set', await call('set', { path: 'wrong.yaml', values: { '/handoff/from_phase': 1 }, write: true }));
say('resources', (await client.listResources()).resources.map((resource) => resource.uri));
say('read', await client.readResource({ uri: 'baton://kind/cfd.mesh-plan/example' }));
say('prompt', await client.getPrompt({ name: 'cfd.mesh-plan', arguments: { about: 'walls' } }));
say('unknown', await call('dance', {}).catch((error) => error.code));
await client.close();

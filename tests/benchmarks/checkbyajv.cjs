// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
//
// checkbyajv.cjs PROTOCOLS FOLDER: what others check handoffs with. Parses each file of FOLDER by
// yaml and validates it by ajv with the schema of its kind, which lies in the folder PROTOCOLS.
// Prints the number of files, of those with a schema, and of errors.
const fs = require('fs');
const path = require('path');
const Ajv = require('/usr/share/nodejs/ajv/dist/2020.js').default;
const YAML = require('/usr/share/nodejs/yaml');

const [protocols, folder] = process.argv.slice(2);

function validatorsOf(protocol) {
    const ajv = new Ajv({allErrors: true, strict: false, validateFormats: false});
    const place = path.join(protocols, protocol);
    for (const name of fs.readdirSync(place).filter((name) => name.endsWith('.schema.json'))) {
        ajv.addSchema(JSON.parse(fs.readFileSync(path.join(place, name), 'utf8')), name);
    }
    return (kind) => ajv.getSchema(kind.replaceAll('_', '-').toLowerCase() + '.schema.json');
}

const arena = validatorsOf('arena');
const cfd = validatorsOf('cfd');
const swarm = validatorsOf('swarm');
const blocks = ['math_analysis', 'engineering_review', 'swarm_synthesis', 'mesh_plan', 'flow_result',
    'transport_result'];

// Null for what has no schema.
function validatorFor(data) {
    const root = Object.keys(data || {})[0] || '';
    const block = blocks.find((block) => data && data.handoff && block in data.handoff);
    return root.endsWith('_HANDOFF') || root.endsWith('_CONTEXT')
        ? arena(root.replace(/_(HANDOFF|CONTEXT)$/, ''))
        : block ? cfd(block)
        : root === 'handoff' ? cfd('handoff')
        : root === 'workflow_id' ? swarm('workflow-state')
        : root === 'session' ? cfd('state') : null;
}

let validated = 0;
let errors = 0;
const names = fs.readdirSync(folder);
for (const name of names) {
    const data = YAML.parse(fs.readFileSync(path.join(folder, name), 'utf8'));
    const validate = validatorFor(data);
    if (validate) {
        ++validated;
        errors += validate(data) ? 0 : validate.errors.length;
    }
}
console.log(names.length, 'files', validated, 'validated', errors, 'errors');

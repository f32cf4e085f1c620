// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
//
// readscalars.cjs READER DOCUMENTS: reads YAML documents as READER does, and prints what is not read as expected.
//
// READER is js-yaml, yaml-1.1 or yaml-1.2. DOCUMENTS is a JSON list of {"yaml": text, "expected": value}.
// Ends with 0 when all are read, with 1 when not, and with 3 when READER is not installed.
const { readFileSync } = require('node:fs');
const { isDeepStrictEqual } = require('node:util');

const [reader, path] = process.argv.slice(2);

function loaderOf(name) {
    if (name === 'js-yaml') {
        return require('js-yaml').load;
    }
    const { parse } = require('yaml');
    // Of keys that are no texts only a map tells.
    return text => parse(text, { version: name.slice('yaml-'.length), mapAsMap: true });
}

function plain(value) {
    if (value instanceof Map) {
        const odd = [...value.keys()].find(key => typeof key !== 'string');
        if (odd !== undefined) {
            throw new Error(`the key ${JSON.stringify(odd)} is no text`);
        }
        return Object.fromEntries([...value].map(([key, entry]) => [key, plain(entry)]));
    }
    return Array.isArray(value) ? value.map(plain) : value;
}

/** The first place where the two differ. */
function difference(read, expected) {
    for (const [part, entries] of Object.entries(expected)) {
        for (const [key, value] of Object.entries(entries)) {
            if (!isDeepStrictEqual(read?.[part]?.[key], value)) {
                const is = JSON.stringify(read?.[part]?.[key]);
                return `${part}: ${JSON.stringify(value)} at ${JSON.stringify(key)} is read as ${is}`;
            }
        }
    }
    return isDeepStrictEqual(read, expected) ? '' : 'more is read than was written';
}

let load;
try {
    load = loaderOf(reader);
} catch (error) {
    console.log(String(error.message));
    process.exit(3);
}
const documents = JSON.parse(readFileSync(path, 'utf8'));
let wrong = 0;
for (const { yaml, expected } of documents) {
    let fault;
    try {
        fault = difference(plain(load(yaml)), expected);
    } catch (error) {
        fault = String(error);
    }
    if (fault && wrong < 20) {
        console.log(fault);
    }
    wrong += fault ? 1 : 0;
}
console.log(`${wrong} of ${documents.length} documents are not read as they were meant`);
process.exit(wrong ? 1 : 0);

// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
//
// node -r withoutdelay.cjs yaml-language-server --stdio: it validates at once, rather than 200 ms after the last change.
const later = globalThis.setTimeout;
globalThis.setTimeout = (work, delay, ...rest) => later(work, delay === 200 ? 0 : delay, ...rest);

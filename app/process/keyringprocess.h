// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace baton {

/// True for a process that is started as `baton-window --keyring KEY`. It exists so that the
/// command line, which loads as little as it can, has the keyring where a server wants a password.
[[nodiscard]] bool isKeyringProcess(int argc, char **argv);

/// Writes the password of KEY to standard output, and nothing where the keyring has none.
/// @returns the exit code: 0 when the keyring answered.
[[nodiscard]] int runKeyringProcess(int argc, char **argv);

} // namespace baton

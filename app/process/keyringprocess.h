// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace baton {

/// True for a process that was started as `baton-window --keyring KEY`. With it the command line,
/// which loads few libraries, can use the keyring.
[[nodiscard]] bool isKeyringProcess(int argc, char **argv);

/// Writes the password of KEY to standard output, if the keyring has one. Returns the exit code: 0
/// if the keyring answered.
[[nodiscard]] int runKeyringProcess(int argc, char **argv);

} // namespace baton

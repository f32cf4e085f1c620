// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QStringList>

namespace baton {

/// The files that the shell command @p command plainly writes: by redirection, tee, cp, mv, install
/// or sed -i. Named as in the command; after "cd FOLDER" relative to that folder. Omits names that
/// only the shell can expand (variables, patterns, output of commands), and files that programs
/// write by themselves.
[[nodiscard]] QStringList shellWrites(const QString &command);

} // namespace baton

// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QStringList>

namespace baton {

/// The files that the shell command @p command plainly writes: by a redirection, or with tee, cp,
/// mv, install or sed -i. As they are named; behind "cd FOLDER" in that folder. Names that only the
/// shell knows (variables, patterns, what a command prints) are left out, as is what programs write
/// by themselves.
[[nodiscard]] QStringList shellWrites(const QString &command);

} // namespace baton

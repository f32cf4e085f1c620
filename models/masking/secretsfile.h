// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/masking/masking.h"

namespace baton {

/// The secrets that a person or a workspace adds: a file with one entry a line. An entry is the id
/// of a kind, which is masked from then on, or a regular expression; a kind with "-" before it is
/// left unmasked. Text after a "#" at the start of a line is a remark.
namespace secretsfile {

enum class Owner {
    User,
    Workspace ///< can add patterns but not remove any
};

/// Adds the entries of @p lines to @p masking. Returns their problems, each with its line.
[[nodiscard]] QStringList take(const QString &lines, Owner owner, Masking &masking);
/// Reads the lines of the file @p path; does nothing if it does not exist.
[[nodiscard]] QStringList takeFile(const QString &path, Owner owner, Masking &masking);

/// The lines that switch the usual kinds to those of @p masking.
[[nodiscard]] QString kindLines(const Masking &masking);
/// The lines of @p lines that name no kind: patterns and remarks.
[[nodiscard]] QString withoutKinds(const QString &lines);

/// The user's own, whether it is there or not.
[[nodiscard]] QString userFile();
/// ".baton/secrets.txt" in @p folder or in the nearest folder above that has one; else empty.
[[nodiscard]] QString workspaceFile(const QString &folder);

} // namespace secretsfile

} // namespace baton

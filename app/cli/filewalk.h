// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QStringList>

namespace baton::cli {

/// The files that @p paths stand for, in the order of @p paths, without repetition. A folder stands
/// for every YAML, JSON, XML and Markdown file below it, by name; hidden entries but
/// @p hiddenFolders, node_modules and linked folders are left out. A path that does not exist
/// stays, so that reading it reports the failure.
[[nodiscard]] QStringList filesAt(const QStringList &paths, const QStringList &hiddenFolders);

} // namespace baton::cli

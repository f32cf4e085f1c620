// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/parsing/parse.h"
#include "models/tree/treeedit.h"

#include <QStringList>

/// The comments of a random YAML file that @p edit of @p document has no business with: all but
/// those within what goes, directly above and behind it, and indented below it. Told from the lines
/// alone, not by what plans edits.
[[nodiscard]] QStringList foreignComments(const QByteArray &bytes,
                                          const baton::SourceDocument &document,
                                          const baton::TreeEdit &edit);

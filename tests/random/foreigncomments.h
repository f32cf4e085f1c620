// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/parsing/parse.h"
#include "models/tree/treeedit.h"

#include <QStringList>

/// The comments of a random YAML file that @p edit of @p document must keep: all except those
/// within the removed entry, directly above and after it, and indented below it. Computed from the
/// lines alone, without the code that plans edits.
[[nodiscard]] QStringList foreignComments(const QByteArray &bytes,
                                          const baton::SourceDocument &document,
                                          const baton::TreeEdit &edit);

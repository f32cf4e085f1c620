// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/parsing/parse.h"
#include "models/tree/treeedit.h"

/// What @p edit of @p document changed in @p before beside its own entry and a comma next to it,
/// told from the places of keys and values alone, not by what plans edits: their bytes, and the
/// lines of other entries. Empty when it kept to its place.
[[nodiscard]] QByteArray changedElsewhere(const QByteArray &before, const QByteArray &after,
                                          const baton::SourceDocument &document,
                                          const baton::TreeEdit &edit);

// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/parsing/parse.h"
#include "models/tree/treeedit.h"

/// The changes by @p edit of @p document in @p before outside of its own entry and a comma next to
/// it: bytes and lines of other entries. Computed from the places of keys and values alone, without
/// the code that plans edits. Empty if there are none.
[[nodiscard]] QByteArray changedElsewhere(const QByteArray &before, const QByteArray &after,
                                          const baton::SourceDocument &document,
                                          const baton::TreeEdit &edit);

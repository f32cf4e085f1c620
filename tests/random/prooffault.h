// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editing/plan/planedit.h"

/// The fault in how @p text, which is @p before after @p edit, was proven; empty when there is
/// none. All of it must read as it was read in part. A proof by a part and one by the whole must
/// agree about @p text, and about damaged edits.
[[nodiscard]] QByteArray proofFault(const QByteArray &before, const baton::ParsedText &parsed,
                                    int document, const baton::TreeEdit &edit,
                                    const baton::EditedText &text);

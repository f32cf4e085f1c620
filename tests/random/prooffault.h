// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editing/plan/planedit.h"

/// The fault in the proof of @p text, which is the result of @p edit in @p before; empty if there
/// is none. The incremental result must equal a complete one. An incremental and a complete proof
/// must agree on @p text and on damaged edits.
[[nodiscard]] QByteArray proofFault(const QByteArray &before, const baton::ParsedText &parsed,
                                    int document, const baton::TreeEdit &edit,
                                    const baton::EditedText &text);

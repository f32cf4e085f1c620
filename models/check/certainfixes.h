// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/check.h"

namespace baton {

/// A text after its certain fixes.
struct FixedText
{
    QByteArray bytes;
    std::vector<TextEdits> steps; ///< that led to them, each made in what the one before left
    int count = 0;                ///< fixes that were applied
};

/// Applies the certain fixes of @p bytes until none is left. A fix that would make the text
/// unreadable is left out, and so is one that would add errors to a text that can be read. @p stop
/// ends it early, with less.
[[nodiscard]] FixedText withCertainFixes(const QByteArray &bytes, Format format,
                                         const ProtocolCatalog &catalog,
                                         const CheckSettings &settings,
                                         const std::atomic_bool *stop = nullptr);

/// How many findings of @p report have a certain fix; withCertainFixes() may leave some out.
[[nodiscard]] int certainFixCount(const Report &report);

} // namespace baton

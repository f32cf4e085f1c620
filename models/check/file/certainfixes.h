// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/file/check.h"

#include <optional>

namespace baton {

/// A text after its certain fixes.
struct FixedText
{
    QByteArray bytes;
    std::vector<TextEdits> steps; ///< each edits the result of the step before
    int count = 0;                ///< number of fixes applied
    int errorsLeft = 0;           ///< errors that no certain fix removes
    QList<Finding> unread;        ///< one finding for each document that does not parse to its end
};

/// Applies the certain fixes of @p bytes until none is left. Skips a fix after which less of the
/// text can be read, one that adds errors to a readable text, and one that makes a verdict harsher.
/// @p stop ends it early, with fewer fixes.
[[nodiscard]] FixedText withCertainFixes(const QByteArray &bytes, Format format,
                                         const ProtocolCatalog &catalog,
                                         const CheckSettings &settings,
                                         const std::atomic_bool *stop = nullptr);

/// The number of findings of @p report with a certain fix; withCertainFixes() may leave some out.
[[nodiscard]] int certainFixCount(const Report &report);

/// The headlines of a verdict before and after it became harsher.
struct HarsherVerdict
{
    QString before;
    QString after;
};

/// The first handoff of a text whose verdict is harsher in @p after than in @p before; nothing:
/// none. The first verdict on a text, such as one that could not be read before, is not harsher.
[[nodiscard]] std::optional<HarsherVerdict> harsherVerdict(const Report &before,
                                                           const Report &after);

} // namespace baton

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
    ParsedText parsed;     ///< result of parsing bytes
    TextEdits edits;       ///< edits of the original text; empty if nothing was fixed
    int count = 0;         ///< number of fixes applied
    int errorsLeft = 0;    ///< number of errors that no certain fix removes
    QList<Finding> unread; ///< one finding for each document that does not parse completely
};

/// Applies the certain fixes of @p bytes until none is left. Skips fixes after which less of the
/// text parses, that add errors to a readable text, or that make a verdict harsher. Ends early if
/// @p stop becomes true.
[[nodiscard]] FixedText withCertainFixes(const QByteArray &bytes, Format format,
                                         const ProtocolCatalog &catalog,
                                         const CheckSettings &settings,
                                         const std::atomic_bool *stop = nullptr);

/// The number of findings in @p report with a certain fix. withCertainFixes() may skip some of
/// them.
[[nodiscard]] int certainFixCount(const Report &report);

/// The headlines of a verdict before and after it became harsher.
struct HarsherVerdict
{
    QString before;
    QString after;
};

/// The first handoff whose verdict is harsher in @p after than in @p before; nullopt if there is
/// none. A first verdict, for example on a text that did not parse before, is not harsher.
[[nodiscard]] std::optional<HarsherVerdict> harsherVerdict(const Report &before,
                                                           const Report &after);

} // namespace baton

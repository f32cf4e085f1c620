// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editing/text/changedparts.h"
#include "models/editing/xmltext/xmlvaluelines.h"

namespace baton::xml {

/// The parts of @p was that change when its value becomes @p is: whole lines, and words in lines
/// that replace others. Ranges are positions in the two values.
[[nodiscard]] edit::ChangedParts changedParts(const ValueLetters &was, const DecodedText &is);

/// True if @p parts keep no line of @p was and less than a third of the words of @p was or @p is,
/// so that matches are accidental.
[[nodiscard]] bool isDiffTooFragmented(const edit::ChangedParts &parts, QStringView was,
                                       QStringView is);

} // namespace baton::xml

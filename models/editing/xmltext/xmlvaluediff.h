// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editing/text/changedparts.h"
#include "models/editing/xmltext/xmlvaluelines.h"

namespace baton::xml {

/// The parts of @p was that change when its value becomes @p is: whole lines, and words in lines
/// that stand for others. By the places in the two values.
[[nodiscard]] edit::ChangedParts changedParts(const ValueLetters &was, const DecodedText &is);

/// True when @p parts leave no line of @p was as it is, and less than a third of its words or of
/// those of @p is: what stays is there by chance.
[[nodiscard]] bool isDiffTooFragmented(const edit::ChangedParts &parts, QStringView was,
                                       QStringView is);

} // namespace baton::xml

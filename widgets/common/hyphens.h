// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QFontMetrics>
#include <QString>

namespace baton {

/// @p text with hyphens in the words that are wider than @p width, so that they break there. The
/// places are those of syllables as a rule of thumb finds them, which does for German and English;
/// a word without such a place stays as it is.
[[nodiscard]] QString withHyphens(const QString &text, const QFontMetrics &metrics, int width);

} // namespace baton

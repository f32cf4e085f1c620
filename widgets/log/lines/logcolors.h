// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/log/reading/ansitext.h"
#include "models/log/reading/logentryreader.h"
#include "models/parsing/parse.h"
#include "widgets/style/theme.h"

#include <QTextLayout>

namespace baton {

/// The format of text with @p style in the present theme: the 16 named colours as roles of the
/// theme, all others adjusted until they are readable.
[[nodiscard]] QTextCharFormat formatOf(const AnsiStyle &style);

/// The formats of a line: those of its runs or, without runs, a muted time and a coloured level.
[[nodiscard]] QList<QTextLayout::FormatRange> formatsOf(const AnsiText &line);

/// The role for lines and marks of @p level.
[[nodiscard]] Role roleOf(LogLevel level);

} // namespace baton

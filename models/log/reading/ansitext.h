// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/log/reading/ansistyle.h"

#include <QByteArrayView>
#include <QString>

#include <vector>

namespace baton {

/// A part of a line that is written in one style, in UTF-16 units.
struct AnsiRun
{
    qsizetype begin = 0;
    qsizetype length = 0;
    AnsiStyle style;

    friend bool operator==(const AnsiRun &, const AnsiRun &) = default;
};

/// A line as a terminal shows it.
struct AnsiText
{
    QString text;
    std::vector<AnsiRun> runs; ///< by position; unstyled text has no run

    friend bool operator==(const AnsiText &, const AnsiText &) = default;
};

/// The text that a terminal would show for @p line, which has no line end, if it begins in @p
/// style. Text that is overwritten after a carriage return or backspace is removed. Colours and
/// "erase in line" are applied, other sequences dropped. Bytes that are not UTF-8 become U+FFFD,
/// other control characters their pictures.
[[nodiscard]] AnsiText ansiText(QByteArrayView line, const AnsiStyle &style = {});

/// True if ansiText() of @p line is the line itself.
[[nodiscard]] bool isPlainText(QByteArrayView line);

} // namespace baton

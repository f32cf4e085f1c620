// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/formats/prompt/promptwhitespace.h"

#include <QStringList>

#include <algorithm>
#include <limits>

namespace baton {

namespace {

bool isLineBlank(QChar c)
{
    return c == u' ' || c == u'\t' || c == u'\r';
}

qsizetype indentOf(const QString &line)
{
    return std::ranges::find_if_not(line, isLineBlank) - line.begin();
}

} // namespace

QString normalizedPromptText(const QString &text)
{
    QStringList lines = text.split(u'\n');
    qsizetype indent = std::numeric_limits<qsizetype>::max();
    for (QString &line : lines) {
        while (!line.isEmpty() && isLineBlank(line.back())) {
            line.chop(1);
        }
        indent = line.isEmpty() ? indent : std::min(indent, indentOf(line));
    }
    while (!lines.isEmpty() && lines.front().isEmpty()) {
        lines.removeFirst();
    }
    while (!lines.isEmpty() && lines.back().isEmpty()) {
        lines.removeLast();
    }
    for (QString &line : lines) {
        line.remove(0, line.isEmpty() ? 0 : indent);
    }
    return lines.join(u'\n');
}

} // namespace baton

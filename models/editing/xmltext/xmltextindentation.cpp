// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editing/xmltext/xmltextindentation.h"

#include <QList>

#include <algorithm>

namespace baton::xml {

namespace {

bool isSpace(QChar c)
{
    return c == u' ' || c == u'\t';
}

bool isBlank(QStringView line)
{
    return std::ranges::all_of(line, isSpace);
}

/// The index of the first non-blank line if every non-blank line begins with a blank, which a
/// reader would take for indentation; else -1.
qsizetype lineToFix(const QList<QStringView> &lines)
{
    const auto isFilled = [](QStringView line) { return !isBlank(line); };
    const auto isLed = [&](QStringView line) { return isBlank(line) || isSpace(line.front()); };
    const auto first = std::ranges::find_if(lines, isFilled);
    return first != lines.end() && std::ranges::all_of(lines, isLed) ? first - lines.begin() : -1;
}

} // namespace

DecodedText indentedText(const QString &value, const BlockLayout &layout)
{
    const QList<QStringView> lines = QStringView(value).split(u'\n');
    const qsizetype fixed = lineToFix(lines);
    DecodedText text;
    for (qsizetype i = 0; i < lines.size(); ++i) {
        text.text += u'\n';
        text.text += lines[i].isEmpty() ? QString() : layout.indentation;
        if (i == fixed) {
            text.fixed.push_back(text.text.size());
        }
        text.text += lines[i];
    }
    text.text += u'\n' + layout.closing;
    return text;
}

DecodedText withFixedBlank(const QString &value)
{
    const QList<QStringView> lines = QStringView(value).split(u'\n');
    const qsizetype fixed = lineToFix(lines);
    return fixed < 0 ? DecodedText{value, {}}
                     : DecodedText{value, {lines[fixed].data() - value.constData()}};
}

DecodedText verbatimText(const QString &value, bool isCautious)
{
    DecodedText text{value, {}};
    const auto first =
        std::ranges::find_if(value, [](QChar c) { return !isSpace(c); }) - value.begin();
    const bool hasBreak = first < value.size() && value[first] == u'\n';
    if (hasBreak) {
        text.fixed.push_back(first);
    } else if (isCautious && !value.isEmpty() && isSpace(value.front())) {
        text.fixed.push_back(0);
    }
    return text;
}

} // namespace baton::xml

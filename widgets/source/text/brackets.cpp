// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/source/text/brackets.h"

#include "widgets/style/theme.h"

#include <QTextBlock>
#include <QTextCursor>
#include <QTextLayout>

namespace baton {

namespace {

/// The number of lines in which to search for the partner. It would not be visible farther away.
constexpr int farthest = 2000;
constexpr QStringView opening = u"([{";
constexpr QStringView closing = u")]}";

/// True if the character is highlighted as part of a text or comment.
bool isQuoted(const QTextBlock &block, int column)
{
    for (const QTextLayout::FormatRange &range : block.layout()->formats()) {
        if (range.start <= column && column < range.start + range.length) {
            const QColor color = range.format.foreground().color();
            return color == Theme::color(Role::SourceString)
                || color == Theme::color(Role::SourceComment);
        }
    }
    return false;
}

bool isBracket(const QTextBlock &block, int column)
{
    const QString text = block.text();
    return column >= 0 && column < text.size()
        && (opening.contains(text[column]) || closing.contains(text[column]))
        && !isQuoted(block, column);
}

int partnerOf(QTextBlock block, int column)
{
    const QChar own = block.text()[column];
    const bool isForward = opening.contains(own);
    const QChar other = isForward ? closing[opening.indexOf(own)] : opening[closing.indexOf(own)];
    int depth = 0;
    for (int lines = 0; block.isValid() && lines < farthest; ++lines) {
        const QString text = block.text();
        for (; column >= 0 && column < text.size(); column += isForward ? 1 : -1) {
            if ((text[column] != own && text[column] != other) || isQuoted(block, column)) {
                continue;
            }
            depth += text[column] == own ? 1 : -1;
            if (depth == 0) {
                return block.position() + column;
            }
        }
        block = isForward ? block.next() : block.previous();
        column = isForward ? 0 : block.length() - 2;
    }
    return -1;
}

} // namespace

QList<int> matchingBrackets(const QTextCursor &caret)
{
    const QTextBlock block = caret.block();
    for (const int column : {caret.positionInBlock(), caret.positionInBlock() - 1}) {
        if (!isBracket(block, column)) {
            continue;
        }
        const int partner = partnerOf(block, column);
        return partner < 0 ? QList<int>() : QList<int>{block.position() + column, partner};
    }
    return {};
}

} // namespace baton

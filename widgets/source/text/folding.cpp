// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/source/text/folding.h"

#include "widgets/source/text/highlighter.h"

#include <QRegularExpression>
#include <QTextDocument>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr int foldedState = 1;
constexpr int openState = -1;

qsizetype indentationOf(const QString &line)
{
    qsizetype indentation = 0;
    while (indentation < line.size() && line[indentation] == u' ') {
        ++indentation;
    }
    return indentation;
}

bool isBlank(const QString &line)
{
    return indentationOf(line) == line.size();
}

bool isDash(QStringView said)
{
    return said == u"-" || said.startsWith(u"- ");
}

QTextBlock nextWithText(QTextBlock block)
{
    do {
        block = block.next();
    } while (block.isValid() && isBlank(block.text()));
    return block;
}

/// True for a line that other lines can belong to: "key:", "key: |", "- …", "key: {".
bool opensBlock(const QString &line)
{
    static const QRegularExpression opens(
        uR"((:\s*([&!]\S+\s*)*([|>][-+0-9]*)?|[\[{])\s*(\s#.*)?$)"_s);
    return isDash(QStringView(line).sliced(indentationOf(line))) || opens.match(line).hasMatch();
}

} // namespace

Folding::Folding(QTextDocument &view, QObject *parent)
    : QObject(parent)
    , m_view(view)
{
}

bool Folding::isFolded(const QTextBlock &block)
{
    return block.userState() == foldedState;
}

bool Folding::isItem(const QTextBlock &block) const
{
    const QString line = block.text();
    return m_format == Format::Yaml && isDash(QStringView(line).sliced(indentationOf(line)));
}

bool Folding::isFoldable(const QTextBlock &block) const
{
    const HighlightedLine *data = Highlighter::dataOf(block);
    if (m_format != Format::Yaml) {
        return data && !data->opened.isEmpty();
    }
    const QString line = block.text();
    if (isBlank(line) || (data && data->startsInText) || !opensBlock(line)) {
        return false;
    }
    const QTextBlock next = nextWithText(block);
    if (!next.isValid()) {
        return false;
    }
    const QString nextLine = next.text();
    const qsizetype indentation = indentationOf(line);
    const qsizetype below = indentationOf(nextLine);
    return below > indentation
        || (below == indentation && !isItem(block) && isDash(QStringView(nextLine).sliced(below)));
}

QTextBlock Folding::lastOf(const QTextBlock &block) const
{
    if (!isFoldable(block)) {
        return {};
    }
    const QTextBlock last = m_format == Format::Yaml ? yamlLast(block) : regionLast(block);
    return last.blockNumber() > block.blockNumber() ? last : QTextBlock();
}

QTextBlock Folding::yamlLast(const QTextBlock &block) const
{
    const qsizetype indentation = indentationOf(block.text());
    const bool holdsDashes = !isItem(block);
    QTextBlock last = block;
    for (QTextBlock at = block.next(); at.isValid(); at = at.next()) {
        const QString line = at.text();
        const qsizetype column = indentationOf(line);
        if (column == line.size()) {
            continue;
        }
        const bool isOwnItem =
            holdsDashes && column == indentation && isDash(QStringView(line).sliced(column));
        if (column <= indentation && !isOwnItem) {
            break;
        }
        last = at;
    }
    return last;
}

QTextBlock Folding::regionLast(const QTextBlock &block)
{
    const int id = Highlighter::dataOf(block)->opened.last();
    int depth = 1;
    QTextBlock last = block;
    for (QTextBlock at = block.next(); at.isValid(); at = at.next()) {
        const HighlightedLine *data = Highlighter::dataOf(at);
        if (!data) {
            break;
        }
        depth -= static_cast<int>(data->closed.count(id));
        if (depth <= 0) {
            return at.previous();
        }
        depth += static_cast<int>(data->opened.count(id));
        last = at;
    }
    return last;
}

int Folding::hiddenBelow(const QTextBlock &block)
{
    const QTextDocument &text = *block.document();
    const QTextBlock seen = text.findBlockByLineNumber(block.firstLineNumber() + block.lineCount());
    return (seen.isValid() ? seen.blockNumber() : text.blockCount()) - block.blockNumber() - 1;
}

void Folding::fold(const QTextBlock &block)
{
    const QTextBlock last = lastOf(block);
    if (!last.isValid() || isFolded(block)) {
        return;
    }
    QTextBlock(block).setUserState(foldedState);
    show(block, last, false);
}

void Folding::unfold(const QTextBlock &block)
{
    if (!isFolded(block)) {
        return;
    }
    QTextBlock(block).setUserState(openState);
    show(block, m_view.findBlockByNumber(block.blockNumber() + hiddenBelow(block)), true);
}

void Folding::toggle(const QTextBlock &block)
{
    if (isFolded(block)) {
        unfold(block);
    } else {
        fold(block);
    }
}

/// The start of the foldable lines: after the root or its braces, which would hide everything.
QTextBlock Folding::behindRoot() const
{
    QTextBlock first = m_view.begin();
    while (first.isValid() && !isFoldable(first)) {
        first = first.next();
    }
    QTextBlock end = m_view.lastBlock();
    while (end.isValid() && isBlank(end.text())) {
        end = end.previous();
    }
    for (QTextBlock last = lastOf(first); last.isValid(); last = lastOf(first)) {
        if (m_format == Format::Yaml) {
            return last == end ? first.next() : first;
        }
        if (nextWithText(last) != end) {
            break;
        }
        first = first.next();
        end = last;
    }
    return first;
}

/// Folds all in one pass, because repainting after each one is slow.
void Folding::foldAll()
{
    for (QTextBlock block = behindRoot(); block.isValid(); block = block.next()) {
        const QTextBlock last = lastOf(block);
        if (!last.isValid()) {
            continue;
        }
        block.setUserState(foldedState);
        while (block != last) {
            block = block.next();
            block.setVisible(false);
            block.setLineCount(0);
        }
    }
    m_view.markContentsDirty(0, m_view.characterCount());
    Q_EMIT changed();
}

void Folding::unfoldAll()
{
    for (QTextBlock block = m_view.begin(); block.isValid(); block = block.next()) {
        block.setUserState(openState);
    }
    show(m_view.begin(), m_view.lastBlock(), true);
}

QTextBlock Folding::openAround(const QTextBlock &block) const
{
    for (QTextBlock around = block; around.isValid(); around = around.previous()) {
        if (!isFolded(around) && lastOf(around).blockNumber() >= block.blockNumber()) {
            return around;
        }
    }
    return {};
}

void Folding::reveal(const QTextBlock &block)
{
    while (block.isValid() && !block.isVisible()) {
        QTextBlock header = block;
        while (header.isValid() && !header.isVisible()) {
            header = header.previous();
        }
        if (!header.isValid() || !isFolded(header)) {
            show(block, block, true);
            return;
        }
        unfold(header);
    }
}

void Folding::repair(int first, int last)
{
    QTextBlock block = m_view.findBlockByNumber(std::max(0, first - 1));
    for (; block.isValid() && block.blockNumber() <= last + 1; block = block.next()) {
        const bool hidesNext = block.next().isValid() && !block.next().isVisible();
        if (isFolded(block) && !hidesNext) {
            block.setUserState(openState);
        }
        if (block.isVisible() && hidesNext && !isFolded(block)) {
            block.setUserState(foldedState);
            unfold(block);
        }
    }
}

void Folding::show(const QTextBlock &first, const QTextBlock &last, bool visible)
{
    int hiddenUntil = -1;
    const int begin = first.blockNumber();
    const int end = last.blockNumber();
    int number = begin;
    for (QTextBlock block = first; number <= end; block = block.next(), ++number) {
        if (number > begin || first == last) {
            block.setVisible(visible && number > hiddenUntil);
            block.setLineCount(block.isVisible() ? 1 : 0);
        }
        if (visible && number > begin && number > hiddenUntil && isFolded(block)) {
            hiddenUntil = lastOf(block).isValid() ? lastOf(block).blockNumber() : number;
        }
    }
    m_view.markContentsDirty(first.position(), last.position() + last.length() - first.position());
    Q_EMIT changed();
}

} // namespace baton

// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/source/editor/sourcepaint.h"

#include "widgets/source/editor/linecommands.h"
#include "widgets/source/editor/sourcemarks.h"
#include "widgets/source/text/brackets.h"
#include "widgets/source/text/folding.h"
#include "widgets/style/fonts.h"
#include "widgets/style/statuspainting.h"

#include <QPainter>
#include <QPainterPath>
#include <QTextLayout>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr qreal gapBehindText = 24;

QPainterPath wave(qreal left, qreal right, qreal y)
{
    QPainterPath path(QPointF(left, y + 1));
    bool isUp = true;
    for (qreal x = left + 2; x < right + 2; x += 2, isUp = !isUp) {
        path.lineTo(x, isUp ? y - 1 : y + 1);
    }
    return path;
}

bool isOnLine(const SourceEdit &edit, const QTextBlock &block, const SourceMark &mark)
{
    return edit.documentSync().lines().lineAt(mark.range.begin) == block.blockNumber();
}

} // namespace

std::optional<Role> rowTint(const SourceEdit &edit, const QTextBlock &block)
{
    for (const SourceMark *mark : edit.marks().breaking()) {
        if (isOnLine(edit, block, *mark)) {
            return Role::ErrorTint;
        }
    }
    if (edit.textCursor().block() == block) {
        return Role::CurrentLine;
    }
    return {};
}

void paintUnderline(QPainter &painter, const QRectF &area, Severity severity)
{
    const qreal y = area.bottom() - 2.5;
    QPen pen(Theme::color(roleOf(statusOf(severity))), 1.2);
    painter.setBrush(Qt::NoBrush);
    if (severity == Severity::Error) {
        painter.setRenderHint(QPainter::Antialiasing, true);
        painter.setPen(pen);
        painter.save();
        painter.setClipRect(area, Qt::IntersectClip);
        painter.drawPath(wave(area.left(), area.right(), y));
        painter.restore();
        return;
    }
    const bool isWarning = severity == Severity::Warning;
    pen.setWidthF(isWarning ? 1.5 : 2);
    pen.setCapStyle(Qt::FlatCap);
    pen.setDashPattern(isWarning ? QList<qreal>{3, 2} : QList<qreal>{1, 1});
    painter.setRenderHint(QPainter::Antialiasing, isWarning);
    painter.setPen(pen);
    painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y));
}

SourcePaint::SourcePaint(const SourceEdit &edit, QPainter &painter)
    : m_edit(edit)
    , m_painter(painter)
    , m_lines(edit.seenLines())
{
}

void SourcePaint::paintBelow()
{
    tintRows();
    const QTextCursor cursor = m_edit.textCursor();
    const ByteRange selection = m_edit.selectedBytes();
    const QList<int> brackets = matchingBrackets(cursor);
    for (const Line &line : m_lines) {
        fill(line, m_edit.mirrored(), Role::SelectionIdle);
        if (cursor.hasSelection()) {
            fill(line, selection, m_edit.hasFocus() ? Role::Selection : Role::SelectionIdle);
        }
        paintMatches(line);
        paintGuides(line);
        paintBrackets(line, brackets);
    }
}

void SourcePaint::paintAbove()
{
    for (const Line &line : m_lines) {
        paintTabs(line);
        underline(line);
        frameCurrentMatch(line);
        paintReason(line, paintFoldTag(line));
    }
}

void SourcePaint::tintRows()
{
    for (const Line &line : m_lines) {
        if (const auto tint = rowTint(m_edit, line.block)) {
            QRectF row = line.area;
            row.setLeft(0);
            m_painter.fillRect(row, Theme::color(*tint));
        }
    }
}

void SourcePaint::fill(const Line &line, ByteRange range, Role role)
{
    if (range.isEmpty()) {
        return;
    }
    const auto [from, to] = m_edit.columnsOf(line.block, range);
    if (from >= to) {
        return;
    }
    for (const QRectF &area : SourceEdit::areasOf(line, from, to)) {
        m_painter.fillRect(area, Theme::color(role));
    }
}

void SourcePaint::paintMatches(const Line &line)
{
    const std::vector<ByteRange> &matches = m_edit.matches();
    const LineMap &lines = m_edit.documentSync().lines();
    if (matches.empty() || line.block.blockNumber() >= lines.count()) {
        return;
    }
    const ByteRange whole = lines.whole(line.block.blockNumber());
    auto match = std::ranges::lower_bound(matches, whole.begin, {}, &ByteRange::end);
    for (; match != matches.end() && match->begin < whole.end + 1; ++match) {
        const bool isCurrent = match - matches.begin() == m_edit.currentMatch();
        fill(line, *match, isCurrent ? Role::Selection : Role::SelectionIdle);
    }
}

void SourcePaint::frameCurrentMatch(const Line &line)
{
    const auto current = static_cast<size_t>(m_edit.currentMatch());
    if (m_edit.currentMatch() < 0 || current >= m_edit.matches().size()) {
        return;
    }
    const auto [from, to] = m_edit.columnsOf(line.block, m_edit.matches()[current]);
    m_painter.setRenderHint(QPainter::Antialiasing, false);
    m_painter.setPen(Theme::color(Role::Accent));
    m_painter.setBrush(Qt::NoBrush);
    for (const QRectF &area : SourceEdit::areasOf(line, from, to)) {
        m_painter.drawRect(area.toRect().adjusted(0, 0, -1, -1));
    }
}

/// The reason in a message such as "Line 3 does not parse: REASON. Correct the line.", in any
/// language.
QString SourcePaint::reasonOf(const SourceMark &mark)
{
    const QString &message = mark.finding->message;
    const qsizetype begin = message.indexOf(u": "_s);
    const qsizetype end = message.indexOf(u". "_s, begin + 1);
    return begin < 0 || end < 0 ? message : message.sliced(begin + 2, end - begin - 2);
}

void SourcePaint::paintBrackets(const Line &line, const QList<int> &brackets)
{
    for (const int position : brackets) {
        const int column = position - line.block.position();
        if (column < 0 || column >= line.block.length()) {
            continue;
        }
        m_painter.setPen(Theme::color(Role::ControlEdge));
        m_painter.setBrush(Qt::NoBrush);
        for (const QRectF &area : SourceEdit::areasOf(line, column, column + 1)) {
            m_painter.drawRect(area.adjusted(0.5, 1.5, -0.5, -1.5));
        }
    }
}

void SourcePaint::paintGuides(const Line &line)
{
    const QString text = line.block.text();
    int indentation = 0;
    while (indentation < text.size() && text[indentation] == u' ') {
        ++indentation;
    }
    const QTextLayout *layout = line.block.layout();
    const bool isHung = layout->lineCount() > 1 && layout->lineAt(1).x() > layout->lineAt(0).x();
    m_painter.setPen(Theme::color(Role::Border));
    for (int column = linecommands::indentStep; column < indentation;
         column += linecommands::indentStep) {
        for (const QRectF &area : SourceEdit::areasOf(line, column, column)) {
            const qreal x = std::floor(area.left()) + 0.5;
            const qreal bottom = isHung ? line.area.bottom() : area.bottom();
            m_painter.drawLine(QPointF(x, area.top()), QPointF(x, bottom));
        }
    }
}

void SourcePaint::paintTabs(const Line &line)
{
    const QString text = line.block.text();
    for (qsizetype i = text.indexOf(u'\t'); i >= 0; i = text.indexOf(u'\t', i + 1)) {
        const int column = static_cast<int>(i);
        for (const QRectF &area : SourceEdit::areasOf(line, column, column + 1)) {
            const qreal y = std::floor(area.center().y()) + 0.5;
            const QPointF tip(area.right() - 3, y);
            m_painter.setRenderHint(QPainter::Antialiasing, true);
            m_painter.setPen(Theme::color(Role::Muted));
            m_painter.drawLine(QPointF(area.left() + 2, y), tip);
            m_painter.drawLine(tip, tip + QPointF(-3, -3));
            m_painter.drawLine(tip, tip + QPointF(-3, 3));
        }
    }
}

void SourcePaint::underline(const Line &line)
{
    const LineMap &lines = m_edit.documentSync().lines();
    if (line.block.blockNumber() >= lines.count()) {
        return;
    }
    const QString text = line.block.text();
    const int length = static_cast<int>(text.size());
    int indentation = 0;
    while (indentation < length && text[indentation].isSpace()) {
        ++indentation;
    }
    for (const SourceMark *mark : m_edit.marks().in(lines.whole(line.block.blockNumber()))) {
        auto [from, to] = m_edit.columnsOf(line.block, mark->range);
        const bool isPoint = mark->range.isEmpty();
        if (from > to || (from == to && !isPoint)
            || (isPoint && !isOnLine(m_edit, line.block, *mark))) {
            continue;
        }
        if (isPoint) {
            from = std::max(0, std::min(from, length - 1));
            to = from + 1;
        } else if (from < indentation) {
            from = indentation; // for a range of several lines
        }
        for (QRectF area : SourceEdit::areasOf(line, from, std::min(to, std::max(length, from)))) {
            area.setWidth(std::max(area.width(), 8.0));
            paintUnderline(m_painter, area, mark->severity);
        }
    }
}

qreal SourcePaint::endOf(const Line &line) const
{
    const QTextLayout *layout = line.block.layout();
    if (layout->lineCount() == 0) {
        return line.area.left();
    }
    return line.area.left() + layout->lineAt(layout->lineCount() - 1).naturalTextRect().right();
}

qreal SourcePaint::paintFoldTag(const Line &line)
{
    if (!Folding::isFolded(line.block)) {
        return endOf(line);
    }
    const int hidden = Folding::hiddenBelow(line.block);
    const QString text = SourceEdit::tr("%n lines", "folded away", hidden);
    m_painter.setFont(fonts::small());
    const qreal width = m_painter.fontMetrics().horizontalAdvance(text) + 12;
    const QRectF tag(endOf(line) + 8, line.area.bottom() - m_edit.lineHeight() + 1.5, width,
                     m_edit.lineHeight() - 3);
    m_painter.setRenderHint(QPainter::Antialiasing, true);
    m_painter.setPen(Theme::color(Role::Border));
    m_painter.setBrush(Theme::color(Role::Surface));
    m_painter.drawRoundedRect(tag, 3, 3);
    m_painter.setPen(Theme::color(Role::Muted));
    m_painter.drawText(tag, Qt::AlignCenter, text);
    return tag.right();
}

void SourcePaint::paintReason(const Line &line, qreal end)
{
    for (const SourceMark *mark : m_edit.marks().breaking()) {
        if (!isOnLine(m_edit, line.block, *mark)) {
            continue;
        }
        m_painter.setFont(fonts::small());
        QRectF place = line.area;
        place.setTop(place.bottom() - m_edit.lineHeight());
        place.setLeft(end + gapBehindText);
        place.setRight(m_edit.viewport()->width() - 8);
        const QString text = m_painter.fontMetrics().elidedText(
            reasonOf(*mark), Qt::ElideRight, static_cast<int>(std::max(0.0, place.width())));
        m_painter.setPen(Theme::color(Role::Error));
        m_painter.drawText(place, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine, text);
        return;
    }
}

} // namespace baton

// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/transcript/transcriptdelegate.h"

#include "models/transcript/rows/transcriptmodel.h"
#include "widgets/style/cellbackground.h"
#include "widgets/style/fonts.h"
#include "widgets/style/icons.h"
#include "widgets/style/metrics.h"
#include "widgets/style/statuspainting.h"

#include <QPainter>
#include <QTextLayout>
#include <QTreeView>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr int titleWidth = 128;
constexpr int barWidth = 2;
constexpr int textEdge = 8; ///< between the bar and the text
constexpr QLatin1StringView tab("    ");

using Kind = TranscriptEntry::Kind;

Kind kindOf(const QModelIndex &index)
{
    return static_cast<Kind>(index.data(TranscriptModel::KindRole).toInt());
}

QString iconOf(Kind kind)
{
    switch (kind) {
    case Kind::Message:
        return u"edit"_s;
    case Kind::ToolCall:
    case Kind::ToolResult:
        return u"source"_s;
    case Kind::Compaction:
        return u"fold"_s;
    case Kind::Raw:
        return u"help"_s;
    default:
        return u"info"_s;
    }
}

void paintMark(QPainter &painter, const QRect &area, const QModelIndex &index)
{
    const auto status = static_cast<Status>(index.data(TranscriptModel::StatusRole).toInt());
    if (status != Status::None) {
        paintStatus(painter, area, status);
    } else if (TranscriptModel::typeOf(index) == TranscriptModel::RowType::Agent) {
        icon(u"session"_s, Role::Muted).paint(&painter, area);
    } else if (TranscriptModel::typeOf(index) == TranscriptModel::RowType::Work) {
        icon(u"file"_s, Role::Muted).paint(&painter, area);
    } else {
        icon(iconOf(kindOf(index)), Role::Muted).paint(&painter, area);
    }
}

bool isSpoken(const QModelIndex &index)
{
    const TranscriptModel::RowType type = TranscriptModel::typeOf(index);
    return type == TranscriptModel::RowType::Agent
        || (type == TranscriptModel::RowType::Entry && kindOf(index) == Kind::Message);
}

/// Lays @p text out in lines of @p width; returns the total height.
qreal layOut(QTextLayout &layout, int width)
{
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(option);
    layout.beginLayout();
    qreal height = 0;
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        line.setPosition({0, height});
        height += line.height();
    }
    layout.endLayout();
    return height;
}

QString layoutText(const QModelIndex &index)
{
    QString text = index.data(TranscriptModel::SummaryRole).toString();
    return text.replace(u'\n', QChar::LineSeparator).replace("\t"_L1, tab);
}

/// The position of @p match of @p text in the displayed text.
LogMatch laidOut(const LogMatch &match, QStringView text)
{
    const auto place = [text](qsizetype at) {
        return at + text.first(std::min(at, text.size())).count(u'\t') * (tab.size() - 1);
    };
    const qsizetype begin = place(match.begin);
    return {begin, place(match.begin + match.length) - begin};
}

std::vector<LogMatch> marksOf(const QModelIndex &index, int role)
{
    return index.data(role).value<std::vector<LogMatch>>();
}

QTextLayout::FormatRange filled(const LogMatch &match, Role role)
{
    QTextLayout::FormatRange range;
    range.start = int(match.begin);
    range.length = int(match.length);
    range.format.setBackground(Theme::color(role));
    return range;
}

/// In a selected row marks have other colours.
Role markRole(bool isSelected)
{
    return isSelected ? Role::View : Role::SelectionIdle;
}

QList<QTextLayout::FormatRange> marksOfText(const QModelIndex &index, bool isSelected)
{
    const QString text = index.data(TranscriptModel::SummaryRole).toString();
    QList<QTextLayout::FormatRange> ranges;
    for (const LogMatch &match : marksOf(index, TranscriptModel::MarksRole)) {
        ranges.append(filled(laidOut(match, text), markRole(isSelected)));
    }
    return ranges;
}

/// Frames the current match, which may be on several lines.
void frameCurrent(QPainter &painter, const QTextLayout &layout, QPointF origin,
                  const QModelIndex &index)
{
    const auto current = index.data(TranscriptModel::CurrentMarkRole).value<LogMatch>();
    const LogMatch match = laidOut(current, index.data(TranscriptModel::SummaryRole).toString());
    painter.setPen(Theme::color(Role::Accent));
    for (int i = 0; i < layout.lineCount(); ++i) {
        const QTextLine line = layout.lineAt(i);
        const int begin = std::max(int(match.begin), line.textStart());
        const int end =
            std::min(int(match.begin + match.length), line.textStart() + line.textLength());
        if (begin < end) {
            const qreal left = line.cursorToX(begin);
            const QRectF area(origin.x() + left, origin.y() + line.y(), line.cursorToX(end) - left,
                              line.height());
            painter.drawRect(area.toRect().adjusted(0, 0, -1, -1));
        }
    }
}

void paintLaidOut(QPainter &painter, const QRect &area, const QStaticText &text)
{
    painter.drawStaticText(
        QPointF(area.left(), area.top() + (area.height() - text.size().height()) / 2), text);
}

/// Paints the background of matches in @p text, as far as they are in @p area.
void paintMarks(QPainter &painter, const QRect &area, const QString &text,
                const std::vector<LogMatch> &marks, const LogMatch &current, Role role)
{
    const QFontMetrics metrics = painter.fontMetrics();
    for (const LogMatch &mark : marks) {
        const int left = metrics.horizontalAdvance(text, int(mark.begin));
        const int right = metrics.horizontalAdvance(text, int(mark.begin + mark.length));
        const QRect place(area.left() + left, area.center().y() - metrics.height() / 2,
                          right - left, metrics.height());
        painter.fillRect(place & area, Theme::color(role));
        if (mark == current) {
            const QPen pen = painter.pen();
            painter.setPen(Theme::color(Role::Accent));
            painter.drawRect((place & area).adjusted(0, 0, -1, -1));
            painter.setPen(pen);
        }
    }
}

} // namespace

TranscriptDelegate::TranscriptDelegate(QTreeView &tree)
    : QStyledItemDelegate(&tree)
    , m_tree(tree)
{
}

int TranscriptDelegate::textWidth(const QModelIndex &index) const
{
    int depth = 1;
    for (QModelIndex above = index.parent(); above.isValid(); above = above.parent()) {
        ++depth;
    }
    constexpr int least = 120;
    return std::max(
        least, m_tree.viewport()->width() - depth * m_tree.indentation() - barWidth - 2 * textEdge);
}

QSize TranscriptDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &index) const
{
    if (TranscriptModel::typeOf(index) != TranscriptModel::RowType::Text) {
        return {titleWidth, measures::row};
    }
    QTextLayout layout(layoutText(index), fonts::mono());
    const int width = textWidth(index);
    return {width, qCeil(layOut(layout, width))};
}

void TranscriptDelegate::initStyleOption(QStyleOptionViewItem *option,
                                         const QModelIndex &index) const
{
    option->index = index;
}

void TranscriptDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                               const QModelIndex &index) const
{
    QStyleOptionViewItem row = option;
    initStyleOption(&row, index);
    paintEmptyCell(*painter, row);
    const bool isSelected = row.state.testFlag(QStyle::State_Selected);
    painter->save();
    if (TranscriptModel::typeOf(index) == TranscriptModel::RowType::Text) {
        paintText(*painter, row.rect, index, isSelected);
    } else {
        paintLine(*painter, row.rect, index, isSelected);
    }
    painter->restore();
}

void TranscriptDelegate::paintLine(QPainter &painter, const QRect &area, const QModelIndex &index,
                                   bool isSelected) const
{
    const int size = measures::iconSize;
    paintMark(painter, {area.left() + 2, area.top() + (area.height() - size) / 2, size, size},
              index);
    const int right = area.right() - measures::fieldGap;
    const int begin = area.left() + 2 + size + measures::iconGap;
    const LaidOutLine &detail =
        m_lines.of(index.data(TranscriptModel::DetailRole).toString(), fonts::small());
    const bool hasDetail = right - begin - detail.width > titleWidth;
    const int end = hasDetail ? right - detail.width - measures::groupGap : right;
    if (hasDetail) {
        painter.setFont(fonts::small());
        painter.setPen(Theme::color(Role::Muted));
        paintLaidOut(painter, {right - detail.width, area.top(), detail.width, area.height()},
                     detail.text);
    }
    const bool isStrong = isSpoken(index);
    const Role mark = markRole(isSelected);
    const QString title = index.data(TranscriptModel::TitleRole).toString();
    painter.setFont(isStrong ? fonts::strong() : fonts::body());
    painter.setPen(Theme::color(Role::Text));
    const LaidOutLine &head =
        m_lines.of(title, painter.font(), std::max(titleWidth, (end - begin) / 3));
    const QRect headArea(begin, area.top(), std::max(titleWidth, head.width), area.height());
    paintMarks(painter, headArea, title, marksOf(index, TranscriptModel::MarksRole),
               index.data(TranscriptModel::CurrentMarkRole).value<LogMatch>(), mark);
    paintLaidOut(painter, headArea, head.text);
    const int from = headArea.right() + 1 + measures::fieldGap;
    const QRect rest(from, area.top(), end - from, area.height());
    const QString summary = index.data(TranscriptModel::SummaryRole).toString();
    painter.setFont(fonts::body());
    painter.setPen(Theme::color(isStrong ? Role::Text : Role::Muted));
    paintMarks(painter, rest, summary, marksOf(index, TranscriptModel::SummaryMarksRole),
               index.data(TranscriptModel::CurrentSummaryMarkRole).value<LogMatch>(), mark);
    paintLaidOut(painter, rest, m_lines.of(summary, painter.font(), rest.width()).text);
}

void TranscriptDelegate::paintText(QPainter &painter, const QRect &area, const QModelIndex &index,
                                   bool isSelected) const
{
    const bool isError = index.data(TranscriptModel::IsErrorRole).toBool();
    const bool isResult = index.data(TranscriptModel::IsResultRole).toBool();
    const Role bar = isError ? Role::Error : isResult ? Role::Accent : Role::Border;
    painter.fillRect(QRect(area.left() + 2, area.top(), barWidth, area.height()),
                     Theme::color(bar));
    QTextLayout layout(layoutText(index), fonts::mono());
    layOut(layout, textWidth(index));
    painter.setPen(Theme::color(Role::Text));
    painter.setClipRect(area);
    const QPointF origin(area.left() + 2 + barWidth + textEdge, area.top());
    layout.draw(&painter, origin, marksOfText(index, isSelected));
    frameCurrent(painter, layout, origin, index);
}

} // namespace baton

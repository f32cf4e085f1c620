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

/// Lays @p text out in lines of @p width; the height of all.
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
    return text.replace(u'\n', QChar::LineSeparator).replace(u'\t', u"    "_s);
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

void TranscriptDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                               const QModelIndex &index) const
{
    QStyleOptionViewItem row = option;
    initStyleOption(&row, index);
    paintEmptyCell(*painter, row);
    painter->save();
    if (TranscriptModel::typeOf(index) == TranscriptModel::RowType::Text) {
        paintText(*painter, row.rect, index);
    } else {
        paintLine(*painter, row.rect, index);
    }
    painter->restore();
}

void TranscriptDelegate::paintLine(QPainter &painter, const QRect &area,
                                   const QModelIndex &index) const
{
    const int size = measures::iconSize;
    paintMark(painter, {area.left() + 2, area.top() + (area.height() - size) / 2, size, size},
              index);
    const QString detail = index.data(TranscriptModel::DetailRole).toString();
    const QFontMetrics small(fonts::small());
    const int detailWidth = small.horizontalAdvance(detail);
    const int right = area.right() - measures::fieldGap;
    const int begin = area.left() + 2 + size + measures::iconGap;
    const bool hasDetail = right - begin - detailWidth > titleWidth;
    const int end = hasDetail ? right - detailWidth - measures::groupGap : right;
    if (hasDetail) {
        painter.setFont(fonts::small());
        painter.setPen(Theme::color(Role::Muted));
        painter.drawText(QRect(right - detailWidth, area.top(), detailWidth + 1, area.height()),
                         Qt::AlignVCenter | Qt::AlignLeft, detail);
    }
    const bool isStrong = isSpoken(index);
    const QFont face = isStrong ? fonts::strong() : fonts::body();
    const QFontMetrics metrics(face);
    painter.setFont(face);
    painter.setPen(Theme::color(Role::Text));
    const QString title = index.data(TranscriptModel::TitleRole).toString();
    const int wide = std::min(std::max(titleWidth, metrics.horizontalAdvance(title)),
                              std::max(titleWidth, (end - begin) / 3));
    painter.drawText(QRect(begin, area.top(), wide, area.height()),
                     Qt::AlignVCenter | Qt::AlignLeft,
                     metrics.elidedText(title, Qt::ElideMiddle, wide));
    const int from = begin + wide + measures::fieldGap;
    painter.setFont(fonts::body());
    painter.setPen(Theme::color(isStrong ? Role::Text : Role::Muted));
    painter.drawText(QRect(from, area.top(), end - from, area.height()),
                     Qt::AlignVCenter | Qt::AlignLeft,
                     QFontMetrics(fonts::body())
                         .elidedText(index.data(TranscriptModel::SummaryRole).toString(),
                                     Qt::ElideRight, end - from));
}

void TranscriptDelegate::paintText(QPainter &painter, const QRect &area,
                                   const QModelIndex &index) const
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
    layout.draw(&painter, QPointF(area.left() + 2 + barWidth + textEdge, area.top()));
}

} // namespace baton

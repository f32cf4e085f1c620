// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/workspace/workspacedelegate.h"

#include "models/workspace/workspacemodel.h"
#include "widgets/style/cellbackground.h"
#include "widgets/style/fonts.h"
#include "widgets/style/icons.h"
#include "widgets/style/metrics.h"
#include "widgets/style/statuspainting.h"
#include "widgets/text/distinctelision.h"

#include <QPainter>
#include <QStyle>

#include <cstdlib>

namespace baton {

namespace {

using namespace Qt::StringLiterals;
using NodeType = WorkspaceNode::Type;

constexpr int rightEdge = 10;

Status markOf(const QModelIndex &index)
{
    return static_cast<Status>(index.data(WorkspaceModel::MarkRole).toInt());
}

/// True while no content of the folder needs attention: then it shows its own icon.
bool showsFolder(const QModelIndex &index)
{
    if (WorkspaceModel::typeAt(index) == NodeType::Group) {
        return true;
    }
    const Status mark = markOf(index);
    return WorkspaceModel::typeAt(index) == NodeType::Folder && mark != Status::Warning
        && mark != Status::Error && mark != Status::Escalate;
}

/// The icon of a file that is not a document, the same as that of its tab.
QString contentIcon(const QModelIndex &index)
{
    switch (static_cast<FileContent>(index.data(WorkspaceModel::ContentRole).toInt())) {
    case FileContent::Documents:
        return {};
    case FileContent::Transcript:
        return u"outline"_s;
    case FileContent::Database:
        return u"list"_s;
    }
    return {};
}

struct Remark
{
    QString text;
    Role role = Role::Muted;
};

/// The worst severity of the findings below it.
Status worstBelow(const QModelIndex &index)
{
    if (index.data(WorkspaceModel::ErrorsRole).toInt() > 0) {
        return Status::Error;
    }
    return index.data(WorkspaceModel::WarningsRole).toInt() > 0 ? Status::Warning : Status::Note;
}

/// True for a session with errors below it: its mark shows its status only.
bool hasErrors(const QModelIndex &index)
{
    return WorkspaceModel::typeAt(index) == NodeType::Session
        && index.data(WorkspaceModel::ErrorsRole).toInt() > 0;
}

/// The remark at the right: errors of a session before its mode, else the count, else a word.
Remark remarkOf(const QModelIndex &index)
{
    const QString detail = index.data(WorkspaceModel::DetailRole).toString();
    const int count = index.data(WorkspaceModel::CountRole).toInt();
    const bool keepsDetail = WorkspaceModel::typeAt(index) == NodeType::Group
        || WorkspaceModel::typeAt(index) == NodeType::Session;
    if (count == 0 || (keepsDetail && !detail.isEmpty() && !hasErrors(index))) {
        return {detail, Role::Muted};
    }
    const Status status =
        WorkspaceModel::typeAt(index) == NodeType::Session ? worstBelow(index) : markOf(index);
    return {QString::number(count), roleOf(status)};
}

/// The icon of a session's reviews. None if there are none.
QIcon reviewIcon(const QModelIndex &index)
{
    const auto standing = static_cast<ReviewStatus>(index.data(WorkspaceModel::ReviewRole).toInt());
    switch (standing) {
    case ReviewStatus::Awaiting:
        return icon(u"eye"_s, Role::Muted);
    case ReviewStatus::Approved:
        return icon(u"check"_s, roleOf(statusOf(standing)));
    case ReviewStatus::NeedsWork:
        return icon(u"edit"_s, roleOf(statusOf(standing)));
    case ReviewStatus::Rejected:
        return icon(u"close"_s, roleOf(statusOf(standing)));
    case ReviewStatus::None:
        break;
    }
    return {};
}

/// The part of the room beside the name for @p remark. A count is shown even beside an elided name;
/// a muted word is not.
int roomFor(const Remark &remark, const QFontMetrics &metrics, int left)
{
    const int width = metrics.horizontalAdvance(remark.text);
    return remark.role == Role::Muted && width + measures::iconGap > left ? 0 : width;
}

void paintMark(QPainter &painter, const QRect &area, const QModelIndex &index)
{
    if (showsFolder(index)) {
        icon(u"folder"_s, Role::Muted).paint(&painter, area);
    } else if (const QString name = contentIcon(index); !name.isEmpty()) {
        icon(name, Role::Muted).paint(&painter, area);
    } else {
        paintStatus(painter, area, markOf(index));
    }
}

/// The name after the area of the mark, the remark and the review at the other edge of @p row.
void paintTexts(QPainter &painter, const QStyleOptionViewItem &row, const QRect &mark,
                const QModelIndex &index)
{
    const auto placed = [&row](const QRect &area) {
        return QStyle::visualRect(row.direction, row.rect, area);
    };
    const int size = measures::iconSize;
    const Remark remark = remarkOf(index);
    const QFont small = fonts::small();
    const QFont face =
        WorkspaceModel::typeAt(index) == NodeType::Group ? fonts::strong() : row.font;
    const QString name = index.data().toString();
    const int begin = mark.right() + 1 + measures::iconGap;
    const QIcon review = reviewIcon(index);
    const int edge = rightEdge + (review.isNull() ? 0 : size + measures::iconGap);
    const int width =
        roomFor(remark, QFontMetrics(small),
                row.rect.right() - edge - begin - QFontMetrics(face).horizontalAdvance(name));
    const QRect right(row.rect.right() - edge - width, row.rect.top(), width + 1,
                      row.rect.height());
    if (!review.isNull()) {
        review.paint(&painter,
                     placed({row.rect.right() - rightEdge - size, mark.top(), size, size}));
    }
    painter.setFont(small);
    painter.setPen(Theme::color(remark.role));
    if (width > 0) {
        painter.drawText(placed(right), Qt::AlignVCenter | Qt::AlignLeading, remark.text);
    }
    const QRect middle(begin, row.rect.top(), right.left() - begin - (width > 0 ? 6 : 0),
                       row.rect.height());
    painter.setFont(face);
    painter.setPen(Theme::color(Role::Text));
    painter.drawText(placed(middle), Qt::AlignVCenter | Qt::AlignLeading,
                     WorkspaceDelegate::shownName(index, QFontMetrics(face), middle.width()));
}

} // namespace

QString WorkspaceDelegate::shownName(const QModelIndex &index, const QFontMetrics &metrics,
                                     int room)
{
    constexpr int most = 50; // in each direction, among thousands
    QStringList names{index.data().toString()};
    const QString usual = metrics.elidedText(names.front(), Qt::ElideMiddle, room);
    if (usual == names.front()) {
        return usual;
    }
    const QString head = usual.section(QChar(0x2026), 0, 0);
    for (const int step : {-1, 1}) {
        for (int row = step; std::abs(row) <= most; row += step) {
            const QString other = index.siblingAtRow(index.row() + row).data().toString();
            if (other.isEmpty() || !other.startsWith(head)) {
                break;
            }
            names.append(other);
        }
    }
    return distinctlyElided(names, 0, metrics, room);
}

void WorkspaceDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                              const QModelIndex &index) const
{
    QStyleOptionViewItem row = option;
    initStyleOption(&row, index);
    paintEmptyCell(*painter, row);
    const int size = measures::iconSize;
    const QRect mark(row.rect.left() + 4, row.rect.top() + (row.rect.height() - size) / 2, size,
                     size);
    paintMark(*painter, QStyle::visualRect(row.direction, row.rect, mark), index);
    painter->save();
    paintTexts(*painter, row, mark, index);
    painter->restore();
}

QSize WorkspaceDelegate::sizeHint(const QStyleOptionViewItem &option,
                                  const QModelIndex &index) const
{
    const int name = option.fontMetrics.horizontalAdvance(index.data().toString());
    return {measures::iconSize + name + 60, measures::row};
}

} // namespace baton

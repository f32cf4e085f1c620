// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/session/listcolumns.h"

#include "widgets/common/measures.h"

#include <QEvent>
#include <QHeaderView>
#include <QTreeView>

#include <algorithm>
#include <numeric>

namespace baton {

namespace {

constexpr int leastName = 240;
constexpr int widestName = 480;
constexpr int easyName = 320; ///< while other texts can be read beside it
constexpr int easyText = 136;
constexpr int leastText = 72;
constexpr int widestText = 280;

} // namespace

ListColumns::ListColumns(QTreeView *list, const QList<int> &yielding)
    : QObject(list)
    , m_list(list)
    , m_header(list->header())
    , m_titles(m_header->viewport())
    , m_yielding(yielding)
{
    constexpr int measuredRows = 100;
    m_header->setResizeContentsPrecision(measuredRows);
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &ListColumns::fit);
    const QAbstractItemModel *model = list->model();
    connect(model, &QAbstractItemModel::layoutChanged, this, &ListColumns::fitLater);
    connect(model, &QAbstractItemModel::dataChanged, this, &ListColumns::fitLater);
    connect(m_header, &QHeaderView::sectionResized, this,
            [this] { m_isFittedByHand = m_isFittedByHand || (m_isPressed && !m_isFitting); });
    m_titles->installEventFilter(this);
    list->viewport()->installEventFilter(this);
}

bool ListColumns::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_titles) {
        if (event->type() == QEvent::Resize) {
            fitLater();
        }
    } else if (event->type() == QEvent::MouseButtonPress) {
        m_isPressed = true;
    } else if (event->type() == QEvent::MouseButtonRelease) {
        m_isPressed = false;
    }
    return QObject::eventFilter(watched, event);
}

QList<int> ListColumns::wantedWidths() const
{
    constexpr int sortMark = 16;
    QList<int> widths;
    for (int column = 0; column < m_header->count(); ++column) {
        const QString title =
            m_header->model()->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
        const int least = QFontMetrics(m_header->font()).horizontalAdvance(title)
            + 2 * measures::controlPadding + sortMark;
        const int most = std::max(least, column == 0 ? widestName : widestText);
        widths.append(std::clamp(m_list->sizeHintForColumn(column), least, most));
    }
    widths.front() = std::max(widths.front(), leastName);
    return widths;
}

/// Takes @p over from the widest texts that may yield, as far as @p least, then from the names.
/// @returns what is still to be taken.
int ListColumns::shorten(QList<int> &widths, int over, const Least &least) const
{
    constexpr int step = 4;
    for (; over > 0; over -= step) {
        int widest = -1;
        for (const int column : m_yielding) {
            if (widths[column] > least.text && (widest < 0 || widths[column] > widths[widest])) {
                widest = column;
            }
        }
        if (widest < 0) {
            const int given = std::clamp(widths.front() - least.name, 0, over);
            widths.front() -= given;
            return over - given;
        }
        widths[widest] -= step;
    }
    return 0;
}

void ListColumns::fit()
{
    if (m_isFittedByHand) {
        return;
    }
    QList<int> widths = wantedWidths();
    const int room = m_list->viewport()->width();
    const int used = std::accumulate(widths.begin(), widths.end(), 0);
    if (used > room) {
        const int over = shorten(widths, used - room, {easyName, easyText});
        (void)shorten(widths, over, {leastName, leastText});
    } else {
        widths.front() += room - used;
    }
    m_isFitting = true;
    for (int column = 0; column < widths.size(); ++column) {
        m_header->resizeSection(column, widths[column]);
    }
    m_isFitting = false;
}

} // namespace baton

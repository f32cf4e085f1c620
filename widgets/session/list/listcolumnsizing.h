// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/session/tables/columnwidths.h"

#include <QElapsedTimer>
#include <QMap>
#include <QObject>
#include <QTimer>

class QHeaderView;
class QTreeView;

namespace baton {

/// Distributes the width of a list: columns fit their contents, and the names in the first column
/// get the rest. Without enough room texts are shortened as long as they are readable. A column
/// that the user resized keeps its width; the others are still adjusted.
class ListColumnSizing final : public QObject
{
    Q_OBJECT

public:
    /// Texts in @p yielding and the names can be shortened; those in @p last only if nothing else
    /// helps. Texts with a short form are shortened no further than to that. @p list becomes the
    /// parent.
    ListColumnSizing(QTreeView *list, const QList<int> &yielding, int last);

    /// Fits the columns once the rows are shown, and from time to time while rows arrive.
    void fitLater();
    void setRowsArriving(bool isOn);
    /// The columns that the user resized, for restore().
    [[nodiscard]] QByteArray save() const;
    void restore(const QByteArray &moved);

Q_SIGNALS:
    /// The user resized a column.
    void moved();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void fit();
    void keep(int column, int width);
    [[nodiscard]] QList<int> cellsOf(int column) const;
    [[nodiscard]] QList<ColumnWidthNeed> needs() const;
    [[nodiscard]] int titleWidth(int column) const;
    [[nodiscard]] QList<int> shortCells(int column) const;
    [[nodiscard]] QList<int> widths(int room) const;

    QTreeView *m_list;
    QHeaderView *m_header;
    QObject *m_titles; ///< viewport of the header, whose mouse events are filtered
    QList<int> m_yielding;
    int m_last; ///< number of the last column
    QTimer m_timer;
    QElapsedTimer
        m_fitted; ///< time since the widths were last shared; invalid before the first time
    QMap<int, int> m_moved;    ///< widths of columns that the user resized
    bool m_isArriving = false; ///< rows arrive in batches
    bool m_isFitting = false;
    bool m_isPressed = false; ///< a mouse button is pressed on the titles
    bool m_isOther = false;   ///< the user has resized a column since that press
};

} // namespace baton

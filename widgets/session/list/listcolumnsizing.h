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

/// Shares the width of a list: a column is as wide as what stands in it, the names in the first one
/// get the rest. Where there is too little, texts give way as far as they can be read. A column
/// that the reader moved stays as wide as that; the others go on sharing.
class ListColumnSizing final : public QObject
{
    Q_OBJECT

public:
    /// Texts in @p yielding and the names may be shortened, those in @p last only where nothing
    /// else helps. What is said shorter where there is no room is read as long as it is short.
    /// @p list becomes the parent.
    ListColumnSizing(QTreeView *list, const QList<int> &yielding, int last);

    /// Fits the columns once the rows are shown; while rows arrive, from time to time.
    void fitLater();
    void setRowsArriving(bool isOn);
    /// The columns that the reader moved, for restore().
    [[nodiscard]] QByteArray save() const;
    void restore(const QByteArray &moved);

Q_SIGNALS:
    /// The reader made a column wider or narrower.
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

// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>
#include <QTimer>

class QAbstractItemView;
class QHeaderView;
class QTreeView;

namespace baton {

/// Shares the width of a list: a column is as wide as what stands in it, the names in the first one
/// get the rest. Where there is too little, the widest texts beside the names give way. A column
/// that the reader moved stays.
class ListColumns final : public QObject
{
    Q_OBJECT

public:
    /// Texts in @p yielding may be shortened. @p list becomes the parent.
    ListColumns(QTreeView *list, const QList<int> &yielding);

    /// Once what is shown stands.
    void fitLater() { m_timer.start(); }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void fit();
    [[nodiscard]] QList<int> wantedWidths() const;
    /// How narrow a name and the other texts become.
    struct Least
    {
        int name = 0;
        int text = 0;
    };
    [[nodiscard]] int shorten(QList<int> &widths, int over, const Least &least) const;

    QAbstractItemView *m_list;
    QHeaderView *m_header;
    QObject *m_titles; ///< what the mouse presses in the header
    QList<int> m_yielding;
    QTimer m_timer;
    bool m_isFitting = false;
    bool m_isPressed = false; ///< the mouse, on the titles
    bool m_isFittedByHand = false;
};

} // namespace baton

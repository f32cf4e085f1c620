// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>

class QAbstractItemView;
class QLineEdit;

namespace baton {

/// Keys of a search field above its list: Down moves to the list, Escape clears the field.
class SearchNavigation : public QObject
{
    Q_OBJECT

public:
    /// @p search becomes the parent; @p list must outlive it.
    SearchNavigation(QLineEdit *search, QAbstractItemView *list);

    /// Focuses @p list and selects a row if there is one.
    static void focusList(QAbstractItemView *list, Qt::FocusReason reason);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QLineEdit *m_search;
    QAbstractItemView *m_list;
};

} // namespace baton

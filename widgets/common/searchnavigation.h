// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>

class QAbstractItemView;
class QLineEdit;

namespace baton {

/// The keys of a search above its list: Down leads to the list, Escape empties the search.
class SearchNavigation : public QObject
{
    Q_OBJECT

public:
    /// Belongs to @p search; @p list lives at least as long.
    SearchNavigation(QLineEdit *search, QAbstractItemView *list);

    /// Gives @p list the keyboard, with a row chosen when it has any.
    static void focusList(QAbstractItemView *list, Qt::FocusReason reason);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QLineEdit *m_search;
    QAbstractItemView *m_list;
};

} // namespace baton

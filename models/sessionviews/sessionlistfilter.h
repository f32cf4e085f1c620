// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/sessionviews/sessionlist.h"

#include <QSortFilterProxyModel>

namespace baton {

/// Sorts sessions by raw value and leaves out those that do not match: every word must stand in
/// some column or in the path, and the session must be of the wanted sort.
class SessionListFilter final : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    enum class Wanted { All, Failed, Running, Lost };

    explicit SessionListFilter(SessionList *list, QObject *parent = nullptr);

    void setText(const QString &text);
    void setWanted(Wanted wanted);
    [[nodiscard]] bool isActive() const { return !m_words.isEmpty() || m_wanted != Wanted::All; }
    /// Sessions that match, without the groups and parents that only hold them.
    [[nodiscard]] int shownCount() const;

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex &parent) const override;
    [[nodiscard]] bool lessThan(const QModelIndex &left, const QModelIndex &right) const override;

private:
    void filterAnew();
    [[nodiscard]] int countIn(const QModelIndex &parent) const;
    [[nodiscard]] bool isWanted(const SessionSummary &session) const;

    SessionList &m_list;
    QStringList m_words; ///< in small letters
    Wanted m_wanted = Wanted::All;
};

} // namespace baton

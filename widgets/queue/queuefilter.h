// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/values/runstatus.h"

#include <QSortFilterProxyModel>
#include <QStringList>

#include <optional>

namespace baton {

class QueueModel;

/// Filters the steps of a QueueModel.
class QueueFilter final : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    explicit QueueFilter(QueueModel &model, QObject *parent = nullptr);

    /// Each word of @p text must occur in the step: in its task, its parents, its file, its error
    /// or its report.
    void setText(const QString &text);
    /// Sets the agent; empty for any.
    void setAgent(const QString &agent);
    /// Sets the state; nullopt for any.
    void setStatus(std::optional<RunStatus> status);
    [[nodiscard]] bool isFiltering() const
    {
        return !m_words.isEmpty() || !m_agent.isEmpty() || m_status;
    }

Q_SIGNALS:
    /// The filter is about to change, so steps are about to be inserted and removed.
    void aboutToChange();
    void changed();

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex &parent) const override;

private:
    void renew();
    void keepTexts();
    [[nodiscard]] bool hasWords(int row) const;

    const QueueModel &m_model;
    QStringList m_words;         ///< case-folded words of the search
    mutable QStringList m_texts; ///< searched texts by row; null: not made yet
    QString m_agent;
    std::optional<RunStatus> m_status;
};

} // namespace baton

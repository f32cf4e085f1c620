// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/value/reviewstatus.h"
#include "models/workspace/workspacenode.h"

#include <QSortFilterProxyModel>

namespace baton {

/// Accepts the files that match, and the rows that lead to them.
class WorkspaceFilter final : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    explicit WorkspaceFilter(QObject *parent = nullptr);

    void setSourceModel(QAbstractItemModel *model) override;
    /// Answers without listing the rows below @p parent if possible: a tree calls this for
    /// thousands of folded rows.
    [[nodiscard]] bool hasChildren(const QModelIndex &parent = {}) const override;

    /// Sets words that must all occur in the path below the root, the kind or the session's mode.
    /// Ignores letter case.
    void setText(const QString &text);
    [[nodiscard]] const QStringList &words() const { return m_words; }
    void setProblemsOnly(bool isOn);
    [[nodiscard]] bool isProblemsOnly() const { return m_isProblemsOnly; }
    void setReview(ReviewWanted wanted);
    [[nodiscard]] ReviewWanted review() const { return m_review; }
    void setHandoffsOnly(bool isOn);
    [[nodiscard]] bool isHandoffsOnly() const { return m_isHandoffsOnly; }
    /// Empty: every kind.
    void setKind(const QString &kindId);
    [[nodiscard]] const QString &kind() const { return m_kind; }
    [[nodiscard]] bool isActive() const;
    void clear();
    /// Filters again after a change of the reviews.
    void takeReviews();

Q_SIGNALS:
    /// The rows are unchanged.
    void filterAboutToChange();
    void filterChanged();

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex &parent) const override;

private:
    [[nodiscard]] bool accepts(const WorkspaceNode &file) const;
    void refilter();
    void noticeEmptied(const QModelIndex &sourceParent);

    QStringList m_words;
    QString m_kind;
    bool m_isProblemsOnly = false;
    bool m_isHandoffsOnly = false;
    ReviewWanted m_review = ReviewWanted::Any;
};

} // namespace baton

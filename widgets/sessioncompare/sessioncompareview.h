// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/sessioncompare/comparisonmodel.h"

#include <QWidget>

class QTreeView;

namespace baton {

class EmptyState;
class WrapLabel;

/// Compares two sessions: the differences of the successful one, and phases, gates, handoffs and
/// errors in two columns.
class SessionCompareView final : public QWidget
{
    Q_OBJECT

public:
    explicit SessionCompareView(QWidget *parent = nullptr);

    /// @p left and @p right are the titles of the sessions.
    void setComparison(const SessionComparison &comparison, const QString &left,
                       const QString &right);
    [[nodiscard]] const ComparisonModel &model() const { return *m_model; }

Q_SIGNALS:
    /// The user cancelled the comparison.
    void stopRequested();
    /// Show the evidence of a cell.
    void placeRequested(const baton::Evidence &place);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    QWidget *buildHead();
    void buildRows();
    void request(const QModelIndex &index);
    void showState();

    ComparisonModel *m_model;
    WrapLabel *m_headline;
    QTreeView *m_rows;
    EmptyState *m_empty;
};

} // namespace baton

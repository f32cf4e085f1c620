// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/session/tables/sessionmetrics.h"

#include <QHash>
#include <QHeaderView>

namespace baton {

/// A table header whose first title is aligned with the edge of the session's panes.
class AlignedHeader final : public QHeaderView
{
    Q_OBJECT

public:
    explicit AlignedHeader(QWidget *parent = nullptr);

    void setEdge(int edge) { m_edge = edge; }
    /// Sets titles that replace those of the model if room is short.
    void setTitles(const QHash<int, QString> &titles);

protected:
    bool viewportEvent(QEvent *event) override;
    void initStyleOptionForIndex(QStyleOptionHeader *option, int logicalIndex) const override;
    void paintEvent(QPaintEvent *event) override;
    void paintSection(QPainter *painter, const QRect &rect, int logicalIndex) const override;

private:
    int m_edge = sessionmeasures::edge;
    QHash<int, QString> m_titles;
};

} // namespace baton

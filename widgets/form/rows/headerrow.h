// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/form/rows/rowwidget.h"

namespace baton {

/// A row that collapses and expands the rows below it: by click, Space, Enter, Left and Right.
class HeaderRow : public RowWidget
{
    Q_OBJECT

public:
    explicit HeaderRow(FormController &controller);

protected:
    void showRow() override;
    [[nodiscard]] int contentHeight(const RowGeometry &geometry) const override;
    void place(const RowGeometry &geometry, int top) override;
    [[nodiscard]] std::vector<QWidget *> contentStops() override;
    [[nodiscard]] virtual QRect headRect() const = 0;
    [[nodiscard]] virtual QString title() const = 0;

    void paintChevron(QPainter &painter, const QRect &area) const;
    void paintFocus(QPainter &painter, const QRect &area) const;
    /// Paints the counts of findings, which end at @p right; returns their left edge.
    int paintCounts(QPainter &painter, int right, const QRect &line) const;
    [[nodiscard]] bool isJudged() const;
    /// The width of paintCounts().
    [[nodiscard]] int countsWidth() const;
    void keyPressEvent(QKeyEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;

private:
    QString spokenState() const;
};

} // namespace baton

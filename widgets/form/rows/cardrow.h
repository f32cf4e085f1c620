// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/form/rows/headerrow.h"

class QToolButton;

namespace baton {

/// The header of a card: chevron, tag, first text, counts, menu.
class CardRow : public HeaderRow
{
    Q_OBJECT

public:
    explicit CardRow(FormController &controller);

    [[nodiscard]] bool isHandle(QPoint place) const override { return headRect().contains(place); }

protected:
    void showRow() override;
    void place(const RowGeometry &geometry, int top) override;
    [[nodiscard]] std::vector<QWidget *> contentStops() override;
    [[nodiscard]] QRect headRect() const override;
    [[nodiscard]] QString title() const override;
    void paintEvent(QPaintEvent *event) override;

private:
    int paintTag(QPainter &painter, int left, const QRect &line) const;

    QToolButton *m_menu;
};

} // namespace baton

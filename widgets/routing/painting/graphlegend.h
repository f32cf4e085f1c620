// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/routing/painting/graphpainter.h"

#include <QWidget>

#include <memory>

namespace baton {

/// The legend of the graph's lines, in a strip below it.
class GraphLegend : public QWidget
{
    Q_OBJECT

public:
    explicit GraphLegend(QWidget *parent = nullptr);

    void setPainter(std::shared_ptr<const GraphPainter> painter);
    [[nodiscard]] int heightFor(int width) const;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    std::shared_ptr<const GraphPainter> m_painter;
};

} // namespace baton

// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QWidget>

namespace baton {

class LogArea;

/// The strip beside the text of a log, with line numbers and marks for errors and warnings. A click
/// selects a line.
class LogGutter : public QWidget
{
    Q_OBJECT

public:
    explicit LogGutter(LogArea &area);

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;

private:
    [[nodiscard]] int numberWidth() const;

    LogArea &m_area;
};

} // namespace baton

// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/statistics/sessionmatrix.h"

#include <QWidget>

namespace baton {

/// The last sessions of a protocol, one per column, with a mark for each phase. A click, or the
/// arrow keys and Return, open the session of a column.
class MatrixChart final : public QWidget
{
    Q_OBJECT

public:
    explicit MatrixChart(SessionMatrix matrix, QWidget *parent = nullptr);

    /// The position of the current cell: column as x, row as y; (-1, -1) if there is none.
    [[nodiscard]] QPoint current() const { return m_current; }
    [[nodiscard]] QRect cellRect(int phase, int session) const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] int heightForWidth(int width) const override;

Q_SIGNALS:
    /// @p phase is the id of the phase whose cell was chosen; empty if there is none. @p origin
    /// is the machine that the session was read on.
    void sessionRequested(const QString &path, const QString &phase, const QString &origin);

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;

private:
    [[nodiscard]] int nameWidth() const;
    /// The first session that is displayed at @p width: there is room for the newest ones only.
    [[nodiscard]] int firstShown(int width) const;
    [[nodiscard]] int firstShown() const { return firstShown(width()); }
    [[nodiscard]] QPoint cellAt(const QPoint &position) const;
    [[nodiscard]] QString nameAt(const QPoint &position) const;
    [[nodiscard]] QString textOf(const QPoint &cell) const;
    [[nodiscard]] QString captionText(int width) const;
    void moveTo(const QPoint &cell);
    void paintRow(QPainter &painter, int phase) const;
    void paintAxis(QPainter &painter) const;
    void request(const QPoint &cell);

    SessionMatrix m_matrix;
    QPoint m_current{-1, -1};
};

} // namespace baton

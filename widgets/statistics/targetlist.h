// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/statistics/statistics.h"

#include <QWidget>

namespace baton {

/// The shares for which a specification sets a target: one per line, with the target on its bar. A
/// click, or the arrow keys and Return, search for the counted items of a line.
class TargetList final : public QWidget
{
    Q_OBJECT

public:
    explicit TargetList(std::vector<MeasuredTarget> targets, QWidget *parent = nullptr);

    /// The position of the current target; -1 if there is none.
    [[nodiscard]] int current() const { return m_current; }
    [[nodiscard]] QRect targetRect(int position) const;

    [[nodiscard]] QSize sizeHint() const override;

Q_SIGNALS:
    /// Emitted to show the counted items of a target, which @p filter finds.
    void filterRequested(const QString &filter);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;

private:
    [[nodiscard]] int targetAt(const QPoint &position) const;
    void moveTo(int position);
    void request(int position);
    void paintTarget(QPainter &painter, const MeasuredTarget &target, const QRect &area) const;

    std::vector<MeasuredTarget> m_targets;
    QStringList m_lines; ///< texts of the lines
    int m_current = -1;
};

} // namespace baton

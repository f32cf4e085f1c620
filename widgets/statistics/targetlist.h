// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/statistics/statistics.h"

#include <QWidget>

namespace baton {

/// The shares that a specification sets marks for: a line each, with the mark on its bar.
class TargetList final : public QWidget
{
    Q_OBJECT

public:
    explicit TargetList(std::vector<MeasuredTarget> targets, QWidget *parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void paintTarget(QPainter &painter, const MeasuredTarget &target, const QRect &area) const;

    std::vector<MeasuredTarget> m_targets;
};

} // namespace baton
